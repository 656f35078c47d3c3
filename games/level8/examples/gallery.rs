//! Positions of Level 8, written as pages to look at without a server:
//! `cargo run -p sobremesa-level8 --features gallery --example level8-gallery -- FOLDER [PART OF A NAME]`

use sobremesa_level8::{Action, Board, Card, Cards, Laydown, Level8, Phase, Rules, Stars, State};
use sobremesa_page::Stage;
use sobremesa_page::gallery::{Gallery, Position, play, trouble};
use sobremesa_table::Seat;

/// A game in which the first player looks, four play, and nothing is picked.
fn four(name: &'static str, is_wanted: fn(&State) -> bool) -> Position<'static, Level8> {
    let rules = Rules::new(4, Stars::One);
    Position { name, rules, seed: "8", me: Some(0), pick: "", is_hinted: false, is_wanted }
}

fn two_stars(players: u8) -> Rules {
    Rules::new(players, Stars::Two)
}

/// Levels of one's own that are as long as can be.
fn long_levels(players: u8) -> Rules {
    let levels = "set2 set2 set3 set3, run3 run3 set2 set2, set2 colour3 colour3 set2, run4 run3 run3, \
                  colour10, run10, set5 set5, run5 colour5";
    two_stars(players).with_levels(levels.parse().expect("a good list"))
}

fn me() -> Seat {
    Seat::new(0).expect("there is a seat 0")
}

fn draws(state: &State) -> bool {
    state.phase() == Phase::Draw(me())
}

fn acts(state: &State) -> bool {
    state.phase() == Phase::Act(me())
}

fn laid(board: &Board) -> usize {
    board.places().iter().filter(|place| place.has_laid()).count()
}

fn legal(state: &State) -> Vec<Action> {
    let mut legal = Vec::new();
    <Level8 as sobremesa_table::Game>::legal_actions(state, &mut legal);
    legal
}

fn can_lay(state: &State) -> bool {
    acts(state) && legal(state).iter().any(|action| matches!(action, Action::Lay(_)))
}

fn can_add(state: &State) -> bool {
    let adds = |card| move |action: &&Action| matches!(action, Action::Add { card: added, .. } if *added == card);
    let legal = legal(state);
    acts(state)
        && state.hand(me()).len() > 1
        && state.hand(me()).kinds().any(|card| legal.iter().filter(adds(card)).count() > 0)
}

/// Shows a position with something picked that depends on the hand.
fn picking(gallery: &Gallery, position: &Position<'_, Level8>, pick: fn(&State) -> String) {
    let (course, _) = play(position, position.seed).expect("it is reached");
    let picked = pick(course.state());
    gallery.show(&Position { pick: &picked, ..*position });
}

fn in_order(hand: &Cards, count: usize) -> String {
    hand.iter().take(count).map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}

fn main() {
    let gallery = &Gallery::of::<Level8>();
    turns(gallery);
    laying(gallery);
    adding(gallery);
    rounds(gallery);
    ends(gallery);
    tables(gallery);
}

fn turns(gallery: &Gallery) {
    let late: fn(&State) -> bool = |state| draws(state) && laid(state.board()) >= 2;
    gallery.show(&four("draw", late));
    picking(gallery, &four("draw-unplayable", late), |state| in_order(state.hand(me()), 1));
    gallery.show(&Position { is_hinted: true, ..four("draw-hint", late) });
    let discards: fn(&State) -> bool = |state| acts(state) && !can_lay(state);
    gallery.show(&four("discard", discards));
    picking(gallery, &four("discard-picked", discards), |state| in_order(state.hand(me()), 1));
    gallery.show(&four("wait", |state| {
        laid(state.board()) >= 2 && matches!(state.phase(), Phase::Act(seat) if seat != me())
    }));
    let skips: fn(&State) -> bool =
        |state| acts(state) && state.hand(me()).skips() > 0 && !can_lay(state);
    picking(gallery, &four("skip", skips), |_| Card::Skip.to_string());
    gallery.show(&four("pass", |state| state.phase() == Phase::Pass(me())));
    gallery.show(&four(
        "wait-pass",
        |state| matches!(state.phase(), Phase::Pass(seat) if seat != me()),
    ));
}

fn laying(gallery: &Gallery) {
    let lays: fn(&State) -> bool = |state| can_lay(state) && state.board().rounds() == 2;
    gallery.show(&four("lay", lays));
    gallery.show(&Position { is_hinted: true, ..four("lay-hint", lays) });
    gallery.show_with(&Position { is_hinted: true, ..four("lay-tip", lays) }, |table, _, _| {
        (table.has_tips, table.is_practice) = (true, true);
    });
    gallery.show(&Position { pick: "color lay 1", ..four("lay-another", lays) });
    gallery.show(&Position { pick: "arrange 0", ..four("arrange", lays) });
    picking(gallery, &four("arrange-some", lays), |state| {
        format!("own arrange 0 {}", in_order(state.hand(me()), 1))
    });
    picking(gallery, &four("arrange-wrong", lays), |state| {
        let hand: Vec<String> = state.hand(me()).iter().map(|card| card.to_string()).collect();
        format!("arrange 0 {} {}", hand[0], hand[hand.len() - 2])
    });
    let runs: fn(&State) -> bool =
        |state| can_lay(state) && state.board().rounds() == 1 && state.hand(me()).jokers() > 0;
    picking(gallery, &four("arrange-joker", runs), |state| {
        let values = state.hand(me()).numbers().iter().map(|number| (number.value, number));
        let sorted: std::collections::BTreeMap<_, _> = values.collect();
        let mut pairs = sorted.iter().zip(sorted.iter().skip(1));
        let pair = pairs.find(|((low, _), (high, _))| low.plus(1) == Some(**high));
        pair.map(|((_, low), (_, high))| format!("arrange 0 {low} {high} J")).unwrap_or_default()
    });
    picking(gallery, &four("arrange-full", lays), |state| {
        let lay = legal(state).into_iter().find_map(|action| match action {
            Action::Lay(laydown) => Some(laydown),
            _ => None,
        });
        let groups = lay
            .iter()
            .flat_map(Laydown::melds)
            .map(|(_, cards)| cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "));
        format!("arrange 0 {}", groups.collect::<Vec<_>>().join(" + "))
    });
    let long = Position { rules: long_levels(4), ..four("lay-long", can_lay) };
    gallery.show(&long);
    gallery.show(&Position { name: "arrange-long", pick: "arrange 1", ..long });
}

/// The card that can be added in the most ways.
fn most_additions(state: &State) -> String {
    let adds = |card: &Card| {
        let is =
            |action: &&Action| matches!(action, Action::Add { card: added, .. } if added == card);
        legal(state).iter().filter(is).count()
    };
    state.hand(me()).kinds().max_by_key(adds).map(|card| card.to_string()).unwrap_or_default()
}

fn adding(gallery: &Gallery) {
    gallery.show(&four("add", can_add));
    picking(gallery, &four("add-picked", can_add), most_additions);
    picking(
        gallery,
        &four("last-card", |state| acts(state) && state.hand(me()).len() == 1),
        |state| in_order(state.hand(me()), 1),
    );
}

/// The third round has just been dealt.
fn begins(state: &State) -> bool {
    state.board().rounds() == 3 && draws(state) && laid(state.board()) == 0
}

fn rounds(gallery: &Gallery) {
    gallery.show(&four("new-round", begins));
    gallery.show(&Position { rules: Rules::new(6, Stars::One), ..four("six-new-round", begins) });
    let keeps = |name| Position {
        rules: two_stars(4),
        ..four(name, |state| state.phase() == Phase::Keep(me()))
    };
    gallery.show(&keeps("keep"));
    picking(gallery, &keeps("keep-picked"), |state| {
        format!("keep {}", in_order(state.hand(me()), 3))
    });
    picking(gallery, &keeps("keep-many"), |state| {
        format!("keep {}", in_order(state.hand(me()), 5))
    });
    gallery.show(&Position {
        rules: two_stars(4),
        ..four("wait-keep", |state| matches!(state.phase(), Phase::Keep(seat) if seat != me()))
    });
}

fn ends(gallery: &Gallery) {
    let over: fn(&State) -> bool = |state| matches!(state.phase(), Phase::Over(_));
    gallery.show(&four("over", over));
    gallery.show(&four(
        "over-won",
        |state| matches!(state.phase(), Phase::Over(end) if end.winner() == me()),
    ));
    gallery.show(&Position { me: None, ..four("over-watched", over) });
    gallery.show_with(
        &four("given-up", |state| draws(state) && laid(state.board()) >= 2),
        |table, _, _| {
            table.stage = Stage::GivenUp;
        },
    );
}

/// As much on the table as there ever is.
fn crowds(gallery: &Gallery) {
    let six =
        |name, is_wanted| Position { rules: Rules::new(6, Stars::One), ..four(name, is_wanted) };
    gallery.show(&six("six-first", draws));
    gallery.show(&six("six-laid", |state| laid(state.board()) >= 4 && draws(state)));
    gallery.show(&six("six-lay", |state| laid(state.board()) >= 3 && can_lay(state)));
    gallery.show(&six("six-wait", |state| {
        laid(state.board()) >= 4 && matches!(state.phase(), Phase::Act(seat) if seat != me())
    }));
    gallery
        .show(&Position { me: None, ..six("six-watched-laid", |state| laid(state.board()) >= 5) });
    gallery.show(&six("six-over", |state| matches!(state.phase(), Phase::Over(_))));
    let late: fn(&State) -> bool =
        |state| state.board().rounds() >= 4 && laid(state.board()) >= 3 && draws(state);
    gallery.show(&six("six-late", late));
    gallery.show_with(&six("six-marks", late), |table, _, _| trouble(table));
    picking(
        gallery,
        &six("six-add", |state| laid(state.board()) >= 3 && can_add(state)),
        most_additions,
    );
    picking(gallery, &six("six-skip", |state| acts(state) && state.hand(me()).skips() > 0), |_| {
        Card::Skip.to_string()
    });
    gallery.show(&six("six-jokers", |state| acts(state) && state.hand(me()).jokers() > 1));
    let two =
        |name, is_wanted| Position { rules: Rules::new(2, Stars::One), ..four(name, is_wanted) };
    gallery.show(&two("two-first", draws));
    gallery.show(&two("two-lay", can_lay));
    gallery.show(&two("two-wait", |state| {
        laid(state.board()) == 2 && matches!(state.phase(), Phase::Act(seat) if seat != me())
    }));
    gallery.show(&two("two-over", |state| matches!(state.phase(), Phase::Over(_))));
    gallery.show(&Position { me: None, ..two("two-watched", |state| laid(state.board()) == 2) });
    gallery.show_with(
        &four("marks-over", |state| matches!(state.phase(), Phase::Over(_))),
        |table, _, _| {
            trouble(table);
        },
    );
}

fn tables(gallery: &Gallery) {
    let wide: fn(&State) -> bool = |state| draws(state) && laid(state.board()) >= 2;
    for (name, players) in [("two", 2), ("three", 3), ("five", 5), ("six", 6)] {
        let wanted = if players == 2 {
            |state: &State| draws(state) && laid(state.board()) >= 1
        } else {
            wide
        };
        gallery.show(&Position { rules: Rules::new(players, Stars::One), ..four(name, wanted) });
    }
    gallery.show(&Position { me: None, ..four("watched", wide) });
    gallery.show(&Position {
        rules: Rules::new(6, Stars::One),
        me: None,
        ..four("six-watched", wide)
    });
    crowds(gallery);
    gallery.show_with(&four("marks", wide), |table, _, _| trouble(table));
    gallery.show_with(&four("away", |state| laid(state.board()) >= 1), |table, _, _| {
        table.is_away = true;
    });
}
