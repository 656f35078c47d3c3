//! Other games that a viewer cannot tell from the one that was played.

use serde_json::Value;
use sobremesa_level8::Level8;
use sobremesa_level10::Level10;
use sobremesa_linko::Linko;
use sobremesa_store::Row;
use sobremesa_table::{Course, Move, Options, Owed, Recorded, Seat, Stream, Viewer};

/// How many exchanges of two cards are tried.
const TRIES: usize = 400;

/// The most exchanges in a twin. Few would be found in the pile alone, where leaks are seldom.
const EXCHANGES: usize = 60;

/// A log in which hidden cards have changed places.
pub(crate) struct Twin {
    /// The rows before the cut, of which the viewer cannot tell that they are others.
    pub(crate) bodies: Vec<Value>,
    pub(crate) exchanges: usize,
}

/// Where a shuffle put a card: the row, the move in it, the list of cards, the place there.
type Place = (usize, usize, String, usize);

/// The twin of a game of this name.
pub(crate) fn twin_of(
    game: &str,
    options: &Value,
    rows: &[Row],
    viewer: Viewer,
    stream: &mut Stream,
) -> Twin {
    match game {
        "level10" => twin::<Level10>(options, rows, viewer, stream),
        "linko" => twin::<Linko>(options, rows, viewer, stream),
        "level8" => twin::<Level8>(options, rows, viewer, stream),
        other => panic!("there is no game {other}"),
    }
}

/// Exchanges cards in shuffles before the cut as long as the rules accept the moves and the engine's
/// view stays the same; that this leaves enough twins to be found is a law of the conformance kit.
fn twin<G: Recorded>(options: &Value, rows: &[Row], viewer: Viewer, stream: &mut Stream) -> Twin {
    let bodies = rows.iter().map(|row| serde_json::from_str(&row.body).expect("JSON"));
    let mut twin = Twin { bodies: bodies.collect(), exchanges: 0 };
    let wire = serde_json::from_value(options.clone()).expect("options");
    let rules = G::Rules::from_wire(wire).expect("good options");
    let truth = receive::<G>(&rules, &twin.bodies, viewer).expect("a legal game");
    let places = places(&twin.bodies, viewer);
    for _ in 0..TRIES {
        let Some(one) = stream.pick(&places) else { break };
        let Some(other) = stream.pick(&places).filter(|other| other.0 == one.0 && other.1 == one.1)
        else {
            continue;
        };
        let exchanged = exchange(&twin.bodies, one, other);
        if exchanged != twin.bodies
            && receive::<G>(&rules, &exchanged, viewer).as_ref() == Some(&truth)
        {
            twin.bodies = exchanged;
            twin.exchanges += 1;
        }
        if twin.exchanges == EXCHANGES {
            break;
        }
    }
    twin
}

fn is_shuffle(made: &Value) -> bool {
    made["type"] == "deal" || made["type"] == "reshuffle"
}

/// What a row makes: its moves, or what is kept when others are taken back.
fn moves(body: &Value) -> &[Value] {
    body.get("moves")
        .or(body.get("kept"))
        .and_then(Value::as_array)
        .map(Vec::as_slice)
        .unwrap_or_default()
}

/// All places of cards in shuffles but the viewer's own hand.
fn places(bodies: &[Value], viewer: Viewer) -> Vec<Place> {
    let mut places = Vec::new();
    for (row, body) in bodies.iter().enumerate() {
        for (index, made) in moves(body).iter().enumerate().filter(|(_, made)| is_shuffle(made)) {
            let mut add = |list: String| {
                let cards = made.pointer(&list).and_then(Value::as_array).map_or(0, Vec::len);
                places.extend((0..cards).map(|place| (row, index, list.clone(), place)));
            };
            add("/pile".to_owned());
            let hands = made["hands"].as_array().map_or(0, Vec::len);
            let others = (0..hands).filter(|hand| viewer.seat().map(Seat::index) != Some(*hand));
            others.for_each(|hand| add(format!("/hands/{hand}")));
        }
    }
    places
}

fn card<'a>(bodies: &'a mut [Value], (row, index, list, place): &Place) -> &'a mut Value {
    let list = bodies[*row]["moves"][*index].pointer_mut(list).expect("a list of cards");
    &mut list[*place]
}

fn exchange(bodies: &[Value], one: &Place, other: &Place) -> Vec<Value> {
    let mut bodies = bodies.to_vec();
    let (first, second) = (card(&mut bodies, one).clone(), card(&mut bodies, other).clone());
    *card(&mut bodies, one) = second.clone();
    *card(&mut bodies, other) = first.clone();
    // What Level 10's players put under the pile is hidden, too, and every card is there once.
    let swaps =
        bodies.iter_mut().filter_map(|body| body.get_mut("moves")?.as_array_mut()).flatten();
    for made in swaps.filter(|made| made["type"] == "swap") {
        for card in made["cards"].as_array_mut().expect("cards") {
            if *card == first {
                *card = second.clone();
            } else if *card == second {
                *card = first.clone();
            }
        }
    }
    bodies
}

/// What the engine tells a viewer of each row; none if a move is refused or the game ends.
fn receive<G: Recorded>(rules: &G::Rules, bodies: &[Value], viewer: Viewer) -> Option<Vec<String>> {
    let mut course = Course::<G>::new(rules);
    let mut made: Vec<Move<G>> = Vec::new();
    let mut told = Vec::with_capacity(bodies.len());
    for body in bodies {
        let mut events = Vec::new();
        if let Some(stands) = body["stands"].as_u64() {
            made.truncate(stands as usize);
            course = Course::new(rules);
            made.iter().try_for_each(|made| course.make(made.clone()).map(drop)).ok()?;
        }
        for next in moves(body) {
            let next = G::from_wire(serde_json::from_value(next.clone()).ok()?).ok()?;
            let step = course.make(next).ok()?;
            events.extend(course.events(&step, viewer));
            made.push(step.into_made());
        }
        if course.owed() == Owed::Nobody {
            return None;
        }
        told.push(json(&events) + &json(&course.view(viewer)));
    }
    Some(told)
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("views and events are JSON")
}
