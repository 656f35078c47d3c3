//! Every rule of the rulebook stands in the code and in a test, by its id.

use std::path::Path;

use sobremesa_conformance::rulebook;

#[test]
fn every_rule_stands_in_the_code_and_in_a_test() {
    let rules = include_str!("../../RULES.md");
    rulebook::check(Path::new(env!("CARGO_MANIFEST_DIR")), rules, "L8");
}
