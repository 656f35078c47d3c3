//! Records of fair deals.

use tempfile::TempDir;

use crate::binary::{fail, str, succeed, write};

/// The deal that the Python program of `docs/seeds.md` gives for the numbers there, in a game that was
/// given up.
const FAIR: &str = concat!(
    r#"{"format":"sobremesa/1","game":"level10","rules":{"players":3,"pauses":0,"scoring":"strict"},"#,
    r#""players":["Ana","heuristic","Cleo"],"#,
    r#""seed":"2ae8091bac58d2004c5494ff1124be46e7185d536ee7c01bf117416f540f742f","shuffle":"sobremesa/1","#,
    r#""commitment":"7219f9fae0e4f576cff9849f4ef7420bcd7af5ea001038cbfbd9f2265c627dba","#,
    r#""salt":"202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f","#,
    r#""secret":"000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f","#,
    r#""nonces":["Ana","","piñata 🎴"],"#,
    r#""practice":true,"started":"2026-11-15T08:30:00Z","ended":"2026-11-15T08:31:00Z","#,
    r#""moves":[{"type":"deal","hands":[["D4","F8","V2","S6","V8","D6"],["D1","S2","D5","V5","S5","S7"],"#,
    r#"["F3","S4","M4","F5","M7","F6"]],"pile":["S3","M8","F1","V7","M2","F4","S1","M3","D7","V4","M1","#,
    r#""V3","D3","M5","S8","D8","M6","D2","F2","V6","V1","F7"]},{"type":"first","player":1}]}"#,
);

/// Each change of a text makes the record bad, for this reason.
#[track_caller]
fn refused(changes: &[(&str, &str)], reason: &str) {
    let folder = TempDir::new().expect("a folder for the record");
    for (from, to) in changes {
        assert!(FAIR.contains(from), "the record has {from}");
        let path = write(&folder, "spoiled.jsonl", FAIR.replacen(from, to, 1));
        fail(&["verify", str(&path)], 1, &format!("{}:1: {reason}", path.display()));
    }
}

#[track_caller]
fn accepted(line: &str) {
    let folder = TempDir::new().expect("a folder for the record");
    assert_eq!(succeed(&["verify", str(&write(&folder, "good.jsonl", line))]), "");
}

#[test]
fn verify_accepts_a_fair_deal() {
    accepted(FAIR);
    accepted(&FAIR.replacen("7219f9fae0e4", "7219F9FAE0E4", 1));
    accepted(&FAIR.replacen("\"practice\":true,", "", 1));
}

/// The seed must follow even where nobody here knows what follows from the seed.
#[test]
fn verify_checks_a_fair_deal_by_any_shuffle() {
    let shuffle = ("\"shuffle\":\"sobremesa/1\"", "\"shuffle\":\"by hand\"");
    accepted(&FAIR.replacen(shuffle.0, shuffle.1, 1));
    let from = format!(
        "\"seed\":\"2ae8091bac58d2004c5494ff1124be46e7185d536ee7c01bf117416f540f742f\",{}",
        shuffle.0
    );
    let to = format!("\"seed\":\"{}\",{}", "0".repeat(64), shuffle.1);
    refused(&[(&from, &to)], "move 0: REC: the seed does not follow from secret, salt and nonces");
}

#[test]
fn verify_refuses_a_commitment_that_does_not_follow() {
    refused(
        &[
            ("\"commitment\":\"7", "\"commitment\":\"8"),
            ("\"salt\":\"2", "\"salt\":\"3"),
            ("\"secret\":\"0", "\"secret\":\"1"),
        ],
        "move 0: REC: the commitment does not follow from secret and salt",
    );
}

#[test]
fn verify_refuses_a_seed_that_does_not_follow() {
    refused(
        &[
            ("\"seed\":\"2", "\"seed\":\"3"),
            ("[\"Ana\",\"\"", "[\"ana\",\"\""),
            ("[\"Ana\",\"\"", "[\"\",\"Ana\""),
            ("piñata 🎴\"]", "piñata 🎴 \"]"),
        ],
        "move 0: REC: the seed does not follow from secret, salt and nonces",
    );
}

#[test]
fn verify_refuses_a_deal_that_does_not_follow() {
    let reason = "move 1: REC: the deal does not follow from the seed";
    refused(&[("\"D6\"],[\"D1\"", "\"D1\"],[\"D6\""), ("\"S3\",\"M8\"", "\"M8\",\"S3\"")], reason);
}

#[test]
fn verify_refuses_another_number_of_nonces() {
    let nonces = "[\"Ana\",\"\",\"piñata 🎴\"]";
    refused(&[(nonces, "[\"Ana\",\"\"]")], "move 0: REC: 2 nonces for 3 players");
    refused(&[(nonces, "[\"\",\"\",\"\",\"\"]")], "move 0: REC: 4 nonces for 3 players");
    refused(&[(nonces, "[]")], "move 0: REC: 0 nonces for 3 players");
}

#[test]
fn verify_wants_all_of_a_fair_deal_that_has_a_secret() {
    refused(
        &[("\"commitment\"", "\"other\""), ("\"salt\"", "\"other\""), ("\"nonces\"", "\"other\"")],
        "move 0: REC: commitment, salt, secret and nonces only stand together",
    );
    refused(
        &[("\"seed\"", "\"other\""), ("\"shuffle\"", "\"other\"")],
        "move 0: REC: a fair deal has a seed and the name of the shuffle",
    );
}

#[test]
fn verify_reads_fair_fields_strictly() {
    refused(&[("\"secret\":\"00", "\"secret\":\"")], "move 0: REC: a secret has 64 hex digits");
    refused(&[("\"salt\":\"20", "\"salt\":\"2x")], "move 0: REC: a salt has 64 hex digits");
    let commitment = ("\"commitment\":\"", "\"commitment\":\"0");
    refused(&[commitment], "move 0: REC: a commitment has 64 hex digits");
    let long = format!("\"nonces\":[\"{}\"", "é".repeat(33));
    let reason = "move 0: REC: a nonce has at most 64 bytes, not 66";
    refused(&[("\"nonces\":[\"Ana\"", &long)], reason);
    let reason = "move 0: REC: invalid type: null";
    refused(&[("[\"Ana\",\"\"", "[null,\"\""), ("[\"Ana\",\"\",\"piñata 🎴\"]", "null")], reason);
}

#[test]
fn verify_refuses_what_is_no_time() {
    let good = "\"ended\":\"2026-11-15T08:31:00Z\"";
    accepted(&FAIR.replacen(good, "\"ended\":\"2026-11-15T08:31:00.25Z\"", 1));
    let reason = "move 0: REC: ended is \"2026-11-31T08:31:00Z\", not a time in UTC";
    refused(&[(good, "\"ended\":\"2026-11-31T08:31:00Z\"")], reason);
    let started = ("\"started\":\"2026-11-15T08:30:00Z\"", "\"started\":\"at half past eight\"");
    refused(&[started], "move 0: REC: started is \"at half past eight\", not a time in UTC");
}
