//! Fields of bots on the same deals: blocks, threads, going on after a cut.

use std::convert::Infallible;
use std::fs;
use std::path::PathBuf;

use rayon::{ThreadPool, ThreadPoolBuilder};
use sobremesa_arena::{
    Block, Blocks, Ceiling, Contest, Contestant, Entry, Field, Finished, Journal, JournalError,
    Keep, Limit, Origin, Scoreboard, Stop, Verdict,
};
use sobremesa_bots::{BotName, Bots, OpenCards};
use sobremesa_level8::{Level8, Stars};
use sobremesa_level10::{Level10, Scoring};
use sobremesa_linko::{Linko, Variant};
use sobremesa_table::{Move, Record, Recorded, Seed};
use tempfile::TempDir;

fn bots(names: &str) -> Vec<Contestant> {
    names.split(',').map(|name| name.parse().expect("a bot")).collect()
}

fn linko(players: u8, seed: &str) -> Contest<Linko> {
    let rules = sobremesa_linko::Rules { players, variant: Variant::Base, first: None };
    contest(&rules, players, seed)
}

fn level10(seed: &str) -> Contest<Level10> {
    let rules = sobremesa_level10::Rules { players: 2, pauses: 1, scoring: Scoring::Victory };
    contest(&rules, 2, seed)
}

fn contest<G: Bots + Recorded>(rules: &G::Rules, players: u8, seed: &str) -> Contest<G> {
    let fields = Field::among(&bots("heuristic,random"), players.into(), G::STAKES);
    let entry = |field| Entry::new(rules.clone(), field).expect("bots of the game");
    let entries = fields.into_iter().map(entry).collect();
    Contest { entries, run: Seed::from_text(seed), ceiling: Ceiling::Unasked }
}

fn pool(threads: usize) -> ThreadPool {
    ThreadPoolBuilder::new().num_threads(threads).build().expect("threads")
}

fn blocks(blocks: u64) -> Limit {
    Limit { blocks: Blocks::from(blocks), stop: Stop::AtTheEnd }
}

/// All blocks in their order, without the times, which are never the same; and what they add up to.
fn play<'a, G: Bots + Recorded>(
    contest: &'a Contest<G>,
    threads: usize,
    limit: Limit,
    known: Vec<Block>,
) -> (Vec<Finished>, Scoreboard<'a, G>) {
    let mut all = Vec::new();
    let each = |finished: &Finished| {
        let mut finished = finished.clone();
        finished.block.times.clear();
        all.push(finished);
        Ok::<(), Infallible>(())
    };
    let Ok(scoreboard) = contest.run(&pool(threads), limit, Keep::Records, known, each);
    (all, scoreboard)
}

#[test]
fn a_block_is_one_deal_with_every_rotation() {
    let contest = linko(3, "blocks");
    let (all, scoreboard) = play(&contest, 2, blocks(4), Vec::new());
    let numbers: Vec<(u64, usize)> =
        all.iter().map(|finished| (finished.block.number, finished.block.entry)).collect();
    assert_eq!(numbers, [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1), (3, 0), (3, 1)]);
    let mut deals = Vec::new();
    for finished in &all {
        let records: Vec<Record<Linko>> = finished
            .records
            .iter()
            .map(|line| Record::replay(line, |_, _| {}).expect("a good record"))
            .collect();
        let seatings: Vec<String> = records.iter().map(|record| record.players.join(" ")).collect();
        let expected = match finished.block.entry {
            0 => ["heuristic random random", "random heuristic random", "random random heuristic"],
            _ => [
                "random heuristic heuristic",
                "heuristic random heuristic",
                "heuristic heuristic random",
            ],
        };
        assert_eq!(seatings, expected);
        let deal = |record: &Record<Linko>| match &record.moves[0] {
            Move::Chance(deal) => deal.clone(),
            other => panic!("a game begins with its deal, not with {other:?}"),
        };
        assert!(records.iter().all(|record| deal(record) == deal(&records[0])));
        deals.push(deal(&records[0]));
    }
    assert!(deals.chunks(2).all(|pair| pair[0] == pair[1]), "all fields have the same deals");
    assert!(deals.chunks(2).skip(1).all(|pair| pair[0] != deals[0]), "blocks have their own deals");
    let figures = scoreboard.entries();
    assert_eq!((figures[0].blocks, figures[0].games), (4, 12));
}

#[test]
fn shares_are_those_of_the_kind_that_is_named_first() {
    let contest = linko(4, "shares");
    let (all, scoreboard) = play(&contest, 2, blocks(12), Vec::new());
    let (mut won, mut scored) = (0.0, 0.0);
    for finished in all.iter().filter(|finished| finished.block.entry == 1) {
        for (seat, standing) in finished.block.games.iter().enumerate() {
            let standing = standing.as_ref().expect("games of Linko end");
            assert!((55..=60).contains(&standing.wins.iter().sum::<u32>()));
            won += f64::from(standing.wins[seat]) / 60.0;
            scored += standing.scores[seat] as f64;
        }
    }
    let figures = &scoreboard.entries()[1];
    assert_eq!(figures.field, "random + 3 × heuristic");
    assert!((figures.wins.rate - won / 48.0).abs() < 1e-12);
    assert!((figures.score.mean - scored / 48.0).abs() < 1e-12);
    assert_eq!(figures.par, Some(0.25));
    let ratings = scoreboard.ratings();
    assert_eq!(ratings[0].bot, "heuristic");
    assert!(ratings[0].rating > ratings[1].rating + 5.0, "{ratings:?}");
}

#[test]
fn teams_win_together() {
    let contest = level10("teams");
    let (all, scoreboard) = play(&contest, 2, blocks(30), Vec::new());
    let of_entry = |entry| all.iter().filter(move |finished| finished.block.entry == entry);
    assert!(of_entry(0).all(|finished| finished.block.games.len() == 1), "all seats are the same");
    assert!(of_entry(2).all(|finished| finished.block.games.len() == 2));
    let wins = |finished: &Finished| finished.block.games[0].clone().expect("it ended").wins;
    assert!(of_entry(0).all(|finished| matches!(wins(finished)[..], [60, 60] | [0, 0])));
    let won = of_entry(0).filter(|finished| wins(finished)[0] == 60).count();
    let figures = &scoreboard.entries()[0];
    assert!((figures.wins.rate - won as f64 / 30.0).abs() < 1e-12);
    assert!(figures.par.is_none());
    assert!(scoreboard.ratings().is_empty(), "teams do not meet");
}

/// Each deal is solved once, whoever plays it; no team can win more than that.
#[test]
fn the_ceiling_is_what_can_be_won_with_open_cards() {
    let mut contest = level10("ceiling");
    assert!(play(&contest, 2, blocks(2), Vec::new()).1.ceilings().is_empty(), "it was not asked");
    contest.ceiling = Ceiling::Solved;
    let (all, scoreboard) = play(&contest, 2, blocks(10), Vec::new());
    for Finished { block, .. } in &all {
        assert_eq!(block.open_cards.is_some(), block.entry == 0);
        let won = block.games.iter().flatten().any(|standing| standing.wins[0] > 0);
        assert!(!won || block.open_cards != Some(OpenCards::Lost));
    }
    let ceilings = scoreboard.ceilings();
    assert_eq!((ceilings.len(), ceilings[0].deals), (1, 10));
    assert!(ceilings[0].winnable >= 8, "almost every deal can be won");
    assert!(ceilings[0].wins.rate >= scoreboard.entries()[0].wins.rate);
    assert!(ceilings[0].rules == contest.entries[0].rules());
}

#[test]
fn threads_do_not_matter() {
    for stop in [Stop::AtTheEnd, Stop::WhenSure] {
        let limit = Limit { blocks: 40.into(), stop };
        let contest = linko(3, "threads");
        let (one, board) = play(&contest, 1, limit, Vec::new());
        for threads in [2, 5] {
            let (other, other_board) = play(&contest, threads, limit, Vec::new());
            assert!(one == other, "{threads} threads");
            assert_eq!(board.entries(), other_board.entries());
            assert_eq!(board.ratings(), other_board.ratings());
        }
    }
}

#[test]
fn a_field_ends_as_soon_as_it_is_sure() {
    let limit = Limit { blocks: 200.into(), stop: Stop::WhenSure };
    let contest = linko(3, "sure");
    assert_eq!(contest.questions(), 2);
    let (_, scoreboard) = play(&contest, 2, limit, Vec::new());
    let figures = scoreboard.entries();
    assert_eq!(figures[0].verdict, Some(Verdict::More));
    assert_eq!(figures[1].verdict, Some(Verdict::Less));
    assert!(figures.iter().all(|entry| (2..100).contains(&entry.blocks)), "{figures:?}");
    assert!(figures[0].wins.low > 1.0 / 3.0 && figures[1].wins.high < 1.0 / 3.0, "{figures:?}");

    let contest = level10("sure");
    assert_eq!(contest.questions(), 2, "the first team is what the others are measured by");
    let (_, scoreboard) = play(&contest, 2, limit, Vec::new());
    let figures = scoreboard.entries();
    let verdicts: Vec<Option<Verdict>> = figures.iter().map(|entry| entry.verdict).collect();
    assert_eq!(verdicts, [None, Some(Verdict::Less), Some(Verdict::Less)]);
    let longest = figures[1].blocks.max(figures[2].blocks);
    assert_eq!(figures[0].blocks, longest, "it plays as long as it is needed");
    assert!(longest < 100);
}

/// Its name is in the records, and it knows more than the best honest bot of the field.
#[test]
fn the_cheater_sees_more_and_is_no_bot() {
    let rules = sobremesa_linko::Rules { players: 3, variant: Variant::Base, first: None };
    let field = Field::new(bots("cheater:16,heuristic,heuristic"));
    let contest = Contest::<Linko> {
        entries: vec![Entry::new(rules, field).unwrap()],
        run: Seed::from_text("cheater"),
        ceiling: Ceiling::Unasked,
    };
    let (all, scoreboard) = play(&contest, 2, blocks(3), Vec::new());
    let figures = &scoreboard.entries()[0];
    assert!(figures.wins.rate > 0.5, "{:?}", figures.wins);
    assert!(all[0].records[0].contains("\"cheater:16\""));
    assert!(Linko::bot(&BotName::new("cheater")).is_err(), "it never sits at a table");
    let rules = sobremesa_level10::Rules { players: 1, pauses: 0, scoring: Scoring::Victory };
    let refusal = Entry::<Level10>::new(rules, Field::new(bots("cheater"))).err().unwrap();
    assert!(refusal.to_string().starts_with("level10 has no cheater"), "{refusal}");
}

/// In a team the hands are open; nobody knows the pile.
#[test]
fn open_hands_win_more_than_hidden_ones() {
    let rules = sobremesa_level10::Rules { players: 4, pauses: 0, scoring: Scoring::Victory };
    let entry = |team: &str| Entry::new(rules, Field::new(bots(team))).unwrap();
    let contest = Contest::<Level10> {
        entries: vec![
            entry("open-hands:50,open-hands:50,open-hands:50,open-hands:50"),
            entry("heuristic,heuristic,heuristic,heuristic"),
        ],
        run: Seed::from_text("open hands"),
        ceiling: Ceiling::Unasked,
    };
    let (all, scoreboard) = play(&contest, 2, blocks(6), Vec::new());
    let [open, hidden] = [0, 1].map(|entry| scoreboard.entries()[entry].wins.rate);
    assert!(open > hidden, "{open} and {hidden}");
    assert!(all.iter().any(|block| block.records[0].contains("\"open-hands:50\"")));
    assert!(Level10::bot(&BotName::new("open-hands")).is_err(), "it never sits at a table");
}

#[test]
fn what_is_not_proven_stays_open() {
    let rules = sobremesa_level8::Rules::new(2, Stars::One);
    let field = Field::new(bots("heuristic,heuristic"));
    let contest = Contest::<Level8> {
        entries: vec![Entry::new(rules, field).unwrap()],
        run: Seed::from_text("open"),
        ceiling: Ceiling::Unasked,
    };
    assert_eq!(contest.questions(), 0, "there is nothing to compare");
    let (_, scoreboard) =
        play(&contest, 1, Limit { blocks: 3.into(), stop: Stop::WhenSure }, Vec::new());
    assert_eq!(scoreboard.entries()[0].blocks, 3);
    assert_eq!(scoreboard.entries()[0].verdict, None);
}

struct Kept {
    folder: TempDir,
    contest: Contest<Linko>,
}

impl Kept {
    fn new() -> Kept {
        Kept { folder: TempDir::new().expect("a folder"), contest: linko(3, "kept") }
    }

    fn path(&self) -> PathBuf {
        self.folder.path().join("blocks.jsonl")
    }

    /// Plays this many blocks of each entry and keeps them; the entries' figures and ratings as text.
    fn play(&self, number: u64) -> (String, Vec<Origin>) {
        let (mut journal, known) = Journal::open(&self.path(), &self.contest).expect("it fits");
        let mut origins = Vec::new();
        let each = |finished: &Finished| {
            origins.push(finished.origin);
            match finished.origin {
                Origin::Played => journal.write(&finished.block),
                Origin::Known => Ok(()),
            }
        };
        let run = self.contest.run(&pool(2), blocks(number), Keep::Results, known, each);
        let board = run.expect("the file can be written");
        (format!("{:?} {:?}", board.entries(), board.ratings()), origins)
    }

    #[track_caller]
    fn refused(&self, content: &[u8], reason: &str) {
        fs::write(self.path(), content).expect("the folder takes files");
        let refusal = Journal::open(&self.path(), &self.contest).expect_err("it is spoiled");
        assert!(refusal.to_string().contains(reason), "{refusal} is not {reason}");
        assert_eq!(fs::read(self.path()).expect("still there"), content, "nothing is changed");
    }
}

#[test]
fn a_run_that_was_cut_goes_on_to_the_same_results() {
    let whole = Kept::new();
    let (expected, _) = whole.play(6);
    let complete = fs::read_to_string(whole.path()).unwrap();
    assert_eq!(complete.lines().count(), 13, "a head and twelve blocks");
    let cut = Kept::new();
    // After every line, and in the middle of a line.
    let ends: Vec<usize> = complete.match_indices('\n').map(|(end, _)| end + 1).collect();
    for end in ends.iter().flat_map(|end| [*end, end - 20]).chain([0, 10]) {
        fs::write(cut.path(), &complete[..end]).unwrap();
        let (results, origins) = cut.play(6);
        assert_eq!(results, expected, "cut at {end}");
        let kept = complete[..end].matches('\n').count().saturating_sub(1);
        let known = origins.iter().filter(|origin| **origin == Origin::Known).count();
        assert_eq!(known, kept, "cut at {end}");
        assert_eq!(fs::read_to_string(cut.path()).unwrap().lines().count(), 13);
    }
}

#[test]
fn a_run_can_be_made_longer() {
    let kept = Kept::new();
    kept.play(2);
    let (longer, _) = kept.play(5);
    assert_eq!(longer, Kept::new().play(5).0);
}

#[test]
fn a_file_of_another_contest_is_refused_and_not_changed() {
    let kept = Kept::new();
    kept.play(1);
    let good = fs::read_to_string(kept.path()).unwrap();
    let spoil = |from: &str, to: &str| {
        assert!(good.contains(from), "{from}");
        good.replacen(from, to, 1).into_bytes()
    };
    kept.refused(&spoil("\"game\":\"linko\"", "\"game\":\"level8\""), "its `game` is \"level8\"");
    kept.refused(&spoil("\"variant\":\"base\"", "\"variant\":\"expert\""), "its `entries` is");
    kept.refused(&spoil("[\"heuristic\",\"random\"", "[\"simple\",\"random\""), "its `entries` is");
    let seed: String = Seed::from_text("kept").into();
    let other: String = Seed::from_text("other").into();
    kept.refused(&spoil(&seed, &other), "its `seed` is");
    kept.refused(&spoil("\"format\":", "\"what\":"), "it is not a file to resume from");
    kept.refused(b"some notes of mine\n", "it is not a file to resume from");
    kept.refused(b"some notes of mine", "it is not a file to resume from");
    kept.refused(b"\xff\xfe\n", "it is not a file to resume from");
}

#[test]
fn a_spoiled_line_is_named_and_nothing_is_changed() {
    let kept = Kept::new();
    kept.play(2);
    let good = fs::read_to_string(kept.path()).unwrap();
    let lines: Vec<&str> = good.lines().collect();
    let with = |line: String| {
        let mut lines: Vec<&str> = lines.clone();
        lines[2] = &line;
        format!("{}\n", lines.join("\n")).into_bytes()
    };
    kept.refused(&with("nonsense".into()), "line 3: expected");
    kept.refused(&with(lines[2].replace("\"entry\":1", "\"entry\":7")), "line 3: there is no such");
    kept.refused(&with(lines[1].into()), "line 3: this block is there twice");
    let fewer = lines[2].replace("\"games\":[{", "\"games\":[null,{");
    kept.refused(&with(fewer), "line 3: a block has a game for each rotation");
    let seats = lines[2].replacen("\"wins\":[", "\"wins\":[0,", 1);
    kept.refused(&with(seats), "line 3: a game has a result for each seat");
    let more = lines[2].replacen("\"wins\":[0", "\"wins\":[61", 1);
    assert_ne!(more, lines[2]);
    kept.refused(&with(more), "line 3: nobody wins a game more than once");
    kept.refused(&with(lines[2][..30].into()), "line 3: ");
}

#[test]
fn two_runs_cannot_write_the_same_file() {
    let kept = Kept::new();
    let (_journal, _) = Journal::open(&kept.path(), &kept.contest).unwrap();
    let second = Journal::open(&kept.path(), &kept.contest);
    assert!(matches!(second, Err(JournalError::InUse)));
}
