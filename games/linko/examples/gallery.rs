//! Positions of Linko, written as pages to look at without a server:
//! `cargo run -p sobremesa-linko --features gallery --example linko-gallery -- FOLDER [PART OF A NAME]`

use sobremesa_linko::{Linko, Phase, Rules, State, Variant, View};
use sobremesa_page::{Stage, Table};
use sobremesa_table::Seat;

use sobremesa_page::gallery::{Gallery, Position, trouble};

/// A position from a game of some, as seat 0 sees it.
fn position(
    name: &'static str,
    players: u8,
    is_wanted: fn(&State) -> bool,
) -> Position<'static, Linko> {
    let rules = Rules { players, variant: Variant::Base, first: None };
    Position { name, rules, seed: "7", me: Some(0), pick: "", is_hinted: false, is_wanted }
}

fn is_mine(seat: Seat) -> bool {
    seat.index() == 0
}

fn plays(state: &State) -> bool {
    matches!(state.phase(), Phase::Play(seat) if is_mine(seat)) && is_late(state)
}

/// When everyone has some layers.
fn is_late(state: &State) -> bool {
    state.board().areas().iter().all(|area| area.layers().len() > 3)
}

/// When cards lie on cards of the reserve (LK-19).
fn has_wide_reserve(state: &State) -> bool {
    let wide = state.board().reserve().slots().iter().filter(|slot| slot.len() > 1).count();
    matches!(state.phase(), Phase::Play(seat) if is_mine(seat)) && wide > 2
}

fn robs(state: &State) -> bool {
    let victims = |layer: &sobremesa_linko::Layer, seat: Seat| {
        state.board().prospect(seat, layer, state.hand(seat).len()).victims.len()
    };
    let mine = Seat::all(1).next().expect("a seat");
    plays(state)
        && state.hand(mine).counts().any(|(card, count)| {
            sobremesa_linko::Layer::new(sobremesa_linko::Cards::of(card, count))
                .is_some_and(|layer| victims(&layer, mine) > 0)
        })
}

fn duel_theft(state: &State) -> bool {
    matches!(state.phase(), Phase::Ghost(seat) if is_mine(seat))
        && state.board().areas().iter().all(|area| area.layers().len() > 2)
}

fn steals(state: &State) -> bool {
    matches!(state.phase(), Phase::Steal { thief, .. } if is_mine(thief)) && is_late(state)
}

fn answers(state: &State) -> bool {
    matches!(state.phase(), Phase::Answer { victim, .. } if is_mine(victim))
}

fn draws(state: &State) -> bool {
    matches!(state.phase(), Phase::Draw { victim, left, .. } if is_mine(victim) && left > 1)
}

fn may_draw(state: &State) -> bool {
    matches!(state.phase(), Phase::Extra(seat) if is_mine(seat)) && is_late(state)
}

fn others_play(state: &State) -> bool {
    matches!(state.phase(), Phase::Play(seat) if seat.index() == 1) && is_late(state)
}

fn others_steal(state: &State) -> bool {
    matches!(state.phase(), Phase::Steal { thief, .. } if !is_mine(thief)) && is_late(state)
}

fn is_over(state: &State) -> bool {
    matches!(state.phase(), Phase::Over(_))
}

fn is_full(state: &State) -> bool {
    let mine = Seat::all(1).next().expect("a seat");
    matches!(state.phase(), Phase::Play(seat) if is_mine(seat))
        && state.hand(mine).counts().count() > 8
        && state.hand(mine).len() > 15
}

/// The viewer draws and holds many kinds of cards.
fn draws_full(state: &State) -> bool {
    let mine = Seat::all(1).next().expect("a seat");
    let is_draw = matches!(state.phase(), Phase::Draw { victim, .. } if is_mine(victim));
    is_draw && state.hand(mine).counts().count() > 10
}

/// It is over, and somebody is left with a hand full of cards.
fn is_over_full(state: &State) -> bool {
    is_over(state) && Seat::all(4).any(|seat| state.hand(seat).counts().count() > 9)
}

/// The play that robs most.
fn best(view: &View) -> String {
    let robbed =
        |play: &sobremesa_linko::Prospect| play.victims.len() * 2 + play.ghost.len().min(1);
    let best = view.prospects().into_iter().max_by_key(|(_, play)| robbed(play));
    best.map(|(layer, _)| layer.to_string()).unwrap_or_default()
}

/// A play that robs nobody.
fn idle(view: &View) -> String {
    let is_idle =
        |play: &sobremesa_linko::Prospect| play.victims.is_empty() && play.ghost.is_empty();
    let idle = view.prospects().into_iter().find(|(_, play)| is_idle(play));
    idle.map(|(layer, _)| layer.to_string()).unwrap_or_default()
}

fn nothing(_: &View) -> String {
    String::new()
}

fn unchanged(_: &mut Table) {}

fn away(table: &mut Table) {
    table.is_away = true;
}

/// In a first game a tip comes by itself, with a way to do without.
fn tips(table: &mut Table) {
    (table.has_tips, table.is_practice) = (true, true);
}

fn given_up(table: &mut Table) {
    table.stage = Stage::GivenUp;
    table.owed = sobremesa_table::Owed::Nobody;
}

/// A position, what is different at its table, and what is picked.
type Shown = (Position<'static, Linko>, fn(&mut Table), fn(&View) -> String);

fn hinted(mut position: Position<'static, Linko>) -> Position<'static, Linko> {
    position.is_hinted = true;
    position
}

/// Everything that can happen to one of four.
fn as_one_of_four() -> Vec<Shown> {
    vec![
        (position("turn", 4, plays), unchanged, nothing),
        (position("pick", 4, robs), unchanged, best),
        (position("pick-idle", 4, plays), unchanged, idle),
        (position("steal", 4, steals), unchanged, nothing),
        (position("answer", 4, answers), unchanged, nothing),
        (position("answer-picked", 4, answers), unchanged, best),
        (position("draw", 4, draws), unchanged, nothing),
        (position("extra", 4, may_draw), unchanged, nothing),
        (position("waits", 4, others_play), unchanged, nothing),
        (position("waits-steal", 4, others_steal), unchanged, nothing),
        (position("why-not", 4, others_play), unchanged, best),
        (hinted(position("hint", 4, robs)), unchanged, nothing),
        (position("full", 4, is_full), unchanged, idle),
        (position("crowded", 4, robs), trouble, best),
        (position("away", 4, plays), away, nothing),
        (position("over", 4, is_over), unchanged, nothing),
        (position("over-full", 4, is_over_full), trouble, nothing),
        (position("given-up", 4, plays), given_up, nothing),
        (hinted(position("hint-steal", 4, steals)), unchanged, nothing),
        (hinted(position("hint-draw", 4, draws)), unchanged, nothing),
    ]
}

/// Other numbers of players, and spectators.
fn as_others() -> Vec<Shown> {
    let spectator = |position| Position { me: None, ..position };
    let as_last = |position| Position { me: Some(4), ..position };
    vec![
        (position("three", 3, robs), unchanged, best),
        (position("five", 5, plays), unchanged, best),
        (as_last(position("five-crowded", 5, others_steal)), trouble, nothing),
        (position("five-draw", 5, draws_full), trouble, nothing),
        (position("five-over", 5, is_over), trouble, nothing),
        (position("duel", 2, plays), unchanged, nothing),
        (position("duel-pick", 2, plays), unchanged, best),
        (hinted(position("duel-tip", 2, plays)), tips, nothing),
        (position("duel-reserve", 2, has_wide_reserve), unchanged, nothing),
        (position("duel-ghost", 2, duel_theft), unchanged, nothing),
        (position("duel-over", 2, is_over), unchanged, nothing),
        (spectator(position("spectator", 4, plays)), unchanged, nothing),
        (spectator(position("spectator-five", 5, others_steal)), unchanged, nothing),
        (spectator(position("spectator-duel", 2, plays)), unchanged, nothing),
        (spectator(position("spectator-over", 4, is_over)), unchanged, nothing),
    ]
}

fn main() {
    let gallery = &Gallery::of::<Linko>();
    for (position, adjust, pick) in as_one_of_four().into_iter().chain(as_others()) {
        gallery.show_picked(&position, |table, _, _| adjust(table), pick);
    }
}
