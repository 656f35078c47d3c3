//! What must be true of every lesson, for the tests of games.

use sobremesa_bots::Bots;
use sobremesa_table::Owed;
use sobremesa_words::Language;

use super::{Lesson, ME, Task, Tried, Verdict, Visit, show};
use crate::House;
use crate::table::Shows;

/// Plays a game's lesson through the engine and reads it in every language: every move that it names is legal, every
/// other one is answered, every note has its words, and what it speaks of is on the page.
///
/// # Panics
/// If one of this is not so, or the game has no lesson.
pub fn check<G: Shows + Bots>() {
    let lesson = G::lesson().expect("a lesson");
    assert!((10..=15).contains(&lesson.points.len()), "{} steps", lesson.points.len());
    let end = lesson.points.last().expect("an end");
    assert_eq!(end.task, Task::Read, "at the end there is nothing to do");
    (0..lesson.points.len()).for_each(|step| answers(&lesson, step));
    for language in Language::ALL {
        let house = House { language, ..House::default() };
        (1..=lesson.points.len()).for_each(|step| reads(&lesson, &house, step));
        let past = Visit { step: lesson.points.len() + 1, ..visit(&house, 0) };
        assert_eq!((show::<G>(&past), show::<G>(&visit(&house, 0))), (None, None));
    }
}

/// What the step asks for is legal, and wanted; all else is told so.
fn answers<G: Shows>(lesson: &Lesson<G>, step: usize) {
    let point = &lesson.points[step];
    let course = lesson.at(step).course;
    let mut legal = Vec::new();
    if [Owed::Seat(ME), Owed::Team].contains(&course.owed()) {
        G::legal_actions(course.state(), &mut legal);
    }
    match &point.task {
        Task::Do(actions) => {
            assert!(!actions.is_empty(), "{}", point.title);
            for action in actions {
                let verdict = lesson.judge(step, Tried::Action(&action.to_string()));
                assert_eq!(verdict, Verdict::Wanted, "{action} at {}", point.title);
            }
        }
        Task::Say(telling) => {
            assert_eq!(lesson.judge(step, Tried::Telling(telling)), Verdict::Wanted);
        }
        Task::Read => {}
    }
    for action in legal.iter().filter(|action| !point.task.has(action)) {
        let verdict = lesson.judge(step, Tried::Action(&action.to_string()));
        assert_eq!(verdict, Verdict::NotYet, "{action} at {}", point.title);
    }
    assert_eq!(lesson.judge(step, Tried::Action("nonsense")), Verdict::Unreadable);
    assert_eq!(lesson.judge(step, Tried::Telling("nonsense")), Verdict::Unreadable);
}

fn visit(house: &House, step: usize) -> Visit<'_> {
    Visit { house, step, pick: "", tried: None, is_script: false }
}

/// The note is short, and the lamp is over what it speaks of.
fn reads<G: Shows + Bots>(lesson: &Lesson<G>, house: &House, step: usize) {
    let point = &lesson.points[step - 1];
    let words = G::words(house.language);
    let page = show::<G>(&visit(house, step)).expect("a step");
    let messages = [Some(point.title), Some(point.text), point.deed];
    assert!(messages.iter().flatten().all(|id| words.has(id)), "{}", point.title);
    let (lit, about) = (page.matches(" data-lit ").count(), format!(" data-lit {}", point.about));
    assert_eq!(lit, 1, "{}: one thing is lit", point.title);
    assert!(page.contains(&about), "{}: `{}` is on the page", point.title, point.about);
    let note = page.split("id=\"coachh\">").nth(1).and_then(|rest| rest.split("</section>").next());
    let note = note.expect("a note");
    let text = note.split("<p>").nth(1).and_then(|rest| rest.split("</p>").next()).expect("a text");
    // Names and numbers have no full stops.
    let sentences = text.matches(['.', '?', '!']).count();
    assert!((1..=2).contains(&sentences) && text.chars().count() < 190, "{}: {text}", point.title);
    let (is_read, is_end) = (point.task == Task::Read, step == lesson.points.len());
    assert_eq!(note.contains("id=\"lesson-next\""), is_read && !is_end, "{}", point.title);
    assert_eq!(note.contains("id=\"lesson-back\""), step > 1, "{}", point.title);
    assert_eq!(note.contains("/gentle\""), is_end, "{}", point.title);
}
