//! One game between bots.

use std::time::{Duration, Instant};

use sobremesa_bots::{BotName, Bots, NoSuchBot, Player, Turn};
use sobremesa_table::{
    Actor, Course, Game, Move, Options, Owed, Record, Seat, Seed, Stream, StreamName, Viewer,
};

/// Who plays what.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    rules: G::Rules,
    bots: Vec<BotName>,
    /// A game that is not over after so many actions is cut off.
    pub bound: usize,
}

/// A game that was played.
#[derive(Clone, Debug)]
pub struct Played<G: Game> {
    /// What happened.
    pub record: Record<G>,
    /// How it stands at the end.
    pub state: G::State,
    /// How many actions were made.
    pub actions: usize,
}

struct Seated<G: Game> {
    seat: Seat,
    bot: BotName,
    player: Box<dyn Player<G>>,
    stream: Stream,
}

impl<G: Bots> Match<G> {
    /// A match with the game's own bound.
    ///
    /// # Errors
    /// If the game has no such bot.
    pub fn new(rules: G::Rules, bots: Vec<BotName>) -> Result<Self, NoSuchBot> {
        bots.iter().try_for_each(|bot| G::bot(bot.level).map(drop))?;
        let bound = G::action_bound(&rules);
        Ok(Match { rules, bots, bound })
    }

    /// The options.
    pub fn rules(&self) -> &G::Rules {
        &self.rules
    }

    /// One bot for each seat.
    pub fn bots(&self) -> &[BotName] {
        &self.bots
    }

    /// Plays the game of this seed.
    pub fn play(&self, seed: &Seed) -> Played<G> {
        self.play_watched(seed, None)
    }

    /// Plays the game of this seed, and tells `watch` how long each seat thought about every
    /// decision between two actions or more.
    pub fn play_timed(&self, seed: &Seed, mut watch: impl FnMut(Seat, Duration)) -> Played<G> {
        self.play_watched(seed, Some(&mut watch))
    }

    fn play_watched(&self, seed: &Seed, watch: Option<Watch<'_>>) -> Played<G> {
        let mut table = Table {
            seated: Seat::all(self.rules.players())
                .zip(&self.bots)
                .map(|(seat, bot)| Seated {
                    seat,
                    bot: *bot,
                    player: G::bot(bot.level).expect("checked: the game has this bot"),
                    stream: seed
                        .stream(StreamName { purpose: "player", round: seat.index() as u32 }),
                })
                .collect(),
            course: Course::new(&self.rules),
            moves: Vec::new(),
            legal: Vec::new(),
            watch,
        };
        let mut actions = 0;
        while actions < self.bound {
            match table.course.owed() {
                Owed::Nobody => break,
                Owed::Chance(name) => {
                    let chance = G::draw_chance(table.course.state(), &mut seed.stream(name));
                    table.make(Move::Chance(chance));
                }
                Owed::Team => {
                    let action = table.agree();
                    table.make(Move::Action { by: Actor::Team, action });
                    actions += 1;
                }
                Owed::Seat(seat) => {
                    let action = table.ask(seat);
                    table.make(Move::Action { by: Actor::Seat(seat), action });
                    actions += 1;
                }
            }
            table.listen();
        }
        let record = Record {
            rules: self.rules.clone(),
            players: self.bots.iter().map(ToString::to_string).collect(),
            seed: Some(*seed),
            fair: None,
            practice: false,
            started: None,
            ended: None,
            moves: table.moves,
            outcome: G::outcome(table.course.state()),
        };
        Played { record, state: table.course.state().clone(), actions }
    }
}

/// Is told who thought how long.
type Watch<'a> = &'a mut dyn FnMut(Seat, Duration);

struct Table<'a, G: Game> {
    seated: Vec<Seated<G>>,
    course: Course<G>,
    moves: Vec<Move<G>>,
    legal: Vec<G::Action>,
    watch: Option<Watch<'a>>,
}

impl<G: Game> Table<'_, G> {
    fn make(&mut self, made: Move<G>) {
        let step = self.course.make(made).expect("bots choose among the legal actions");
        self.moves.push(step.into_made());
    }

    /// Asks one player for an action.
    fn ask(&mut self, seat: Seat) -> G::Action {
        G::legal_actions(self.course.state(), &mut self.legal);
        let view = self.course.view(Viewer::Seat(seat));
        let Seated { bot, player, stream, .. } = &mut self.seated[seat.index()];
        let turn = Turn { view: &view, legal: &self.legal, stream, budget: bot.budget };
        match &mut self.watch {
            Some(watch) if self.legal.len() > 1 => {
                let start = Instant::now();
                let action = player.decide(turn);
                watch(seat, start.elapsed());
                action
            }
            _ => player.decide(turn),
        }
    }

    /// Asks every player; what most propose is done, or else what was proposed first.
    fn agree(&mut self) -> G::Action {
        let seats: Vec<Seat> = self.seated.iter().map(|seated| seated.seat).collect();
        let proposals: Vec<G::Action> = seats.into_iter().map(|seat| self.ask(seat)).collect();
        let votes = |action: &G::Action| proposals.iter().filter(|other| *other == action).count();
        let most = proposals.iter().map(votes).max().unwrap_or_default();
        let agreed = proposals.iter().find(|action| votes(action) == most);
        agreed.expect("someone plays").clone()
    }

    /// Lets everyone say something about what just happened.
    fn listen(&mut self) {
        for index in 0..self.seated.len() {
            let seat = self.seated[index].seat;
            if !self.seated[index].player.talks() {
                continue;
            }
            let view = self.course.view(Viewer::Seat(seat));
            for statement in self.seated[index].player.speak(&view) {
                self.make(Move::Statement { seat, statement });
            }
        }
    }
}
