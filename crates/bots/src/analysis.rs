//! What a game that is over could have been: everyone's chance after every move, the decisions that gave
//! most away, and, where players win together, until when they could have won with open cards.
//!
//! A chance is what the search of the game reckons, by its own samples, tries and judge: for each seat as
//! far as that seat could know. Everything is counted in tries and drawn from seeds that follow from the
//! moves, so that a game has the same figures on every machine.
//!
//! - [`Analysis`]: the work, in small pieces that can be done in any order, or at once.
//! - [`Figures`]: what comes of it.

mod figures;
mod work;

use sobremesa_table::{Actor, Course, Game, Move, Options, Seat, Seed, Stakes, StreamName, WIN};

use crate::{BotKind, Bots, Budget, Care, Solved, Turn};
pub use figures::{Advice, Figures, OpenCourse, Point, Turning};
pub use work::Effort;
use work::Work;

/// The version of the figures: it grows when the same game would have others.
pub const VERSION: u32 = 1;

/// The analysis of one game.
pub struct Analysis<G: Game> {
    players: usize,
    moves: Vec<Move<G>>,
    /// How the game stood after each number of moves, from none on.
    positions: Vec<Course<G>>,
    pieces: Vec<Piece>,
    bot: &'static BotKind<G>,
    work: Work,
    /// How much goes into the search for a win with open cards.
    care: Care,
    seed: Seed,
}

/// A part of the work. The numbers say how many moves were made before.
#[derive(Clone, Copy, Debug)]
enum Piece {
    /// Everyone's chance.
    Chances(usize),
    /// What the bot would have done.
    Decision(usize),
    /// Whether it could be won with open cards.
    Open(usize),
}

/// What came of a piece.
pub struct Part<A>(Found<A>);

enum Found<A> {
    Chances(Point),
    Decision(Decided),
    Open(usize, Option<Solved<A>>),
}

/// What the bot says to a decision.
enum Decided {
    Same(usize),
    Other(Advice),
}

impl<G: Bots> Analysis<G> {
    /// Prepares the analysis of a game with this much effort; none where no bot of the game reckons
    /// chances.
    ///
    /// # Panics
    /// If the moves are not a game by these rules.
    pub fn new(rules: &G::Rules, moves: &[Move<G>], effort: Effort) -> Option<Analysis<G>> {
        let bot = Self::bot()?;
        let mut course = Course::<G>::new(rules);
        let mut positions = vec![course.clone()];
        let (mut pieces, mut legal) = (Vec::new(), Vec::new());
        for (made, next) in moves.iter().enumerate() {
            G::legal_actions(course.state(), &mut legal);
            if matches!(next, Move::Action { .. }) && legal.len() > 1 {
                pieces.push(Piece::Decision(made));
            }
            course.follow(next).expect("the game was played like this");
            positions.push(course.clone());
            pieces.push(Piece::Chances(made + 1));
            // What is said changes no position.
            if G::STAKES == Stakes::Team && !matches!(next, Move::Statement { .. }) {
                pieces.push(Piece::Open(made + 1));
            }
        }
        let decisions = pieces.iter().filter(|piece| matches!(piece, Piece::Decision(_))).count();
        let players = rules.players();
        let work = Work::of(bot.work.unwrap_or(1), effort, decisions, moves.len() * players);
        let seed = Seed::from_text(&format!("{rules:?} {moves:?}"));
        let (moves, care) = (moves.to_vec(), Care::Percent(effort.0));
        Some(Analysis { players, moves, positions, pieces, bot, work, care, seed })
    }

    /// The strongest bot that reckons chances.
    fn bot() -> Option<&'static BotKind<G>> {
        G::BOTS.iter().rev().find(|kind| kind.reckoner.is_some())
    }

    /// Whether games can be analyzed: a bot reckons chances.
    pub fn is_possible() -> bool {
        Self::bot().is_some()
    }

    /// How many pieces there are.
    pub fn pieces(&self) -> usize {
        self.pieces.len()
    }

    /// Does a piece. It takes some hundredths of a second, and depends on no other.
    ///
    /// # Panics
    /// If there is no piece of this number.
    pub fn work(&self, piece: usize) -> Part<G::Action> {
        Part(match self.pieces[piece] {
            Piece::Chances(at) => Found::Chances(self.chances(at)),
            Piece::Decision(at) => Found::Decision(self.decision(at)),
            Piece::Open(at) => Found::Open(at, G::solve(self.positions[at].state(), self.care)),
        })
    }

    /// Puts the parts together, in the order of their pieces.
    pub fn finish(&self, parts: impl IntoIterator<Item = Part<G::Action>>) -> Figures {
        let mut figures = Figures::new(G::STAKES == Stakes::Team, self.bot.name);
        let mut open = Vec::new();
        for Part(found) in parts {
            match found {
                Found::Chances(point) => figures.curve.push(point),
                Found::Decision(Decided::Same(number)) => figures.same.push(number),
                Found::Decision(Decided::Other(advice)) => figures.advice.push(advice),
                Found::Open(at, solved) => open.extend(solved.map(|solved| (at, solved))),
            }
        }
        figures.open = OpenCourse::of(open);
        figures
    }

    /// All of it, one piece after the other.
    pub fn run(&self) -> Figures {
        self.finish((0..self.pieces()).map(|piece| self.work(piece)))
    }

    fn chances(&self, at: usize) -> Point {
        let course = &self.positions[at];
        let seats = Seat::all(self.players);
        if let Some(outcome) = G::outcome(course.state()) {
            let wins = G::standing(G::rules(course.state()), &outcome).wins;
            let shares = wins.iter().map(|parts| f64::from(*parts) / f64::from(WIN)).collect();
            return Point::certain(shares, G::STAKES);
        }
        let reckoner = self.reckoner();
        // The same seeds at every position: what changes is the game, not the luck of the samples.
        let estimates = seats.map(|seat| {
            let seed = self.seed.of_game(seat.index() as u64);
            (reckoner.forecast)(course, seat, self.work.samples, &seed)
        });
        Point::of(&estimates.collect::<Vec<_>>(), G::STAKES)
    }

    fn decision(&self, at: usize) -> Decided {
        let course = &self.positions[at];
        let Move::Action { by, action: played } = &self.moves[at] else {
            unreachable!("a decision is an action");
        };
        let seat = match by {
            Actor::Seat(seat) => *seat,
            Actor::Team => Seat::all(1).next().expect("somebody plays"),
        };
        let seed = self.seed.of_game((at + Seat::MOST) as u64);
        let mut stream = seed.stream(StreamName { purpose: "player", round: 0 });
        let mut legal = Vec::new();
        G::legal_actions(course.state(), &mut legal);
        let budget = Budget::Work(self.work.tries);
        let turn = Turn::new(course, seat, &legal, &mut stream, budget);
        let preferred = (self.bot.player)().decide(turn);
        if preferred == *played {
            return Decided::Same(at + 1);
        }
        let actions = [played, &preferred];
        let compared = (self.reckoner().compare)(course, seat, actions, self.work.pairs, &seed);
        let by = match by {
            Actor::Seat(seat) => Some(*seat),
            Actor::Team => None,
        };
        Decided::Other(Advice::new(
            at + 1,
            by,
            [played, &preferred].map(ToString::to_string),
            compared,
        ))
    }

    fn reckoner(&self) -> &crate::search::Reckoner<G> {
        self.bot.reckoner.as_ref().expect("the bot was chosen because it has one")
    }
}
