//! A program at a table.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use sobremesa_table::{Actor, Course, Game, Move, Recorded, Seat, Seed, Step, StreamName, Viewer};

use super::message::{Answer, Message, raw};
use super::process::{Chronicle, Process};
use super::{Fault, Program};
use crate::{Bots, Budget, Player, Turn};

/// Most statements at a time.
const MOST_STATEMENTS: usize = 16;

/// A program on a seat of a game, and the bot that decides when it fails.
pub(super) struct Performer<G: Game> {
    program: Arc<Program>,
    seat: Seat,
    opening: String,
    seen: Chronicle,
    process: Option<Process>,
    stand_in: Box<dyn Player<G>>,
}

/// The line that brings a program into a game.
pub fn opening<G: Recorded>(rules: &G::Rules, seat: Seat, seed: Seed) -> String {
    Message::New { game: G::NAME, rules: &raw(rules), seat, seed }.line()
}

/// The question for a decision, as a line.
fn question<G: Recorded>(turn: &Turn<'_, G>, limit: Duration, id: u64) -> String {
    let by = turn.actor();
    let written =
        |action: &G::Action| raw(&G::to_wire(&Move::<G>::Action { by, action: action.clone() }));
    let (time, work) = match turn.budget {
        Budget::Default => (limit, None),
        Budget::Work(work) => (limit, Some(work)),
        Budget::Time(time) => (time.min(limit), None),
    };
    let legal = turn.legal.iter().map(written).collect();
    Message::Decide { id, view: &raw(turn.view()), legal, time_ms: millis(time), work }.line()
}

fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

/// Everything that a program on a seat could be told after a move, line by line: for tests of what may be told.
pub fn told<G: Bots + Recorded>(course: &Course<G>, step: &Step<G>, seat: Seat) -> String {
    let mut seen = Chronicle::default();
    course.events(step, Viewer::Seat(seat)).iter().for_each(|event| seen.add(raw(event)));
    let limit = Duration::from_secs(1);
    let decision = course.owed().actor().filter(|by| [Actor::Team, Actor::Seat(seat)].contains(by));
    let decision = decision.map(|_| {
        let mut legal = Vec::new();
        G::legal_actions(course.state(), &mut legal);
        let seed = Seed::from_text("a question draws nothing");
        let mut stream = seed.stream(StreamName { purpose: "player", round: 0 });
        question(&Turn::new(course, seat, &legal, &mut stream, Budget::Default), limit, 1)
    });
    let view = raw(&course.view(Viewer::Seat(seat)));
    let speak = Message::Speak { id: 1, view: &view, time_ms: millis(limit) }.line();
    seen.since(0).into_iter().chain(decision).chain([speak]).collect()
}

impl<G: Bots + Recorded> Performer<G> {
    pub(super) fn new(program: Arc<Program>, rules: &G::Rules, seat: Seat, seed: Seed) -> Self {
        Performer {
            program,
            seat,
            opening: opening::<G>(rules, seat, seed),
            seen: Chronicle::default(),
            process: None,
            stand_in: (G::stand_in().player)(),
        }
    }

    /// The process, in this game and with everything told that has happened.
    fn process(&mut self) -> Result<&mut Process, Fault> {
        let process = match self.process.take() {
            Some(process) => process,
            None => self.program.hire(&self.opening)?,
        };
        let process = self.process.insert(process);
        process.bring_up_to_date(&self.opening, &self.seen)?;
        Ok(process)
    }

    /// Asks the program, and reads its answer.
    fn ask<T>(
        &mut self,
        question: impl FnOnce(u64) -> String,
        time: Duration,
        read: impl FnOnce(Answer) -> Result<T, Fault>,
    ) -> Result<T, Fault> {
        self.program.conduct.ask();
        let answer = self.process().and_then(|process| process.ask(question, time));
        match answer.and_then(read) {
            Ok(answer) => {
                self.program.conduct.answer();
                Ok(answer)
            }
            Err(fault) => {
                if fault.ends_the_process() {
                    self.process = None;
                }
                self.program.note(fault);
                Err(fault)
            }
        }
    }
}

/// What was written as records write it, on this seat.
fn read<G: Recorded>(seat: Seat, mut written: Value) -> Result<Move<G>, Fault> {
    let fields = written.as_object_mut().ok_or(Fault::Unreadable)?;
    fields.insert("seat".into(), json!(seat));
    let wire = serde_json::from_value(written).map_err(|_| Fault::Unreadable)?;
    G::from_wire(wire).map_err(|_| Fault::Illegal)
}

impl<G: Bots + Recorded> Player<G> for Performer<G> {
    fn decide(&mut self, turn: Turn<'_, G>) -> G::Action {
        let limit = self.program.crew.limits.answer;
        let (question, seat) = (|id| question(&turn, limit, id), self.seat);
        let decided = self.ask(question, limit, |answer| {
            let Answer::Act { action, .. } = answer else { return Err(Fault::Unreadable) };
            match read::<G>(seat, action)? {
                Move::Action { action, .. } if turn.allows(&action) => Ok(action),
                _ => Err(Fault::Illegal),
            }
        });
        decided.unwrap_or_else(|_| self.stand_in.decide(turn))
    }

    fn talks(&self) -> bool {
        self.program.talks::<G>()
    }

    fn speak(&mut self, view: &G::View) -> Vec<G::Statement> {
        let (limit, seat) = (self.program.crew.limits.answer, self.seat);
        let (view, time_ms) = (raw(view), millis(limit));
        let question = |id| Message::Speak { id, view: &view, time_ms }.line();
        let said = self.ask(question, limit, |answer| {
            let Answer::Say { say, .. } = answer else { return Err(Fault::Unreadable) };
            if say.len() > MOST_STATEMENTS {
                return Err(Fault::Flooded);
            }
            let statements = say.into_iter().map(|said| match read::<G>(seat, said)? {
                Move::Statement { statement, .. } => Ok(statement),
                _ => Err(Fault::Illegal),
            });
            statements.collect()
        });
        said.unwrap_or_default()
    }

    fn refused(&mut self) {
        self.program.conduct.withdraw();
        self.program.note(Fault::Illegal);
    }

    fn watches(&self) -> bool {
        true
    }

    fn watch(&mut self, events: Vec<G::Event>) {
        events.iter().for_each(|event| self.seen.add(raw(event)));
    }

    fn end(&mut self, outcome: Option<&G::Outcome>) {
        // One that is not in this game, or has failed, is not told of its end.
        let process = self.process.take().or_else(|| self.program.recall(&self.opening));
        let Some(mut process) = process else { return };
        let result = outcome.map(raw);
        let told = process
            .bring_up_to_date(&self.opening, &self.seen)
            .and_then(|()| process.say(Message::End { result: result.as_deref() }.line()));
        process.leave();
        if told.is_ok() {
            self.program.dismiss(process);
        }
    }
}

/// The process waits for its next decision, in this game or in another.
impl<G: Game> Drop for Performer<G> {
    fn drop(&mut self) {
        if let Some(process) = self.process.take() {
            self.program.dismiss(process);
        }
    }
}
