//! How strong people are in a game, by the games in which they met.
//!
//! Ratings follow from the stored results alone, in their order, so nothing of them is kept: whoever takes their
//! results away takes their rating along.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use sobremesa_arena::Skill;
use sobremesa_store::{Met, PersonId, StoreError};
use sobremesa_table::Standing;
use tokio::sync::Mutex;

use crate::hall::Hall;

/// This many of a game's last results are looked at.
const LAST: u32 = 20_000;

/// Ratings are this old at most when something has happened since.
const AGE: Duration = Duration::from_secs(10);

/// How strong people are in one game: a skill after each of their games.
#[derive(Debug, Default)]
pub(crate) struct Ratings(HashMap<PersonId, Vec<Skill>>);

impl Ratings {
    /// What follows from results, the first one first. Those of a table lie side by side.
    fn of(results: &[Met]) -> Ratings {
        let mut skills: HashMap<PersonId, Vec<Skill>> = HashMap::new();
        let games = results.chunk_by(|one, other| one.table == other.table);
        for game in games.filter(|game| game.len() > 1) {
            let now = |met: &Met| skills.get(&met.person).and_then(|curve| curve.last().copied());
            let before: Vec<Skill> = game.iter().map(|met| now(met).unwrap_or_default()).collect();
            let standing = Standing {
                wins: game.iter().map(|met| met.wins).collect(),
                scores: game.iter().map(|met| met.points).collect(),
            };
            for (met, skill) in game.iter().zip(Skill::after(&before, &standing)) {
                skills.entry(met.person).or_default().push(skill);
            }
        }
        Ratings(skills)
    }

    /// A person's skill after each of their games; nothing before the first one.
    pub(crate) fn curve(&self, person: PersonId) -> &[Skill] {
        self.0.get(&person).map_or(&[], Vec::as_slice)
    }
}

/// The ratings of all games, as they were found out last.
#[derive(Default)]
pub(crate) struct Ranking(Mutex<HashMap<&'static str, Found>>);

struct Found {
    at: Instant,
    /// How much had happened at all tables.
    changes: u64,
    ratings: Arc<Ratings>,
}

impl Ranking {
    /// The ratings of a game.
    pub(crate) async fn of(
        &self,
        hall: &Hall,
        game: &'static str,
    ) -> Result<Arc<Ratings>, StoreError> {
        // Whoever comes while they are found out waits for the same ones.
        let mut all = self.0.lock().await;
        let changes = *hall.changes().borrow();
        if let Some(found) = all.get(game)
            && (found.changes == changes || found.at.elapsed() < AGE)
        {
            return Ok(Arc::clone(&found.ratings));
        }
        let mut results = hall.store().met(game, LAST).await?;
        results.reverse();
        let ratings = Arc::new(Ratings::of(&results));
        all.insert(game, Found { at: Instant::now(), changes, ratings: Arc::clone(&ratings) });
        Ok(ratings)
    }
}

#[cfg(test)]
mod tests {
    use sobremesa_store::TableId;

    use super::*;

    fn met(table: u8, person: i64, wins: u32, points: i64) -> Met {
        let table = TableId::from_bytes([table; 10]);
        Met { table, person: PersonId(person), wins, points }
    }

    #[test]
    fn whoever_wins_more_is_rated_higher() {
        let game = |table| [met(table, 1, 60, 9), met(table, 2, 0, 7), met(table, 3, 0, 2)];
        let results: Vec<Met> = (0..5).flat_map(game).collect();
        let ratings = Ratings::of(&results);
        let last = |person| *ratings.curve(PersonId(person)).last().expect("a rating");
        assert!(last(1).rating > last(2).rating && last(2).rating > last(3).rating);
        assert_eq!(ratings.curve(PersonId(1)).len(), 5);
        assert!(last(1).uncertainty < Skill::default().uncertainty);
        assert_eq!(ratings.curve(PersonId(4)), []);
        assert_eq!(
            Ratings::of(&results).curve(PersonId(2)),
            ratings.curve(PersonId(2)),
            "the same again"
        );
    }

    /// When all others of a game are deleted, it tells nothing any more.
    #[test]
    fn nobody_is_rated_alone() {
        let ratings = Ratings::of(&[met(1, 1, 60, 9), met(2, 1, 0, 3), met(2, 2, 60, 4)]);
        assert_eq!(ratings.curve(PersonId(1)).len(), 1);
    }
}
