//! The law of secrecy: what a viewer cannot know does not change a byte of the page.

use sobremesa_linko::Linko;
use sobremesa_table::{Course, Game, Seed, StreamName};

use super::game::{Look, every_rules, page, watch};

#[test]
fn hidden_cards_change_nothing_that_a_viewer_is_sent() {
    let mut others = 0;
    for rules in every_rules() {
        let mut round = 0;
        watch(rules, "secret", |course, lines| {
            for viewer in lines.viewers() {
                let view = course.view(viewer);
                round += 1;
                let name = StreamName { purpose: "secret", round };
                let mut stream = Seed::from_text("other").stream(name);
                let other = Linko::determinize(&view, &mut stream);
                others += usize::from(other != *course.state());
                let other = Course::<Linko>::resume(other, course.memory().clone()).view(viewer);
                for pick in ["", "9", "J"] {
                    let look =
                        Look { pick, lines: lines.of(viewer), is_hinted: true, ..Look::default() };
                    assert_eq!(page(&other, look), page(&view, look));
                }
            }
        });
    }
    assert!(others > 100, "the states were other ones");
}
