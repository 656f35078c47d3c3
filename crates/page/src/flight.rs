//! Which cards an event moves, and from where to where.
//!
//! A game tells this of each event ([`Shows::steps`]); the page carries what the last rows tell, and the
//! script plays it. No card is found by its face alone: an event names the place that it leaves and the
//! place that it goes to. What the viewer may not see flies face down.

use std::fmt;

use maud::{Markup, Render, html};
use sobremesa_table::Seat;

use crate::card::Face;
use crate::table::{Line, Region, Scene, Shows};

/// As many rows are told. One more than the script plays, so that it can tell that it missed some.
const ROWS: usize = 4;

/// A place where cards lie. An element of the page bears its name as `data-place`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place(String);

impl Place {
    /// A place that there is once, such as `out`.
    pub fn new(kind: &str) -> Place {
        Place(kind.into())
    }

    /// The draw pile.
    pub fn pile() -> Place {
        Place::new("pile")
    }

    /// A player's hand: the viewer's own cards, or another player's plate.
    pub fn hand(seat: Seat) -> Place {
        Place::new("hand").at(seat)
    }

    /// The place of this kind that belongs to a player, or has this number.
    #[must_use]
    pub fn at(self, which: impl fmt::Display) -> Place {
        Place(format!("{}:{which}", self.0))
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The cards that move together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Moved {
    /// These.
    Faces(Vec<Face>),
    /// As many that the viewer may not see.
    Backs(usize),
    /// All that lie there but these.
    AllBut(Vec<Face>),
}

/// How cards leave their place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Manner {
    /// They go.
    Plain,
    /// They are lifted first, because somebody loses them.
    Lifted,
}

/// Cards on their way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flight {
    /// Which.
    pub cards: Moved,
    /// Where they lay.
    pub from: Place,
    /// Where they go.
    pub to: Place,
    /// How they leave.
    pub manner: Manner,
}

impl Flight {
    /// Cards that everybody sees go from one place to another.
    pub fn open(
        cards: impl IntoIterator<Item = impl Into<Face>>,
        from: Place,
        to: Place,
    ) -> Flight {
        let cards = Moved::Faces(cards.into_iter().map(Into::into).collect());
        Flight { cards, from, to, manner: Manner::Plain }
    }

    /// Cards go from one place to another: those that the viewer sees, or else as many backs.
    pub fn secret<C: Into<Face>>(
        seen: Option<impl IntoIterator<Item = C>>,
        count: usize,
        from: Place,
        to: Place,
    ) -> Flight {
        match seen {
            Some(cards) => Flight::open(cards, from, to),
            None => Flight { cards: Moved::Backs(count), from, to, manner: Manner::Plain },
        }
    }

    /// The same cards, lifted first.
    #[must_use]
    pub fn lifted(self) -> Flight {
        Flight { manner: Manner::Lifted, ..self }
    }
}

/// What is seen at once of an event. Steps follow each other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// Cards fly.
    Fly(Vec<Flight>),
    /// Cards are dealt: they fly, too, but all of them are new, so none is worth a mark.
    Deal(Vec<Flight>),
    /// What lies there may be looked at for a while, before it is collected.
    Hold,
    /// What lies on the table is taken off it. What follows happens on a new table.
    Collect(Vec<Flight>),
}

impl Step {
    fn name(&self) -> &'static str {
        match self {
            Step::Fly(_) => "fly",
            Step::Deal(_) => "deal",
            Step::Hold => "hold",
            Step::Collect(_) => "collect",
        }
    }

    /// The cards on their way.
    pub fn flights(&self) -> &[Flight] {
        match self {
            Step::Fly(flights) | Step::Deal(flights) | Step::Collect(flights) => flights,
            Step::Hold => &[],
        }
    }
}

impl Render for Step {
    fn render(&self) -> Markup {
        html! { ul data-step=(self.name()) { @for flight in self.flights() { (flight) } } }
    }
}

impl Render for Flight {
    fn render(&self) -> Markup {
        let named = |faces: &[Face]| {
            let faces = faces.iter().map(|face| format!("{}/{}", face.id, face.glaze));
            faces.collect::<Vec<String>>().join(" ")
        };
        let (cards, but) = match &self.cards {
            Moved::Faces(faces) => (Some(named(faces)), None),
            Moved::Backs(count) => (Some(named(&vec![Face::BACK; *count])), None),
            Moved::AllBut(faces) => (None, Some(named(faces))),
        };
        html! {
            li data-from=(self.from) data-to=(self.to) data-cards=[cards] data-but=[but]
                data-lift[self.manner == Manner::Lifted] {}
        }
    }
}

/// What the last rows move, for the script.
pub(crate) fn region<G: Shows>(scene: &Scene<'_, G>) -> Region {
    let lines = &scene.lines[scene.lines.len().saturating_sub(ROWS)..];
    let steps = |line: &Line<G>| -> Vec<Step> {
        line.events.iter().flat_map(|event| G::steps(scene, event)).collect()
    };
    let html = html! {
        ol #flights hidden {
            @for line in lines {
                li data-row=(line.version) { @for step in steps(line) { (step) } }
            }
        }
    };
    Region { id: "flights", html }
}

/// Which of the cards that lie in a place are new there: they came since any left it. Of equal ones it is
/// the last.
pub(crate) fn new_in<G: Shows>(scene: &Scene<'_, G>, place: &Place, lying: &[Face]) -> Vec<bool> {
    let mut came: Vec<Face> = Vec::new();
    for step in
        scene.lines.iter().flat_map(|line| &line.events).flat_map(|event| G::steps(scene, event))
    {
        let is_dealt = matches!(step, Step::Deal(_) | Step::Collect(_));
        for flight in step.flights() {
            if is_dealt || flight.from == *place {
                came.clear();
            } else if let Moved::Faces(faces) = &flight.cards
                && flight.to == *place
            {
                came.extend(faces.iter().cloned());
            }
        }
    }
    let mut is_new: Vec<bool> = Vec::with_capacity(lying.len());
    for face in lying.iter().rev() {
        let found = came.iter().position(|card| card == face);
        is_new.push(found.map(|at| came.swap_remove(at)).is_some());
    }
    is_new.reverse();
    is_new
}
