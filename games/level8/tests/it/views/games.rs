//! Games played by chance.

use sobremesa_level8::{Action, Level8, Rules, Source, Stars};
use sobremesa_table::{Course, Game, Move, Owed, Seed, Step, Stream, StreamName};

use crate::rules::table::{Table, rules};

/// Games may go around in circles; these are cut off.
const ACTIONS: usize = 600;

/// Levels that random play gets through, runs, sets and color groups.
const LEVELS: &str =
    "colour3, run3, colour3, colour3, colour3, colour3 set2, run3 colour3, set2 colour3";

pub(crate) fn every_rules() -> impl Iterator<Item = Rules> {
    (2..=6).flat_map(|players| [Stars::One, Stars::Two].map(|stars| rules(players, stars, LEVELS)))
}

/// Laying and adding are rare by chance, so they are preferred, and draws from the pile a little.
fn choose(legal: &[Action], picks: &mut Stream) -> Action {
    let of_kind = |wanted: fn(&Action) -> bool| legal.iter().copied().find(wanted);
    let lay = of_kind(|action| matches!(action, Action::Lay(_)));
    let add = of_kind(|action| matches!(action, Action::Add { .. }));
    let pile = of_kind(|action| matches!(action, Action::Draw(Source::Pile)));
    let preferred = lay.or(add).filter(|_| picks.below(8) > 0);
    let preferred = preferred.or(pile.filter(|_| picks.below(3) > 0));
    preferred.unwrap_or_else(|| *picks.pick(legal).expect("somebody owes an action"))
}

/// Plays a game by chance and shows every position with the step that led there.
pub(crate) fn watch(
    rules: &Rules,
    game: u64,
    mut show: impl FnMut(&Course<Level8>, &Step<Level8>),
) {
    let seed = Seed::from_text("views").of_game(game);
    let mut picks = seed.stream(StreamName { purpose: "picks", round: 0 });
    let mut course = Course::<Level8>::new(rules);
    let mut legal = Vec::new();
    for _ in 0..ACTIONS {
        let made = match course.owed() {
            Owed::Nobody => return,
            Owed::Chance(name) => {
                Move::Chance(Level8::draw_chance(course.state(), &mut seed.stream(name)))
            }
            owed @ (Owed::Team | Owed::Seat(_)) => {
                Level8::legal_actions(course.state(), &mut legal);
                let action = choose(&legal, &mut picks);
                Move::Action { by: owed.actor().expect("somebody acts"), action }
            }
        };
        let step = course.make(made).expect("a listed action is legal");
        show(&course, &step);
    }
}

/// The new draw pile that is due.
#[track_caller]
pub(crate) fn reshuffle(table: &mut Table) -> Step<Level8> {
    let Owed::Chance(name) = table.course().owed() else { panic!("{}", table.next()) };
    let chance = Level8::draw_chance(table.state(), &mut Seed::from_text("views").stream(name));
    table.make(Move::Chance(chance))
}
