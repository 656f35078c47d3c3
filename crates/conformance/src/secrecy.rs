//! The laws about who may know what.

use sobremesa_table::{
    Actor, Course, Game, Move, Options, Owed, Seat, Seed, Step, Stream, StreamName, Viewer,
};

use crate::{Subject, soak_factor, walk};

/// How often another twin is asked for when the rules refuse one.
const ATTEMPTS: usize = 20;

/// Whatever a viewer cannot know can be otherwise without a byte of what the viewer receives being
/// otherwise: every view and every event, from the first move on.
pub fn twins<S: Subject>() {
    twins_by::<S>("twins", &mut |course, step, viewer| {
        json(&course.events(step, viewer)) + &json(&course.view(viewer))
    });
}

/// What a viewer receives after a move, as text.
pub type Tell<'a, G> = &'a mut dyn FnMut(&Course<G>, &Step<G>, Viewer) -> String;

/// The same of whatever `tell` makes of each position: numbers for nets, lines for programs.
pub fn twins_by<S: Subject>(name: &str, tell: Tell<'_, S::Game>) {
    let mut stream = stream(name);
    let mut met = 0;
    for walk in walk::<S>(12 * soak_factor(), name, |_, _| {}) {
        // The end shows everything, so the twins part before it.
        let told = walk.moves.len() - stream.index(walk.moves.len() / 2) - 1;
        let moves = &walk.moves[..told];
        let rules = S::Game::rules(walk.course.state());
        for viewer in Viewer::all(rules.players()) {
            let Some(twin) = find_twin::<S>(rules, moves, viewer, &mut stream, tell) else {
                continue;
            };
            let seen = receive::<S>(rules, moves, viewer, tell).expect("the game itself is legal");
            let other =
                receive::<S>(rules, &twin, viewer, tell).expect("a twin that was found is legal");
            for (index, (seen, other)) in seen.iter().zip(&other).enumerate() {
                assert_eq!(seen, other, "{viewer:?} sees a difference at move {}", index + 1);
            }
            met += 1;
        }
    }
    assert!(met >= S::rules().len() * 12, "too few twins were found: {met}");
}

fn find_twin<S: Subject>(
    rules: &<S::Game as Game>::Rules,
    moves: &[Move<S::Game>],
    viewer: Viewer,
    stream: &mut Stream,
    tell: Tell<'_, S::Game>,
) -> Option<Vec<Move<S::Game>>> {
    (0..ATTEMPTS)
        .map_while(|_| S::twin(rules, moves, viewer, stream))
        .find(|twin| twin != moves && receive::<S>(rules, twin, viewer, tell).is_some())
}

/// Everything that a viewer receives in a game, a text for each move; none if a move is refused, or
/// ends the game, which everyone can see.
fn receive<S: Subject>(
    rules: &<S::Game as Game>::Rules,
    moves: &[Move<S::Game>],
    viewer: Viewer,
    tell: Tell<'_, S::Game>,
) -> Option<Vec<String>> {
    let mut course = Course::<S::Game>::new(rules);
    moves
        .iter()
        .map(|made| {
            let step = course.make(made.clone()).ok()?;
            if course.owed() == Owed::Nobody {
                return None;
            }
            Some(tell(&course, &step, viewer))
        })
        .collect()
}

/// A determinized state, with what the viewer recalls, looks to its viewer as the true one does, owes the same decision with the
/// same legal actions, has the same cards in all, and keeps every invariant. An action that shows nothing does so in both.
pub fn determinization<S: Subject>() {
    let mut stream = stream("determinization");
    walk::<S>(6 * soak_factor(), "determinization", |walk, _| {
        let state = walk.course.state();
        let owed = walk.course.owed();
        for viewer in Viewer::all(S::Game::rules(state).players()) {
            let view = walk.course.view(viewer);
            let mut guesses = S::Game::determinize_often(&view, 2, &mut stream);
            guesses.push(S::Game::determinize(&view, &mut stream));
            for guess in guesses {
                S::check_invariants(&guess);
                S::check_guess(&view, &guess);
                let cards = (sorted(S::cards(&guess)), sorted(S::cards(state)));
                assert_eq!(cards.0, cards.1, "the same cards in all");
                assert_eq!(S::Game::owed(&guess), owed);
                assert_eq!(legal::<S>(&guess).is_empty(), owed.actor().is_none(), "it can go on");
                if owed == Owed::Team
                    || owed.actor().is_some() && viewer.seat().map(Owed::Seat) == Some(owed)
                {
                    assert_eq!(legal::<S>(&guess), legal::<S>(state), "the same decision");
                }
                let guessed = Course::<S::Game>::resume(guess, S::Game::recall(&view));
                assert_eq!(json(&guessed.view(viewer)), json(&view), "the same view");
                shows_nothing::<S>(&walk.course, &guessed, viewer);
            }
        }
    });
}

/// An action that never shows its player anything leads to the same view, whatever they cannot see.
fn shows_nothing<S: Subject>(truth: &Course<S::Game>, guess: &Course<S::Game>, viewer: Viewer) {
    let Some(seat) = viewer.seat().filter(|seat| truth.owed() == Owed::Seat(*seat)) else { return };
    for action in legal::<S>(truth.state()) {
        if !S::Game::may_reveal(&action) {
            let after = |course: &Course<S::Game>| {
                let (mut course, by) = (course.clone(), Actor::Seat(seat));
                course.make(Move::Action { by, action: action.clone() }).expect("a legal action");
                course
            };
            let (truth, guess) = (after(truth), after(guess));
            if truth.owed() == Owed::Seat(seat) {
                assert_eq!(json(&guess.view(viewer)), json(&truth.view(viewer)), "{action} tells");
            }
        }
    }
}

/// What is told of the reasons for an action is the same whatever its player cannot see, and never longer than
/// two sentences. `why` tells it, in any language.
pub fn reasons<S: Subject>(
    why: impl Fn(&<S::Game as Game>::View, &<S::Game as Game>::Action) -> Vec<String>,
) {
    let mut stream = stream("reasons");
    let mut told = 0;
    walk::<S>(2 * soak_factor(), "reasons", |walk, _| {
        let (state, first) = (walk.course.state(), Seat::all(1).next().expect("somebody plays"));
        let viewer = match walk.course.owed() {
            Owed::Seat(seat) => Viewer::Seat(seat),
            Owed::Team => Viewer::Seat(first),
            Owed::Chance(_) | Owed::Nobody => return,
        };
        let view = walk.course.view(viewer);
        let guess = S::Game::determinize(&view, &mut stream);
        let twin = Course::<S::Game>::resume(guess, S::Game::recall(&view)).view(viewer);
        for action in legal::<S>(state) {
            let reasons = why(&view, &action);
            assert!(reasons.len() <= 2, "{action}: {reasons:?}");
            assert!(reasons.iter().all(|reason| reason.ends_with('.')), "{action}: {reasons:?}");
            assert_eq!(why(&twin, &action), reasons, "{action}");
            told += reasons.len();
        }
    });
    assert!(told > 0, "nothing was told");
}

fn legal<S: Subject>(state: &<S::Game as Game>::State) -> Vec<<S::Game as Game>::Action> {
    let mut actions = Vec::new();
    S::Game::legal_actions(state, &mut actions);
    actions
}

fn sorted(mut cards: Vec<String>) -> Vec<String> {
    cards.sort();
    cards
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("views and events are JSON")
}

pub(crate) fn stream(name: &str) -> Stream {
    Seed::from_text(name).stream(StreamName { purpose: "conformance", round: 0 })
}
