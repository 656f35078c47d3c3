//! One game between bots.

use std::time::{Duration, Instant};

use sobremesa_bots::{BotName, Bots, NoSuchBot, Player, Turn};
use sobremesa_table::{
    Actor, Course, Game, Move, Options, Owed, Record, Seat, Seed, Stream, StreamName, Viewer,
};

use crate::contestant::{Cheat, Contestant, NoSuchContestant};
use crate::standing::Contested;

/// Who plays what.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    rules: G::Rules,
    seats: Vec<Contestant>,
    cheat: Option<Cheat<G>>,
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
    contestant: Contestant,
    mind: Mind<G>,
    stream: Stream,
}

/// How a seat decides.
enum Mind<G: Game> {
    /// By its view.
    Honest(Box<dyn Player<G>>),
    /// By all cards.
    Cheater(Cheat<G>),
}

impl<G: Bots> Match<G> {
    /// A match with the game's own bound.
    ///
    /// # Errors
    /// If the game has no such bot.
    pub fn new(rules: G::Rules, bots: Vec<BotName>) -> Result<Self, NoSuchBot> {
        bots.iter().try_for_each(|bot| G::bot(bot.level).map(drop))?;
        let bound = G::action_bound(&rules);
        let seats = bots.into_iter().map(Contestant::Bot).collect();
        Ok(Match { rules, seats, cheat: None, bound })
    }

    /// A match in which seats may cheat, with the game's own bound.
    ///
    /// # Errors
    /// If the game has no such bot, or no cheater.
    pub fn among(rules: G::Rules, seats: Vec<Contestant>) -> Result<Self, NoSuchContestant>
    where
        G: Contested,
    {
        for seat in &seats {
            match seat {
                Contestant::Bot(bot) => drop(G::bot(bot.level)?),
                Contestant::Cheater(_) if G::CHEAT.is_some() => {}
                Contestant::Cheater(_) => return Err(NoSuchContestant::Cheater(G::NAME)),
            }
        }
        let bound = G::action_bound(&rules);
        Ok(Match { rules, seats, cheat: G::CHEAT, bound })
    }

    /// The options.
    pub fn rules(&self) -> &G::Rules {
        &self.rules
    }

    /// Who sits where, seat 0 first.
    pub fn seats(&self) -> &[Contestant] {
        &self.seats
    }

    fn mind(&self, contestant: Contestant) -> Mind<G> {
        match contestant {
            Contestant::Bot(bot) => {
                Mind::Honest(G::bot(bot.level).expect("checked: the game has this bot"))
            }
            Contestant::Cheater(_) => {
                Mind::Cheater(self.cheat.expect("checked: the game has a cheater"))
            }
        }
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

    fn sit_down<'a>(&self, seed: &Seed, watch: Option<Watch<'a>>) -> Table<'a, G> {
        let seat = |(seat, contestant): (Seat, &Contestant)| Seated {
            seat,
            contestant: *contestant,
            mind: self.mind(*contestant),
            stream: seed.stream(StreamName { purpose: "player", round: seat.index() as u32 }),
        };
        Table {
            seated: Seat::all(self.rules.players()).zip(&self.seats).map(seat).collect(),
            course: Course::new(&self.rules),
            moves: Vec::new(),
            legal: Vec::new(),
            watch,
        }
    }

    fn play_watched(&self, seed: &Seed, watch: Option<Watch<'_>>) -> Played<G> {
        let mut table = self.sit_down(seed, watch);
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
            players: self.seats.iter().map(ToString::to_string).collect(),
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
        let Seated { contestant, mind, stream, .. } = &mut self.seated[seat.index()];
        let budget = contestant.budget();
        let turn = Turn { view: &view, legal: &self.legal, stream, budget };
        let start = self.watch.as_ref().filter(|_| self.legal.len() > 1).map(|_| Instant::now());
        let action = match mind {
            Mind::Honest(player) => player.decide(turn),
            Mind::Cheater(cheat) => cheat(&self.course, turn),
        };
        if let (Some(watch), Some(start)) = (&mut self.watch, start) {
            watch(seat, start.elapsed());
        }
        action
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
            let Seated { seat, mind: Mind::Honest(player), .. } = &mut self.seated[index] else {
                continue;
            };
            if !player.talks() {
                continue;
            }
            let seat = *seat;
            for statement in player.speak(&self.course.view(Viewer::Seat(seat))) {
                self.make(Move::Statement { seat, statement });
            }
        }
    }
}
