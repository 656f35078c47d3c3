//! What a page loads: the styles, the scripts, the icons and the faces of type, all in the binary.

mod lean;
#[cfg(test)]
mod tests;

use std::borrow::Cow;
use std::hash::{DefaultHasher, Hash, Hasher};

use sobremesa_words::Language;

use crate::Cover;

/// A file of the folder of fonts, and what is in it.
macro_rules! font {
    ($file:literal) => {
        (concat!("fonts/", $file), include_bytes!(concat!("../assets/fonts/", $file)))
    };
}

/// The files that the pages of a house with certain games load.
#[derive(Clone, Debug)]
pub struct Assets {
    /// All of them.
    pub files: Vec<Asset>,
    /// Which version of the files this is: another one as soon as one of them is another.
    pub version: String,
}

/// A file that pages load.
#[derive(Clone, Debug, Hash)]
pub struct Asset {
    /// Its path among the others. Scripts find each other by it.
    pub name: Cow<'static, str>,
    /// Its content type.
    pub kind: &'static str,
    /// What is in it.
    pub bytes: Cow<'static, [u8]>,
}

impl Assets {
    /// What the pages of these games load.
    pub fn new(covers: &[Cover]) -> Assets {
        let games = covers.iter().map(|cover| (cover.name, cover.style));
        let styles = [("house", HOUSE_STYLE), (AROUND, AROUND_STYLE)].into_iter().chain(games);
        let styles = styles.map(|(name, text)| Asset {
            name: format!("{name}.css").into(),
            kind: "text/css; charset=utf-8",
            bytes: lean::style(text).into_bytes().into(),
        });
        let fixed = |kind, name: &'static str, bytes: &'static [u8]| Asset {
            name: name.into(),
            kind,
            bytes: bytes.into(),
        };
        let scripts = SCRIPTS.map(|(name, text)| {
            let bytes = lean::script(text).into_bytes().into();
            Asset { name: name.into(), kind: SCRIPT_KIND, bytes }
        });
        let icons = ICONS.map(|(name, text)| fixed("image/svg+xml", name, text.as_bytes()));
        let fonts = FONTS.map(|(name, bytes)| fixed(FONT_KIND, name, bytes));
        let files = styles.chain(scripts).chain(icons).chain(fonts);
        let files: Vec<Asset> = files.collect();
        let mut hasher = DefaultHasher::new();
        files.hash(&mut hasher);
        Assets { files, version: format!("{:016x}", hasher.finish()) }
    }

    /// The file of this name.
    pub fn file(&self, name: &str) -> Option<&Asset> {
        self.files.iter().find(|file| file.name == name)
    }

    /// Where a page finds one of the files. Every version has a folder of its own, so that browsers can
    /// keep what they have, and scripts that load each other never mix versions.
    pub(crate) fn path(&self, name: &str) -> String {
        format!("/assets/{}/{name}", self.version)
    }

    /// Where a page finds the faces that it needs at once, in this language.
    pub(crate) fn first_fonts(&self, language: Language) -> impl Iterator<Item = String> {
        let wanted = move |name: &str| {
            name.ends_with("latin.woff2")
                || language == Language::Russian && name.ends_with("cyrillic.woff2")
        };
        self.files.iter().filter(move |file| wanted(&file.name)).map(|file| self.path(&file.name))
    }

    /// Where a page finds the scripts that `page.js` loads at once, directly or by others.
    pub(crate) fn modules(&self) -> impl Iterator<Item = String> {
        let is_first = |file: &&Asset| ![ENTRY, FAIR, LESSON, PUSH].contains(&&*file.name);
        let modules = self.files.iter().filter(|file| file.is_script()).filter(is_first);
        modules.map(|file| self.path(&file.name))
    }
}

impl Default for Assets {
    /// What the pages of a house without games load.
    fn default() -> Assets {
        Assets::new(&[])
    }
}

impl Asset {
    /// Whether tables load it.
    #[cfg(feature = "gallery")]
    pub(crate) fn is_for_tables(&self) -> bool {
        !["around.css", FAIR, LESSON, PUSH].contains(&&*self.name)
    }

    /// Whether it is a face of type.
    #[cfg(feature = "gallery")]
    pub(crate) fn is_font(&self) -> bool {
        self.kind == FONT_KIND
    }

    /// Whether it is a script.
    pub(crate) fn is_script(&self) -> bool {
        self.kind == SCRIPT_KIND
    }
}

/// The styles of every page, which games build on.
const HOUSE_STYLE: &str = concat!(
    include_str!("../assets/fonts.css"),
    include_str!("../assets/tokens.css"),
    include_str!("../assets/cards.css"),
    include_str!("../assets/house.css"),
    include_str!("../assets/table.css"),
    include_str!("../assets/players.css"),
    include_str!("../assets/end.css"),
);

/// The styles of the pages around the tables, by name.
pub(crate) const AROUND: &str = "around";

const AROUND_STYLE: &str = concat!(
    include_str!("../assets/home.css"),
    include_str!("../assets/games.css"),
    include_str!("../assets/day.css"),
    include_str!("../assets/profile.css"),
    include_str!("../assets/room.css"),
    include_str!("../assets/reel.css"),
    include_str!("../assets/lesson.css"),
    include_str!("../assets/rules.css")
);

/// The script that loads the others.
pub(crate) const ENTRY: &str = "page.js";

/// The script that only lessons load.
const LESSON: &str = "lesson.js";

/// The script that only pages load where a device can be told of a turn.
const PUSH: &str = "push.js";

/// The script that only pages load where there is the seal of a deal.
const FAIR: &str = "fair.js";

const FONT_KIND: &str = "font/woff2";

const SCRIPT_KIND: &str = "text/javascript; charset=utf-8";

/// The scripts: a module for each concern.
const SCRIPTS: [(&str, &str); 17] = [
    (ENTRY, include_str!("../assets/page.js")),
    ("drawer.js", include_str!("../assets/drawer.js")),
    (FAIR, include_str!("../assets/fair.js")),
    ("forms.js", include_str!("../assets/forms.js")),
    ("hand.js", include_str!("../assets/hand.js")),
    ("keys.js", include_str!("../assets/keys.js")),
    (LESSON, include_str!("../assets/lesson.js")),
    ("motion.js", include_str!("../assets/motion.js")),
    (PUSH, include_str!("../assets/push.js")),
    ("regions.js", include_str!("../assets/regions.js")),
    ("share.js", include_str!("../assets/share.js")),
    ("sounds.js", include_str!("../assets/sounds.js")),
    ("stream.js", include_str!("../assets/stream.js")),
    ("time.js", include_str!("../assets/time.js")),
    ("replay.js", include_str!("../assets/replay.js")),
    ("turn.js", include_str!("../assets/turn.js")),
    ("vendor/idiomorph.js", include_str!("../assets/vendor/idiomorph.js")),
];

/// The icons of a tab: usually, and while it is the reader's turn.
const ICONS: [(&str, &str); 2] = [
    ("icon.svg", include_str!("../assets/icon.svg")),
    ("icon-turn.svg", include_str!("../assets/icon-turn.svg")),
];

/// The faces of type, in files by script: a page loads those whose letters it has.
const FONTS: [(&str, &[u8]); 7] = [
    font!("alegreya-600-latin.woff2"),
    font!("alegreya-600-cyrillic.woff2"),
    font!("alegreya-600-italic-brand.woff2"),
    font!("alegreya-sans-500-latin.woff2"),
    font!("alegreya-sans-500-cyrillic.woff2"),
    font!("alegreya-sans-700-latin.woff2"),
    font!("alegreya-sans-700-cyrillic.woff2"),
];
