//! Positions that do not come in every game: they have no barriers, and fit every screen.

use sobremesa_bots::Bots;
use sobremesa_level8::Level8;
use sobremesa_level10::Level10;
use sobremesa_linko::Linko;
use sobremesa_table::{Game, Recorded, Seat};
use {sobremesa_level8 as level8, sobremesa_level10 as level10, sobremesa_linko as linko};

use super::barriers::Checker;
use super::house::House;
use super::screens;
use super::steering::steer;

/// Something that is pressed, and something that is seen then.
type Press = (&'static str, &'static str);

/// The position is shown, and everything that is pressed there, without barriers and on every screen.
async fn is_for_everyone<G: Bots + Recorded>(
    rules: &G::Rules,
    is_wanted: fn(&G::State) -> bool,
    is_seen: &str,
    presses: &[Press],
) {
    let mut house = House::open();
    let visitor = house.visitor().await;
    steer::<G>(&mut house, &visitor, rules, is_wanted).await;
    visitor.find(is_seen).await;
    let mut checker = Checker::new(&visitor);
    let mut faults = Vec::new();
    checker.check(is_seen).await;
    screens::find_faults(&visitor, is_seen, &mut faults).await;
    for (pressed, is_seen) in presses {
        visitor.press(pressed).await;
        visitor.find(is_seen).await;
        checker.check(is_seen).await;
        screens::find_faults(&visitor, is_seen, &mut faults).await;
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    checker.finish();
}

fn is_mine(seat: Seat) -> bool {
    seat.index() == 0
}

const LEVEL10: level10::Rules =
    level10::Rules { players: 3, pauses: 2, scoring: level10::Scoring::Victory };

#[tokio::test]
async fn level10_exchanges_for_everyone() {
    use level10::{Phase, State};
    let swaps = |state: &State| matches!(state.phase(), Phase::Swap(seat) if is_mine(seat));
    let card = ".hand ul button[aria-pressed=false]";
    let presses = [(card, ".hand .selected.first"), (card, ".hand .selected.second")];
    is_for_everyone::<Level10>(&LEVEL10, swaps, ".hand .playable", &presses).await;
}

#[tokio::test]
async fn level10_asks_everyone_for_the_row_of_a_pause() {
    use level10::{Phase, State};
    let can_pause = |state: &State| match state.phase() {
        Phase::Turn(seat) => {
            is_mine(seat)
                && state.hand(seat).pauses() > 0
                && state.board().rows_for_pause().count() > 1
        }
        _ => false,
    };
    let presses = [(".hand button.rest", "#dock .rows button")];
    is_for_everyone::<Level10>(&LEVEL10, can_pause, ".hand button.rest", &presses).await;
}

#[tokio::test]
async fn linko_lets_everyone_steal_from_the_ghost_zone() {
    use linko::{Phase, Rules, State, Variant};
    let rules = Rules { players: 2, variant: Variant::Base, first: None };
    let steals = |state: &State| {
        let mut legal = Vec::new();
        Linko::legal_actions(state, &mut legal);
        matches!(state.phase(), Phase::Ghost(seat) if is_mine(seat)) && legal.len() > 1
    };
    is_for_everyone::<Linko>(&rules, steals, "#dock .choice.set", &[]).await;
}

#[tokio::test]
async fn level8_is_arranged_by_everyone() {
    use level8::{Action, Phase, Rules, Stars, State};
    let can_lay = |state: &State| {
        let mut legal = Vec::new();
        Level8::legal_actions(state, &mut legal);
        matches!(state.phase(), Phase::Act(seat) if is_mine(seat))
            && legal.iter().any(|action| matches!(action, Action::Lay(_)))
    };
    let card = ".hand ul button[aria-pressed=false]:not(.unplayable)";
    let presses = [
        ("#dock [name=pick][value*=arrange]", "#mine .drafts .hole"),
        (card, "#mine .drafts .card"),
        (card, "#mine .drafts .card ~ .card"),
    ];
    let rules = Rules::new(3, Stars::One);
    is_for_everyone::<Level8>(&rules, can_lay, "#mine .meld.ghost", &presses).await;
}

#[tokio::test]
async fn level8_lets_everyone_keep_cards() {
    use level8::{Phase, Rules, Stars, State};
    let keeps = |state: &State| matches!(state.phase(), Phase::Keep(seat) if is_mine(seat));
    let card = ".hand ul button[aria-pressed=false]";
    let presses = [(card, ".hand .selected"), (card, ".hand :has(.selected) ~ * .selected")];
    let rules = Rules::new(3, Stars::Two);
    is_for_everyone::<Level8>(&rules, keeps, "#dock [name=action][value^=keep]", &presses).await;
}
