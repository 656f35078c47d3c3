//! One game between bots.

use std::mem;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use sobremesa_bots::{BotKind, Bots, Budget, Cheat, Player, Turn, Wanted};
use sobremesa_table::{
    Actor, Course, Fault, Game, Move, Options, Owed, Record, Recorded, Seat, Seed, Stream,
    StreamName, Viewer,
};

use crate::contestant::{Contestant, Mind, NoSuchContestant};

/// Who plays what.
#[derive(Clone)]
pub struct Match<G: Game> {
    rules: G::Rules,
    seats: Vec<Contestant>,
    minds: Vec<Mind<G>>,
    /// A game that is not over after this many actions is cut off.
    pub bound: usize,
}

/// A game that was played.
#[derive(Clone, Debug)]
pub struct Played<G: Game> {
    /// What everything followed from, if it is known.
    pub seed: Option<Seed>,
    /// What happened, in order.
    pub moves: Vec<Move<G>>,
    /// The result; none if the game was cut off.
    pub outcome: Option<G::Outcome>,
    /// How it stands at the end.
    pub state: G::State,
    /// How many actions were made.
    pub actions: usize,
}

impl<G: Recorded> Played<G> {
    /// A recorded game as if it had just been played.
    ///
    /// # Errors
    /// The first fault of the record.
    pub fn replay(line: &str) -> Result<Played<G>, Fault<G::Refusal>> {
        let mut state = None;
        let record = Record::<G>::replay(line, |course, _| state = Some(course.state().clone()))?;
        let is_action = |made: &&Move<G>| matches!(made, Move::Action { .. });
        Ok(Played {
            seed: record.seed,
            actions: record.moves.iter().filter(is_action).count(),
            state: state.unwrap_or_else(|| G::start(&record.rules)),
            moves: record.moves,
            outcome: record.outcome,
        })
    }
}

impl<G: Bots> Match<G> {
    /// A match with the game's own bound.
    ///
    /// # Errors
    /// If the game has no such bot, or nobody who sees what is hidden.
    pub fn new(rules: G::Rules, seats: Vec<Contestant>) -> Result<Self, NoSuchContestant>
    where
        G: Recorded,
    {
        Match::with_guests(rules, seats, &[])
    }

    /// The same where players may sit who are not on the game's list.
    ///
    /// # Errors
    /// As [`Match::new`].
    pub fn with_guests(
        rules: G::Rules,
        seats: Vec<Contestant>,
        guests: &'static [BotKind<G>],
    ) -> Result<Self, NoSuchContestant>
    where
        G: Recorded,
    {
        let mind = |seat: &Contestant| {
            let guest = guests.iter().find(|guest| guest.name == seat.to_string());
            guest.map_or_else(|| seat.mind(), |guest| Ok(Mind::Honest(guest)))
        };
        let minds = seats.iter().map(mind).collect::<Result<_, _>>()?;
        let bound = G::action_bound(&rules);
        Ok(Match { rules, seats, minds, bound })
    }

    /// The same players, everyone one seat further on.
    pub fn turned(mut self) -> Self {
        self.seats.rotate_right(1);
        self.minds.rotate_right(1);
        self
    }

    /// A match that was played elsewhere, by bots that need not be here. It cannot be played.
    pub(crate) fn of_names(rules: G::Rules, seats: Vec<Contestant>) -> Self {
        let bound = G::action_bound(&rules);
        Match { rules, seats, minds: Vec::new(), bound }
    }

    /// The options.
    pub fn rules(&self) -> &G::Rules {
        &self.rules
    }

    /// Who sits where, seat 0 first.
    pub fn seats(&self) -> &[Contestant] {
        &self.seats
    }

    /// Plays the game of this seed.
    pub fn play(&self, seed: &Seed) -> Played<G> {
        self.play_in(&mut self.room(), seed, Company::default())
    }

    /// Plays the game of this seed for somebody who may give it up. It ends soon then, and does not count.
    pub fn play_unless(&self, seed: &Seed, given_up: &AtomicBool) -> Played<G> {
        let company = Company { watch: None, given_up: Some(given_up) };
        self.play_in(&mut self.room(), seed, company)
    }

    /// The same, and tells `watch` how long each seat thought about every decision between two actions or
    /// more.
    pub fn play_timed(
        &self,
        seed: &Seed,
        mut watch: impl FnMut(Seat, Duration),
        given_up: &AtomicBool,
    ) -> Played<G> {
        let company = Company { watch: Some(&mut watch), given_up: Some(given_up) };
        self.play_in(&mut self.room(), seed, company)
    }

    /// The record of a game of this match.
    pub fn record(&self, played: &Played<G>) -> Record<G> {
        Record {
            rules: self.rules.clone(),
            players: self.seats.iter().map(ToString::to_string).collect(),
            seed: played.seed,
            fair: None,
            practice: false,
            started: None,
            ended: None,
            moves: played.moves.clone(),
            outcome: played.outcome.clone(),
        }
    }

    /// A room for games of this match.
    pub(crate) fn room(&self) -> Room<G> {
        Room {
            seated: Vec::new(),
            course: Course::new(&self.rules),
            moves: Vec::new(),
            legal: Vec::new(),
            proposals: Vec::new(),
        }
    }

    fn sit_down<'a>(
        &self,
        room: &'a mut Room<G>,
        seed: &Seed,
        company: Company<'a>,
    ) -> Table<'a, G> {
        let minds = self.minds.iter().zip(&self.seats);
        let seat = |(seat, (mind, contestant)): (Seat, (&Mind<G>, &Contestant))| Seated {
            seat,
            budget: contestant.budget(),
            mind: match mind {
                Mind::Honest(kind) => Thinker::Honest((kind.player)()),
                Mind::Seer(cheat, kind) => Thinker::Seer(*cheat, (kind.player)()),
                Mind::Net(net, nets) => Thinker::Honest((nets.player)(net)),
                Mind::Program(program, seated) => {
                    Thinker::Honest(seated(program, &self.rules, seat, seed))
                }
            },
            seed: *seed,
            stream: None,
        };
        room.seated.clear();
        room.seated.extend(Seat::all(self.rules.players()).zip(minds).map(seat));
        let is_remembered = room.seated.iter().any(Seated::remembers);
        if is_remembered {
            room.course = Course::new(&self.rules);
        } else {
            room.course.begin_anew(&self.rules);
        }
        let talks = room.seated.iter().any(Seated::talks);
        let is_watched = room.seated.iter().any(Seated::watches);
        Table { is_remembered, talks, is_watched, room, company }
    }

    /// Plays the game of this seed in a room where others may have been played before.
    pub(crate) fn play_in<'a>(
        &self,
        room: &'a mut Room<G>,
        seed: &Seed,
        company: Company<'a>,
    ) -> Played<G> {
        let mut table = self.sit_down(room, seed, company);
        let mut actions = 0;
        while actions < self.bound && table.company.waits() {
            match table.room.course.owed() {
                Owed::Nobody => break,
                Owed::Chance(name) => {
                    let chance = G::draw_chance(table.room.course.state(), &mut seed.stream(name));
                    table.make(Move::Chance(chance));
                }
                Owed::Team => {
                    let action = table.agree();
                    table.make(Move::Action { by: Actor::Team, action });
                    actions += 1;
                }
                Owed::Seat(seat) => {
                    table.list_actions();
                    let action = table.ask(seat);
                    table.make(Move::Action { by: Actor::Seat(seat), action });
                    actions += 1;
                }
            }
            if table.talks {
                table.listen();
            }
        }
        let room = table.room;
        let outcome = G::outcome(room.course.state());
        room.seated.iter_mut().for_each(|seated| seated.player().end(outcome.as_ref()));
        let (moves, state) = (mem::take(&mut room.moves), room.course.state().clone());
        Played { seed: Some(*seed), moves, outcome, state, actions }
    }
}

/// Those for whom a game is played.
#[derive(Default)]
pub(crate) struct Company<'a> {
    /// Is told who thought how long.
    watch: Option<&'a mut dyn FnMut(Seat, Duration)>,
    /// Whether nobody waits for the game any more.
    given_up: Option<&'a AtomicBool>,
}

impl Company<'_> {
    fn waits(&self) -> bool {
        self.given_up.is_none_or(|given_up| !given_up.load(Ordering::Relaxed))
    }
}

/// Somebody at the table.
struct Seated<G: Game> {
    seat: Seat,
    budget: Budget,
    mind: Thinker<G>,
    seed: Seed,
    /// The player's own randomness, once it is needed.
    stream: Option<Stream>,
}

/// How a seat decides.
enum Thinker<G: Game> {
    /// By its view.
    Honest(Box<dyn Player<G>>),
    /// By what is hidden, too; the player only speaks.
    Seer(Cheat<G>, Box<dyn Player<G>>),
}

impl<G: Game> Seated<G> {
    /// Whether this player needs the game's memory.
    fn remembers(&self) -> bool {
        match &self.mind {
            Thinker::Honest(player) => player.remembers() || player.talks(),
            Thinker::Seer(..) => true,
        }
    }

    fn talks(&self) -> bool {
        let (Thinker::Honest(player) | Thinker::Seer(_, player)) = &self.mind;
        player.talks()
    }

    fn watches(&self) -> bool {
        let (Thinker::Honest(player) | Thinker::Seer(_, player)) = &self.mind;
        player.watches()
    }

    fn player(&mut self) -> &mut dyn Player<G> {
        let (Thinker::Honest(player) | Thinker::Seer(_, player)) = &mut self.mind;
        &mut **player
    }

    fn decide(&mut self, course: &Course<G>, legal: &[G::Action], wanted: Wanted<'_>) -> G::Action {
        let name = StreamName { purpose: "player", round: self.seat.index() as u32 };
        let stream = self.stream.get_or_insert_with(|| self.seed.stream(name));
        let turn = Turn::new(course, self.seat, legal, stream, self.budget).while_wanted(wanted);
        match &mut self.mind {
            Thinker::Honest(player) => player.decide(turn),
            Thinker::Seer(cheat, _) => cheat(course, turn),
        }
    }
}

/// Where one game after the other is played: lists that have grown need not grow again.
pub(crate) struct Room<G: Game> {
    seated: Vec<Seated<G>>,
    course: Course<G>,
    moves: Vec<Move<G>>,
    legal: Vec<G::Action>,
    proposals: Vec<G::Action>,
}

impl<G: Game> Room<G> {
    /// Takes back what a game that nobody needs any more has used.
    pub(crate) fn clear_up(&mut self, played: Played<G>) {
        self.moves = played.moves;
        self.moves.clear();
    }
}

struct Table<'a, G: Game> {
    room: &'a mut Room<G>,
    /// Whether anybody needs the memory; else nothing is remembered.
    is_remembered: bool,
    talks: bool,
    /// Whether anybody is told of what happens, event by event.
    is_watched: bool,
    company: Company<'a>,
}

impl<G: Game> Table<'_, G> {
    fn make(&mut self, made: Move<G>) {
        if self.is_watched {
            return self.show(made);
        }
        let result = match self.is_remembered {
            true => self.room.course.follow(&made),
            false => self.room.course.advance(&made),
        };
        result.expect("bots choose among the legal actions");
        self.room.moves.push(made);
    }

    /// Makes a move, and tells those who watch what they may know of it.
    fn show(&mut self, made: Move<G>) {
        let Room { seated, course, moves, .. } = &mut *self.room;
        let step = course.make(made).expect("bots choose among the legal actions");
        for watching in seated.iter_mut().filter(|seated| seated.watches()) {
            let events = course.events(&step, Viewer::Seat(watching.seat));
            watching.player().watch(events);
        }
        moves.push(step.into_made());
    }

    fn list_actions(&mut self) {
        G::legal_actions(self.room.course.state(), &mut self.room.legal);
    }

    /// Asks one player for one of the actions that were listed.
    fn ask(&mut self, seat: Seat) -> G::Action {
        let Room { seated, course, legal, .. } = &mut *self.room;
        let Company { watch, .. } = &self.company;
        let start = watch.as_ref().filter(|_| legal.len() > 1).map(|_| Instant::now());
        let action = seated[seat.index()].decide(course, legal, &|| self.company.waits());
        if let (Some(watch), Some(start)) = (&mut self.company.watch, start) {
            watch(seat, start.elapsed());
        }
        action
    }

    /// Asks every player; what most propose is done, or else what was proposed first.
    fn agree(&mut self) -> G::Action {
        self.list_actions();
        self.room.proposals.clear();
        for seat in Seat::all(self.room.seated.len()) {
            let proposal = self.ask(seat);
            self.room.proposals.push(proposal);
        }
        let proposals = &self.room.proposals;
        let votes = |action: &G::Action| proposals.iter().filter(|other| *other == action).count();
        let most = proposals.iter().map(votes).max().unwrap_or_default();
        let agreed = proposals.iter().find(|action| votes(action) == most);
        agreed.expect("someone plays").clone()
    }

    /// Lets everyone say something about what just happened.
    fn listen(&mut self) {
        for index in 0..self.room.seated.len() {
            let seated = &mut self.room.seated[index];
            if !seated.talks() {
                continue;
            }
            let (seat, mut is_refused) = (seated.seat, false);
            for statement in seated.player().speak(&self.room.course.view(Viewer::Seat(seat))) {
                match G::check_statement(self.room.course.state(), seat, &statement) {
                    Ok(()) => self.make(Move::Statement { seat, statement }),
                    Err(_) => is_refused = true,
                }
            }
            if is_refused {
                self.room.seated[index].player().refused();
            }
        }
    }
}
