//! Deals of the day: for each game and each day, in UTC, cards that are the same for everyone.
//!
//! The house has drawn one secret for all days. What a day's cards follow from is hashed from it, so that it
//! is fixed long before the day, and can be committed to; it takes no player's nonce.

use std::fmt;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use jiff::ToSpan;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use sobremesa_store::{Millis, Store, StoreError};
use sobremesa_table::{Commitment, Salt, Secret};

use crate::clock::Clock;
use crate::hash::{hash, hex};
use crate::random::Random;

/// This many people at one address may try a game's deal on one day. Guests are free to make.
pub(crate) const TRIES_PER_ADDRESS: u32 = 12;

/// The first of 1970.
const FIRST: Date = jiff::civil::date(1970, 1, 1);

const MILLIS: i64 = 24 * 60 * 60 * 1000;

/// A day in UTC, counted from the first of 1970.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Day(pub(crate) u32);

impl Day {
    /// The day of a moment.
    pub(crate) fn of(at: Millis) -> Day {
        Day(u32::try_from(at.0.div_euclid(MILLIS)).unwrap_or_default())
    }

    /// The day of a date such as `2026-11-15`.
    pub(crate) fn read(date: &str) -> Option<Day> {
        let date: Date = date.parse().ok()?;
        let days = FIRST.until(date).ok()?.get_days();
        u32::try_from(days).ok().map(Day)
    }

    /// The day after.
    pub(crate) fn next(self) -> Day {
        Day(self.0.saturating_add(1))
    }

    /// When it ends.
    pub(crate) fn end(self) -> Millis {
        Millis((i64::from(self.0) + 1) * MILLIS)
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let date = FIRST.checked_add(i64::from(self.0).days()).unwrap_or(Date::MAX);
        write!(f, "{date}")
    }
}

/// The days of a house.
pub(crate) struct Days {
    secret: String,
    clock: Arc<Clock>,
    /// The last day that has begun.
    latest: AtomicU32,
}

impl Days {
    pub(crate) async fn open(
        store: &Store,
        random: &Random,
        clock: Arc<Clock>,
    ) -> Result<Days, StoreError> {
        let (secret, _) = random.secrets();
        let secret = store.keepsake("days", &String::from(secret)).await?;
        Ok(Days { secret, clock, latest: AtomicU32::new(0) })
    }

    /// The day that it is. It never becomes an earlier one, of which everything was told.
    pub(crate) fn today(&self) -> Day {
        let today = Day::of(self.clock.date()).0;
        Day(self.latest.fetch_max(today, Ordering::Relaxed).max(today))
    }

    /// Whether a day is over, so that all of it may be told.
    pub(crate) fn is_over(&self, day: Day) -> bool {
        day < self.today()
    }

    /// What the cards of a game follow from on a day.
    pub(crate) fn secrets(&self, game: &str, day: Day) -> (Secret, Salt) {
        let part =
            |name: &str| hash(&format!("sobremesa/day/1\n{}\n{game}\n{day}\n{name}", self.secret));
        (Secret::from_bytes(part("secret")), Salt::from_bytes(part("salt")))
    }

    /// What a game's cards of a day are committed to.
    pub(crate) fn commitment(&self, game: &str, day: Day) -> Commitment {
        let (secret, salt) = self.secrets(game, day);
        Commitment::new(&secret, &salt)
    }

    /// Counts a try of today from an address, also over a restart; whether it may be made. The store sees no address,
    /// but a hash that the house's secret is part of.
    pub(crate) async fn count(
        &self,
        store: &Store,
        game: &str,
        address: IpAddr,
    ) -> Result<bool, StoreError> {
        let today = self.today();
        let mut known =
            hex(&hash(&format!("sobremesa/try/1\n{}\n{today}\n{address}", self.secret)));
        known.truncate(32);
        Ok(store.count_try(today.0, game, &known).await? <= TRIES_PER_ADDRESS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_utc_and_written_as_dates() {
        let day = Day::of(Millis(1_794_731_400_999));
        assert_eq!(day.to_string(), "2026-11-15");
        assert_eq!(Day::read("2026-11-15"), Some(day));
        assert_eq!(Day::of(Millis(day.end().0 - 1)), day);
        assert_eq!(Day::of(day.end()), day.next());
        for nonsense in ["", "2026-02-30", "1969-12-31", "15.11.2026"] {
            assert_eq!(Day::read(nonsense), None, "{nonsense}");
        }
    }
}
