//! Games played by chance.

use sobremesa_linko::{Linko, Rules};
use sobremesa_table::{Course, Game, Move, Owed, Seed, Step, StreamName};

use crate::rules::table::{VARIANTS, rules};

/// Games go on forever if thieves leave and victims take back; these are cut off.
const ACTIONS: usize = 400;

pub(crate) fn every_rules() -> impl Iterator<Item = Rules> {
    (2..=5).flat_map(|players| VARIANTS.map(|variant| rules(players, variant)))
}

/// Plays a game by chance and shows every position with the step that led there.
pub(crate) fn watch(rules: &Rules, game: u64, mut show: impl FnMut(&Course<Linko>, &Step<Linko>)) {
    let seed = Seed::from_text("views").of_game(game);
    let mut picks = seed.stream(StreamName { purpose: "picks", round: 0 });
    let mut course = Course::<Linko>::new(rules);
    let mut legal = Vec::new();
    for _ in 0..ACTIONS {
        let made = match course.owed() {
            Owed::Nobody => return,
            Owed::Chance(name) => {
                Move::Chance(Linko::draw_chance(course.state(), &mut seed.stream(name)))
            }
            owed @ (Owed::Team | Owed::Seat(_)) => {
                Linko::legal_actions(course.state(), &mut legal);
                let action = *picks.pick(&legal).expect("somebody owes an action");
                Move::Action { by: owed.actor().expect("somebody acts"), action }
            }
        };
        let step = course.make(made).expect("a listed action is legal");
        show(&course, &step);
    }
}
