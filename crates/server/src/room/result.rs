//! What came out of a game, for people and for bots.

use sobremesa_bots::{Bots, Budget};
use sobremesa_page::{Character, Shows};
use sobremesa_store::{BotScore, Company, Score};
use sobremesa_table::{Seat, Standing};

use super::{Bot, Now, Occupant, Play, Sitter};
use crate::day::Day;

impl<G: Shows + Bots> Now<G> {
    /// The bots that sit here, by their characters.
    pub(super) fn bots(&self) -> impl Iterator<Item = (Seat, Character)> {
        self.seats.iter().filter_map(|(seat, occupant)| match occupant {
            Occupant::Bot(Bot(bot)) => Some((seat, Character::of(G::bot(bot).ok()?, bot.budget))),
            Occupant::Open | Occupant::Closed | Occupant::Program(_) | Occupant::Person(_) => None,
        })
    }

    /// Whether a program plays. Nobody knows how strong it is, so that no result is compared with others.
    pub(super) fn has_program(&self) -> bool {
        self.seats.iter().any(|(_, occupant)| matches!(occupant, Occupant::Program(_)))
    }

    /// The names of the programs that play.
    pub(crate) fn programs(&self) -> impl Iterator<Item = &str> {
        self.seats.iter().filter_map(|(_, occupant)| match occupant {
            Occupant::Program(Bot(bot)) => Some(bot.kind.as_str()),
            _ => None,
        })
    }

    /// What came out for the people who played to the end; nothing before it. It counts for a day's deal if
    /// that is the day.
    pub(crate) fn scores(&self, today: Day) -> Vec<Score> {
        let Some((play, standing)) = self.ended() else { return Vec::new() };
        let score = |(seat, sitter): (Seat, &Sitter)| Score {
            person: sitter.person,
            kind: play.kind(),
            wins: standing.wins[seat.index()],
            points: standing.scores[seat.index()],
            is_practice: play.is_practice || self.is_late(today),
            at: play.ended.unwrap_or(play.started),
            deal: self.deal(),
            day: self.counts_for(today),
            company: self.company(seat),
        };
        self.seats.present().map(score).collect()
    }

    /// The same for the bots that sat here from the beginning.
    pub(crate) fn bot_scores(&self, today: Day) -> Vec<BotScore> {
        let Some((play, standing)) = self.ended() else { return Vec::new() };
        let score = |(seat, character): (Seat, Character)| BotScore {
            seat: seat.index() as u32,
            bot: character.code().to_owned(),
            kind: play.kind(),
            wins: standing.wins[seat.index()],
            points: standing.scores[seat.index()],
            is_practice: play.is_practice || self.is_late(today),
            at: play.ended.unwrap_or(play.started),
            day: self.counts_for(today),
            company: self.company(seat),
        };
        self.bots().map(score).collect()
    }

    /// The game and how the seats stand, once it is over.
    fn ended(&self) -> Option<(&Play<G>, Standing)> {
        let play = self.play.as_ref()?;
        Some((play, play.standing()?))
    }

    /// Whether the cards were known already: those of a day are, after it.
    fn is_late(&self, today: Day) -> bool {
        self.day().is_some_and(|day| day != today)
    }

    fn counts_for(&self, today: Day) -> Option<u32> {
        self.day().filter(|day| *day == today).map(|day| day.0)
    }

    /// Who else played to the end. A bot that plays for somebody who is gone is a bot like any other.
    fn company(&self, seat: Seat) -> Company {
        let stand_in = Character::of(G::stand_in(), Budget::Default);
        let people = self.seats.present().count();
        let replaced = self.seats.people().count() - people;
        let others = self.bots().filter(|(other, _)| *other != seat);
        let others =
            others.map(|(_, character)| character).chain((replaced > 0).then_some(stand_in));
        let level = others.map(|character| u32::from(character.strength())).max();
        Company { people: people as u32, level }
    }
}
