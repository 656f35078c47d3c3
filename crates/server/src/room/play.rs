//! The game at a table.

use std::sync::{Arc, OnceLock};

use sobremesa_bots::Bots;
use sobremesa_page::Shows;
use sobremesa_store::Millis;
use sobremesa_table::{Course, Game, Move, Options, Owed, Seat, Seed, Standing, Step};
use sobremesa_words::Language;

use super::Ending;

/// A game being played, as it stands.
#[derive(Clone)]
pub(crate) struct Play<G: Game> {
    pub(super) rules: G::Rules,
    pub(super) seed: Seed,
    pub(super) course: Course<G>,
    /// The game before the last row that was more than a statement.
    pub(super) before_last: Course<G>,
    pub(crate) proposals: Vec<(Seat, G::Action)>,
    pub(crate) is_practice: bool,
    /// Whether it began as another game, so that its first shuffles follow from another seed.
    pub(crate) is_continued: bool,
    pub(crate) started: Millis,
    pub(crate) ended: Option<Millis>,
    /// How it ended by the rules of its time, where today's do not follow it: then its course is not known.
    pub(super) settled: Option<Ending>,
    /// The game with its options in each language, once somebody has asked for it.
    pub(super) titles: Arc<[OnceLock<String>; Language::ALL.len()]>,
}

/// The moves of a row: the game after them, and what each of them changed.
pub(crate) struct Made<G: Game> {
    pub(super) play: Play<G>,
    pub(super) steps: Vec<Step<G>>,
}

impl<G: Game> Play<G> {
    /// A game before its deal.
    pub(crate) fn new(rules: G::Rules, seed: Seed, started: Millis) -> Self {
        let course = Course::new(&rules);
        Play {
            rules,
            seed,
            before_last: course.clone(),
            course,
            proposals: Vec::new(),
            is_practice: false,
            is_continued: false,
            started,
            ended: None,
            settled: None,
            titles: Arc::default(),
        }
    }

    pub(crate) fn rules(&self) -> &G::Rules {
        &self.rules
    }

    pub(crate) fn seed(&self) -> &Seed {
        &self.seed
    }

    pub(crate) fn course(&self) -> &Course<G> {
        &self.course
    }

    pub(crate) fn owed(&self) -> Owed {
        self.course.owed()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.settled.is_some() || self.owed() == Owed::Nobody
    }

    /// How the seats stand, once the game is over.
    pub(crate) fn standing(&self) -> Option<Standing> {
        let outcome = G::outcome(self.course.state())?;
        Some(G::standing(&self.rules, &outcome))
    }

    pub(crate) fn players(&self) -> usize {
        self.rules.players()
    }

    /// What a seat proposes while the team decides.
    pub(crate) fn proposal(&self, seat: Seat) -> Option<&G::Action> {
        let mut proposals = self.proposals.iter();
        proposals.find(|(by, _)| *by == seat).map(|(_, action)| action)
    }

    /// Whether a seat has a say in the decision that is due.
    pub(super) fn is_owed_by(&self, seat: Seat) -> bool {
        matches!(self.owed(), Owed::Team) || self.owed() == Owed::Seat(seat)
    }

    /// What may be done now.
    pub(crate) fn legal_actions(&self) -> Vec<G::Action> {
        let mut actions = Vec::new();
        G::legal_actions(self.course.state(), &mut actions);
        actions
    }

    /// A row without moves yet.
    pub(crate) fn row(&self) -> Made<G> {
        Made { play: self.clone(), steps: Vec::new() }
    }
}

impl<G: Shows + Bots> Play<G> {
    /// The game with its options.
    pub(super) fn title(&self, language: Language) -> &str {
        let title = || G::title(G::words(language), &self.rules);
        self.titles[language as usize].get_or_init(title)
    }

    /// Which games its result can be compared with: those with the same options and as many players.
    pub(crate) fn kind(&self) -> String {
        let options = serde_json::to_string(&self.rules).expect("options are JSON");
        format!("{} {options}", self.players())
    }
}

impl<G: Game> Made<G> {
    /// Makes a move, if the rules allow it.
    pub(crate) fn make(&mut self, made: Move<G>) -> Result<(), G::Refusal> {
        let decides = !self.decides() && is_decision(&made);
        let before = decides.then(|| self.play.course.clone());
        self.steps.push(self.play.course.make(made)?);
        if let Some(before) = before {
            self.play.before_last = before;
            self.play.proposals.clear();
        }
        Ok(())
    }

    /// Makes the shuffles that are owed.
    pub(crate) fn shuffle(&mut self) -> Result<(), G::Refusal> {
        while let Owed::Chance(name) = self.play.owed() {
            let stream = &mut self.play.seed.stream(name);
            let chance = G::draw_chance(self.play.course.state(), stream);
            self.make(Move::Chance(chance))?;
        }
        Ok(())
    }

    /// Whether there is more than statements.
    pub(super) fn decides(&self) -> bool {
        self.steps.iter().any(|step| is_decision(step.made()))
    }

    /// The moves.
    pub(super) fn moves(&self) -> Vec<Move<G>> {
        self.steps.iter().map(|step| step.made().clone()).collect()
    }
}

/// Whether a move is more than a statement.
pub(super) fn is_decision<G: Game>(made: &Move<G>) -> bool {
    !matches!(made, Move::Statement { .. })
}
