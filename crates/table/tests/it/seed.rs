//! The derivation of `docs/seeds.md`, pinned. The numbers come from the Python program there.

use sobremesa_table::{NotASeed, Seed, Stream, StreamName};

fn hex(seed: Seed) -> String {
    seed.into()
}

fn stream(text: &str, purpose: &'static str, round: u32) -> Stream {
    Seed::from_text(text).stream(StreamName { purpose, round })
}

#[test]
fn text_is_hashed_and_hex_is_kept() {
    let one = "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b";
    assert_eq!(hex(Seed::from_text("1")), one);
    assert_eq!(hex(Seed::from_text(one)), one);
    assert_eq!(hex(Seed::from_text(&one.to_uppercase())), one);
    assert_ne!(hex(Seed::from_text(&one[1..])), one, "63 digits are text");
}

#[test]
fn records_take_hex_only() {
    for text in [
        "",
        "1",
        &"g".repeat(64),
        &"a".repeat(63),
        &"é".repeat(32),
        &format!("+{}", "a".repeat(63)),
    ] {
        assert_eq!(text.parse::<Seed>(), Err(NotASeed), "{text}");
    }
}

#[test]
fn every_game_of_a_run_has_its_seed() {
    let run = Seed::from_text("1");
    assert_eq!(
        hex(run.of_game(0)),
        "423465b0e206a004d680d0969916eec41928415cdb59c1c4a47449e123ec1d12"
    );
    assert_eq!(
        hex(run.of_game(1)),
        "afab7dacbfc106c069b3867573999c024e5cd9458bea8c08f1ce144de0ebba90"
    );
}

#[test]
fn streams_are_pinned() {
    let dice = |mut stream: Stream| -> Vec<u32> { (0..20).map(|_| stream.below(6)).collect() };
    assert_eq!(
        dice(stream("1", "deal", 0)),
        [2, 1, 1, 0, 0, 2, 2, 4, 2, 4, 3, 0, 3, 0, 2, 2, 1, 4, 2, 4]
    );
    assert_ne!(dice(stream("1", "deal", 1)), dice(stream("1", "deal", 0)), "by round");
    assert_ne!(dice(stream("1", "player", 0)), dice(stream("1", "deal", 0)), "by purpose");
    assert_ne!(dice(stream("2", "deal", 0)), dice(stream("1", "deal", 0)), "by seed");
}

/// With this bound nearly half of all numbers must be drawn again.
#[test]
fn biased_numbers_are_drawn_again() {
    let mut stream = stream("1", "deal", 0);
    let numbers: Vec<u32> = (0..6).map(|_| stream.below((1 << 31) + 1)).collect();
    assert_eq!(numbers, [612053971, 124914137, 1037979683, 1039073466, 1640359521, 1374826413]);
}

#[test]
fn shuffles_are_pinned() {
    let mut items: Vec<u32> = (0..10).collect();
    stream("1", "deal", 0).shuffle(&mut items);
    assert_eq!(items, [3, 5, 9, 7, 8, 6, 0, 1, 2, 4]);
}

/// Pearson's test over the 24 orders of four cards; 49.73 is the 0.1 % point for 23 degrees.
#[test]
fn shuffles_have_no_bias() {
    let mut stream = stream("bias", "deal", 0);
    let mut counts = std::collections::BTreeMap::new();
    let rounds = 48_000;
    for _ in 0..rounds {
        let mut items = [0, 1, 2, 3];
        stream.shuffle(&mut items);
        *counts.entry(items).or_insert(0_u32) += 1;
    }
    assert_eq!(counts.len(), 24);
    let expected = f64::from(rounds) / 24.0;
    let chi: f64 =
        counts.values().map(|count| (f64::from(*count) - expected).powi(2) / expected).sum();
    assert!(chi < 49.73, "{chi}");
}

#[test]
fn seeds_and_streams_do_not_show_themselves() {
    let seed = Seed::from_text("1");
    assert_eq!(format!("{seed:?}"), "Seed(…)");
    assert_eq!(format!("{:?}", stream("1", "deal", 0)), "Stream(…)");
}
