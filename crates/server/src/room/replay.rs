//! A game that is over, looked at again.

use std::sync::Arc;

use sobremesa_bots::Bots;
use sobremesa_bots::analysis::{Analysis, Figures};
use sobremesa_page::insight::Insight;
use sobremesa_page::reel::{self, Chart, Reel, landmarks};
use sobremesa_page::{ChairKind, Cover, Line, Scene, Shows, Stage, Table, layout, picture};
use sobremesa_store::TableState;
use sobremesa_table::{Course, Owed, Seat, Viewer};
use sobremesa_words::{People, Tells};

use super::scene::LINES;
use super::{Company, Reader, Room};
use crate::keeper::Study;
use crate::thinking::Progress;

/// How many turning points a curve shows, and how many slips are told.
const TURNINGS: usize = 6;
const SLIPS: usize = 5;

/// Which position is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Frame {
    /// After how many moves; the first one with cards if none is named.
    pub(crate) at: Option<usize>,
    /// Through whose eyes; the reader's own if none are named.
    pub(crate) eyes: Option<Seat>,
    /// Whether only the regions are wanted.
    pub(crate) is_script: bool,
}

impl<G: Shows + Bots> Room<G> {
    /// What lay on the table at the end, as an SVG; none before the game is over.
    pub(crate) fn picture(&self) -> Option<String> {
        let is_over = self.now.state() == TableState::Finished;
        let play = self.now.play.as_ref().filter(|_| is_over)?;
        let view = play.course().view(Viewer::Spectator);
        Some(picture::table(&Cover::of::<G>(), &G::laid(&view)))
    }

    /// The page of a position, or its regions; none before the game is over, because every hand is seen.
    pub(crate) fn replay(
        &self,
        reader: &Reader,
        company: &Company,
        frame: Frame,
        study: &Study,
    ) -> Option<String> {
        let is_over = self.now.state() == TableState::Finished;
        let play = self.now.play.as_ref().filter(|_| is_over)?;
        let seen = self.seen(reader.person, company);
        let (words, moves) = (G::words(reader.house.language), self.moves());
        let sits = |seat: &Seat| seat.index() < play.players();
        let own = frame.eyes.filter(sits).or(seen.viewer.seat());
        let eyes = own.or_else(|| Seat::new(0))?;
        // Before the deal there is nothing to see.
        let first = moves.len().min(1);
        let at = frame.at.unwrap_or(first).clamp(first, moves.len());

        let mut course = Course::<G>::new(play.rules());
        let mut lines: Vec<Line<G>> = Vec::new();
        let (mut shown, mut chapters, mut turns) = (None, Vec::new(), Vec::new());
        for (index, made) in moves.iter().enumerate() {
            let step = course.make(made.clone()).expect("these moves were made before");
            let events = course.events(&step, Viewer::Seat(eyes));
            lines.push(Line { version: index as u64 + 1, events, undone: None });
            let view = course.view(Viewer::Seat(eyes));
            if let Some(number) = G::chapter(&view)
                && chapters.last().is_none_or(|(_, last)| *last != number)
            {
                chapters.push((index + 1, number));
            }
            if course.owed() == Owed::Seat(eyes) {
                turns.push(index + 1);
            }
            if index + 1 == at {
                shown = Some((view, course.owed()));
            }
        }
        let (view, owed) = shown?;
        let mut table = seen.table(words);
        for chair in &mut table.chairs {
            if let ChairKind::Person { .. } = chair.kind {
                chair.kind = ChairKind::PERSON;
            }
        }
        let names = table.names();
        let people = People { names: &names, you: None };
        let study = match study {
            Study::None if !Analysis::<G>::is_possible() => reel::Study::Impossible,
            Study::None => reel::Study::Offered,
            Study::Progress(Progress::Waiting) => reel::Study::Waiting,
            Study::Progress(Progress::Running(percent)) => reel::Study::Running(*percent),
            Study::Done(figures) => {
                let rules = play.rules();
                let insight = Insight { words, names: &names, rules, moves, figures };
                reel::Study::Done(Box::new(chart(&insight, figures, eyes, at)))
            }
        };
        let is_asked = owed == Owed::Seat(eyes) || owed == Owed::Team;
        let table = Table {
            version: at as u64,
            decision: at as u64,
            stage: if at == moves.len() { table.stage } else { Stage::Running },
            me: Some(eyes),
            is_away: false,
            owed: if is_asked { Owed::Nobody } else { owed },
            clock: None,
            can_undo: false,
            said: Vec::new(),
            past: None,
            others: Vec::new(),
            reel: Some(Reel {
                at,
                first,
                last: moves.len(),
                eyes,
                landmarks: landmarks(words, people, &lines),
                chapters,
                study,
                turns: (
                    turns.iter().rfind(|turn| **turn < at).copied(),
                    turns.iter().find(|turn| **turn > at).copied(),
                ),
                is_dealt_here: !play.is_continued,
            }),
            ..table
        };
        let scene = Scene {
            house: &reader.house,
            table: &table,
            view: &view,
            legal: &[],
            proposals: &[],
            lines: &lines[at.saturating_sub(LINES)..at],
            pick: "",
            hint: None,
            chance: None,
            link: &reader.link,
            hindsight: None,
        };
        let page = match frame.is_script {
            true => layout::regions(&scene).into_iter().map(|it| it.html.into_string()).collect(),
            false => layout::table(&scene).into_string(),
        };
        Some(page)
    }
}

/// The analysis through the eyes of a seat, after so many moves.
fn chart<G: Tells>(
    insight: &Insight<'_, G>,
    figures: &Arc<Figures>,
    eyes: Seat,
    at: usize,
) -> Chart {
    let own = figures.line(eyes);
    let (open, line) = insight.open().unzip();
    Chart {
        figures: Arc::clone(figures),
        verdict: insight.verdict(own, at),
        turnings: insight.turnings(own, TURNINGS),
        slips: insight.slips(SLIPS),
        open,
        line: line.unwrap_or_default(),
        noise: insight.noise(),
    }
}
