//! How a game ended, as it was judged then: nobody judges it again.
//!
//! The rules of a later program may follow another line. So the ending is kept beside the log, and a game that today's
//! rules refuse, or judge otherwise, is settled: its table shows what is kept, and nothing of its course.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use sobremesa_bots::Bots;
use sobremesa_page::Shows;
use sobremesa_store::{CommandId, TableState, Version};
use sobremesa_table::Recorded;

use super::{Allowed, BadRow, Entry, Now, Play, Room};
use crate::clock::Moment;

/// How a game ended.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Ending {
    /// The result as records write it; none if the game was given up, or if only the places are known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) result: Option<Value>,
    /// What each seat came to, seat 0 first; none if the game was given up.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) places: Vec<Option<Place>>,
}

/// What a seat came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Place {
    /// How much of a win it is, in parts of a whole one.
    pub(crate) wins: u32,
    pub(crate) points: i64,
}

impl Ending {
    /// Its result as the game has it.
    pub(super) fn result_of<G: Recorded>(&self) -> Option<G::Outcome> {
        serde_json::from_value(self.result.clone()?).ok()
    }

    /// Whether another ending has everything that this one tells. Results may grow new fields.
    pub(crate) fn is_told_by(&self, other: &Ending) -> bool {
        let agrees = |(place, other): (&Option<Place>, &Option<Place>)| {
            place.is_none_or(|place| *other == Some(place))
        };
        let result = self.result.as_ref();
        self.places.len() == other.places.len()
            && self.places.iter().zip(&other.places).all(agrees)
            && result
                .is_none_or(|result| other.result.as_ref().is_some_and(|all| has_all(all, result)))
    }
}

/// Whether a value has everything that another one has.
fn has_all(all: &Value, part: &Value) -> bool {
    match (all, part) {
        (Value::Object(all), Value::Object(part)) => {
            part.iter().all(|(name, part)| all.get(name).is_some_and(|all| has_all(all, part)))
        }
        _ => all == part,
    }
}

impl<G: Shows + Bots> Now<G> {
    /// How the game ended, once it is over.
    pub(crate) fn ending(&self) -> Option<Ending> {
        if self.state() != TableState::Finished {
            return None;
        }
        let Some(play) = &self.play else { return Some(Ending::default()) };
        Some(play.settled.clone().unwrap_or_else(|| play.judged()))
    }

    /// The game as it was settled, if today's rules do not follow it.
    pub(crate) fn settled(&self) -> Option<(&Play<G>, &Ending)> {
        let play = self.play.as_ref()?;
        Some((play, play.settled.as_ref()?))
    }
}

impl<G: Shows + Bots> Play<G> {
    /// How it ended by today's rules.
    fn judged(&self) -> Ending {
        let Some(outcome) = G::outcome(self.course().state()) else { return Ending::default() };
        let standing = G::standing(self.rules(), &outcome);
        let places = standing.wins.into_iter().zip(standing.scores);
        let places = places.map(|(wins, points)| Some(Place { wins, points })).collect();
        Ending { result: Some(serde_json::to_value(outcome).expect("results are JSON")), places }
    }
}

impl<G: Shows + Bots> Room<G> {
    /// Makes a row of the log of a settled game true, whatever today's rules say of its moves.
    pub(crate) fn take(
        &mut self,
        version: Version,
        command: Option<CommandId>,
        at: Moment,
        entry: Entry<G>,
    ) -> Result<(), BadRow> {
        if version != self.now.version.next() {
            return Err(BadRow);
        }
        let play = || self.now.play.as_ref().ok_or(BadRow);
        let of = |play: &Play<G>, is_practice, ended| {
            let proposals = Vec::new();
            Play { is_practice, ended, proposals, ..play.clone() }.row()
        };
        let made = match &entry {
            Entry::Created(_) => return Err(BadRow),
            Entry::Arranged { occupant, .. } if !occupant.is_known::<G>() => return Err(BadRow),
            Entry::Started { .. } => Some(self.now.dealt(at).map_err(|_| BadRow)?.row()),
            Entry::Continued { .. } => Some(self.now.continued(at).map_err(|_| BadRow)?.row()),
            // Perhaps it was the last one.
            Entry::Moved { .. } => {
                play().map(|play| Some(of(play, play.is_practice, Some(at.date))))?
            }
            Entry::Undone { .. } => play().map(|play| Some(of(play, true, None)))?,
            _ => None,
        };
        let mut judged = self.judged(Allowed { entry, made }, at);
        let ends = judged.now.is_given_up && !self.now.is_given_up;
        if let Some(play) = judged.now.play.as_mut().filter(|_| ends) {
            play.ended = Some(at.date);
        }
        self.adopt(judged, command);
        Ok(())
    }

    /// Says how the game ended whose rows were taken.
    pub(crate) fn settle(&mut self, ending: Ending) {
        if let Some(play) = &mut self.now.play {
            play.settled = Some(ending);
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn an_ending_is_told_by_one_that_says_more() {
        let ending = |value: Value| serde_json::from_value::<Ending>(value).unwrap();
        let place = |points: i64| json!({ "wins": 0, "points": points });
        let all = json!({ "result": { "won": true, "more": 1 }, "places": [place(1), place(2)] });
        let is_told = |part: Value| ending(part).is_told_by(&ending(all.clone()));
        assert!(is_told(all.clone()));
        assert!(is_told(json!({ "result": { "won": true }, "places": [place(1), place(2)] })));
        assert!(is_told(json!({ "places": [place(1), null] })));
        for other in [
            json!({ "result": { "won": false }, "places": [place(1), place(2)] }),
            json!({ "result": { "lost": true }, "places": [place(1), place(2)] }),
            json!({ "places": [place(2), null] }),
            json!({ "places": [place(1)] }),
            json!({}),
        ] {
            assert!(!is_told(other.clone()), "{other}");
        }
        assert!(!ending(json!({ "places": [place(1)] })).is_told_by(&Ending::default()));
    }
}
