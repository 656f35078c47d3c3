//! Programs and pages are told the same.

use super::*;
use crate::room::entry::{written, written_proposal};
use crate::room::{GRACE, Insight, Reader};
use sobremesa_page::{ChairKind, House, Scene};
use sobremesa_table::{Actor, Move, Owed, Seed, Stream};

/// What both are told: what may be done, who must decide, who is away and whom a bot replaces.
#[derive(PartialEq, Debug)]
struct Told {
    legal: Value,
    owed: Value,
    proposals: Value,
    away: Vec<(bool, bool)>,
    is_away: bool,
}

fn told_to_programs<G: Shows + Bots>(table: &Table<G>, person: Option<PersonId>) -> Told {
    let shown = table.shown(person);
    let away = |seat: &Value| (seat["away"] == true, seat["replaced"] == true);
    let away: Vec<(bool, bool)> = shown["seats"].as_array().unwrap().iter().map(away).collect();
    let mine = shown["you"].as_u64().map(|seat| away[seat as usize]);
    Told {
        legal: shown["legal"].clone(),
        owed: shown["owed"].clone(),
        proposals: shown["proposals"].clone(),
        is_away: mine.is_some_and(|(away, replaced)| away || replaced),
        away,
    }
}

fn told_by_page<G: Shows + Bots>(table: &Table<G>, person: Option<PersonId>) -> Told {
    let people = Company::default();
    let (house, pick, link) = (House::default(), String::new(), String::new());
    let reader = Reader { person, house, pick, wants_hint: None, link };
    let insight = Insight { hint: None, hindsight: None };
    let told = table.room.seen(person, &people).with_scene(&reader, &insight, told_by_scene);
    told.expect("the game has begun")
}

fn told_by_scene<G: Shows>(scene: &Scene<'_, G>) -> Told {
    let by = match scene.table.owed {
        Owed::Seat(seat) => Actor::Seat(seat),
        _ => Actor::Team,
    };
    let legal = scene.legal.iter().cloned();
    let legal = legal.map(|action| written::<G>(&Move::Action { by, action }));
    let proposal = |(seat, action): &(Seat, G::Action)| json!({ "seat": seat, "action": written_proposal::<G>(action) });
    let away = |kind: ChairKind| match kind {
        ChairKind::Person { is_away, is_replaced, .. } => (is_away, is_replaced),
        ChairKind::Bot(_) | ChairKind::Program | ChairKind::Open | ChairKind::Closed => {
            (false, false)
        }
    };
    Told {
        legal: legal.collect(),
        owed: match scene.table.owed {
            Owed::Seat(seat) => json!({ "seat": seat }),
            Owed::Team => json!("team"),
            Owed::Chance(_) | Owed::Nobody => Value::Null,
        },
        proposals: scene.proposals.iter().map(proposal).collect(),
        away: scene.table.chairs.iter().map(|chair| away(chair.kind)).collect(),
        is_away: scene.table.is_away,
    }
}

/// Someone goes, comes back, is replaced or plays; what cannot be done is left.
fn anything<G: Shows + Bots>(table: &mut Table<G>, stream: &mut Stream) {
    let person = *stream.pick(&[ANN, BEN, CLEO]).unwrap();
    let legal = table.shown(Some(person))["legal"].as_array().unwrap().clone();
    let command = match stream.below(8) {
        0 => Command::Leave,
        1 => Command::Return,
        2 => {
            table.wait(GRACE);
            table.tick();
            return;
        }
        3 => return table.let_bots_play(),
        _ => match stream.pick(&legal) {
            Some(action) => table.act(action.clone()),
            None => return,
        },
    };
    drop(table.tries(person, &command));
}

fn check<G: Shows + Bots>() {
    let mut away_when_due = 0;
    for game in 0..6 {
        let name = StreamName { purpose: "people", round: game };
        let mut stream = Seed::from_text(G::NAME).stream(name);
        let mut table = Table::<G>::running(&[ANN, BEN, CLEO], 1);
        for _ in 0..120 {
            for viewer in [Some(ANN), Some(BEN), Some(CLEO), None] {
                let told = told_by_page(&table, viewer);
                assert_eq!(told, told_to_programs(&table, viewer), "{viewer:?}");
                assert!(!told.is_away || told.legal == json!([]), "who is away may do nothing");
                let me = viewer.and_then(|person| table.room.now.seats.of(person));
                let is_due = told.owed == "team" || told.owed == json!({ "seat": me });
                away_when_due += usize::from(told.is_away && is_due);
            }
            anything(&mut table, &mut stream);
        }
    }
    assert!(away_when_due > 10, "it mattered {away_when_due} times in {}", G::NAME);
}

#[test]
fn programs_and_pages_are_told_the_same() {
    check::<Level10>();
    check::<Linko>();
    check::<Level8>();
}
