//! What Linko's heuristic does in small positions, and how it fares in whole games.

use sobremesa_arena::{Contestant, Match};
use sobremesa_bots::{Budget, Player, Turn};
use sobremesa_linko::bots::Heuristic;
use sobremesa_linko::{Action, Card, Cards, Deal, Linko, Rules, Variant, View};
use sobremesa_table::{
    Actor, Course, Game, Move, Options, Owed, Seat, Seed, Stream, StreamName, Viewer,
};

const VARIANTS: [Variant; 3] = [Variant::Base, Variant::Advanced, Variant::Expert];

/// A decision that is owed, and what its player sees.
pub(super) struct Position(pub(super) View);

/// Deals these cards to the seats and the reserve, whatever is left to fill the hands and the pile;
/// then makes the moves, and looks at what is owed.
pub(super) fn position(
    variant: Variant,
    hands: &[&str],
    reserve: &str,
    moves: &[&str],
) -> Position {
    let players = hands.len() as u8;
    let rules = Rules { players, variant, first: Some(first()) };
    let mut course = Course::<Linko>::new(&rules);
    course.make(Move::Chance(deal(&rules, hands, reserve))).expect("a whole deck");
    for text in moves {
        let by = course.owed().actor().expect("the game goes on");
        let action = text.parse().expect("an action");
        course.make(Move::Action { by, action }).expect("a legal action");
    }
    let Some(Actor::Seat(seat)) = course.owed().actor() else { panic!("the game is over") };
    Position(course.view(Viewer::Seat(seat)))
}

fn deal(rules: &Rules, hands: &[&str], reserve: &str) -> Deal {
    let mut hands: Vec<Vec<Card>> = hands.iter().map(|hand| cards(hand)).collect();
    if rules.is_duel() {
        hands.iter_mut().for_each(|hand| hand.extend([Card::Joker; 2]));
    }
    let mut reserve = cards(reserve);
    let dealt: Cards = hands.iter().flatten().chain(&reserve).copied().collect();
    // Every seventh card, so that what fills up is mixed.
    let rest: Vec<Card> = Cards::all().minus(dealt).iter().collect();
    let mut rest = (0..7).flat_map(|first| rest.iter().skip(first).step_by(7)).copied();
    for hand in &mut hands {
        let lacking = 13 - hand.len();
        hand.extend(rest.by_ref().take(lacking));
    }
    let lacking = 6 - reserve.len();
    reserve.extend(rest.by_ref().take(lacking));
    Deal::new(first(), hands, reserve, rest.collect())
}

fn first() -> Seat {
    Seat::new(0).expect("a table has a seat")
}

pub(super) fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|card| card.parse().expect("a card")).collect()
}

impl Position {
    /// The player holds only these cards; the others this many each, seat 0 first.
    pub(super) fn with(mut self, hand: &str, sizes: &[usize]) -> Position {
        let me = self.0.viewer.seat().expect("a player looks");
        let hand: Cards = cards(hand).into_iter().collect();
        self.0.hand_sizes.copy_from_slice(sizes);
        self.0.hand_sizes[me.index()] = hand.len();
        self.0.hand = Some(hand);
        self.0.known.iter_mut().for_each(|known| *known = Cards::default());
        self
    }

    #[track_caller]
    fn decides(&self, expected: &str) {
        assert_eq!(self.decision().to_string(), expected);
    }

    fn decision(&self) -> Action {
        decide(&self.0, &self.0.legal_actions(), &mut stream(0))
    }
}

fn decide(view: &View, legal: &[Action], stream: &mut Stream) -> Action {
    let seat = view.viewer.seat().expect("a player looks");
    Heuristic.decide(Turn::with_view(view, seat, legal, stream, Budget::Default))
}

fn stream(round: u32) -> Stream {
    Seed::from_text("test").stream(StreamName { purpose: "player", round })
}

/// Seat 0 has five cards in the area, the others three each, and it is seat 0's turn.
pub(super) fn five_against_threes() -> Position {
    let hands = ["5 5 5 5 5", "9 9 9", "10 10 10"];
    let moves = ["play 5 5 5 5 5", "play 9 9 9", "play 10 10 10", "steal 1 leave", "discard"];
    let draws = ["draw pile"; 3];
    position(Variant::Advanced, &hands, "", &[&moves[..], &draws].concat())
}

#[test]
fn ends_the_game_when_that_wins() {
    five_against_threes().with("12 12", &[2, 5, 5]).decides("play 12 12");
}

#[test]
fn does_not_end_the_game_when_that_loses() {
    let hands = ["5", "9 9 9 9 9 9", "10 10"];
    let moves = ["play 5", "play 9 9 9 9 9 9", "play 10 10"];
    let lost = position(Variant::Advanced, &hands, "", &moves);
    lost.with("12 12", &[2, 1, 5]).decides("play 12");
}

/// Both plays are of four cards, and both leave four; only the kings rob.
#[test]
fn robs_a_big_layer() {
    let hands = ["1", "8 8 8 8", "2"];
    let moves = ["play 1", "play 8 8 8 8", "play 2", "steal 0 leave", "keep"];
    let rich = position(Variant::Advanced, &hands, "", &moves);
    rich.with("13 13 13 13 7 7 7 7 3", &[9, 9, 9]).decides("play 13 13 13 13");
}

#[test]
fn robs_jokers_with_ones_in_the_expert_variant() {
    let hands = ["1 2", "J J", "2"];
    let moves = ["play 2", "play J J", "play 2"];
    let robs = position(Variant::Expert, &hands, "", &moves);
    robs.with("1 1 2 2 9 9", &[6, 9, 9]).decides("play 1 1");
}

#[test]
fn draws_what_pairs() {
    let hands = ["5 5", "9 9", "10"];
    let moves = ["play 5 5", "play 9 9", "steal 0 take"];
    let draws = position(Variant::Advanced, &hands, "1 2 4 6 8 11", &moves);
    draws.with("3 6 6 6 12", &[5, 9, 9]).decides("draw 3");
}

#[test]
fn draws_a_joker_before_a_single_card() {
    let hands = ["5 5", "9 9", "10"];
    let moves = ["play 5 5", "play 9 9", "steal 0 take"];
    let draws = position(Variant::Advanced, &hands, "1 2 4 J 8 11", &moves);
    draws.with("3 6 6 6 12", &[5, 9, 9]).decides("draw 3");
}

/// LK-12: a card that is not needed is not drawn when a rival is about to go out.
#[test]
fn passes_near_the_end() {
    let hands = ["5 5", "9 9 9", "10"];
    let extra = position(Variant::Base, &hands, "1 2 3 4 6 7", &["play 5 5"]);
    extra.with("12 13", &[2, 1, 1]).decides("pass");
}

#[test]
fn takes_a_layer_that_completes_a_set() {
    let hands = ["7 7", "9 9", "10"];
    let theft = position(Variant::Advanced, &hands, "", &["play 7 7", "play 9 9"]);
    theft.with("7 7 7 12 13 13", &[9, 6, 9]).decides("steal 0 take");
}

#[test]
fn leaves_a_layer_near_the_end() {
    let hands = ["7 7", "9 9", "10"];
    let theft = position(Variant::Advanced, &hands, "", &["play 7 7", "play 9 9"]);
    theft.with("3 3 12 12 13 13", &[9, 6, 1]).decides("steal 0 leave");
}

#[test]
fn keeps_a_set_that_is_hard_to_replace() {
    let hands = ["12 12 12 12", "13 13 13 13", "10"];
    let moves = ["play 12 12 12 12", "play 13 13 13 13", "steal 0 leave"];
    let robbed = position(Variant::Advanced, &hands, "1 2 3 4 5 6", &moves);
    robbed.with("12 12 9 9", &[4, 9, 9]).decides("keep");
}

#[test]
fn discards_a_low_card_for_one_that_pairs() {
    let hands = ["2", "13 13 13 13", "10"];
    let moves = ["play 2", "play 13", "steal 0 leave"];
    let robbed = position(Variant::Advanced, &hands, "1 2 3 11 5 6", &moves);
    robbed.with("11 11 11 9 9", &[5, 9, 9]).decides("discard");
}

/// LK-21: of the sets that fit, the one that grows a set in hand.
#[test]
fn steals_the_ghost_set_that_fits() {
    let theft = || position(Variant::Base, &["13 13 13", "1"], "", &["play 13"]);
    let sets: Vec<String> = theft().0.legal_actions().iter().map(ToString::to_string).collect();
    assert!(
        ["ghost 9", "ghost 11"].iter().all(|set| sets.iter().any(|other| other == set)),
        "{sets:?}"
    );
    theft().with("9 9 9 5 5 2", &[6, 9]).decides("ghost 9");
    theft().with("11 11 11 5 5 2", &[6, 9]).decides("ghost 11");
}

/// The same view and stream give the same answer, and every answer is legal.
#[test]
fn is_legal_and_repeats_itself_at_every_table() {
    for players in 2..=5 {
        for variant in VARIANTS {
            let rules = Rules { players, variant, first: None };
            (0..30).for_each(|game| play_through(&rules, game));
        }
    }
}

/// Every seat plays by the heuristic, but in odd games the last one at random, to see more.
fn play_through(rules: &Rules, game: u64) {
    let seed = Seed::from_text("legal").of_game(game);
    let mut course = Course::<Linko>::new(rules);
    let mut legal = Vec::new();
    let mut picks = stream(1);
    for _ in 0..Linko::action_bound(rules) {
        let made = match course.owed() {
            Owed::Nobody => return,
            Owed::Team => unreachable!("Linko has no team"),
            Owed::Chance(name) => {
                Move::Chance(Linko::draw_chance(course.state(), &mut seed.stream(name)))
            }
            Owed::Seat(seat) => {
                Linko::legal_actions(course.state(), &mut legal);
                let view = course.view(Viewer::Seat(seat));
                let mut action = decide(&view, &legal, &mut stream(0));
                assert!(legal.contains(&action));
                assert_eq!(action, decide(&view, &legal, &mut stream(0)));
                if game % 2 == 1 && seat.index() + 1 == rules.players() {
                    action = *picks.pick(&legal).expect("never empty");
                }
                Move::Action { by: Actor::Seat(seat), action }
            }
        };
        course.make(made).expect("a legal move");
    }
    panic!("game {game} of {rules:?} goes round in circles");
}

fn bots(names: &[&str]) -> Vec<Contestant> {
    names.iter().map(|name| name.parse().expect("a bot")).collect()
}

/// Nine games in ten are asked for; it wins nearly all.
#[test]
fn beats_three_random_players() {
    let bots = bots(&["heuristic", "random", "random", "random"]);
    for variant in VARIANTS {
        let rules = Rules { players: 4, variant, first: None };
        let table = Match::<Linko>::new(rules, bots.clone()).expect("bots of the game");
        let run = Seed::from_text("beats random");
        let won = |game: &u64| {
            let outcome = table.play(&run.of_game(*game)).outcome;
            outcome.is_some_and(|outcome| outcome.winners == [first()])
        };
        let wins = (0..200).filter(won).count();
        assert!(wins >= 196, "{wins} of 200, {variant:?}");
    }
}
