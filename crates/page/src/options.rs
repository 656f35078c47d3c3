//! How a reader wants pages to look and behave.

use maud::{Markup, html};
use sobremesa_words::Language;

use crate::assets::AROUND;
use crate::layout::{Page, document, house_bar};
use crate::setup::{chosen, tick};
use crate::turns::{self, Offer};
use crate::{CardSize, House, Keys, Pace, Theme};

/// The page of the options; `back` is where one came from, and `offer` says whether the device can be told when a
/// game waits.
pub fn page(house: &House, back: &str, offer: Option<&Offer>) -> Markup {
    let words = house.words();
    let looks = house.looks;
    // A reader who asks for the options once more still goes back to where they came from.
    let house = &House { path: back.to_owned(), ..house.clone() };
    let content = html! {
        (house_bar(house))
        main #main.column {
            h2 { (words.text("page-options")) }
            form.plate.fields method="post" action="/options" {
                input type="hidden" name="back" value=(back);
                label.field {
                    span { (words.text("options-language")) }
                    select name="language" {
                        @for language in Language::ALL {
                            option value=(language.code()) lang=(language.code())
                                selected[language == house.language] { (language.name()) }
                        }
                    }
                }
                (chosen(words, "theme", "options-theme", &[
                    ("system", "options-theme-system"), ("light", "options-theme-light"),
                    ("dark", "options-theme-dark"),
                ], looks.theme.code()))
                (chosen(words, "cards", "options-cards", &[
                    ("small", "options-cards-small"), ("medium", "options-cards-medium"),
                    ("large", "options-cards-large"),
                ], looks.cards.code()))
                (chosen(words, "pace", "setup-pace", &PACES, looks.pace.code()))
                (tick(words, "confirm", "options-confirm", !looks.plays_at_once))
                (tick(words, "sounds", "options-sounds", looks.sounds))
                (tick(words, "keys", "options-keys", looks.keys == Keys::On))
                (tick(words, "tips", "options-tips", !looks.without_tips))
                p { button.btn type="button" data-notify { (words.text("options-notify")) } }
                button.btn.primary { (words.text("options-keep")) }
            }
            @if let Some(offer) = offer { (turns::offer(words, offer)) }
        }
    };
    let (title, skip) = (words.text("page-options"), words.text("page-skip"));
    let sprite = Markup::default();
    document(
        house,
        &Page {
            title: &title,
            class: "form",
            skip: ("main", &skip),
            sprite,
            sheets: &[AROUND],
            content,
        },
    )
}

/// The paces of bots, each with its message.
pub(crate) const PACES: [(&str, &str); 3] = [
    ("normal", "setup-pace-normal"),
    ("instant", "setup-pace-instant"),
    ("slow", "setup-pace-slow"),
];

impl Pace {
    /// Its name in cookies and forms.
    pub fn code(self) -> &'static str {
        match self {
            Pace::Instant => "instant",
            Pace::Normal => "normal",
            Pace::Slow => "slow",
        }
    }
}

impl Theme {
    /// Its name in cookies and forms.
    pub fn code(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}

impl CardSize {
    /// Its name in cookies and forms.
    pub fn code(self) -> &'static str {
        match self {
            CardSize::Small => "small",
            CardSize::Medium => "medium",
            CardSize::Large => "large",
        }
    }
}
