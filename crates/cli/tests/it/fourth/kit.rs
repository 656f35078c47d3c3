//! The game passes the test kit that every game must pass.

use sobremesa_conformance::Subject;
use sobremesa_table::{Course, Game, Move, Options, Owed, Seat, Stream, Viewer};

use super::climb::{Climb, Rules, State, View};

struct Kit;

impl Subject for Kit {
    type Game = Climb;

    fn rules() -> Vec<Rules> {
        let all = (2..=4).flat_map(|players| [3, 5].map(|cards| (players, cards)));
        let written =
            all.map(|(players, cards)| format!(r#"{{"players":{players},"cards":{cards}}}"#));
        written
            .map(|text| {
                let wire = serde_json::from_str(&text).expect("rules are JSON");
                Rules::from_wire(wire).expect("rules that can be played")
            })
            .collect()
    }

    fn writable_actions(_: &State) -> Vec<char> {
        ('A'..='Z').chain(['a', '1', 'Ü']).collect()
    }

    fn statement(_: &State, _: Seat, _: &mut Stream) -> Option<<Climb as Game>::Statement> {
        None
    }

    /// Played cards leave the game, so there is nothing to add up.
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
    /// dealt. Whose turn it is must stay the same, because everyone sees that (CL-2).
    fn twin(
        rules: &Rules,
        moves: &[Move<Climb>],
        viewer: Viewer,
        stream: &mut Stream,
    ) -> Option<Vec<Move<Climb>>> {
        let twin = |_| exchanged(moves, viewer, stream);
        (0..30).filter_map(twin).find(|twin| turns(rules, twin) == turns(rules, moves))
    }
}

/// Who owes what after each move; none if one of them is refused.
fn turns(rules: &Rules, moves: &[Move<Climb>]) -> Option<Vec<Owed>> {
    let mut course = Course::<Climb>::new(rules);
    moves.iter().map(|made| course.make(made.clone()).ok().map(|_| course.owed())).collect()
}

fn exchanged(
    moves: &[Move<Climb>],
    viewer: Viewer,
    stream: &mut Stream,
) -> Option<Vec<Move<Climb>>> {
    let (Move::Chance(hands), rest) = moves.split_first()? else { return None };
    let is_played = |card: &char| {
        rest.iter().any(|made| matches!(made, Move::Action { action, .. } if action == card))
    };
    let others: Vec<Seat> = Seat::all(hands.len()).filter(|seat| !viewer.is(*seat)).collect();
    let seat = stream.pick(&others)?.index();
    let hidden: Vec<char> = hands[seat].iter().copied().filter(|card| !is_played(card)).collect();
    let is_left = |card: &char| !hands.iter().any(|hand| hand.contains(card));
    let left: Vec<char> = ('A'..='Z').filter(is_left).collect();
    let (out, into) = (*stream.pick(&hidden)?, *stream.pick(&left)?);
    let mut twin = hands.clone();
    twin[seat].iter_mut().filter(|card| **card == out).for_each(|card| *card = into);
    twin[seat].sort_unstable();
    Some([Move::Chance(twin)].into_iter().chain(rest.iter().cloned()).collect())
}

sobremesa_conformance::tests!(Kit);
