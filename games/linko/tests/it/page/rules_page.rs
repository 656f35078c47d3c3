//! The rules page: every rule has its place, in every language.

use sobremesa_conformance::rulebook;
use sobremesa_linko::Linko;
use sobremesa_page::{Cover, House, rules};
use sobremesa_words::Language;

#[test]
fn every_rule_and_every_refusal_has_its_place_in_every_language() {
    let cover = Cover::of::<Linko>();
    for language in Language::ALL {
        let house = House { language, ..House::default() };
        let page = rules::page(&house, &cover, &[cover], None).into_string();
        let (book, refusals) =
            (include_str!("../../../RULES.md"), include_str!("../../../src/refusal.rs"));
        rulebook::check_page(&page, book, refusals, "LK", 80);
    }
}

#[test]
fn rules_that_are_named_in_a_text_are_links() {
    let cover = Cover::of::<Linko>();
    let html = rules::page(&House::default(), &cover, &[cover], None).into_string();
    assert!(html.contains("(<a href=\"#LK-12\">LK-12</a>)"));
    assert!(html.contains("it can: <a href=\"#LK-17\">LK-17</a>.)"));
}
