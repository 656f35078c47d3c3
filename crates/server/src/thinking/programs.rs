//! Programs and nets that the operator has brought, on seats of tables.

use std::sync::Arc;

use sobremesa_bots::net::Role;
use sobremesa_bots::{Bots, Outsider, Player};
use sobremesa_page::Shows;
use sobremesa_table::{Course, Game, Move, Seat, Seed, StreamName, Viewer};

use super::Kind;
use crate::hall::Hall;
use crate::room::{Mover, Play, Room};

/// A bot of the operator's on a seat, and everything that has happened in its game.
pub(super) struct Guest<G: Game> {
    outsider: Outsider,
    rules: G::Rules,
    moves: Vec<Move<G>>,
    seat: Seat,
    seed: Seed,
}

impl<G: Shows + Bots> Guest<G> {
    /// The bot of the operator's that plays on a seat, if one does that is still here.
    pub(super) fn on(
        hall: &Hall,
        room: &Room<G>,
        play: &Play<G>,
        mover: &Mover<G>,
    ) -> Option<Self> {
        let outsider = hall.outsider(mover.program.as_deref()?, G::NAME)?.clone();
        let name = StreamName { purpose: "program", round: mover.seat.index() as u32 };
        Some(Guest {
            outsider,
            rules: play.rules().clone(),
            moves: room.moves().to_vec(),
            seat: mover.seat,
            // A seed of its own, from which the game's cannot be worked out.
            seed: play.seed().stream(name).seed(),
        })
    }

    pub(super) fn talks(&self) -> bool {
        match &self.outsider {
            Outsider::Program(program) => program.talks::<G>(),
            Outsider::Net(_) => self.player().talks(),
        }
    }

    /// Where it thinks: a program in a process of its own, a net where searches do. A net that decides by itself may be
    /// large, but it is no search: it waits for its place, and nobody decides for it.
    pub(super) fn kind(&self) -> Kind {
        match &self.outsider {
            Outsider::Program(_) => Kind::Program,
            Outsider::Net(net) if net.role() == Role::Decides => Kind::Steady,
            Outsider::Net(_) => Kind::Search,
        }
    }

    /// Somebody else decides, because too many think already.
    pub(super) fn pass_over(&self) {
        if let Outsider::Program(program) = &self.outsider {
            program.pass_over();
        }
    }

    /// The player, who knows what its seat has seen.
    pub(super) fn player(&self) -> Box<dyn Player<G>> {
        let mut player = match &self.outsider {
            Outsider::Program(program) => program.player::<G>(&self.rules, self.seat, self.seed),
            Outsider::Net(net) => {
                let nets = G::NETS.expect("the net was checked for this game");
                return (nets.player)(net);
            }
        };
        let mut course = Course::<G>::new(&self.rules);
        for made in &self.moves {
            let step = course.make(made.clone()).expect("these moves were made before");
            player.watch(course.events(&step, Viewer::Seat(self.seat)));
        }
        player
    }
}

/// Tells programs that their game is over.
pub(crate) fn dismiss<G: Shows + Bots>(hall: &Arc<Hall>, room: &Room<G>) {
    let play = room.now.play.as_ref().filter(|_| room.now.settled().is_none());
    let Some(play) = play else { return };
    let seats = Seat::all(play.players()).filter_map(|seat| room.now.bot_on(seat));
    let guests = seats.filter_map(|mover| Guest::on(hall, room, play, &mover));
    let guests: Vec<Guest<G>> = guests.collect();
    if guests.is_empty() {
        return;
    }
    let (workers, outcome) = (hall.workers().clone(), G::outcome(play.course().state()));
    hall.spawn(async move {
        let tell = move |_| guests.iter().for_each(|guest| guest.player().end(outcome.as_ref()));
        workers.think(Kind::Program, tell, || ()).await;
    });
}
