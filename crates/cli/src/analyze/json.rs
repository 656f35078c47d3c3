//! An analysis as `--json` prints it; moves count from 1.

use serde::Serialize;
use sobremesa_bots::LastChance;
use sobremesa_bots::analysis::Figures;
use sobremesa_table::{Actor, Game, Record, Seat};

use super::differences::{Difference, Differences, Estimate};

/// Everything that was found out about a game.
#[derive(Serialize)]
pub(super) struct Analysis {
    game: &'static str,
    moves: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    last_chance: Option<Chance>,
    bot: String,
    decisions: usize,
    differences: Vec<Other>,
    /// Everyone's chances, and what was given away.
    #[serde(skip_serializing_if = "Option::is_none")]
    figures: Option<Figures>,
}

/// The last position from which players could have won together.
#[derive(Serialize)]
struct Chance {
    /// It is the one after this move; null if no win was found from any position.
    after_move: Option<usize>,
    /// What wins from there.
    line: Vec<String>,
    /// How many later positions are neither known to be winnable nor proved lost.
    unknown: usize,
}

/// A decision that the bot would have made otherwise.
#[derive(Serialize)]
struct Other {
    #[serde(rename = "move")]
    number: usize,
    /// Null for the team.
    seat: Option<Seat>,
    played: String,
    preferred: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    estimate: Option<Estimate>,
    /// Why the bot prefers that, in English; empty where there is nothing to say.
    why: String,
}

impl Analysis {
    pub(super) fn new<G: Game>(
        record: &Record<G>,
        last_chance: Option<&LastChance<G>>,
        differences: &Differences<G>,
        figures: Option<&Figures>,
    ) -> Analysis {
        Analysis {
            game: G::NAME,
            moves: record.moves.len(),
            last_chance: last_chance.map(Chance::new),
            bot: differences.bot.to_string(),
            decisions: differences.decisions,
            differences: differences.list.iter().map(Other::new).collect(),
            figures: figures.cloned(),
        }
    }
}

impl Chance {
    fn new<G: Game>(chance: &LastChance<G>) -> Chance {
        let (after_move, line) = chance.winnable.as_ref().map_or((None, &[][..]), |found| {
            let (moves, line) = found;
            (Some(*moves), line)
        });
        let line = line.iter().map(ToString::to_string).collect();
        Chance { after_move, line, unknown: chance.unknown }
    }
}

impl Other {
    fn new<G: Game>(difference: &Difference<G>) -> Other {
        Other {
            number: difference.number,
            seat: match difference.by {
                Actor::Seat(seat) => Some(seat),
                Actor::Team => None,
            },
            played: difference.played.to_string(),
            preferred: difference.preferred.to_string(),
            estimate: difference.estimate,
            why: difference.why.join(" "),
        }
    }
}
