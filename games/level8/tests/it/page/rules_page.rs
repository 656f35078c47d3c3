//! The rules page: every rule has its place, in every language.

use sobremesa_conformance::rulebook;
use sobremesa_level8::Level8;
use sobremesa_page::{Cover, House, rules};
use sobremesa_words::Language;

#[test]
fn every_rule_and_every_refusal_has_its_place_in_every_language() {
    let cover = Cover::of::<Level8>();
    for language in Language::ALL {
        let house = House { language, ..House::default() };
        let page = rules::page(&house, &cover, &[cover], None).into_string();
        let (book, refusals) =
            (include_str!("../../../RULES.md"), include_str!("../../../src/refusal.rs"));
        rulebook::check_page(&page, book, refusals, "L8", 60);
    }
}
