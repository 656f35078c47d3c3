//! `sobremesa arena` from the command line.

use std::fs;

use serde_json::Value;
use tempfile::TempDir;

use crate::binary::{fail, figures, sobremesa, str, succeed, text};

/// The results without what is never the same.
fn results(arguments: &str) -> Value {
    let arguments: Vec<&str> = ["arena"].into_iter().chain(arguments.split(' ')).collect();
    let mut figures = figures(&[&arguments[..], &["--json"]].concat());
    let object = figures.as_object_mut().expect("results are an object");
    let seconds = object.remove("seconds").expect("the time is told");
    assert!(seconds.as_f64() > Some(0.0));
    let times = object.remove("times").expect("decision times are told");
    for bot in times.as_array().expect("a list of bots") {
        assert!(bot["p99_us"].as_f64() >= bot["median_us"].as_f64());
        assert!(bot["max_us"].as_f64() >= bot["p99_us"].as_f64());
        assert!(bot["decisions"].as_u64() > Some(0));
    }
    figures
}

#[test]
fn every_pair_of_bots_meets_in_every_game() {
    for (game, fields) in [
        (
            "linko --players 3 --bots heuristic,random",
            vec!["heuristic + 2 × random", "random + 2 × heuristic"],
        ),
        ("level8 --players 2 --bots heuristic,simple", vec!["heuristic + simple"]),
        ("level8 --players 3 --stars 2 --bots simple", vec!["3 × simple"]),
        (
            "level8 --players 4 --field heuristic,simple,heuristic,simple",
            vec!["heuristic + simple + heuristic + simple"],
        ),
        (
            "level10 --players 1-2 --pauses 3 --bots heuristic,random",
            vec!["heuristic", "random", "2 × heuristic", "2 × random", "heuristic + random"],
        ),
    ] {
        let results = results(&format!("{game} --seed 1 --blocks 4"));
        let entries = results["entries"].as_array().unwrap();
        let named: Vec<&str> =
            entries.iter().map(|entry| entry["field"].as_str().unwrap()).collect();
        assert_eq!(named, fields);
        assert!(entries.iter().all(|entry| entry["blocks"] == 4));
    }
}

#[test]
fn the_same_seed_gives_the_same_results_with_any_threads() {
    let run = |threads| {
        let arguments = "linko --players 3 --bots random,heuristic --blocks 30 --seed 1";
        results(&format!("{arguments} --threads {threads}"))
    };
    assert_eq!(run(1), run(2));
}

#[test]
fn a_table_and_a_grid_are_printed_and_drawn() {
    let folder = TempDir::new().unwrap();
    let bars = folder.path().join("bars.svg");
    let arguments = "arena linko --players 4 --bots random,heuristic --blocks 5 --seed 1 --svg";
    let arguments: Vec<&str> = arguments.split(' ').chain([str(&bars)]).collect();
    let printed = succeed(&arguments);
    for words in
        ["Linko, 4 players", "random + 3 × heuristic", "25.00%", "Ratings", "Seed 1, 40 games"]
    {
        assert!(printed.contains(words), "{printed}");
    }
    let drawn = fs::read_to_string(&bars).unwrap();
    assert!(drawn.starts_with("<svg") && drawn.contains("heuristic + 3 × random"), "{drawn}");

    let map = folder.path().join("map.svg");
    let arguments =
        "arena level10 --players 1-2 --pauses 0-3 --bots heuristic --blocks 5 --seed 1 --svg";
    let arguments: Vec<&str> = arguments.split(' ').chain([str(&map)]).collect();
    let printed = succeed(&arguments);
    assert!(printed.contains("1 player") && printed.contains("no pauses"), "{printed}");
    let drawn = fs::read_to_string(&map).unwrap();
    assert_eq!(drawn.matches("height=\"38\"").count(), 8, "{drawn}");
}

#[test]
fn results_are_printed_even_if_they_cannot_be_drawn() {
    let folder = TempDir::new().unwrap();
    let nowhere = folder.path().join("nowhere").join("bars.svg");
    let arguments = "arena linko --players 2 --bots random --blocks 1 --seed 1 --svg";
    let arguments: Vec<&str> = arguments.split(' ').chain([str(&nowhere)]).collect();
    fail(&arguments, 2, "cannot write");
    fail(&arguments, 2, "Seed 1, 1 games");
}

#[test]
fn the_ceiling_of_level_10_stands_beside_the_teams() {
    let arguments = "arena level10 --players 2 --pauses 2-3 --bots heuristic --blocks 3 --seed 1";
    let arguments: Vec<&str> = arguments.split(' ').chain(["--ceiling", "--json"]).collect();
    let printed = succeed(&arguments);
    assert_eq!(printed.matches("With all hands face up, ").count(), 2, "{printed}");
    assert!(printed.contains("  all hands face up  "), "{printed}");
    let figures = figures(&arguments);
    let deals = figures["ceilings"].as_array().unwrap().iter().map(|cell| &cell["deals"]);
    assert_eq!(deals.collect::<Vec<_>>(), [3, 3]);
}

#[test]
fn a_cut_run_goes_on_with_its_records() {
    let folder = TempDir::new().unwrap();
    let (file, records) = (folder.path().join("blocks"), folder.path().join("records"));
    let run = |blocks: u32, records: &str| {
        let options = "level8 --players 2 --bots heuristic,simple --seed 1";
        let files = format!("--resume {} --records {records}", str(&file));
        results(&format!("{options} --blocks {blocks} {files}"))
    };
    let whole = run(6, str(&records));
    let (blocks, games) =
        (fs::read_to_string(&file).unwrap(), fs::read_to_string(&records).unwrap());
    assert_eq!((blocks.lines().count(), games.lines().count()), (7, 12));
    assert_eq!(succeed(&["verify", str(&records)]), "");
    // The kill came in the middle of a block's line; the block's records were written before.
    let third = blocks.match_indices('\n').nth(3).unwrap().0;
    fs::write(&file, &blocks[..third - 9]).unwrap();
    assert_eq!(run(6, str(&records)), whole);
    assert_eq!(fs::read_to_string(&records).unwrap(), games);
    // A file that lacks records of blocks that were played.
    fs::write(&records, games.lines().next().unwrap()).unwrap();
    let before = fs::read(&file).unwrap();
    let arguments = format!(
        "arena level8 --players 2 --bots heuristic,simple --seed 1 --blocks 9 --resume {} --records {}",
        str(&file),
        str(&records)
    );
    let arguments: Vec<&str> = arguments.split(' ').collect();
    fail(&arguments, 2, "has only 0 of 12 records played before");
    assert_eq!(fs::read(&file).unwrap(), before);
    // Something else than records.
    fs::write(&records, "x\n".repeat(20)).unwrap();
    fail(&arguments, 2, "line 1 is not a record");
    assert_eq!(fs::read(&records).unwrap(), "x\n".repeat(20).as_bytes());
    // Records where the file to resume from should be.
    let golden = folder.path().join("golden");
    fs::write(&golden, super::GOLDEN).unwrap();
    let swapped =
        arguments.iter().map(|word| if *word == str(&file) { str(&golden) } else { word });
    fail(&swapped.collect::<Vec<&str>>(), 2, "it is not a file to resume from");
    assert_eq!(fs::read_to_string(&golden).unwrap(), super::GOLDEN);
    // Another game.
    let other = arguments.iter().map(|word| match *word {
        "level8" => "linko",
        "heuristic,simple" => "heuristic,random",
        word => word,
    });
    let message = "its `game` is \"level8\", here it is \"linko\"; name another file";
    fail(&other.collect::<Vec<&str>>(), 2, message);
    // Another contest.
    let other = arguments.iter().map(|word| if *word == "2" { "3" } else { word });
    let output = sobremesa(&other.collect::<Vec<&str>>());
    assert!(text(&output.stderr).contains("it belongs to another contest: its `entries` is"));
    assert_eq!(fs::read(&file).unwrap(), before);
}

#[test]
fn until_sure_ends_early_and_says_what_is_proven() {
    let arguments = "linko --players 3 --bots heuristic,random --seed 1 --until-sure";
    // However many blocks it may play, it ends when it is sure.
    for most in [10_000, u64::MAX] {
        let results = results(&format!("{arguments} --blocks {most}"));
        let entries = results["entries"].as_array().unwrap();
        assert_eq!(entries[0]["verdict"], "more");
        assert_eq!(entries[1]["verdict"], "less");
        assert!(entries.iter().all(|entry| entry["blocks"].as_u64().unwrap() < 200));
    }
}

#[test]
fn mistakes_are_explained() {
    for (arguments, message) in [
        ("linko --players 3", "--bots"),
        ("linko --players 3 --bots random,random", "random is named twice"),
        ("linko --players 3 --bots clever", "linko has no bot `clever`"),
        ("linko --players 3 --bots clever", "the arena also seats `cheater`"),
        ("linko --players 3 --bots simple", "linko has no bot `simple`"),
        ("level10 --players 2 --bots cheater", "level10 has no cheater; it has `open-hands`"),
        ("level10 --players 2 --bots clever", "the arena also seats `open-hands`"),
        ("linko --players 2 --bots open-hands", "linko has no open-hands; it has `cheater`"),
        ("linko --players 2 --bots cheater:soon", "a budget is a number of tries"),
        ("linko --players 2 --bots search:0ms", "a budget is a number of tries"),
        ("linko --players 2 --bots heuristic:5", "`heuristic` takes no budget"),
        ("linko --players 6 --bots random", "Linko is for 2 to 5 players, not 6"),
        ("linko --players 3-2 --bots random", "3 is more than 2"),
        ("linko --players many --bots random", "give a number, such as 3, or a span, such as 1-5"),
        ("linko --players 3 --pauses 1 --bots random", "linko has no option --pauses"),
        ("level10 --players 3 --pauses 2-4 --bots random", "4 is not in 0..=3"),
        ("linko --players 3 --field random,random", "2 × random is for 2 players"),
        ("linko --players 3 --bots random --until-sure", "--until-sure needs bots to compare"),
        ("linko --players 3 --bots random --ceiling", "linko has no ceiling"),
        ("linko --players 3 --bots random --resume x", "--seed"),
        (
            "linko --players 3 --bots random --seed 1 --resume x --records x",
            "--resume and --records need a file each",
        ),
        (
            "linko --players 3 --bots random --seed 1 --resume x --svg ./x",
            "--resume and --svg need a file each",
        ),
        (
            "linko --players 3 --bots random --records ./x --svg x",
            "--records and --svg need a file each",
        ),
        (
            "linko --players 2 --field random,heuristic --field random,heuristic",
            "random + heuristic is named twice",
        ),
        ("linko --players 3 --bots random --blocks 0", "0 is not in 1.."),
    ] {
        let arguments: Vec<&str> = ["arena"].into_iter().chain(arguments.split(' ')).collect();
        fail(&arguments, 2, message);
    }
    let arguments = "sim level10 --players 2 --pauses 1-2 --games 1";
    let arguments: Vec<&str> = arguments.split(' ').collect();
    fail(&arguments, 2, "spans are for arena");
    let arguments: Vec<&str> =
        "sim linko --players 2 --games 1 --bots cheater".split(' ').collect();
    fail(&arguments, 2, "linko has no bot `cheater`");
}

/// Parts of a run, played apart and in another order, add up to the whole to the digit.
#[test]
fn parts_of_a_run_add_up_to_the_whole() {
    let folder = TempDir::new().unwrap();
    let seed = "5".repeat(64);
    for game in [
        "linko --players 3 --bots random,heuristic",
        "level10 --players 1 --pauses 2-3 --bots heuristic,random --ceiling",
    ] {
        let arguments = format!("{game} --seed {seed}");
        let whole = results(&format!("{arguments} --blocks 2..9"));
        let mut files = Vec::new();
        // The last two have blocks in common.
        for part in ["6..9", "2..5", "4..7"] {
            let file = folder.path().join(format!("{}{part}.jsonl", &game[..6]));
            let resume = format!("{arguments} --blocks {part} --resume {}", str(&file));
            results(&resume);
            files.push(file);
        }
        let merge = |files: &[std::path::PathBuf]| {
            let names: Vec<&str> = files.iter().map(|file| str(file)).collect();
            figures(&[&["arena", "merge", "--json"], &names[..]].concat())
        };
        let mut merged = merge(&files);
        let object = merged.as_object_mut().unwrap();
        object.remove("seconds");
        let times = object.remove("times").expect("decision times are told");
        assert!(times[0]["decisions"].as_u64() > Some(0));
        assert_eq!(merged, whole, "{game}");
        files.reverse();
        assert_eq!(merge(&files)["entries"], whole["entries"]);
    }
}

#[test]
fn what_is_no_part_of_the_run_is_not_added() {
    let folder = TempDir::new().unwrap();
    let file = |name: &str| folder.path().join(name);
    let play = |name: &str, arguments: &str| {
        let path = file(name);
        let arguments = format!("{arguments} --resume {}", str(&path));
        results(&arguments);
        str(&path).to_owned()
    };
    let linko = "linko --players 2 --bots random,heuristic --seed";
    let one = play("one", &format!("{linko} 1 --blocks 0..2"));
    let other = play("other", &format!("{linko} 2 --blocks 2..4"));
    fail(&["arena", "merge", &one, &other], 2, "its `seed` is");
    let level8 = play("level8", "level8 --players 2 --bots simple,heuristic --seed 1 --blocks 2");
    fail(&["arena", "merge", &one, &level8], 2, "its `game` is");
    let spoiled = file("spoiled");
    fs::write(&spoiled, "nothing\n").unwrap();
    fail(&["arena", "merge", str(&spoiled)], 2, "not a file to resume from");
    fail(&["arena", "merge", str(&file("none"))], 2, "cannot add");
    fail(&["arena", "merge"], 2, "FILE");
    // A block that came out otherwise, and one that is missing.
    let text = fs::read_to_string(&one).unwrap();
    let mut lines: Vec<&str> = text.lines().collect();
    let standing = lines[1].find("\"wins\":[").expect("a standing") + 8;
    let (before, after) = lines[1].split_at(standing);
    let end = after.find(']').expect("a list");
    let swapped: String = after[1..end].split(',').rev().collect::<Vec<_>>().join(",");
    let changed = format!("{before}[{swapped}{}", &after[end..]);
    let different = file("different");
    fs::write(&different, format!("{}\n{changed}\n", lines[0])).unwrap();
    fail(&["arena", "merge", &one, str(&different)], 2, "came out otherwise");
    let level10 = play("teams", "level10 --players 2 --bots random,heuristic --seed 1 --blocks 1");
    let text = fs::read_to_string(&level10).unwrap();
    lines = text.lines().collect();
    lines.pop();
    let short = file("short");
    fs::write(&short, lines.join("\n") + "\n").unwrap();
    fail(&["arena", "merge", str(&short)], 2, "is in no file");
    let sure = format!("arena {linko} 1 --until-sure --blocks 3..9");
    fail(&sure.split(' ').collect::<Vec<_>>(), 2, "from the first one on");
}
