//! What the page after a game tells of a decision: what the bot would have done, and why.

use sobremesa_arena::Match;
use sobremesa_bots::Bots;
use sobremesa_bots::analysis::{Advice, Figures};
use sobremesa_level8::{Level8, Stars};
use sobremesa_level10::{Level10, Scoring};
use sobremesa_linko::{Linko, Variant};
use sobremesa_page::insight::Insight;
use sobremesa_table::{Actor, Course, Move, Seed, Viewer};
use sobremesa_words::{Language, Tells};

/// The decisions of a game in which something else could have been done, as if the bot had preferred that, and how
/// many reasons there are for what was done instead.
fn advice<G: Tells>(rules: &G::Rules, names: &[String], moves: &[Move<G>]) -> (Vec<Advice>, usize) {
    let mut course = Course::<G>::new(rules);
    let (mut advice, mut legal, mut told) = (Vec::new(), Vec::new(), 0);
    for (number, made) in (1..).zip(moves) {
        if let Move::Action { by: Actor::Seat(seat), action: played } = made {
            G::legal_actions(course.state(), &mut legal);
            if let Some(preferred) = legal.iter().rev().find(|action| *action != played) {
                let view = course.view(Viewer::Seat(*seat));
                let why = G::why(G::words(Language::ALL[0]), names, &view, played);
                told += usize::from(!why.is_empty());
                advice.push(Advice {
                    number,
                    seat: Some(*seat),
                    played: played.to_string(),
                    preferred: preferred.to_string(),
                    chance: 0.2,
                    better: 0.5,
                    error: 0.01,
                });
            }
        }
        course.follow(made).expect("it was played");
    }
    (advice, told)
}

/// Whether each advice ends with the reasons that the game gives, in every language; and whether most of what the bots
/// did has one.
fn check<G: Bots + Tells>(rules: &G::Rules) {
    let bots = vec!["heuristic".parse().expect("a bot"); 3];
    let table = Match::<G>::new(rules.clone(), bots).expect("they play");
    let moves = table.play(&Seed::from_text("insight")).moves;
    let names = ["Ana", "Ben", "Cleo"].map(String::from);
    let (advice, told) = advice(rules, &names, &moves);
    assert!(told * 3 > advice.len() * 2, "{told} of {} deeds", advice.len());
    let figures = Figures { advice, ..Figures::default() };
    for language in Language::ALL {
        let words = G::words(language);
        let insight =
            Insight::<G> { words, names: &names, rules, moves: &moves, figures: &figures };
        let mut slips = insight.slips(usize::MAX);
        slips.sort_by_key(|slip| slip.number);
        assert_eq!(slips.len(), figures.advice.len());
        let (mut course, mut made, mut reasons) = (Course::<G>::new(rules), 0, 0);
        for (slip, advice) in slips.iter().zip(&figures.advice) {
            for before in &moves[made..advice.number - 1] {
                course.follow(before).expect("it was played");
            }
            made = advice.number - 1;
            // What the player could see who decided.
            let view = course.view(Viewer::Seat(advice.seat.expect("somebody decided")));
            let preferred = advice.preferred.parse().unwrap_or_else(|_| panic!("no action"));
            let why = G::why(words, &names, &view, &preferred);
            let text = slip.advice.as_deref().unwrap_or_default();
            assert!(text.ends_with(&why.join(" ")), "{text}: {why:?}");
            reasons += usize::from(!why.is_empty());
        }
        assert!(reasons * 4 > figures.advice.len(), "{reasons} of {}", figures.advice.len());
    }
}

#[test]
fn level10_tells_what_the_bot_would_have_done_with_its_reasons() {
    check::<Level10>(&sobremesa_level10::Rules {
        players: 3,
        pauses: 1,
        scoring: Scoring::Victory,
    });
}

#[test]
fn linko_tells_what_the_bot_would_have_done_with_its_reasons() {
    check::<Linko>(&sobremesa_linko::Rules { players: 3, variant: Variant::Base, first: None });
}

#[test]
fn level8_tells_what_the_bot_would_have_done_with_its_reasons() {
    check::<Level8>(&sobremesa_level8::Rules::new(3, Stars::One));
}
