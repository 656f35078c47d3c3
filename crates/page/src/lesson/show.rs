//! A step of a lesson as a page.

use sobremesa_bots::{Bots, Budget};
use sobremesa_table::{Options, Refusal, Viewer};
use sobremesa_words::{Words, arg};

use super::coach::{Answer, Coach};
use super::{Lesson, ME, Task, Tried, Verdict};
use crate::table::{Chair, ChairKind, Scene, Shows, Table};
use crate::{Character, House, layout};

/// Who looks at which step, and how.
#[derive(Clone, Debug)]
pub struct Visit<'a> {
    /// Whose page it is.
    pub house: &'a House,
    /// The step, counted from 1.
    pub step: usize,
    /// What is picked, as the game writes it.
    pub pick: &'a str,
    /// What was tried, and is not what the step asks for.
    pub tried: Option<Tried<'a>>,
    /// Whether only the regions are wanted.
    pub is_script: bool,
}

/// The names of the values of a text that are those of the other players.
const OTHERS: [&str; 5] = ["one", "two", "three", "four", "five"];

/// The page of a step, or its regions; none if there is no such step.
pub fn show<G: Shows + Bots>(visit: &Visit<'_>) -> Option<String> {
    let lesson = G::lesson()?;
    let step = visit.step.checked_sub(1).filter(|step| *step < lesson.points.len())?;
    let words = G::words(visit.house.language);
    let standing = lesson.at(step);
    let (view, owed) = (standing.course.view(Viewer::Seat(ME)), standing.course.owed());
    let chairs = chairs::<G>(words, lesson.rules.players());
    let names: Vec<String> = chairs.iter().map(|chair| chair.name.clone()).collect();
    let version = standing.lines.len() as u64;
    let table = Table {
        id: format!("lesson-{}", G::NAME),
        version,
        decision: version,
        chairs,
        lesson: Some(coach(&lesson, visit, &names)),
        ..Table::new(lesson.rules.players(), Some(ME), owed)
    };
    let mut legal = Vec::new();
    if table.is_my_turn() {
        G::legal_actions(standing.course.state(), &mut legal);
    }
    let scene = Scene {
        house: visit.house,
        table: &table,
        view: &view,
        legal: &legal,
        proposals: &[],
        lines: &standing.lines,
        pick: visit.pick,
        hint: None,
        chance: None,
        link: "",
        hindsight: None,
    };
    Some(match visit.is_script {
        true => layout::regions(&scene).into_iter().map(|it| it.html.into_string()).collect(),
        false => layout::table(&scene).into_string(),
    })
}

/// The newcomer, and gentle bots.
fn chairs<G: Shows + Bots>(words: &Words, players: usize) -> Vec<Chair> {
    let character = Character::of(G::gentle(), Budget::Default);
    let bot =
        |number| Chair { name: character.name(words, number), kind: ChairKind::Bot(character) };
    let me = Chair { name: words.text("page-you"), kind: ChairKind::PERSON };
    [me].into_iter().chain((1..players).map(|seat| bot(seat - 1))).collect()
}

/// What the coach says at a step.
fn coach<G: Shows + Bots>(lesson: &Lesson<G>, visit: &Visit<'_>, names: &[String]) -> Coach {
    let words = G::words(visit.house.language);
    let step = visit.step - 1;
    let point = &lesson.points[step];
    let others = OTHERS.into_iter().zip(&names[1..]).map(|(value, name)| arg(value, name.as_str()));
    let deed = match &point.task {
        Task::Do(actions) => actions.first().map(|action| G::deed(words, names, action)),
        Task::Read | Task::Say(_) => None,
    };
    let deed = point.deed.map(|id| words.text(id)).or(deed);
    let answer = visit.tried.and_then(|tried| match lesson.judge(step, tried) {
        Verdict::Wanted | Verdict::Unreadable => None,
        Verdict::Refused(refusal) => {
            let sentence = G::refusal(words, names, &refusal);
            Some(Answer { sentence, rule: Some(refusal.rule()) })
        }
        Verdict::NotYet => {
            let sentence = match (&point.task, &deed) {
                (Task::Read, _) => words.text("lesson-read-on"),
                (_, Some(deed)) => words.message("lesson-not-yet", [arg("deed", deed.as_str())]),
                (_, None) => words.text("lesson-do-first"),
            };
            Some(Answer { sentence, rule: None })
        }
    });
    Coach {
        game: G::NAME,
        step: visit.step,
        last: lesson.points.len(),
        title: words.text(point.title),
        text: words.message(point.text, others),
        about: point.about,
        deed,
        values: point.task.values(),
        answer,
    }
}
