//! Who sits at a table, and how the seats are rotated.

use std::fmt;

use sobremesa_table::Stakes;

use crate::Contestant;

/// A seating of bots. The kind that is named first is the one that is measured.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    seats: Vec<Contestant>,
}

impl Field {
    /// These bots in this order; at least one.
    ///
    /// # Panics
    /// If there is none.
    pub fn new(seats: Vec<Contestant>) -> Field {
        assert!(!seats.is_empty(), "a field has players");
        Field { seats }
    }

    /// All seats to one bot.
    pub fn alone(bot: Contestant, players: usize) -> Field {
        Field::new(vec![bot; players])
    }

    /// One bot, and another one at all other seats.
    pub fn one_among(one: Contestant, others: Contestant, players: usize) -> Field {
        let mut field = Field::alone(others, players);
        field.seats[0] = one;
        field
    }

    /// The fields that compare these bots: every one among every other; of two players, who are turned
    /// into one another, only once. Teams are also measured alone, and so is a bot that is the
    /// only one.
    pub fn among(bots: &[Contestant], players: usize, stakes: Stakes) -> Vec<Field> {
        let mut fields = Vec::new();
        if stakes == Stakes::Team || bots.len() == 1 {
            fields.extend(bots.iter().map(|bot| Field::alone(bot.clone(), players)));
        }
        for (index, one) in bots.iter().enumerate() {
            let others = match players {
                0 | 1 => &[],
                2 => &bots[index + 1..],
                _ => bots,
            };
            let others = others.iter().filter(|other| *other != one);
            fields
                .extend(others.map(|other| Field::one_among(one.clone(), other.clone(), players)));
        }
        fields
    }

    /// The bots, seat 0 first, before they are rotated.
    pub fn seats(&self) -> &[Contestant] {
        &self.seats
    }

    /// Whether all seats have the same bot.
    pub fn is_uniform(&self) -> bool {
        self.seats.iter().all(|bot| *bot == self.seats[0])
    }

    /// The seatings of a block: the field turned by one seat after the other, until it is the
    /// first one again. Where all bots are the same there is only one.
    pub fn rotations(&self) -> Vec<Vec<Contestant>> {
        let mut rotations = vec![self.seats.clone()];
        let mut turned = self.seats.clone();
        loop {
            turned.rotate_right(1);
            if turned == self.seats {
                return rotations;
            }
            rotations.push(turned.clone());
        }
    }

    /// The seats of a rotation whose results count: those of the kind that is named first, or the
    /// first seat where there is no other kind.
    pub(crate) fn measured<'a>(
        &'a self,
        rotation: &'a [Contestant],
    ) -> impl Iterator<Item = usize> + 'a {
        let measured = self.measured_seats();
        let is_measured = |(_, bot): &(usize, &Contestant)| **bot == self.seats[0];
        rotation.iter().enumerate().filter(is_measured).map(|(seat, _)| seat).take(measured)
    }

    /// How many seats of a game are measured.
    pub(crate) fn measured_seats(&self) -> usize {
        if self.is_uniform() {
            return 1;
        }
        self.seats.iter().filter(|bot| **bot == self.seats[0]).count()
    }

    /// The share of wins that the measured kind would have among its like.
    pub fn par(&self) -> f64 {
        self.measured_seats() as f64 / self.seats.len() as f64
    }
}

/// `heuristic + 3 × random`.
impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, group) in self.seats.chunk_by(|one, other| one == other).enumerate() {
            if index > 0 {
                f.write_str(" + ")?;
            }
            match group {
                [bot] => write!(f, "{bot}")?,
                _ => write!(f, "{} × {}", group.len(), group[0])?,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::{Contestant, Field, Stakes};

    fn bot(name: &str) -> Contestant {
        name.parse().expect("a bot")
    }

    fn field(names: &[&str]) -> Field {
        Field::new(names.iter().map(|name| bot(name)).collect())
    }

    fn named(fields: &[Field]) -> Vec<String> {
        fields.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn every_ordered_pair_is_a_field() {
        let bots = [bot("random"), bot("heuristic")];
        let rivals = Field::among(&bots, 3, Stakes::Rivals);
        assert_eq!(named(&rivals), ["random + 2 × heuristic", "heuristic + 2 × random"]);
        let teams = Field::among(&bots, 2, Stakes::Team);
        let expected = ["2 × random", "2 × heuristic", "random + heuristic"];
        assert_eq!(named(&teams), expected);
        assert_eq!(named(&Field::among(&bots, 1, Stakes::Team)), ["random", "heuristic"]);
        assert_eq!(named(&Field::among(&bots[..1], 4, Stakes::Rivals)), ["4 × random"]);
    }

    #[test]
    fn rotations_bring_every_bot_to_every_seat_once() {
        let field = field(&["heuristic", "random", "random"]);
        let rotations = field.rotations();
        let seats: Vec<usize> = rotations
            .iter()
            .flat_map(|rotation| field.measured(rotation).collect::<Vec<_>>())
            .collect();
        assert_eq!(seats, [0, 1, 2]);
        assert_eq!(field.par(), 1.0 / 3.0);
    }

    #[test]
    fn equal_rotations_are_played_once() {
        let two_kinds = field(&["simple", "random", "simple", "random"]);
        assert_eq!(two_kinds.rotations().len(), 2);
        assert_eq!(two_kinds.measured(two_kinds.seats()).collect::<Vec<_>>(), [0, 2]);
        assert_eq!(two_kinds.par(), 0.5);
        let alone = Field::alone(bot("random"), 4);
        assert_eq!(alone.rotations().len(), 1);
        assert_eq!(alone.measured(alone.seats()).collect::<Vec<_>>(), [0]);
        assert_eq!(alone.par(), 0.25);
    }
}
