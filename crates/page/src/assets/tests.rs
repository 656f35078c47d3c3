//! Scripts are complete, and colors stand where they belong.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use super::{Assets, SCRIPTS};

/// Words that are colors in CSS. `transparent` and `currentColor` name none.
const NAMED: &str = "aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond \
    blue blueviolet brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk \
    crimson cyan darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta \
    darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray \
    darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick \
    floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey \
    honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon \
    lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink \
    lightsalmon lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow \
    lime limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple \
    mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue \
    mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid \
    palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue \
    purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna \
    silver skyblue slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato \
    turquoise violet wheat white whitesmoke yellow yellowgreen";

/// Functions that make a color out of numbers. Mixing tokens makes none.
const FUNCTIONS: [&str; 10] =
    ["rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color"];

fn assets() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("assets")
}

/// The files of a folder that end like this.
fn files(folder: &Path, end: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{folder:?}: {error}"));
    let paths = entries.map(|entry| entry.expect("it can be read").path());
    paths.filter(|path| path.to_string_lossy().ends_with(end)).collect()
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{path:?}: {error}"))
}

/// The styles of all games that lie beside the frameworks.
fn styles_of_games() -> Vec<PathBuf> {
    let games = assets().join("../../../games");
    files(&games, "").iter().flat_map(|game| files(&game.join("assets"), ".css")).collect()
}

/// Styles without comments and without what stands in quotes.
fn bare(style: &str) -> String {
    let uncommented = style.split("/*").enumerate().map(|(index, part)| match index {
        0 => part,
        _ => part.split_once("*/").map_or("", |(_, rest)| rest),
    });
    let uncommented: String = uncommented.collect();
    uncommented.split('"').step_by(2).collect::<Vec<&str>>().join("\"\"")
}

/// What is declared in styles: the names and the values.
fn declarations(style: &str) -> Vec<(&str, &str)> {
    // A part that `{` ends is a selector or a condition.
    let parts = style.split_inclusive(['{', '}', ';']).filter(|part| !part.ends_with('{'));
    let declared = parts.filter_map(|part| part.trim_end_matches(['}', ';']).split_once(':'));
    declared.map(|(name, value)| (name.trim(), value.trim())).collect()
}

/// The colors that a value names.
fn colors(value: &str) -> Vec<&str> {
    let is_end = |letter: char| !(letter.is_ascii_alphanumeric() || "-_#(".contains(letter));
    let words = value.split(is_end).flat_map(|word| word.split_inclusive('('));
    words
        .filter(|word| match word.strip_suffix('(') {
            Some(function) => FUNCTIONS.contains(&function),
            None => word.starts_with('#') || NAMED.split_whitespace().any(|name| name == *word),
        })
        .collect()
}

#[track_caller]
fn assert_names_no_color(path: &Path, style: &str) {
    let found: Vec<String> = declarations(style)
        .into_iter()
        .filter(|(_, value)| !colors(value).is_empty())
        .map(|(name, value)| format!("{name}: {value}"))
        .collect();
    assert!(found.is_empty(), "{} names colors outside tokens: {found:#?}", path.display());
}

#[test]
fn colors_are_found() {
    let style = bare(
        "a:hover { color: red } /* blue */ .b { --c: #fff; content: \"black\"; d: var(--tan, rgb(1 2 3)) }
         .c { @media (x: y) { e: color-mix(in srgb, var(--ink) 5%, transparent) light-dark(#000, navy); } }",
    );
    let found: Vec<&str> =
        declarations(&style).iter().flat_map(|(_, value)| colors(value)).collect();
    assert_eq!(found, ["red", "#fff", "rgb(", "#000", "navy"]);
}

#[test]
fn only_the_tokens_name_colors() {
    for path in files(&assets(), ".css") {
        if !path.ends_with("tokens.css") {
            assert_names_no_color(&path, &bare(&read(&path)));
        }
    }
}

/// A game's own colors are custom properties in the block with which its styles begin.
#[test]
fn a_game_names_colors_only_in_its_tokens() {
    let styles = styles_of_games();
    assert!(!styles.is_empty(), "there are games");
    for path in styles {
        let style = bare(&read(&path));
        let rest = match style.trim_start().strip_prefix(":root {") {
            Some(tokens) => {
                let (tokens, rest) = tokens.split_once('}').expect("the block ends");
                for (name, value) in declarations(tokens) {
                    assert!(name.starts_with("--"), "{}: {name}: {value}", path.display());
                }
                rest
            }
            None => &style,
        };
        assert_names_no_color(&path, rest);
    }
}

#[test]
fn every_script_of_the_folder_is_served() {
    let folders = [assets(), assets().join("vendor")];
    let lying = folders.iter().flat_map(|folder| files(folder, ".js")).map(|path| {
        let name = path.strip_prefix(assets()).expect("it lies there");
        name.to_string_lossy().into_owned()
    });
    // The one that works without a page has an address of its own.
    let served = SCRIPTS.iter().map(|(name, _)| *name).chain(["worker.js"]).map(str::to_owned);
    assert_eq!(lying.collect::<BTreeSet<String>>(), served.collect());
}

#[test]
fn scripts_load_only_what_is_served() {
    let assets = Assets::default();
    for (name, text) in SCRIPTS.iter().filter(|(name, _)| !name.starts_with("vendor/")) {
        for line in text.lines().filter(|line| line.starts_with("import ")) {
            let loaded = line.rsplit('"').nth(1).expect("a path in quotes");
            let loaded = loaded.strip_prefix("./").expect("a path beside it");
            assert!(assets.file(loaded).is_some(), "{name} loads {loaded}");
        }
    }
}

#[test]
fn every_file_is_found_under_its_version() {
    let assets = Assets::default();
    assert_eq!(assets.path("house.css"), format!("/assets/{}/house.css", assets.version));
    for name in
        ["house.css", "around.css", "page.js", "vendor/idiomorph.js", "icon.svg", "icon-turn.svg"]
    {
        assert_eq!(assets.file(name).map(|file| &*file.name), Some(name));
    }
    // Not the one that loads the others, nor those that few pages load.
    assert_eq!(assets.modules().count(), SCRIPTS.len() - 4);
}
