//! Fair deals of `docs/seeds.md`, pinned. The numbers come from the Python program there.

use sobremesa_table::{
    Bound, Commitment, FairDeal, Nonce, NonceTooLong, NotFair, NotHex, Salt, Secret, Seed,
};

const COMMITMENT: &str = "7219f9fae0e4f576cff9849f4ef7420bcd7af5ea001038cbfbd9f2265c627dba";

/// A secret of the bytes from 0, a salt of the bytes from 32.
fn deal(nonces: &[&str]) -> FairDeal {
    FairDeal {
        secret: Secret::from_bytes(std::array::from_fn(|place| place as u8)),
        salt: Salt::from_bytes(std::array::from_fn(|place| place as u8 + 32)),
        nonces: nonces.iter().map(|text| text.parse().expect("a short text")).collect(),
        bound: None,
    }
}

#[track_caller]
fn seed_is(nonces: &[&str], expected: &str) {
    assert_eq!(String::from(deal(nonces).seed()), expected, "{nonces:?}");
}

#[test]
fn commitments_are_pinned() {
    let FairDeal { secret, salt, .. } = deal(&[]);
    assert_eq!(Commitment::new(&secret, &salt).to_string(), COMMITMENT);
    assert_eq!(deal(&["Ana"]).commitment().to_string(), COMMITMENT, "nonces come later");
}

#[test]
fn seeds_are_pinned() {
    seed_is(
        &["Ana", "", "piñata 🎴"],
        "2ae8091bac58d2004c5494ff1124be46e7185d536ee7c01bf117416f540f742f",
    );
    seed_is(&["", ""], "70f6309844624be55dad8e3e1e17502d8c476e3ec99f2614749df3c2264e87a5");
    seed_is(&["ab", "c"], "ec3d5e5ceecdb5278bbf6430cdc2e86c86be3dc6a796b71baaa5e26bd40de9ea");
    seed_is(&["a", "bc"], "73fe001e5eb790e8329f02832901b506431344ab3cb49317408c80e13b33730d");
    seed_is(
        &["x".repeat(64).as_str()],
        "d75a8e126c93d2759a00d02fa7f2d5ffd3c8075aa70ed3a39c62e68c5e2ec3e3",
    );
}

/// A deal for one table and its rules.
fn bound(nonces: &[&str]) -> FairDeal {
    let [table, game, rules] = ["0w3ge1r70w3ge1r7", "linko", r#"{"players":2,"variant":"base"}"#];
    let bound = Bound { table: table.into(), game: game.into(), rules: rules.into() };
    FairDeal { bound: Some(bound), ..deal(nonces) }
}

#[test]
fn deals_for_one_table_are_pinned() {
    let deal = bound(&["Ana", "piñata 🎴"]);
    assert_eq!(
        deal.commitment().to_string(),
        "f8f29c7d43d5843fec102d8381258fe8349a136d0f2cb330992b4a5c0e1786e2"
    );
    assert_eq!(
        String::from(deal.seed()),
        "799fb8b5a2986c730b1f1b0c9434ec7c076efff3c56202734bfdf0073d0ff1c4"
    );
}

#[test]
fn table_game_rules_and_seats_change_the_seed() {
    let original = bound(&["Ana", ""]);
    let other = |change: fn(&mut Bound)| {
        let mut deal = original.clone();
        change(deal.bound.as_mut().expect("it is bound"));
        deal
    };
    for changed in [
        other(|bound| bound.table = "0w3ge1r70w3ge1r8".into()),
        other(|bound| bound.game = "level8".into()),
        other(|bound| bound.rules = r#"{"players":2,"variant":"expert"}"#.into()),
        bound(&["", "Ana"]),
        bound(&["Ana", "", ""]),
        deal(&["Ana", ""]),
    ] {
        assert_ne!(changed.seed(), original.seed(), "{changed:?}");
    }
    let moved = other(|bound| bound.table = "0w3ge1r70w3ge1r8".into());
    assert_ne!(moved.commitment(), original.commitment());
}

#[test]
fn secret_and_salt_change_the_commitment_and_the_seed() {
    let original = deal(&["Ana"]);
    let other = |change: fn(&mut FairDeal)| {
        let mut deal = original.clone();
        change(&mut deal);
        deal
    };
    for changed in [
        other(|deal| deal.secret = Secret::from_bytes([0; 32])),
        other(|deal| deal.salt = Salt::from_bytes([0; 32])),
    ] {
        assert_ne!(changed.commitment(), original.commitment());
        assert_ne!(changed.seed(), original.seed());
    }
}

#[test]
fn what_is_claimed_must_follow() {
    let deal = deal(&["Ana", ""]);
    let (commitment, seed) = (deal.commitment(), deal.seed());
    assert_eq!(deal.check(&commitment, &seed, 2), Ok(()));
    let too_few = NotFair::Nonces { nonces: 2, players: 3 };
    assert_eq!(deal.check(&commitment, &seed, 3), Err(too_few));
    let other = Commitment::from_bytes([0; 32]);
    assert_eq!(deal.check(&other, &seed, 2), Err(NotFair::Commitment));
    assert_eq!(deal.check(&commitment, &Seed::from_text("1"), 2), Err(NotFair::Seed));
}

#[test]
fn nonces_have_at_most_64_bytes() {
    assert_eq!(Nonce::new("x".repeat(64)).unwrap().as_str(), "x".repeat(64));
    assert_eq!(Nonce::new("x".repeat(65)), Err(NonceTooLong { bytes: 65 }));
    assert_eq!(Nonce::new("é".repeat(33)), Err(NonceTooLong { bytes: 66 }), "bytes, not letters");
    let error = serde_json::from_str::<Nonce>(&format!("{:?}", "x".repeat(65))).unwrap_err();
    assert_eq!(error.to_string(), "a nonce has at most 64 bytes, not 65");
    assert_eq!(Nonce::default().as_str(), "");
}

#[test]
fn they_are_written_in_hex() {
    let commitment = deal(&[]).commitment();
    let json = format!("\"{COMMITMENT}\"");
    assert_eq!(serde_json::to_string(&commitment).unwrap(), json);
    assert_eq!(serde_json::from_str::<Commitment>(&json).unwrap(), commitment);
    assert_eq!(COMMITMENT.to_uppercase().parse(), Ok(commitment));
    let secret: Result<Secret, NotHex> = COMMITMENT[1..].parse();
    assert_eq!(secret.unwrap_err().to_string(), "a secret has 64 hex digits");
    let salt: Result<Salt, NotHex> = "g".repeat(64).parse();
    assert_eq!(salt.unwrap_err().to_string(), "a salt has 64 hex digits");
}

#[test]
fn secrets_do_not_show_themselves() {
    let shown = format!("{:?}", deal(&["Ana"]));
    assert_eq!(
        shown,
        "FairDeal { secret: Secret(…), salt: Salt(…), nonces: [Nonce(\"Ana\")], bound: None }"
    );
    assert_eq!(format!("{:?}", deal(&[]).commitment()), format!("Commitment({COMMITMENT})"));
}
