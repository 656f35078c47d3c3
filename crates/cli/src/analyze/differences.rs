//! What a bot would have done otherwise.

use serde::Serialize;
use sobremesa_bots::{BotName, Bots, Budget, NoSuchBot, Opinion, Player, Turn};
use sobremesa_table::{
    Actor, Course, Game, Move, Options, Record, Seat, Seed, Stream, StreamName, Viewer,
};
use sobremesa_words::{Tells, Words};

/// A decision that the bot would have made otherwise.
pub(crate) struct Difference<G: Game> {
    /// The number of the move, from 1.
    pub(crate) number: usize,
    pub(crate) by: Actor,
    pub(crate) played: G::Action,
    pub(crate) preferred: G::Action,
    /// How likely the bot thinks to win after what was played, and after what it prefers.
    pub(crate) estimate: Option<Estimate>,
    /// Why it prefers that, in sentences.
    pub(crate) why: Vec<String>,
}

/// Two chances, from 0 to 1.
#[derive(Clone, Copy, Serialize)]
pub(crate) struct Estimate {
    /// None where the bot did not look into what was played.
    pub(crate) played: Option<f64>,
    pub(crate) preferred: f64,
}

/// All decisions of a game, beside a bot's.
pub(crate) struct Differences<G: Game> {
    pub(crate) bot: BotName,
    pub(crate) decisions: usize,
    pub(crate) list: Vec<Difference<G>>,
}

impl<G: Bots + Tells> Differences<G> {
    /// Asks the bot at every decision that was a choice, with what the player who made it could see.
    ///
    /// # Errors
    /// If the game has no such bot.
    pub(crate) fn find(
        words: &Words,
        record: &Record<G>,
        names: &[String],
        bot: BotName,
    ) -> Result<Self, NoSuchBot> {
        let mut seats = Seat::all(record.rules.players())
            .map(|seat| Asked::new(seat, &bot))
            .collect::<Result<Vec<Asked<G>>, NoSuchBot>>()?;
        let mut differences = Differences { bot, decisions: 0, list: Vec::new() };
        let mut course = Course::<G>::new(&record.rules);
        let mut legal = Vec::new();
        for (index, made) in record.moves.iter().enumerate() {
            G::legal_actions(course.state(), &mut legal);
            if let (Move::Action { by, action }, true) = (made, legal.len() > 1) {
                differences.decisions += 1;
                let seat = first_of(*by);
                let opinions = seats[seat.index()].ask(&course, &legal);
                let best = opinions.first().expect("the bot prefers something");
                if best.action != *action {
                    let looked_into = |other: &&Opinion<_>| other.action == *action;
                    let played = opinions.iter().find(looked_into).and_then(|other| other.chance);
                    differences.list.push(Difference {
                        number: index + 1,
                        by: *by,
                        played: action.clone(),
                        preferred: best.action.clone(),
                        estimate: best.chance.map(|preferred| Estimate { played, preferred }),
                        why: G::why(words, names, &course.view(Viewer::Seat(seat)), &best.action),
                    });
                }
            }
            course.make(made.clone()).expect("the record was replayed");
        }
        Ok(differences)
    }
}

/// The player, or of the team the first one.
fn first_of(actor: Actor) -> Seat {
    match actor {
        Actor::Seat(seat) => seat,
        Actor::Team => Seat::all(1).next().expect("someone plays"),
    }
}

/// The bot at one seat.
struct Asked<G: Game> {
    seat: Seat,
    budget: Budget,
    player: Box<dyn Player<G>>,
    stream: Stream,
}

impl<G: Bots> Asked<G> {
    fn new(seat: Seat, bot: &BotName) -> Result<Asked<G>, NoSuchBot> {
        let name = StreamName { purpose: "player", round: seat.index() as u32 };
        let stream = Seed::from_text("analyze").stream(name);
        Ok(Asked { seat, budget: bot.budget, player: (G::bot(bot)?.player)(), stream })
    }

    fn ask(&mut self, course: &Course<G>, legal: &[G::Action]) -> Vec<Opinion<G::Action>> {
        let turn = Turn::new(course, self.seat, legal, &mut self.stream, self.budget);
        self.player.weigh(turn)
    }
}
