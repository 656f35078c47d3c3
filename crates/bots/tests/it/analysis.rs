//! What a game could have been.

use std::thread;

use sobremesa_bots::analysis::{Analysis, Effort, Figures};
use sobremesa_bots::{BotKind, Bots, Budget, Turn};
use sobremesa_level8::Level8;
use sobremesa_level10::Level10;
use sobremesa_linko::Linko;
use sobremesa_table::{Actor, Course, Move, Owed, Seat, Seed, Stakes, StreamName};

const QUICK: Effort = Effort(5);

/// A game of this seed: a player of this kind in the first seat, good ones in all others.
fn game<G: Bots>(rules: &G::Rules, seed: &str, first: &BotKind<G>) -> (Vec<Move<G>>, Course<G>) {
    let seed = Seed::from_text(seed);
    let mut stream = seed.stream(StreamName { purpose: "player", round: 0 });
    let (mut course, mut moves, mut legal) = (Course::<G>::new(rules), Vec::new(), Vec::new());
    loop {
        let made = match (course.owed(), course.owed().actor()) {
            (Owed::Chance(name), _) => {
                Move::Chance(G::draw_chance(course.state(), &mut seed.stream(name)))
            }
            (_, Some(by)) => {
                let seat = match by {
                    Actor::Seat(seat) => seat,
                    Actor::Team => Seat::new(0).expect("the first seat"),
                };
                G::legal_actions(course.state(), &mut legal);
                let kind = if seat.index() == 0 { first } else { G::stand_in() };
                let turn = Turn::new(&course, seat, &legal, &mut stream, Budget::Default);
                Move::Action { by, action: (kind.player)().decide(turn) }
            }
            (_, None) => return (moves, course),
        };
        course.follow(&made).expect("a legal move");
        moves.push(made);
    }
}

/// The figures, with the pieces dealt out to this many threads.
fn in_threads<G: Bots>(analysis: &Analysis<G>, threads: usize) -> Figures
where
    G::Action: Send,
{
    let parts = thread::scope(|scope| {
        let lane = |first: usize| {
            scope.spawn(move || {
                let pieces = (first..analysis.pieces()).step_by(threads);
                pieces.map(|piece| (piece, analysis.work(piece))).collect::<Vec<_>>()
            })
        };
        let lanes: Vec<_> = (0..threads).map(lane).collect();
        let mut parts: Vec<_> =
            lanes.into_iter().flat_map(|lane| lane.join().expect("it works")).collect();
        parts.sort_by_key(|(piece, _)| *piece);
        parts
    });
    analysis.finish(parts.into_iter().map(|(_, part)| part))
}

#[track_caller]
fn has_sound_figures<G: Bots>(rules: &G::Rules, seed: &str) -> Figures {
    let (moves, end) = game::<G>(rules, seed, &G::BOTS[0]);
    let analysis = Analysis::<G>::new(rules, &moves, QUICK).expect("it reckons");
    let figures = analysis.run();
    assert_eq!(figures, in_threads(&analysis, 4), "with four threads");
    let again = Analysis::<G>::new(rules, &moves, QUICK).expect("it reckons").run();
    assert_eq!(figures, again, "a second time");
    let text = serde_json::to_string(&figures).expect("JSON");
    assert_eq!(
        serde_json::from_str::<Figures>(&text).expect("figures"),
        figures,
        "stored and read"
    );

    assert_eq!(figures.curve.len(), moves.len());
    let wins = G::standing(rules, &G::outcome(end.state()).expect("it is over")).wins;
    let last = figures.curve.last().expect("a curve");
    for point in &figures.curve {
        assert!(point.chances.iter().all(|chance| (0.0..=1.0).contains(chance)), "{point:?}");
        if G::STAKES == Stakes::Rivals {
            let sum: f64 = point.chances.iter().sum();
            assert!((sum - 1.0).abs() < 0.001, "{point:?}");
            assert_eq!(point.chances.len(), wins.len());
        } else {
            assert_eq!(point.chances.len(), 1);
        }
    }
    let is_certain =
        last.chances.iter().zip(&wins).all(|(chance, wins)| *chance == f64::from(*wins) / 60.0);
    assert!(is_certain && last.errors.iter().all(|error| *error == 0.0), "{last:?} {wins:?}");
    assert!(figures.decisions() > 10);
    let has_slips = !figures.slips(5).is_empty();
    assert!(has_slips || G::STAKES == Stakes::Team, "chance gives something away");
    assert!(figures.slips(5).is_sorted_by(|a, b| a.loss() >= b.loss()));
    for advice in &figures.advice {
        assert_ne!(advice.played, advice.preferred);
        let [played, preferred] = [&advice.played, &advice.preferred]
            .map(|text| text.parse::<G::Action>().ok().expect("an action"));
        let mut course = Course::<G>::new(rules);
        moves[..advice.number - 1].iter().for_each(|made| course.follow(made).expect("a move"));
        let Move::Action { by, action } = &moves[advice.number - 1] else { panic!("an action") };
        assert_eq!(*action, played);
        G::check(course.state(), *by, &preferred).expect("a legal action");
    }
    figures
}

#[test]
fn linko_has_sound_figures() {
    let rules =
        sobremesa_linko::Rules { players: 3, variant: sobremesa_linko::Variant::Base, first: None };
    has_sound_figures::<Linko>(&rules, "linko");
}

#[test]
fn level8_has_sound_figures() {
    let rules = sobremesa_level8::Rules::new(2, sobremesa_level8::Stars::One);
    has_sound_figures::<Level8>(&rules, "level8");
}

const TEAM: sobremesa_level10::Rules = sobremesa_level10::Rules {
    players: 3,
    pauses: 0,
    scoring: sobremesa_level10::Scoring::Victory,
};

#[test]
fn a_line_that_wins_is_one_that_the_engine_plays_to_the_end() {
    let figures = has_sound_figures::<Level10>(&TEAM, "level10");
    let open = figures.open.clone().unwrap();
    let (moves, end) = game::<Level10>(&TEAM, "level10", &Level10::BOTS[0]);
    assert!(!end.state().board().is_full(), "chance loses");
    let (last, lost) = (open.last.unwrap(), open.lost.unwrap());
    assert!(last < lost && lost <= moves.len());
    let mut course = Course::<Level10>::new(&TEAM);
    moves[..last].iter().for_each(|made| course.follow(made).unwrap());
    for action in &open.line {
        let by = course.owed().actor().unwrap();
        course.follow(&Move::Action { by, action: action.parse().unwrap() }).unwrap();
    }
    assert!(course.state().board().is_full(), "the line wins");
    for number in lost..=moves.len() {
        assert!(figures.curve[number - 1].chances[0] < 0.5, "{number}");
    }
}

#[test]
fn a_game_that_was_won_could_be_won_to_its_end() {
    let mut games = (0..100).map(|number| game(&TEAM, &format!("{number}"), Level10::stand_in()));
    let is_won = |(_, end): &(_, Course<Level10>)| end.state().board().is_full();
    let (moves, _) = games.find(is_won).expect("some are won");
    let figures = Analysis::<Level10>::new(&TEAM, &moves, QUICK).unwrap().run();
    let open = figures.open.unwrap();
    assert_eq!((open.last, open.lost, open.unknown), (Some(moves.len()), None, 0));
    assert!(open.line.is_empty());
    assert_eq!(figures.curve.last().unwrap().chances, [1.0]);
}
