//! The rules at a glance: they are told in every language, and the engine agrees with every picture.

use sobremesa_conformance::glance::{self, Mark, Picture};
use sobremesa_level8::{Level8, Rules, Stars};
use sobremesa_page::{Cover, House, rules};
use sobremesa_table::Course;
use sobremesa_words::Language;

use crate::rules::table::{Plan, Table};

#[test]
fn the_engine_agrees_with_every_picture_in_every_language() {
    let cover = Cover::of::<Level8>();
    for language in Language::ALL {
        let house = House { language, ..House::default() };
        let page = rules::page(&house, &cover, &[cover], None).into_string();
        let [_, level, _, half, added, beyond] = &glance::check(&page)[..] else {
            panic!("there are six pictures")
        };
        for picture in [level, half] {
            assert_eq!(can_lay(&picture.lots), is_right(picture), "{picture:?}");
        }
        for picture in [added, beyond] {
            assert_eq!(can_add(&picture.lots), is_right(picture), "{picture:?}");
        }
    }
}

fn is_right(picture: &Picture) -> bool {
    picture.mark != Mark::NotAllowed
}

/// Whether somebody on level 1, which asks for two runs of three, may lay these runs.
fn can_lay(runs: &[String]) -> bool {
    let plan = Plan::new(Rules::new(2, Stars::One)).hand(0, &runs.join(" "));
    let lays: Vec<String> = runs.iter().map(|run| declared(run)).collect();
    is_accepted(&plan.table().after("draw pile"), &format!("lay {}", lays.join(" + ")))
}

/// Whether a card may be added to a run that one has laid.
fn can_add(lots: &[String]) -> bool {
    let [run, card] = lots else { panic!("{lots:?} are a run and a card") };
    let plan = Plan::all(2, "run3").hand(0, &format!("{run} {card}"));
    let table = plan.table().after(&format!("draw pile; lay {}", declared(run)));
    ["low", "high"].into_iter().any(|end| is_accepted(&table, &format!("add {card} to 0 0 {end}")))
}

/// A run that begins with a number, such as `run 4 R4 J B6`.
fn declared(run: &str) -> String {
    let from: String = run.chars().skip(1).take_while(char::is_ascii_digit).collect();
    format!("run {from} {run}")
}

fn is_accepted(table: &Table, action: &str) -> bool {
    let mut course: Course<Level8> = table.course().clone();
    course.make(table.action(action)).is_ok()
}
