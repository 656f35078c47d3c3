//! What a page loads: the styles and the script, all in the binary.

use std::hash::{DefaultHasher, Hash, Hasher};

use crate::Cover;

/// The styles and the script of a house with certain games.
#[derive(Clone, Debug)]
pub struct Assets {
    /// The styles, in the order in which they build on each other.
    pub style: String,
    /// Which version of the files this is: another one as soon as one of them is another.
    pub version: String,
}

impl Assets {
    /// What the pages of these games load.
    pub fn new(covers: &[Cover]) -> Assets {
        let games: String = covers.iter().map(|cover| cover.style).collect();
        let style = [BASE, &games, AROUND].concat();
        let mut hasher = DefaultHasher::new();
        [style.as_str(), SCRIPT, ICON, TURN_ICON].hash(&mut hasher);
        Assets { style, version: format!("{:016x}", hasher.finish()) }
    }

    /// Where a page finds one of the files: a name of its own for every version, so that browsers can
    /// keep it and still never mix versions.
    pub(crate) fn path(&self, file: &str) -> String {
        format!("/assets/{file}?v={}", self.version)
    }
}

impl Default for Assets {
    /// What the pages of a house without games load.
    fn default() -> Assets {
        Assets::new(&[])
    }
}

/// The styles that games build on.
const BASE: &str = concat!(
    include_str!("../assets/tokens.css"),
    include_str!("../assets/cards.css"),
    include_str!("../assets/house.css"),
    include_str!("../assets/table.css"),
);

/// The styles of the pages around them.
const AROUND: &str =
    concat!(include_str!("../assets/home.css"), include_str!("../assets/rules.css"));

/// The script.
pub const SCRIPT: &str = include_str!("../assets/page.js");

/// The icon of a tab.
pub const ICON: &str = include_str!("../assets/icon.svg");

/// The icon of a tab in which it is the reader's turn.
pub const TURN_ICON: &str = include_str!("../assets/icon-turn.svg");
