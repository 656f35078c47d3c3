//! Nets as bots.

use serde_json::{Value, json};
use sobremesa_level8::Level8;
use sobremesa_linko::Linko;
use sobremesa_table::Encodes;
use tempfile::TempDir;

use crate::binary::{fail, figures, sobremesa, str, succeed, text, write};
use crate::programs::{AT_ANY_RATE, begin, play_on};
use crate::running::Running;

/// A number of a message, as ONNX writes it.
fn varint(mut number: u64) -> Vec<u8> {
    let mut bytes = Vec::new();
    while number >= 0x80 {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
    bytes
}

fn number(field: u64, number: u64) -> Vec<u8> {
    [varint(field << 3), varint(number)].concat()
}

fn part(field: u64, bytes: impl AsRef<[u8]>) -> Vec<u8> {
    let bytes = bytes.as_ref();
    [&varint(field << 3 | 2), &varint(bytes.len() as u64), bytes].concat()
}

/// What goes in or comes out: a name, and floats in rows.
fn value(name: &str, columns: usize) -> Vec<u8> {
    let rows = part(1, part(2, "rows"));
    let columns = part(1, number(1, columns as u64));
    let floats = part(1, [number(1, 1), part(2, [rows, columns].concat())].concat());
    [part(1, name), part(2, floats)].concat()
}

/// One layer whose weights are spread without a pattern.
fn net(numbers: usize, codes: usize) -> Vec<u8> {
    net_of(numbers, codes, |index| ((index as u32).wrapping_mul(2_654_435_761) >> 8) as f32 / 1e7)
}

/// One layer with these weights.
fn net_of(numbers: usize, codes: usize, weight: fn(usize) -> f32) -> Vec<u8> {
    let layer = node("MatMul", &["seen", "weights"], "wishes");
    model(&[layer], &[weights("weights", numbers, codes, weight)], numbers, codes)
}

/// A layer that makes one value of others.
fn node(kind: &str, taken: &[&str], made: &str) -> Vec<u8> {
    let taken: Vec<u8> = taken.iter().flat_map(|name| part(1, name)).collect();
    [taken, part(2, made), part(4, kind)].concat()
}

/// Floats in rows that belong to a net.
fn weights(name: &str, rows: usize, columns: usize, weight: fn(usize) -> f32) -> Vec<u8> {
    let weights: Vec<u8> = (0..rows * columns).flat_map(|at| weight(at).to_le_bytes()).collect();
    let dims = [number(1, rows as u64), number(1, columns as u64)].concat();
    [dims, number(2, 1), part(8, name), part(9, weights)].concat()
}

/// Layers and weights: numbers go in, a wish for each code comes out.
fn model(nodes: &[Vec<u8>], weights: &[Vec<u8>], numbers: usize, codes: usize) -> Vec<u8> {
    let parts = |field: u64, parts: &[Vec<u8>]| {
        parts.iter().flat_map(|it| part(field, it)).collect::<Vec<u8>>()
    };
    let graph = [
        parts(1, nodes),
        part(2, "net"),
        parts(5, weights),
        part(11, value("seen", numbers)),
        part(12, value("wishes", codes)),
    ];
    [number(1, 8), part(7, graph.concat()), part(8, number(2, 13))].concat()
}

/// A net that can be worked out where all that is seen is 0 or 1, and nowhere else: it looks a wish up at a place that
/// there is not.
fn moody(numbers: usize, codes: usize) -> Vec<u8> {
    let to_whole = part(5, [part(1, "to"), number(3, 7), number(20, 2)].concat());
    let nodes = [
        node("Mul", &["seen", "seen"], "squares"),
        node("Sub", &["seen", "squares"], "between"),
        node("MatMul", &["between", "much"], "sum"),
        [node("Cast", &["sum"], "place"), to_whole].concat(),
        node("Gather", &["table", "place"], "wishes"),
    ];
    let weights =
        [weights("much", numbers, 1, |_| 1e6), weights("table", 1, codes, |code| code as f32)];
    model(&nodes, &weights, numbers, codes)
}

#[test]
fn nets_play_whole_games_under_the_names_of_their_files() {
    let folder = TempDir::new().unwrap();
    let file = write(&folder, "straight.onnx", net(Linko::NUMBERS, Linko::CODES));
    let bots = format!("net:{},random", str(&file));
    let run = ["--players", "2", "--seed", "1", "--json", "--bots", &bots];
    let played = figures(&[&["sim", "linko", "--games", "6", "--threads", "1"][..], &run].concat());
    assert_eq!(played["bots"][0], "straight");
    assert_eq!(played["games"], 6);
    let again = figures(&[&["sim", "linko", "--games", "6", "--threads", "2"][..], &run].concat());
    assert_eq!(played["figures"], again["figures"]);
    let met = figures(&[&["arena", "linko", "--blocks", "4"][..], &run].concat());
    assert_eq!(met["entries"][0]["field"], "straight + random");
    let journal = folder.path().join("journal.jsonl");
    let resumed =
        [&["arena", "linko", "--blocks", "2", "--resume", str(&journal)][..], &run].concat();
    succeed(&resumed);
    let mut other = net(Linko::NUMBERS, Linko::CODES);
    let at = other.len() / 2;
    other[at] ^= 1;
    write(&folder, "straight.onnx", other);
    fail(&resumed, 2, "another contest");
    let file = write(&folder, "eight.onnx", net(Level8::NUMBERS, Level8::CODES));
    let bots = format!("net:{}", str(&file));
    succeed(&["arena", "level8", "--players", "2", "--blocks", "1", "--bots", &bots]);
}

#[test]
fn what_is_no_net_for_the_game_is_refused() {
    let folder = TempDir::new().unwrap();
    let linko = net(Linko::NUMBERS, Linko::CODES);
    let refuse = |name: &str, bytes: &[u8], message: &str| {
        let file = write(&folder, name, bytes);
        let bots = format!("net:{},heuristic", str(&file));
        fail(&["sim", "linko", "--players", "2", "--games", "1", "--bots", &bots], 2, message);
    };
    refuse("text.onnx", b"not a net", "is no net: it is not in the format ONNX\n");
    refuse("short.onnx", &linko[..1000], "is no net: it is not in the format ONNX\n");
    let (ours, others) = (Linko::NUMBERS, Level8::NUMBERS);
    let takes = format!("does not take the {ours} numbers of linko: it takes {others}\n");
    refuse("eight.onnx", &net(Level8::NUMBERS, Level8::CODES), &takes);
    let mut strange = linko.clone();
    let at = strange.windows(6).position(|bytes| bytes == b"MatMul").unwrap();
    strange[at] = b'N';
    let layers = "is no net: it has layers that cannot be worked out here\n";
    refuse("strange.onnx", &strange, layers);
    let (codes, whole) = (Linko::CODES, |_| 1.0);
    let layers = [
        ("unseen", node("MatMul", &["nobody", "weights"], "wishes")),
        ("unmade", node("MatMul", &["seen", "weights"], "nothing")),
        ("alone", node("MatMul", &["seen"], "wishes")),
        ("empty", node("MatMul", &[], "wishes")),
        ("itself", node("MatMul", &["wishes", "weights"], "wishes")),
        ("gather", node("Gather", &["seen", "weights"], "wishes")),
        ("shape", node("Reshape", &["seen", "weights"], "wishes")),
        ("slice", node("Slice", &["seen", "weights", "weights"], "wishes")),
        ("concat", node("Concat", &["seen", "weights"], "wishes")),
        ("convolution", node("Conv", &["seen", "weights"], "wishes")),
        ("split", node("Split", &["seen"], "wishes")),
        ("loop", node("Loop", &["seen", "weights"], "wishes")),
        ("einsum", node("Einsum", &["seen", "weights"], "wishes")),
    ];
    for (name, layer) in layers {
        let weights = weights("weights", ours, codes, whole);
        refuse(&format!("{name}.onnx"), &model(&[layer], &[weights], ours, codes), "error: ");
    }
    let few = model(
        &[node("MatMul", &["seen", "weights"], "wishes")],
        &[weights("weights", 3, codes, whole)],
        ours,
        codes,
    );
    refuse("few.onnx", &few, "cannot be worked out");
    refuse("bare.onnx", &model(&[], &[], ours, codes), "error: ");
    refuse("wide.onnx", &net(Linko::NUMBERS, 7), "has 7 wishes");
    refuse("My Net.onnx", &linko, "would play as");
    refuse("heuristic.onnx", &linko, "another bot is called");
    refuse("blank.onnx", &net_of(Linko::NUMBERS, Linko::CODES, |_| f32::NAN), "are no numbers");
    let nowhere = ["sim", "linko", "--players", "2", "--games", "1", "--bots", "net:nowhere.onnx"];
    fail(&nowhere, 2, "cannot read");
}

/// Whatever stands where in the file: it is a net, or it is refused.
#[test]
fn a_spoiled_net_is_refused_and_nothing_worse() {
    let folder = TempDir::new().unwrap();
    let net = model(
        &[node("MatMul", &["seen", "weights"], "wishes")],
        &[weights("weights", Linko::NUMBERS, 1, |_| 1.0)],
        Linko::NUMBERS,
        1,
    );
    // Any floats are good weights, so they are left as they are.
    let floats = 1.0_f32.to_le_bytes().repeat(Linko::NUMBERS);
    let first = net.windows(floats.len()).position(|bytes| bytes == floats).unwrap();
    let places = (0..first).chain(first + floats.len()..net.len());
    for (index, at) in places.enumerate() {
        let mut spoiled = net.clone();
        spoiled[at] ^= 1 << (index % 8);
        let file = write(&folder, "spoiled.onnx", spoiled);
        let bots = format!("net:{},random", str(&file));
        fail(&["sim", "linko", "--players", "2", "--games", "1", "--bots", &bots], 2, "error: ");
    }
}

/// A net may fail in the middle of a game: then it wishes nothing there, which is told once.
#[test]
fn a_net_that_fails_in_some_positions_plays_on() {
    let folder = TempDir::new().unwrap();
    let file = write(&folder, "moody.onnx", moody(Linko::NUMBERS, Linko::CODES));
    let bots = format!("net:{},random", str(&file));
    let output = sobremesa(&[
        "sim",
        "linko",
        "--players",
        "2",
        "--games",
        "2",
        "--seed",
        "1",
        "--bots",
        &bots,
    ]);
    assert_eq!(
        text(&output.stderr),
        "bot moody: it cannot be worked out in some positions: it wishes nothing there\n"
    );
    assert!(output.status.success());
}

/// The search tries what the net proposes, and plays other games than either of them.
#[test]
fn a_search_decides_what_a_net_proposes() {
    let folder = TempDir::new().unwrap();
    let file = write(&folder, "straight.onnx", net(Linko::NUMBERS, Linko::CODES));
    let file = str(&file);
    let sim = ["sim", "linko", "--players", "2", "--games", "4", "--seed", "1", "--json", "--bots"];
    let play = |bot: &str| figures(&[&sim[..], &[&format!("{bot},heuristic")]].concat());
    let course = |it: &Value| [it["by_seat"].clone(), it["actions"].clone()];
    let led = play(&format!("search:8+net:{file}"));
    assert_eq!(led["bots"][0], "straight-search-8");
    for other in [format!("net:{file}"), "search:8".to_owned()] {
        assert_ne!(course(&led), course(&play(&other)), "{other}");
    }
    let brought = format!("mine=search:8+net:{file}");
    let named = figures(&[&sim[..], &["mine,heuristic", "--bot", &brought]].concat());
    assert_eq!(named["bots"][0], "mine");
    assert_eq!(course(&named), course(&led));
    let spent = [&sim[..], &["mine:9,heuristic", "--bot", &brought]].concat();
    fail(&spent, 2, "has its budget where it is brought");
}

#[test]
fn nets_play_whole_games_with_people() {
    let folder = TempDir::new().unwrap();
    let file = write(&folder, "straight.onnx", net(Linko::NUMBERS, Linko::CODES));
    let (mine, led) =
        (format!("mine=net:{}", str(&file)), format!("led=search:8+net:{}", str(&file)));
    let bots = ["--seed", "nets", "--bot", &mine, "--bot", &led];
    let server = Running::start(folder.path(), &[&bots[..], &AT_ANY_RATE].concat());
    let person = server.guest("Ada");
    for name in ["mine", "led"] {
        let table = begin(&person, "linko", name);
        let shown = play_on(&person, &table);
        assert_eq!(shown["state"], "finished");
        assert_eq!(shown["seats"][1]["name"], name);
        // Nobody knows how strong it is.
        assert_eq!(shown["practice"], true);
        let record = person.get(&format!("/api/tables/{table}/record"));
        assert_eq!(record["players"][1], name);
    }
    // It was made for one game, and is offered there alone.
    let offers = |game: &str| person.get(&format!("/new/{game}")).as_str().unwrap().to_owned();
    assert!(offers("linko").contains(r#"<option value="led">led</option>"#));
    assert!(!offers("level8").contains(r#"<option value="led">"#));
    let elsewhere = json!({ "game": "level8", "seats": ["open", { "bot": "mine" }] });
    assert_eq!(person.expect(422, "POST", "/api/tables", &elsewhere)["error"], "no-such-bot");
}

#[test]
fn a_server_takes_no_net_that_plays_nothing_there() {
    let folder = TempDir::new().unwrap();
    let file = write(&folder, "odd.onnx", net(7, 7));
    fail(
        &["serve", "--bot", &format!("odd=net:{}", str(&file))],
        2,
        "it plays nothing that is here",
    );
    fail(&["serve", "--bot", "odd=net:nowhere.onnx"], 2, "cannot read");
}
