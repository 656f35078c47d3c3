//! The laws about decisions and views as numbers.

use std::collections::{BTreeMap, BTreeSet};

use sobremesa_table::{
    Course, Decision, Encodes, Game, Options, Path, Seat, Stream, Viewer, decider,
};

use crate::secrecy::{stream, twins_by};
use crate::{Subject, soak_factor, walk};

/// Every legal action has exactly one way of codes, and the codes lead to it and to nothing else; the mask shows
/// what may come next, and everything else is refused and changes nothing.
pub fn codes<S: Subject<Game: Encodes>>() {
    let mut actions = Vec::new();
    let mut positions = 0_u64;
    let mut mask = vec![false; S::Game::CODES];
    walk::<S>(24 * soak_factor(), "codes", |walk, _| {
        let state = walk.course.state();
        S::Game::legal_actions(state, &mut actions);
        let mut decision = Decision::<S::Game>::default();
        decision.ask(state);
        for action in &actions {
            let path = S::Game::encode(state, action);
            assert_eq!(follow(&decision, &path).as_ref(), Some(action), "{path:?}");
        }
        let paths: Vec<Path> = actions.iter().map(|it| S::Game::encode(state, it)).collect();
        check_prefixes(&paths);
        decision.mask(&mut mask);
        let first: BTreeSet<usize> = paths
            .iter()
            .filter_map(|path| path.codes().first().copied().map(usize::from))
            .collect();
        let shown: BTreeSet<usize> = (0..mask.len()).filter(|code| mask[*code]).collect();
        assert_eq!(shown, first, "the mask is what the legal actions begin with");
        refuse(&decision, &mask);
        positions += u64::from(!actions.is_empty());
    });
    // The long runs, a hundred times the gate, see a million of them in every game.
    let least = 10_000 * u64::from(soak_factor());
    println!("{positions} decisions, at least {least}");
    assert!(positions >= least, "too few decisions: {positions}");
}

/// The action that a way of codes leads to, if it is decided with the last of them.
fn follow<G: Encodes>(decision: &Decision<G>, path: &Path) -> Option<G::Action> {
    let mut decision = decision.clone();
    let (last, before) = path.codes().split_last().expect("an action has a code");
    for (index, code) in before.iter().enumerate() {
        let early = decision.choose((*code).into());
        assert_eq!(early.as_ref().map(Option::is_some), Ok(false), "{path:?}: code {index}");
        assert_eq!(decision.begun().codes(), &path.codes()[..=index]);
    }
    decision.choose((*last).into()).unwrap_or_else(|refusal| panic!("{path:?}: {refusal}"))
}

fn check_prefixes(paths: &[Path]) {
    let mut sorted: Vec<&[u16]> = paths.iter().map(Path::codes).collect();
    sorted.sort_unstable();
    for pair in sorted.windows(2) {
        assert!(!pair[1].starts_with(pair[0]), "{:?} begins another action", pair[0]);
    }
}

fn refuse<G: Encodes>(decision: &Decision<G>, mask: &[bool]) {
    let mut refused = decision.clone();
    for code in (0..mask.len() + 2).filter(|code| mask.get(*code) != Some(&true)) {
        assert!(refused.choose(code).is_err(), "{code} is not in the mask");
    }
    let codes = |decision: &Decision<G>| decision.codes().collect::<Vec<_>>();
    assert_eq!((refused.begun(), codes(&refused)), (decision.begun(), codes(decision)));
}

/// Every number of an observation is within what its field says, and is the same in every state that the viewer
/// cannot tell from the true one; a decision that has begun is seen by whoever makes it.
pub fn observations<S: Subject<Game: Encodes>>() {
    let mut stream = stream("observations");
    let fields = S::Game::FIELDS;
    let most: Vec<u8> =
        fields.iter().flat_map(|field| std::iter::repeat_n(field.most, field.size)).collect();
    let names: BTreeSet<&str> = fields.iter().map(|field| field.name).collect();
    assert_eq!(names.len(), fields.len(), "every field has a name of its own");
    let mut seen = vec![0; most.len()];
    let mut note = |numbers: &[u8], view: &<S::Game as Game>::View| {
        for (index, (number, most)) in numbers.iter().zip(&most).enumerate() {
            assert!(number <= most, "number {index} is {number}: {view:?}");
            seen[index] = (*number).max(seen[index]);
        }
    };
    walk::<S>(4 * soak_factor(), "observations", |walk, _| {
        let course = &walk.course;
        for viewer in Viewer::all(S::Game::rules(course.state()).players()) {
            let view = course.view(viewer);
            let numbers = observation::<S::Game>(&view, &Path::default());
            note(&numbers, &view);
            let guess = S::Game::determinize(&view, &mut stream);
            let guess = Course::<S::Game>::resume(guess, S::Game::recall(&view));
            let guessed = observation::<S::Game>(&guess.view(viewer), &Path::default());
            assert_eq!(guessed, numbers, "{view:?}");
        }
        let Some(seat) = decider(course.owed()) else { return };
        let view = course.view(Viewer::Seat(seat));
        let mut before = observation::<S::Game>(&view, &Path::default());
        let mut decision = Decision::<S::Game>::default();
        decision.ask(course.state());
        let pick = |decision: &Decision<S::Game>, stream: &mut Stream| {
            let codes: Vec<usize> = decision.codes().collect();
            codes[stream.index(codes.len())]
        };
        while decision.choose(pick(&decision, &mut stream)) == Ok(None) {
            let begun = observation::<S::Game>(&view, decision.begun());
            assert_ne!(begun, before, "whoever decides sees what they have chosen");
            note(&begun, &view);
            before = begun;
        }
    });
    let mut at = 0;
    for field in fields {
        let some = seen[at..at + field.size].iter().any(|number| *number > 0);
        assert!(some, "{} is never written", field.name);
        at += field.size;
    }
}

/// Whatever a viewer cannot know can be otherwise without a number of the viewer's observation being otherwise,
/// nor a code that the viewer may choose.
pub fn leaks_nothing<S: Subject<Game: Encodes>>() {
    let mut decision = Decision::<S::Game>::default();
    twins_by::<S>("observed twins", &mut |course, _, viewer| {
        let own = viewer.seat().is_some_and(|seat| decider(course.owed()) == Some(seat));
        decision.ask(course.state());
        let codes: Vec<usize> = decision.codes().filter(|_| own).collect();
        format!("{:?} {codes:?}", observation::<S::Game>(&course.view(viewer), &Path::default()))
    });
}

/// What a seat's observation says, field by field.
pub type Fields<'a> = BTreeMap<&'static str, &'a [u8]>;

/// Every seat's view of a few games, and the fields of its observation, for a game to compare.
pub fn read_back<S: Subject<Game: Encodes>>(
    check: impl Fn(Seat, &<S::Game as Game>::View, &Fields<'_>),
) {
    walk::<S>(2, "read back", |walk, _| {
        for viewer in Seat::all(S::Game::rules(walk.course.state()).players()) {
            let view = walk.course.view(Viewer::Seat(viewer));
            let numbers = observation::<S::Game>(&view, &Path::default());
            let fields: Fields<'_> =
                S::Game::read(&numbers).map(|(field, own)| (field.name, own)).collect();
            assert_eq!(fields.len(), S::Game::FIELDS.len());
            check(viewer, &view, &fields);
        }
    });
}

fn observation<G: Encodes>(view: &G::View, begun: &Path) -> Vec<u8> {
    let mut numbers = vec![0; G::NUMBERS];
    G::observation(view, begun, &mut numbers);
    numbers
}
