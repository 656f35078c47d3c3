//! The grid: five rows, the current column marked, what each row can still take, and its resets.

use maud::{Markup, html};
use sobremesa_page::card::{Face, picture, silent};
use sobremesa_page::flight::Place;
use sobremesa_page::icon::shape;
use sobremesa_page::table::Region;
use sobremesa_words::{Tells, arg};

use super::cards::{self, glaze};
use super::hindsight::Step;
use super::pick::Choice;
use super::{Sight, dock, steps, tile, told, turn};
use crate::words::Names;
use crate::{Action, COLUMNS, Card, Cell, Level10, Outlook, Row, World};

pub(super) fn board(sight: &Sight<'_>) -> Region {
    let words = sight.words;
    let grid = Step::of(sight).map_or_else(|| grid(sight), |step| step.grid(sight));
    let html = html! {
        section #board.board aria-label=(words.text("level10-page-grid")) { (grid) }
    };
    Region { id: "board", html }
}

/// The grid as it is.
fn grid(sight: &Sight<'_>) -> Markup {
    let words = sight.words;
    let column = sight.scene.view.board.column();
    let caption = match column {
        COLUMNS => words.text("level10-page-caption-full"),
        column => words.message("level10-page-caption", [arg("column", column + 1)]),
    };
    html! {
        table.grid {
            caption.sr { (caption) }
            colgroup {
                col.cw; col.cr;
                @for at in 0..COLUMNS { col.(measure(at, column)); }
            }
            thead { tr {
                td { (pile(sight)) }
                th scope="col" { span.t { (words.text("level10-page-head-resets")) } }
                @for at in 0..COLUMNS {
                    @if at == column {
                        th.now scope="col" aria-current="step" { b { (at + 1) } }
                    } @else {
                        th scope="col" { (at + 1) }
                    }
                }
            } }
            tbody { @for world in World::ALL { (row(sight, world)) } }
        }
    }
}

/// How wide a column is: past, now or to come.
fn measure(at: usize, column: usize) -> &'static str {
    match at.cmp(&column) {
        std::cmp::Ordering::Less => "cp",
        std::cmp::Ordering::Equal => "cn",
        std::cmp::Ordering::Greater => "cx",
    }
}

/// The draw pile, small.
fn pile(sight: &Sight<'_>) -> Markup {
    let count = sight.scene.view.board.pile_size();
    let label = sight.words.message("level10-page-pile-label", [arg("count", count)]);
    html! {
        span.pile data-place=(Place::pile()) {
            @if count > 0 { (silent(&Face::BACK)) } @else { span.gone {} }
            span.t { (label) }
            span.x aria-hidden="true" { (count) }
        }
    }
}

fn row(sight: &Sight<'_>, world: World) -> Markup {
    let board = &sight.scene.view.board;
    let (cells, column) = (board.row(world), board.column());
    let outlook = board.outlook(world);
    let is_live = sight.is_running() || board.is_open(world);
    let is_last = board.last_row_for_reset() == Some(world);
    let needs = cells.len() < COLUMNS && (outlook.is_stuck() || is_last) && is_live;
    html! {
        tr.(glaze(world)) {
            th scope="row" {
                span.world.needs[needs] {
                    (tile(world))
                    span {
                        span.nm { (sight.words.world(world)) }
                        (prospect(sight, world, outlook))
                        @if sight.is_running() { (told::marks(sight, world)) }
                    }
                }
            }
            td { (resets(sight, world, cells)) }
            @for at in 0..COLUMNS {
                @let here = steps::cell(world, at);
                @match cells.cell(at) {
                    Some(cell) if at == column => td.now data-place=(here) { (placed(sight, world, at, cell)) },
                    Some(cell) => td data-place=(here) { (placed(sight, world, at, cell)) },
                    None if at == column => {
                        td.now data-place=(here) {
                            (well(sight, world, outlook))
                            @if sight.is_running() { (told::flags(sight, world)) }
                        }
                    }
                    None => td.next {},
                }
            }
        }
    }
}

/// A card in the grid; its row names its world.
fn placed(sight: &Sight<'_>, world: World, at: usize, cell: Cell) -> Markup {
    let face = cards::placed(world, cell);
    let mark = if sight.last == Some((world, at)) { "last" } else { "" };
    html! {
        span.card.(face.glaze).(mark) role="img" aria-label=(sight.cell(cell)) { (drawing(&face)) }
    }
}

/// A picture in an element that is spoken as a whole or not at all.
fn drawing(face: &Face) -> Markup {
    html! { svg viewBox="0 0 60 84" { use href={ "#" (face.id) } {} } }
}

/// A reset that only lies there.
fn lying_reset(world: World) -> Markup {
    let face = cards::reset(world);
    html! { span.card.(face.glaze) aria-hidden="true" { (drawing(&face)) } }
}

/// What a row can still take, in words; what loses games stands out.
fn prospect(sight: &Sight<'_>, world: World, outlook: Outlook) -> Markup {
    let (board, words) = (&sight.scene.view.board, sight.words);
    let is_open = board.is_open(world);
    let id = match (is_open, outlook.reset, outlook.pause) {
        _ if board.row(world).len() == COLUMNS => Some("level10-page-complete"),
        (true, ..) if board.last_row_for_reset() == Some(world) => Some("level10-page-must-reset"),
        _ if !outlook.is_stuck() => None,
        (true, true, true) => Some("level10-page-only-both"),
        (true, true, false) => Some("level10-page-only-reset"),
        (true, false, true) => Some("level10-page-only-pause"),
        (true, false, false) => Some("level10-page-hopeless"),
        (false, ..) if !sight.is_running() => None,
        (false, true, true) => Some("level10-page-next-both"),
        (false, true, false) => Some("level10-page-next-reset"),
        (false, false, true) => Some("level10-page-next-pause"),
        (false, false, false) => Some("level10-page-next-hopeless"),
    };
    match id {
        Some(id) if board.row(world).len() == COLUMNS => html! { small { (words.text(id)) } },
        Some(id) => html! { small.alarm { (words.text(id)) } },
        None if is_open => html! { small { (takes(sight, outlook)) } },
        None => html! { small { (words.text("level10-page-filled")) } },
    }
}

/// Which level cards a row takes.
fn takes(sight: &Sight<'_>, outlook: Outlook) -> String {
    let value = outlook.levels.iter().next().map_or(0, |card| card.value.number());
    let id = match (value, outlook.levels.len()) {
        (_, 1) => "level10-page-takes-only",
        (1, _) => return sight.words.text("level10-page-takes-any"),
        _ => "level10-page-takes",
    };
    sight.words.message(id, [arg("value", value)])
}

/// The empty cell of an open row: what would go here, or what it takes.
fn well(sight: &Sight<'_>, world: World, outlook: Outlook) -> Markup {
    if let Some(ghost) = ghost(sight, world) {
        return ghost;
    }
    if outlook.is_hopeless() {
        return html! { span.well.stuck aria-hidden="true" { "×" } };
    }
    let is_for_reset = sight.scene.view.board.last_row_for_reset() == Some(world);
    if outlook.is_stuck() || is_for_reset {
        return html! {
            span.well.stuck {
                @if outlook.reset { (shape("i-loop")) } @else { (pause_sign()) }
            }
        };
    }
    let value = outlook.levels.iter().next().map_or(0, |card| card.value.number());
    html! {
        span.well aria-hidden="true" { (value) @if outlook.levels.len() > 1 { "+" } }
    }
}

/// The two bars of a pause.
fn pause_sign() -> Markup {
    html! { svg viewBox="0 0 18 30" aria-hidden="true" { use href="#g-bars" {} } }
}

/// The picked card at half strength in the cell where it would go; pressing it there plays it.
fn ghost(sight: &Sight<'_>, world: World) -> Option<Markup> {
    let (scene, pick) = (sight.scene, &sight.pick);
    let hinted = dock::hint(sight).map(Choice::of);
    let (face, action) = match hinted.as_ref().unwrap_or(&pick.choice) {
        Choice::Cards(cards) => match cards[..] {
            [Card::Level(card)] if card.world == world => (Face::from(card), Action::Play(card)),
            [Card::Pause] => (Card::Pause.into(), Action::Pause { row: world, tuck: None }),
            _ => return None,
        },
        Choice::Pause { row, tuck } if *row == world => {
            (Card::Pause.into(), Action::Pause { row: *row, tuck: *tuck })
        }
        Choice::Reset(row) if *row == world => (cards::reset(world), Action::Reset(world)),
        Choice::Pause { .. } | Choice::Reset(_) | Choice::Nothing => return None,
    };
    if scene.legal.contains(&action) {
        let label = Level10::deed(sight.words, &scene.table.names(), &action);
        // What could lie under the pause is asked before it is placed.
        let asks =
            matches!(pick.choice, Choice::Cards(_)) && matches!(action, Action::Pause { .. });
        if asks && turn::can_tuck(sight, world) {
            let pick = pick.with(Choice::Pause { row: world, tuck: None });
            return Some(html! {
                button.well.goes.rest form="pick" name="pick" value=(pick) aria-label=(label) {
                    (picture(&face))
                }
            });
        }
        return Some(html! {
            button.well.goes.(face.glaze) form="act" name="action" value=(action)
                aria-label=(label) { (picture(&face)) }
        });
    }
    let fits = scene.view.judgments().into_iter();
    let fits = fits.filter(|judgment| judgment.row == world && judgment.verdict.is_ok());
    let is_planned =
        !sight.is_asked() && fits.map(|fit| Face::from(fit.card)).any(|fit| fit == face);
    is_planned.then(|| html! { span.well.goes.planned.(face.glaze) { (picture(&face)) } })
}

/// The resets left of a row; one can be picked on the viewer's turn.
fn resets(sight: &Sight<'_>, world: World, row: &Row) -> Markup {
    let left = row.resets_left();
    let label = sight.words.message("level10-page-resets-of", [arg("count", left)]);
    html! {
        span.resets data-place=(steps::resets(world)) {
            @for index in 0..Row::RESETS {
                @if index >= left { span.gone {} }
                @else if index == 0 && sight.takes_placings() { (reset_button(sight, world, left)) }
                @else { (lying_reset(world)) }
            }
            @if left == 0 || !sight.takes_placings() { span.sr { (label) } }
            span.x aria-hidden="true" { (left) }
        }
    }
}

fn reset_button(sight: &Sight<'_>, world: World, left: u8) -> Markup {
    let (scene, words) = (sight.scene, sight.words);
    let action = Action::Reset(world);
    let row = arg("row", words.world(world));
    let is_picked = sight.pick.choice == Choice::Reset(world);
    let judgment = scene.view.board.check_reset(world);
    let label = match &judgment {
        Ok(()) => words.message("level10-page-reset-playable", [row, arg("count", left)]),
        Err(refusal) => {
            let reason = Level10::refusal(words, &scene.table.names(), refusal);
            words.message("level10-page-reset-unplayable", [row, arg("reason", reason)])
        }
    };
    let is_legal = scene.legal.contains(&action);
    let state = match (is_legal, is_picked, dock::hint(sight) == Some(action)) {
        (true, true, _) => "playable selected",
        (true, false, true) => "playable proposed",
        (true, false, false) => "playable",
        (false, ..) => "",
    };
    let classes = format!("card {} {state}", glaze(world));
    let choice = if is_picked { Choice::Nothing } else { Choice::Reset(world) };
    html! {
        @if is_legal && scene.house.looks.plays_at_once {
            button class=(classes) form="act" name="action" value=(action) aria-label=(label) {
                (drawing(&cards::reset(world)))
            }
        } @else {
            button class=(classes) form="pick" name="pick" value=(sight.pick.with(choice))
                aria-label=(label) aria-pressed=[is_legal.then_some(is_picked)]
                aria-disabled=[(!is_legal).then_some("true")] { (drawing(&cards::reset(world))) }
        }
    }
}
