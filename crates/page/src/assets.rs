//! What a page loads: the styles and the script, all in the binary.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::LazyLock;

/// Which version of the files this is: another one as soon as one of them is another.
pub fn version() -> &'static str {
    static VERSION: LazyLock<String> = LazyLock::new(|| {
        let mut hasher = DefaultHasher::new();
        [STYLE, SCRIPT, ICON, TURN_ICON].hash(&mut hasher);
        format!("{:016x}", hasher.finish())
    });
    &VERSION
}

/// Where a page finds one of the files: a name of its own for every version, so that browsers can keep
/// it and still never mix versions.
pub(crate) fn path(file: &str) -> String {
    format!("/assets/{file}?v={}", version())
}

/// The styles, in the order in which they build on each other.
pub const STYLE: &str = concat!(
    include_str!("../assets/tokens.css"),
    include_str!("../assets/cards.css"),
    include_str!("../assets/house.css"),
    include_str!("../assets/table.css"),
    include_str!("../assets/level10.css"),
    include_str!("../assets/linko.css"),
    include_str!("../assets/level8.css"),
    include_str!("../assets/home.css"),
    include_str!("../assets/rules.css"),
);

/// The script.
pub const SCRIPT: &str = include_str!("../assets/page.js");

/// The icon of a tab.
pub const ICON: &str = include_str!("../assets/icon.svg");

/// The icon of a tab in which it is the reader's turn.
pub const TURN_ICON: &str = include_str!("../assets/icon-turn.svg");
