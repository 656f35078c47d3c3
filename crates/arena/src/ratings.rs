//! Ratings from games with any number of seats, of bots or of people.

use serde::Serialize;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use sobremesa_table::Standing;

/// How strong somebody is, by Weng and Lin (OpenSkill). Everybody begins with 25 ± 8.3.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Skill {
    /// The strength; 4.2 points more are about two wins of three in the duel.
    pub rating: f64,
    /// How uncertain that is, as a standard deviation.
    pub uncertainty: f64,
}

impl Default for Skill {
    fn default() -> Skill {
        WengLinRating::new().into()
    }
}

impl From<WengLinRating> for Skill {
    fn from(WengLinRating { rating, uncertainty }: WengLinRating) -> Skill {
        Skill { rating, uncertainty }
    }
}

impl Skill {
    /// What players are known to be after a game, each at a seat of its own.
    pub fn after(before: &[Skill], standing: &Standing) -> Vec<Skill> {
        let skill = |skill: &Skill| {
            [WengLinRating { rating: skill.rating, uncertainty: skill.uncertainty }]
        };
        let before: Vec<[WengLinRating; 1]> = before.iter().map(skill).collect();
        let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = before
            .iter()
            .zip(standing.ranks())
            .map(|(team, rank)| (&team[..], MultiTeamOutcome::new(rank)))
            .collect();
        let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
        after.into_iter().map(|team| team[0].into()).collect()
    }
}

/// The ratings of several bots; they follow from the order of the games.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ratings {
    bots: Vec<(String, Skill)>,
}

/// A bot's rating.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Rating {
    /// The bot.
    pub bot: String,
    /// Its strength; 4.2 points more are about two wins of three in the duel.
    pub rating: f64,
    /// How uncertain that is, as a standard deviation.
    pub uncertainty: f64,
}

impl Ratings {
    /// Learns from a game. A bot at several seats learns from each of them, so that nothing is won
    /// that nobody loses.
    pub(crate) fn add(&mut self, seats: &[String], standing: &Standing) {
        let kinds: Vec<usize> = seats.iter().map(|bot| self.index(bot)).collect();
        if kinds.iter().all(|kind| *kind == kinds[0]) {
            return;
        }
        let before: Vec<Skill> = kinds.iter().map(|kind| self.bots[*kind].1).collect();
        let after = Skill::after(&before, standing);
        for ((kind, before), after) in kinds.into_iter().zip(&before).zip(&after) {
            let skill = &mut self.bots[kind].1;
            skill.rating += after.rating - before.rating;
            skill.uncertainty *= after.uncertainty / before.uncertainty;
        }
    }

    fn index(&mut self, bot: &str) -> usize {
        let known = self.bots.iter().position(|(name, _)| name == bot);
        known.unwrap_or_else(|| {
            self.bots.push((bot.to_owned(), Skill::default()));
            self.bots.len() - 1
        })
    }

    /// The ratings, the best first.
    pub(crate) fn figures(&self) -> Vec<Rating> {
        let rating = |(bot, skill): &(String, Skill)| Rating {
            bot: bot.clone(),
            rating: skill.rating,
            uncertainty: skill.uncertainty,
        };
        let mut figures: Vec<Rating> = self.bots.iter().map(rating).collect();
        figures.sort_by(|one, other| other.rating.total_cmp(&one.rating));
        figures
    }
}

#[cfg(test)]
mod tests {
    use super::{Ratings, Standing};

    fn rated(seats: &[&str], wins: Vec<u32>, games: usize) -> Vec<String> {
        let seats: Vec<String> = seats.iter().map(ToString::to_string).collect();
        let standing = Standing { scores: vec![0; wins.len()], wins };
        let mut ratings = Ratings::default();
        (0..games).for_each(|_| ratings.add(&seats, &standing));
        ratings.figures().into_iter().map(|rating| rating.bot).collect()
    }

    #[test]
    fn who_wins_is_rated_higher() {
        assert_eq!(rated(&["a", "b", "b"], vec![60, 0, 0], 5), ["a", "b"]);
        assert_eq!(rated(&["a", "b", "b"], vec![0, 60, 0], 5), ["b", "a"]);
    }

    /// Among bots that are equally certain the ratings' sum stays what it is.
    #[test]
    fn nothing_is_won_that_nobody_loses() {
        let seats = ["a", "b", "b", "b"].map(str::to_owned);
        let standing = Standing { wins: vec![60, 0, 0, 0], scores: vec![5, 4, 4, 4] };
        let mut ratings = Ratings::default();
        ratings.add(&seats, &standing);
        let sum: f64 = ratings.figures().iter().map(|rating| rating.rating).sum();
        assert!((sum - 50.0).abs() < 1e-9, "{sum}");
    }

    #[test]
    fn games_among_the_same_kind_say_nothing() {
        let mut ratings = Ratings::default();
        let standing = Standing { wins: vec![60, 0], scores: vec![1, 0] };
        ratings.add(&["a".into(), "a".into()], &standing);
        assert_eq!(ratings.figures()[0].rating, 25.0);
    }
}
