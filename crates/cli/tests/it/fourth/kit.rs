//! The game passes the test kit that every game must pass.

use sobremesa_conformance::Subject;
use sobremesa_table::{Game, Move, Options, Seat, Stream, Viewer};

use super::climb::{Climb, Rules, State, View};

struct Kit;

impl Subject for Kit {
    type Game = Climb;

    fn rules() -> Vec<Rules> {
        let all = (2..=4).flat_map(|players| [3, 5].map(|cards| (players, cards)));
        let written =
            all.map(|(players, cards)| format!(r#"{{"players":{players},"cards":{cards}}}"#));
        written
            .map(|text| Rules::from_wire(serde_json::from_str(&text).unwrap()).unwrap())
            .collect()
    }

    fn writable_actions(_: &State) -> Vec<u8> {
        (0..=40).collect()
    }

    fn statement(_: &State, _: Seat, _: &mut Stream) -> Option<<Climb as Game>::Statement> {
        None
    }

    /// Every card that is held; a card that was played is gone for good.
    fn cards(_: &State) -> Vec<String> {
        Vec::new()
    }

    fn check_invariants(state: &State) {
        let owed = Climb::owed(state).actor();
        let mut legal = Vec::new();
        Climb::legal_actions(state, &mut legal);
        assert_eq!(owed.is_none(), legal.is_empty());
    }

    fn check_guess(view: &View, guess: &State) {
        assert_eq!(&Climb::view(guess, &(), view.viewer), view);
    }

    /// Two cards that the viewer does not see change places: one in another's hand, one that was never
    /// dealt.
    fn twin(
        _: &Rules,
        moves: &[Move<Climb>],
        viewer: Viewer,
        stream: &mut Stream,
    ) -> Option<Vec<Move<Climb>>> {
        let (Move::Chance(hands), rest) = moves.split_first()? else { return None };
        let played: Vec<u8> = rest
            .iter()
            .filter_map(|made| match made {
                Move::Action { action, .. } => Some(*action),
                _ => None,
            })
            .collect();
        let others: Vec<usize> =
            (0..hands.len()).filter(|seat| viewer.seat().map(Seat::index) != Some(*seat)).collect();
        let seat = *stream.pick(&others)?;
        let hidden: Vec<u8> =
            hands[seat].iter().copied().filter(|card| !played.contains(card)).collect();
        let left: Vec<u8> =
            (1..=30).filter(|card| !hands.iter().any(|hand| hand.contains(card))).collect();
        let (out, into) = (*stream.pick(&hidden)?, *stream.pick(&left)?);
        let mut twin = hands.clone();
        twin[seat].iter_mut().filter(|card| **card == out).for_each(|card| *card = into);
        twin[seat].sort_unstable();
        Some([Move::Chance(twin)].into_iter().chain(rest.iter().cloned()).collect())
    }
}

sobremesa_conformance::tests!(Kit);
