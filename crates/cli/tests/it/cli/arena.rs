//! `sobremesa arena` from the command line.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::process::Command;

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
        ("linko --players 3 --bots random --blocks 0", "a number from 1 on"),
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

/// Parts of a run, played apart and named in another order, add up to the whole to the digit.
#[test]
fn parts_of_a_run_add_up_to_the_whole() {
    let folder = TempDir::new().unwrap();
    let seed = "5".repeat(64);
    for game in [
        "linko --players 3 --bots random,heuristic",
        "level8 --players 2 --bots simple,heuristic",
        "level10 --players 1 --pauses 2-3 --bots heuristic,random --ceiling",
    ] {
        let arguments = format!("{game} --seed {seed}");
        let whole = results(&format!("{arguments} --blocks 2..9"));
        let mut files = Vec::new();
        for part in ["6..9", "2..5", "5..6"] {
            let name = game.split(' ').next().unwrap();
            let file = folder.path().join(format!("{name}-{part}.jsonl"));
            results(&format!("{arguments} --blocks {part} --resume {}", str(&file)));
            files.push(file);
        }
        let mut merged = figures(&[&["arena", "merge", "--json"], &names(&files)[..]].concat());
        let object = merged.as_object_mut().unwrap();
        object.remove("seconds");
        let times = object.remove("times").expect("decision times are told");
        assert!(times[0]["decisions"].as_u64() > Some(0));
        assert_eq!(merged, whole, "{game}");
    }
}

fn names(files: &[PathBuf]) -> Vec<&str> {
    files.iter().map(|file| str(file)).collect()
}

/// A run that is interrupted and shared out has the same blocks with the same times: so not a byte is otherwise, but
/// for how long it all took.
#[test]
fn what_is_merged_is_printed_as_the_whole_run_prints_it() {
    let folder = TempDir::new().unwrap();
    let file = |name: &str| folder.path().join(name);
    let (whole, svg, merged_svg) = (file("whole.jsonl"), file("whole.svg"), file("merged.svg"));
    let seed = "6".repeat(64);
    let run = format!(
        "arena level10 --players 1-2 --pauses 2 --bots random,heuristic --seed {seed} --blocks 6 --json --resume {} --svg",
        str(&whole)
    );
    let run: Vec<&str> = run.split(' ').chain([str(&svg)]).collect();
    succeed(&run);
    // All blocks are known now, so that the times are those of the file.
    let printed = succeed(&run);
    let text = fs::read_to_string(&whole).unwrap();
    let (head, blocks) = text.split_once('\n').unwrap();
    let mut parts = vec![vec![head]; 3];
    for block in blocks.lines() {
        let number = serde_json::from_str::<Value>(block).unwrap()["number"].as_u64().unwrap();
        parts[number as usize / 2].push(block);
    }
    let files: Vec<PathBuf> = (0..3).map(|part| file(&format!("{part}.jsonl"))).collect();
    for (path, lines) in files.iter().zip(parts) {
        fs::write(path, lines.join("\n") + "\n").unwrap();
    }
    for order in [[0, 1, 2], [2, 0, 1]] {
        let files: Vec<PathBuf> = order.map(|part| files[part].clone()).into();
        let options = ["arena", "merge", "--json", "--svg", str(&merged_svg)];
        let merged = succeed(&[&options[..], &names(&files)[..]].concat());
        assert_eq!(without_time(&merged), without_time(&printed));
        assert_eq!(fs::read(&merged_svg).unwrap(), fs::read(&svg).unwrap());
    }
}

/// What was printed, without the time that it took, which stands at the end of the text and of the JSON.
#[track_caller]
fn without_time(printed: &str) -> (&str, &str) {
    let (text, json) = printed.trim_end().rsplit_once('\n').expect("the last line is JSON");
    let (text, end) = text.rsplit_once(", ").expect("the text ends with a time");
    assert!(end.ends_with(" s"), "{end:?}");
    let (json, end) = json.rsplit_once(",\"seconds\":").expect("the JSON ends with a time");
    assert!(end.ends_with('}'), "{end:?}");
    (text, json)
}

#[test]
fn what_is_no_part_of_the_run_is_not_added() {
    let folder = TempDir::new().unwrap();
    let file = |name: &str| folder.path().join(name);
    let play = |name: &str, arguments: &str| {
        let path = file(name);
        results(&format!("{arguments} --resume {}", str(&path)));
        str(&path).to_owned()
    };
    let refuse = |files: &[&str], message: &str| {
        fail(&[&["arena", "merge"], files].concat(), 2, message);
    };
    let linko = "linko --players 2 --bots random,heuristic --seed";
    let one = play("one", &format!("{linko} 1 --blocks 0..2"));
    let two = play("two", &format!("{linko} 1 --blocks 2..5"));
    let overlapping = play("overlapping", &format!("{linko} 1 --blocks 4..6"));
    refuse(&[&one, &two, &overlapping], &format!("block 4 is in {two} already"));
    refuse(&[&one, &one], "block 0 is in");
    refuse(&[&overlapping, &one], "block 2 is not in the files: play --blocks 2..4 first");
    let other = play("other", &format!("{linko} 2 --blocks 2..4"));
    refuse(&[&one, &other], "its `seed` is");
    let rules = play("rules", &format!("{linko} 1 --blocks 2..4 --variant expert"));
    refuse(&[&one, &rules], "its `entries` is");
    let level8 = play("level8", "level8 --players 2 --bots simple,heuristic --seed 1 --blocks 2");
    refuse(&[&one, &level8], "its `game` is");
    // Another version of the program, and another format.
    let text = fs::read_to_string(&two).unwrap();
    let older = file("older");
    fs::write(&older, text.replacen("\"program\":\"sobremesa ", "\"program\":\"sobremesa 0.0.", 1))
        .unwrap();
    refuse(&[&one, str(&older)], "its `program` is");
    refuse(&[str(&older)], "its `program` is");
    fs::write(&older, text.replacen("sobremesa-arena/1", "sobremesa-arena/2", 1)).unwrap();
    refuse(&[&one, str(&older)], "not a file to resume from");
    refuse(&[str(&older)], "not a file to resume from");
    let spoiled = file("spoiled");
    for nothing in ["", "nothing\n", "{}\n", "\u{0}"] {
        fs::write(&spoiled, nothing).unwrap();
        refuse(&[str(&spoiled)], "not a file to resume from");
    }
    let (head, blocks) = text.split_once('\n').unwrap();
    fs::write(&spoiled, format!("{head}\n")).unwrap();
    refuse(&[&one, str(&spoiled)], "there are no blocks in it");
    fs::write(&spoiled, format!("{head}\n{{}}\n{blocks}")).unwrap();
    refuse(&[&one, str(&spoiled)], "line 2: ");
    refuse(&[str(&file("none"))], "cannot add");
    refuse(&[], "FILE");
    // Only one of two teams has played.
    let level10 = play("teams", "level10 --players 2 --bots random,heuristic --seed 1 --blocks 1");
    let text = fs::read_to_string(&level10).unwrap();
    let mut lines: Vec<&str> = text.lines().collect();
    lines.pop();
    let short = file("short");
    fs::write(&short, lines.join("\n") + "\n").unwrap();
    refuse(&[str(&short)], "not all fields have played block 0");
    let sure = format!("arena {linko} 1 --until-sure --blocks 3..9");
    fail(&sure.split(' ').collect::<Vec<_>>(), 2, "from the first one on");
    for bad in ["5..5", "6..5", "a..b", "0"] {
        let arguments = format!("arena {linko} 1 --blocks {bad}");
        fail(&arguments.split(' ').collect::<Vec<_>>(), 2, "a part of a run");
    }
}

/// The lines of docs/scale-runs.md, with stand-ins for GNU parallel and Slurm that do one part after the other.
#[test]
fn the_page_about_big_runs_shows_lines_that_work() {
    let page = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/scale-runs.md"))
        .unwrap();
    let tools = TempDir::new().unwrap();
    let parallel = "template=$1; shift 2; for part; do eval \"$(echo \"$template\" | sed \"s/{}/$part/g\")\" || exit; done";
    let sbatch =
        "for part in $(seq 0 9); do SLURM_ARRAY_TASK_ID=$part sh -c \"${4#--wrap=}\" || exit; done";
    for (name, script) in [("parallel", parallel), ("sbatch", sbatch)] {
        let path = tools.path().join(name);
        fs::write(&path, format!("#!/bin/sh\n{script}\n")).unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
    }
    std::os::unix::fs::symlink(env!("CARGO_BIN_EXE_sobremesa"), tools.path().join("sobremesa"))
        .unwrap();
    let path = format!("{}:{}", str(tools.path()), std::env::var("PATH").unwrap());
    let blocks = page.split("```sh\n").skip(1).map(|block| block.split("```").next().unwrap());
    let mut tried = 0;
    for block in blocks.filter(|block| block.contains("RUN")) {
        assert_eq!(block.lines().count(), 3, "{block}");
        // Fewer blocks and quick bots, so that it is soon over.
        let script = block.replace("00", "").replace("strong", "random");
        let folder = TempDir::new().unwrap();
        let mut shell = Command::new("sh");
        let shell = shell.args(["-ec", &script]).env("PATH", &path).current_dir(folder.path());
        let output = shell.output().expect("a shell");
        let printed = String::from_utf8_lossy(&output.stdout);
        assert!(
            output.status.success(),
            "{script}{printed}{}",
            String::from_utf8_lossy(&output.stderr)
        );
        let whole = succeed(
            &"arena linko --players 4 --bots heuristic,random --seed big --blocks 10"
                .split(' ')
                .collect::<Vec<_>>(),
        );
        // The last report is that of all parts; its table of fields is that of the whole run.
        let table = |text: &str| text.lines().take(6).map(str::to_owned).collect::<Vec<_>>();
        let sum = &printed[printed.rfind("Linko").expect("a report")..];
        assert_eq!(table(sum), table(&whole), "{script}");
        tried += 1;
    }
    assert_eq!(tried, 2, "one with GNU parallel, and one with Slurm");
}
