//! The rules at a glance: they are told in every language, and the engine agrees with every picture.

use sobremesa_conformance::glance::{self, Mark};
use sobremesa_linko::{Layer, Linko};
use sobremesa_page::{Cover, House, rules};
use sobremesa_words::Language;

use crate::rules::table::{VARIANTS, cards};
use crate::rules::turn::robs;

#[test]
fn the_engine_agrees_with_every_picture_in_every_language() {
    let cover = Cover::of::<Linko>();
    for language in Language::ALL {
        let house = House { language, ..House::default() };
        let page = rules::page(&house, &cover, &[cover], None).into_string();
        for picture in glance::check(&page) {
            let is_right = match &picture.lots[..] {
                [play] => Layer::new(cards(play).into_iter().collect()).is_some(),
                [thief, victim] => robs(&VARIANTS, thief, victim),
                _ => panic!("{picture:?} shows a play, or a theft"),
            };
            assert_eq!(is_right, picture.mark != Mark::NotAllowed, "{picture:?}");
        }
    }
}
