//! The dock: what is asked, the one thing to do next, the hand, and what can be told.

use maud::{Markup, html};
use sobremesa_games::Level10;
use sobremesa_level10::{Action, Card, Phase, Refusal, World};
use sobremesa_table::{Owed, Seat};
use sobremesa_words::{Tells, arg};

use super::pick::Choice;
use super::{Sight, hand, over, tell, tile};
use crate::ChairKind;
use crate::table::Region;

pub(super) fn dock(sight: &Sight<'_>) -> Region {
    let view = sight.scene.view;
    let is_over = over::is_over(sight);
    let tells = view.hand.is_some() && view.board.players() > 1 && view.phase != Phase::Deal;
    let html = html! {
        section #dock.dock.alone[!tells].ended[is_over] aria-labelledby="askh" {
            @if is_over {
                (over::ask(sight))
                div.leftovers { (over::left(sight)) }
            } @else {
                div.ask aria-live="polite" { (ask(sight)) (table_matters(sight)) }
                @if let Some(cards) = &view.hand {
                    (hand::hand(sight, cards))
                    @if tells { (tell::panel(sight)) }
                }
            }
        }
    };
    Region { id: "dock", html }
}

/// What is asked, by whom it is owed.
fn ask(sight: &Sight<'_>) -> Markup {
    let table = sight.scene.table;
    if table.me.is_some() && table.is_away {
        return come_back(sight);
    }
    match sight.scene.view.phase {
        Phase::First if sight.is_asked() => begin(sight),
        Phase::Turn(_) if sight.is_asked() => turn(sight),
        Phase::Swap(_) if sight.is_asked() => exchange(sight),
        _ => wait(sight),
    }
}

/// A bot plays for the viewer, or soon will.
fn come_back(sight: &Sight<'_>) -> Markup {
    let (table, words) = (sight.scene.table, sight.words);
    let me = table.me.and_then(|me| table.chairs.get(me.index()));
    let is_replaced =
        me.is_some_and(|me| matches!(me.kind, ChairKind::Person { is_replaced: true, .. }));
    let id = if is_replaced { "level10-page-replaced-me" } else { "level10-page-away-me" };
    html! {
        h2 #askh { (words.text(id)) }
        p { (words.text("level10-page-return-how")) }
        div.acts {
            button.btn.primary form="act" name="return" value="1" {
                (words.text("level10-page-return"))
            }
        }
    }
}

/// Others decide: who, and what the column lacks.
fn wait(sight: &Sight<'_>) -> Markup {
    let (scene, words) = (sight.scene, sight.words);
    let name = |seat: Seat| arg("name", scene.table.name(seat));
    let (question, how) = match scene.view.phase {
        Phase::Turn(seat) => {
            (words.message("level10-page-turn-of", [name(seat)]), column_of_others(sight))
        }
        Phase::Swap(seat) => (
            words.message("level10-page-exchange-of", [name(seat)]),
            words.text("level10-page-exchange-of-how"),
        ),
        Phase::First => {
            (words.text("level10-page-who-begins"), words.text("level10-page-begin-wait"))
        }
        Phase::Deal | Phase::Over(_) => (words.text("level10-page-dealing"), String::new()),
    };
    let is_out = scene.view.hand.is_some_and(|hand| hand.is_empty());
    html! {
        h2 #askh.wait { (question) }
        p { (how) }
        @if is_out && scene.view.turn().is_some() { p { (words.text("level10-page-no-cards")) } }
        @else { (planned(sight)) }
    }
}

/// What the column lacks, while others decide.
fn column_of_others(sight: &Sight<'_>) -> String {
    let board = &sight.scene.view.board;
    let column = arg("column", sight.column());
    match board.column_has_reset() {
        true => sight.words.message("level10-page-others-has-reset", [column]),
        false if board.lacks_reset_for_good() => {
            sight.words.message("level10-page-turn-lost", [column])
        }
        false => sight.words.message("level10-page-others-any", [column]),
    }
}

/// A card that is picked ahead of the turn: whether it would fit.
fn planned(sight: &Sight<'_>) -> Markup {
    let [card] = sight.pick.cards() else { return html! {} };
    if sight.scene.view.turn().is_none() {
        return html! {};
    }
    html! {
        @if let Some(refusal) = hand::refusal(sight.scene.view, *card) {
            (hand::reason(sight.words, &refusal))
        } @else {
            p {
                (sight.words.message("level10-page-fits", [
                    arg("card", sight.card(*card)), arg("column", sight.column()),
                ])) " "
                a href="/rules/level10#L10-7" { (sight.words.text("level10-page-why")) }
            }
        }
    }
}

/// L10-5: who begins.
fn begin(sight: &Sight<'_>) -> Markup {
    let (scene, words) = (sight.scene, sight.words);
    let is_person = |kind| matches!(kind, ChairKind::Person { is_replaced: false, .. });
    let people = scene.table.chairs.iter().filter(|chair| is_person(chair.kind)).count();
    let how = if people > 1 { "level10-page-begin-propose" } else { "level10-page-begin-choose" };
    html! {
        h2 #askh { (words.text("level10-page-who-begins")) }
        p { (words.text(how)) }
        (hint(sight))
        div.acts.seats-to-begin {
            @for action in scene.legal {
                @if let Action::First(seat) = action { (candidate(sight, *seat, people > 1)) }
            }
        }
    }
}

/// A player who could begin, and who proposes that.
fn candidate(sight: &Sight<'_>, seat: Seat, is_agreed: bool) -> Markup {
    let (scene, words) = (sight.scene, sight.words);
    let (table, action) = (scene.table, Action::First(seat));
    let by: Vec<Seat> =
        scene.proposals.iter().filter(|(_, made)| *made == action).map(|(by, _)| *by).collect();
    let names: Vec<&str> = by.iter().map(|by| table.name(*by)).collect();
    let is_mine = table.me.is_some_and(|me| by.contains(&me));
    let name = if table.me == Some(seat) {
        words.text("level10-page-you")
    } else {
        table.name(seat).to_string()
    };
    let label = Level10::deed(words, &table.names(), &action);
    let proposed = words.message(
        "level10-page-begin-proposed-by",
        [arg("count", names.len()), arg("names", names.join(", "))],
    );
    html! {
        button.btn.primary[scene.legal.len() == 1] form="act" name="action" value=(action)
            aria-label=(label) aria-pressed=[is_agreed.then_some(is_mine)] {
            span { (name) @if !by.is_empty() { small { (proposed) } } }
        }
    }
}

/// L10-7: the viewer's turn.
fn turn(sight: &Sight<'_>) -> Markup {
    html! {
        h2 #askh { (sight.words.text("level10-page-your-turn")) }
        @match &sight.pick.choice {
            Choice::Nothing => {
                p { (column(sight)) }
                (hint(sight))
            }
            Choice::Cards(cards) => @match cards[..] {
                [Card::Pause] if hand::refusal(sight.scene.view, Card::Pause).is_none() => (which_row(sight)),
                _ => (consequence(sight)),
            },
            Choice::Pause { .. } | Choice::Reset(_) => (consequence(sight)),
        }
    }
}

/// What the column lacks, and so what can be done.
fn column(sight: &Sight<'_>) -> String {
    let (board, words) = (&sight.scene.view.board, sight.words);
    let column = arg("column", sight.column());
    let row = |row: World| arg("row", words.world(row));
    match (board.last_row_for_reset(), board.column_has_reset()) {
        (Some(due), _) if board.reset_is_due() => {
            words.message("level10-page-turn-due", [column, row(due)])
        }
        (Some(only), _) => words.message("level10-page-turn-row", [column, row(only)]),
        (None, true) => words.message("level10-page-turn-has-reset", [column]),
        (None, false) if board.lacks_reset_for_good() => {
            words.message("level10-page-turn-lost", [column])
        }
        (None, false) => words.message("level10-page-turn-any", [column]),
    }
}

/// L10-17: a pause asks for its row.
fn which_row(sight: &Sight<'_>) -> Markup {
    let (scene, words) = (sight.scene, sight.words);
    let rows = scene.legal.iter().filter_map(|action| match action {
        Action::Pause { row, tuck: None } => Some(*row),
        _ => None,
    });
    let can_tuck = |row: World| {
        scene.legal.iter().any(|action| {
            matches!(action, Action::Pause { row: other, tuck: Some(_) } if *other == row)
        })
    };
    html! {
        p { b { (words.text("level10-page-which-row")) } " " (words.text("level10-page-pause-counts")) }
        div.rows {
            @for row in rows {
                @let action = Action::Pause { row, tuck: None };
                @let label = Level10::deed(words, &scene.table.names(), &action);
                @if can_tuck(row) {
                    button form="pick" name="pick" aria-label=(label)
                        value=(sight.pick.with(Choice::Pause { row, tuck: None })) {
                        (tile(row)) span.t { (words.world(row)) }
                    }
                } @else {
                    button form="act" name="action" value=(action) aria-label=(label) {
                        (tile(row)) span.t { (words.world(row)) }
                    }
                }
            }
            (put_back(sight))
        }
    }
}

/// What the picked action would do, with the button that does it; or why it cannot be done.
fn consequence(sight: &Sight<'_>) -> Markup {
    let scene = sight.scene;
    let action = sight.pick.action(scene.view.phase);
    let Some(action) = action.filter(|action| scene.legal.contains(action)) else {
        return html! {
            @if let Some(refusal) = refusal(sight) { (hand::reason(sight.words, &refusal)) }
            div.acts { (put_back(sight)) }
        };
    };
    html! {
        p { (outcome(sight, action)) }
        (danger(sight, action))
        div.acts { (primary(sight, &action)) (put_back(sight)) }
    }
}

/// Why the picked action cannot be done.
fn refusal(sight: &Sight<'_>) -> Option<Refusal> {
    let view = sight.scene.view;
    match &sight.pick.choice {
        Choice::Reset(row) => view.board.check_reset(*row).err(),
        Choice::Pause { row, .. } => view.board.check_pause(*row).err(),
        Choice::Cards(cards) => cards.first().and_then(|card| hand::refusal(view, *card)),
        Choice::Nothing => None,
    }
}

/// Where it goes and what follows.
fn outcome(sight: &Sight<'_>, action: Action) -> String {
    let (words, scene) = (sight.words, sight.scene);
    let goes = |card: String, row: World| {
        let values = [
            arg("card", card),
            arg("row", words.world(row)),
            arg("column", sight.column()),
        ];
        words.message("level10-page-goes", values)
    };
    let can_tuck = |row: World| {
        let tucks = |action: &Action| matches!(action, Action::Pause { row: to, tuck: Some(_) } if *to == row);
        scene.legal.iter().any(tucks)
    };
    match action {
        Action::Play(card) => goes(sight.level(card), card.world),
        Action::Pause { row, .. } if can_tuck(row) => {
            words.message("level10-page-tuck", [arg("row", words.world(row))])
        }
        Action::Pause { row, .. } => goes(sight.card(Card::Pause), row),
        Action::Reset(_) if scene.view.board.pile_size() > 0 => {
            words.text("level10-page-reset-then")
        }
        Action::Reset(_) => words.text("level10-page-reset-no-exchange"),
        Action::First(_) | Action::Swap(_) => String::new(),
    }
}

/// A warning where the action takes the column's last place for a reset.
fn danger(sight: &Sight<'_>, action: Action) -> Markup {
    let row = match action {
        Action::Play(card) => card.world,
        Action::Pause { row, .. } => row,
        Action::First(_) | Action::Reset(_) | Action::Swap(_) => return html! {},
    };
    let is_last = sight.scene.view.board.last_row_for_reset() == Some(row);
    let column = arg("column", sight.column());
    html! { @if is_last { p.danger { (sight.words.message("level10-page-danger", [column])) } } }
}

/// L10-10: the exchange after a reset.
fn exchange(sight: &Sight<'_>) -> Markup {
    let words = sight.words;
    let Some(action) = sight.pick.action(sight.scene.view.phase) else { return html! {} };
    let is_two = sight.pick.cards().len() == 2;
    let turned = || Choice::Cards(sight.pick.cards().iter().rev().copied().collect());
    html! {
        h2 #askh { (words.text("level10-page-exchange")) }
        p { (words.text(if is_two { "level10-page-exchange-order" } else { "level10-page-exchange-how" })) }
        @if sight.pick.cards().is_empty() { (hint(sight)) }
        div.acts {
            (primary(sight, &action))
            @if is_two {
                (sight.scene.pick("btn", &sight.pick.with(turned()).to_string(), &html! {
                    (words.text("level10-page-exchange-turn-round"))
                }))
            }
            @if !sight.pick.cards().is_empty() { (put_back(sight)) }
        }
    }
}

/// The button that does it.
fn primary(sight: &Sight<'_>, action: &Action) -> Markup {
    let names = sight.scene.table.names();
    let deed = Level10::deed(sight.words, &names, action);
    html! { button.btn.primary form="act" name="action" value=(action) { (deed) } }
}

/// The button that picks nothing.
fn put_back(sight: &Sight<'_>) -> Markup {
    let nothing = sight.pick.with(Choice::Nothing).to_string();
    sight.scene.pick("btn quiet", &nothing, &html! { (sight.words.text("level10-page-put-back")) })
}

/// What a bot would do.
fn hint(sight: &Sight<'_>) -> Markup {
    let Some(action) = sight.scene.hint else { return html! {} };
    let deed = Level10::deed(sight.words, &sight.scene.table.names(), action);
    html! {
        p.hinted { (sight.words.message("level10-page-hint", [arg("deed", deed)])) }
        @if matches!(sight.scene.view.phase, Phase::Turn(_)) {
            div.acts { (primary(sight, action)) }
        } @else if !matches!(action, Action::First(_)) && *action != Action::Swap(Default::default()) {
            div.acts { (primary(sight, action)) }
        }
    }
}

/// What is the same whoever decides: the clock, and whether the game shall end.
fn table_matters(sight: &Sight<'_>) -> Markup {
    let (table, words) = (sight.scene.table, sight.words);
    let wants = |seat: &Seat| {
        let kind = table.chairs.get(seat.index()).map(|chair| chair.kind);
        matches!(kind, Some(ChairKind::Person { wants_end: true, .. }))
    };
    let asks = table.others().into_iter().find(wants);
    let is_owed = matches!(table.owed, Owed::Seat(_) | Owed::Team);
    html! {
        @if let Some(until) = table.clock.filter(|_| is_owed) {
            p.clock data-until=(until) { (words.text("level10-page-clock")) }
        }
        @if let Some(by) = asks.filter(|_| table.me.is_some()) {
            div.vote {
                p { (words.message("level10-page-vote", [arg("name", table.name(by))])) }
                button.btn form="act" name="vote" value="end" { (words.text("level10-page-vote-end")) }
                button.btn form="act" name="vote" value="go-on" {
                    (words.text("level10-page-vote-go-on"))
                }
            }
        }
    }
}
