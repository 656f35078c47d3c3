//! Our bots.

use sobremesa_bots::{BotName, Budget, Player, Turn, Wanted};
use sobremesa_table::{Move, Seat, Stream, Viewer, decider, is_command};

use crate::door::{AnyState, Playable};
use crate::problem::Problem;
use crate::running::Running;

/// The name of a bot, unless it is a program or a net: those are brought on the command line alone.
pub(crate) fn ours(name: &str) -> Result<&str, Problem> {
    let proposing = name.split_once('+').is_some_and(|(_, net)| is_command(net));
    if proposing || is_command(name) {
        return Err(Problem::value(format!(
            "{name:?} is for the command line, such as `sobremesa arena`; in Python a bot of your own is a function \
             that `sobremesa.arena` calls"
        )));
    }
    Ok(name)
}

/// Actions, each with the chance to win after it, if the bot says one.
pub(crate) type Weighed = Vec<(String, Option<f64>)>;

/// A bot of some game.
pub(crate) trait AnyBot: Send {
    fn name(&self) -> String;
    fn decide(&mut self, state: &dyn AnyState, wanted: Wanted<'_>) -> Result<String, Problem>;
    fn weigh(&mut self, state: &dyn AnyState, wanted: Wanted<'_>) -> Result<Weighed, Problem>;
    /// What it would say, as moves of a record.
    fn speak(&mut self, state: &dyn AnyState, seat: Seat) -> Result<Vec<String>, Problem>;
}

/// A bot of one game.
pub(crate) struct Bot<G: Playable> {
    pub(crate) name: BotName,
    pub(crate) player: Box<dyn Player<G>>,
    pub(crate) stream: Stream,
    pub(crate) budget: Budget,
}

impl<G: Playable> Bot<G> {
    fn turn<T>(
        &mut self,
        state: &dyn AnyState,
        wanted: Wanted<'_>,
        think: impl FnOnce(&mut dyn Player<G>, Turn<'_, G>) -> T,
    ) -> Result<T, Problem> {
        let course = running::<G>(state)?.course();
        let seat = decider(course.owed()).ok_or_else(|| Problem::value("the game is over"))?;
        let mut legal = Vec::new();
        G::legal_actions(course.state(), &mut legal);
        let turn = Turn::new(course, seat, &legal, &mut self.stream, self.budget);
        Ok(think(&mut *self.player, turn.while_wanted(wanted)))
    }
}

fn running<G: Playable>(state: &dyn AnyState) -> Result<&Running<G>, Problem> {
    state.as_any().downcast_ref().ok_or_else(|| {
        Problem::Type(format!("a bot of {} cannot play {}", G::NAME, state.door().name()))
    })
}

impl<G: Playable> AnyBot for Bot<G> {
    fn name(&self) -> String {
        self.name.to_string()
    }

    fn decide(&mut self, state: &dyn AnyState, wanted: Wanted<'_>) -> Result<String, Problem> {
        self.turn(state, wanted, |player, turn| player.decide(turn).to_string())
    }

    fn weigh(&mut self, state: &dyn AnyState, wanted: Wanted<'_>) -> Result<Weighed, Problem> {
        self.turn(state, wanted, |player, turn| {
            let opinions = player.weigh(turn).into_iter();
            opinions.map(|opinion| (opinion.action.to_string(), opinion.chance)).collect()
        })
    }

    fn speak(&mut self, state: &dyn AnyState, seat: Seat) -> Result<Vec<String>, Problem> {
        let course = running::<G>(state)?.course();
        if !self.player.talks() {
            return Ok(Vec::new());
        }
        let said = self.player.speak(&course.view(Viewer::Seat(seat))).into_iter();
        let wire = |statement| G::to_wire(&Move::Statement { seat, statement });
        Ok(said.map(|it| serde_json::to_string(&wire(it)).expect("moves are JSON")).collect())
    }
}
