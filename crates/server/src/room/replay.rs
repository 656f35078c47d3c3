//! A game that is over, looked at again.

use std::sync::Arc;

use sobremesa_bots::Bots;
use sobremesa_bots::analysis::{Analysis, Figures};
use sobremesa_page::insight::Insight;
use sobremesa_page::reel::{self, Chart, Eyes, Held, Origin, Reel, landmarks};
use sobremesa_page::{ChairKind, House, Line, Scene, Shows, Stage, Table, layout, picture};
use sobremesa_store::TableState;
use sobremesa_table::{Course, Game, Move, Owed, Seat, Viewer};
use sobremesa_words::{People, Tells, Words};

use super::scene::{self, LINES};
use super::{Company, Reader, Room};
use crate::keeper::Study;
use crate::thinking::Progress;

/// How many turning points a curve shows, and how many slips are told.
const TURNINGS: usize = 6;
const SLIPS: usize = 5;

/// Which position is wanted.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Frame {
    /// After how many moves; the first one with cards if none is named.
    pub(crate) at: Option<usize>,
    /// Through whose eyes; the reader's own if none are named.
    pub(crate) eyes: Option<Eyes>,
    /// Whether only the regions are wanted.
    pub(crate) is_script: bool,
    /// Whom it is watched with.
    pub(crate) company: Option<reel::Company>,
}

impl<G: Shows + Bots> Room<G> {
    /// The end as an SVG, as everybody may see it, in a reader's language; none before the game is over.
    pub(crate) fn picture(&self, reader: &Reader, company: &Company) -> Option<String> {
        let is_over = self.now.state() == TableState::Finished;
        let insight = scene::Insight { hint: None, hindsight: None };
        let seen = Some(self.seen(None, company)).filter(|_| is_over)?;
        seen.with_scene(reader, &insight, picture::end)
    }

    /// The page of a position, or its regions; none before the game is over, because every hand is seen.
    pub(crate) fn replay(
        &self,
        reader: &Reader,
        company: &Company,
        frame: &Frame,
        study: &Study,
    ) -> Option<String> {
        let is_over = self.now.state() == TableState::Finished;
        let play = self.now.play.as_ref().filter(|_| is_over)?;
        let seen = self.seen(reader.person, company);
        let mut table = seen.table(G::words(reader.house.language));
        for chair in &mut table.chairs {
            if let ChairKind::Person { .. } = chair.kind {
                chair.kind = ChairKind::PERSON;
            }
        }
        let film = Film {
            rules: play.rules(),
            moves: self.moves(),
            table,
            study: Some(study),
            origin: if play.is_continued { Origin::Continued } else { Origin::Dealt },
        };
        film.draw(&reader.house, &reader.link, frame)
    }
}

/// A game that can be looked at again.
pub(crate) struct Film<'a, G: Game> {
    pub(crate) rules: &'a G::Rules,
    pub(crate) moves: &'a [Move<G>],
    /// The table after the last move, with the reader's own seat.
    pub(crate) table: Table,
    /// What is known of what it could have been; none if it cannot be analyzed.
    pub(crate) study: Option<&'a Study>,
    /// Where it comes from.
    pub(crate) origin: Origin,
}

/// What is shown of a position, and where one can go from there.
struct Shot<G: Game> {
    at: usize,
    first: usize,
    /// What has happened until the end, as the seat may know it.
    lines: Vec<Line<G>>,
    view: G::View,
    owed: Owed,
    /// What everybody sees, if all hands lie open.
    views: Vec<G::View>,
    chapters: Vec<(usize, usize)>,
    /// The positions in which the seat has to decide.
    turns: Vec<usize>,
}

impl<G: Shows + Bots> Film<'_, G> {
    /// The page of a position, or its regions; none of a game without moves.
    pub(crate) fn draw(self, house: &House, link: &str, frame: &Frame) -> Option<String> {
        let players = self.table.chairs.len();
        let sits = |seat: &Seat| seat.index() < players;
        let named = match frame.eyes {
            Some(Eyes::Seat(seat)) => Some(seat).filter(sits),
            Some(Eyes::Open) | None => None,
        };
        let seat = named.or(self.table.me).or_else(|| Seat::new(0))?;
        let shot = self.shot(seat, frame)?;
        let words = G::words(house.language);
        let table = self.table_at(words, seat, &shot, frame.company.clone());
        let scene = Scene {
            house,
            table: &table,
            view: &shot.view,
            legal: &[],
            proposals: &[],
            lines: &shot.lines[shot.at.saturating_sub(LINES)..shot.at],
            pick: "",
            hint: None,
            chance: None,
            link,
            hindsight: None,
        };
        Some(match frame.is_script {
            true => layout::regions(&scene).into_iter().map(|it| it.html.into_string()).collect(),
            false => layout::table(&scene).into_string(),
        })
    }

    fn shot(&self, seat: Seat, frame: &Frame) -> Option<Shot<G>> {
        // Before the deal there is nothing to see.
        let first = self.moves.len().min(1);
        let at = frame.at.unwrap_or(first).clamp(first, self.moves.len());
        let mut course = Course::<G>::new(self.rules);
        let (mut lines, mut chapters, mut turns) = (Vec::new(), Vec::new(), Vec::new());
        let (mut shown, mut views) = (None, Vec::new());
        for (index, made) in self.moves.iter().enumerate() {
            let step = course.make(made.clone()).expect("these moves were made before");
            let events = course.events(&step, Viewer::Seat(seat));
            lines.push(Line { version: index as u64 + 1, events, aside: None });
            let view = course.view(Viewer::Seat(seat));
            if let Some(number) = G::chapter(&view)
                && chapters.last().is_none_or(|(_, last)| *last != number)
            {
                chapters.push((index + 1, number));
            }
            if course.owed() == Owed::Seat(seat) {
                turns.push(index + 1);
            }
            if index + 1 == at {
                shown = Some((view, course.owed()));
                if frame.eyes == Some(Eyes::Open) {
                    let all = Seat::all(self.table.chairs.len());
                    views = all.map(|seat| course.view(Viewer::Seat(seat))).collect();
                }
            }
        }
        let (view, owed) = shown?;
        Some(Shot { at, first, lines, view, owed, views, chapters, turns })
    }

    /// The table at a position, from a seat.
    fn table_at(
        self,
        words: &Words,
        seat: Seat,
        shot: &Shot<G>,
        company: Option<reel::Company>,
    ) -> Table {
        let (at, last, names) = (shot.at, self.moves.len(), self.table.names());
        let people = People { names: &names, you: None };
        let is_asked = shot.owed == Owed::Seat(seat) || shot.owed == Owed::Team;
        let reel = Reel {
            at,
            first: shot.first,
            last,
            seat,
            awaited: match shot.owed {
                Owed::Seat(seat) => Some(seat),
                _ => None,
            },
            hands: shot.views.iter().map(|view| Held::of::<G>(words, &names, view)).collect(),
            landmarks: landmarks(words, people, &shot.lines),
            chapters: shot.chapters.clone(),
            study: self.studied(words, &names, seat, at),
            turns: (
                shot.turns.iter().rfind(|turn| **turn < at).copied(),
                shot.turns.iter().find(|turn| **turn > at).copied(),
            ),
            origin: self.origin,
            company,
        };
        Table {
            version: at as u64,
            decision: at as u64,
            stage: if at == last { self.table.stage } else { Stage::Running },
            me: Some(seat),
            is_away: false,
            owed: if is_asked { Owed::Nobody } else { shot.owed },
            clock: None,
            can_undo: false,
            said: Vec::new(),
            past: None,
            others: Vec::new(),
            reel: Some(reel),
            ..self.table
        }
    }

    /// What is known of what the game could have been.
    fn studied(&self, words: &Words, names: &[String], seat: Seat, at: usize) -> reel::Study {
        match self.study {
            None => reel::Study::Impossible,
            Some(Study::None) if !Analysis::<G>::is_possible() => reel::Study::Impossible,
            Some(Study::None) => reel::Study::Offered,
            Some(Study::Progress(Progress::Waiting)) => reel::Study::Waiting,
            Some(Study::Progress(Progress::Running(percent))) => reel::Study::Running(*percent),
            Some(Study::Done(figures)) => {
                let (rules, moves) = (self.rules, self.moves);
                let insight = Insight { words, names, rules, moves, figures };
                reel::Study::Done(Box::new(chart(&insight, figures, seat, at)))
            }
        }
    }
}

/// The analysis through the eyes of a seat, after this many moves.
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
