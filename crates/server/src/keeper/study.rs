//! What a game that is over could have been.

use std::sync::Arc;

use sobremesa_bots::Bots;
use sobremesa_bots::analysis::{Analysis, Figures, VERSION};
use sobremesa_page::Shows;
use sobremesa_store::{Analyzed, PersonId, TableState};

use super::{Failed, Keeper};
use crate::room::Denied;
use crate::thinking::{Progress, Request, analyze};

/// How far the analysis of a game is.
#[derive(Clone, Debug)]
pub(crate) enum Study {
    /// Nobody has asked for one.
    None,
    /// It is under way.
    Progress(Progress),
    /// It is done.
    Done(Arc<Figures>),
}

impl<G: Shows + Bots> Keeper<G> {
    /// Lets the game be analyzed, unless it is or that is under way.
    pub(super) async fn analyze(&mut self, person: Option<PersonId>) -> Result<Study, Failed> {
        let study = self.study(person).await?;
        let (Study::None, Some(play)) = (&study, &self.room.now.play) else { return Ok(study) };
        let (of, effort) = ((self.room.now.id, self.analyzed()), self.hall.analysis_effort());
        let request = Request::new::<G>(of, person, play.rules(), self.room.moves(), effort);
        analyze(&self.hall, request).map_err(|_| Failed::TooManyAnalyses)?;
        self.study(person).await
    }

    /// How far the analysis is, if the game is over and can be analyzed.
    pub(super) async fn study(&mut self, person: Option<PersonId>) -> Result<Study, Failed> {
        self.look(person)?;
        // Of the deal of a day nothing is told before the day is over.
        self.unsealed()?;
        let is_over = self.room.now.state() == TableState::Finished && self.room.now.play.is_some();
        if !is_over || !Analysis::<G>::is_possible() {
            return Err(Denied::NotOver.into());
        }
        Ok(self.recall_study().await)
    }

    /// Which analysis is meant.
    fn analyzed(&self) -> Analyzed {
        Analyzed { version: VERSION, decision: self.room.now.decision }
    }

    /// What is known by now; the figures are read once they are stored.
    pub(super) async fn recall_study(&mut self) -> Study {
        if self.room.now.state() != TableState::Finished {
            return Study::None;
        }
        let of = self.analyzed();
        if let Some((known, figures)) = &self.figures
            && *known == of
        {
            return Study::Done(Arc::clone(figures));
        }
        // Whatever is under way no more is stored by now: so this is asked first.
        let progress = self.hall.analyses().progress(&self.room.now.id, of);
        let stored = self.hall.store().analysis(&self.room.now.id, of).await;
        let stored = stored.inspect_err(|error| tracing::error!(%error, "cannot read an analysis"));
        let figures = stored.ok().flatten().and_then(|text| serde_json::from_str(&text).ok());
        let fits = |figures: &Figures| figures.curve.len() == self.room.moves().len();
        match figures.filter(fits).map(Arc::new) {
            Some(figures) => {
                self.figures = Some((of, Arc::clone(&figures)));
                Study::Done(figures)
            }
            None => progress.map_or(Study::None, Study::Progress),
        }
    }
}
