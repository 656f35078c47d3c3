//! How a table begins.

use serde_json::Value;
use sobremesa_bots::Bots;
use sobremesa_page::Shows;
use sobremesa_store::{Append, CommandId, PersonId, TableId, Version};
use sobremesa_table::{Nonce, Options, Salt, Seat, Secret};

use super::now::rules;
use super::{Created, Denied, Entry, Now, Occupant, SeatPlan, Settings, Sitter};
use crate::clock::Moment;
use crate::day::Day;

/// A table as somebody wants it.
pub(crate) struct Plan {
    pub(crate) host: PersonId,
    /// The options as records write them, without the number of players.
    pub(crate) options: Value,
    pub(crate) seats: Vec<SeatPlan>,
    pub(crate) settings: Settings,
    /// Whether the host sits down, on the first open seat.
    pub(crate) sits: bool,
    /// The day whose deal it is, if it is one's; then the secrets are the day's.
    pub(crate) day: Option<Day>,
}

/// How a table is set up, or why it cannot be.
pub(crate) fn set_up<G: Shows + Bots>(
    plan: Plan,
    (secret, salt): (Secret, Salt),
) -> Result<Created, Denied> {
    let Plan { host, options, settings, .. } = plan;
    let clock_is_good = |seconds: u32| (5..=Settings::LONGEST_CLOCK).contains(&seconds);
    if settings.clock.is_some_and(|seconds| !clock_is_good(seconds)) {
        return Err(Denied::BadClock);
    }
    if plan.seats.len() > Seat::MOST {
        let seat = Seat::new(Seat::MOST - 1).expect("the last seat");
        return Err(Denied::NoSuchSeat { seat });
    }
    let seats: Result<Vec<Occupant>, Denied> =
        plan.seats.iter().map(SeatPlan::occupant::<G>).collect();
    let mut seats = seats?;
    let players = seats.iter().filter(|seat| **seat != Occupant::Closed).count();
    let rules = rules::<G>(&options, players)?;
    check_names::<G>(&options, &rules)?;
    if plan.sits {
        let open = seats.iter_mut().find(|seat| **seat == Occupant::Open);
        *open.ok_or(Denied::NoFreeSeat)? = Occupant::Person(Sitter::new(host));
    }
    Ok(Created {
        game: G::NAME.to_owned(),
        options,
        // A day's deal is the same for everyone, so it takes no nonce.
        nonces: plan.day.map(|_| vec![Nonce::default(); players]),
        day: plan.day,
        seats,
        settings,
        host,
        secret,
        salt,
        blocked: Vec::new(),
        muted: Vec::new(),
        dealt_for: None,
    })
}

/// Options are those that records have, and the number of players is that of the seats: nothing else is kept.
fn check_names<G: Shows>(options: &Value, rules: &G::Rules) -> Result<(), Denied> {
    let written = serde_json::to_value(rules).expect("options are JSON");
    let bad = |reason: String| Err(Denied::BadOptions { reason });
    for (name, value) in options.as_object().into_iter().flatten() {
        let is_choice = G::Rules::CHOICES.iter().any(|choice| choice.name == name);
        if !is_choice && written.get(name).is_none() {
            return bad(format!("there is no option {name:?}"));
        }
        if name == "players" && *value != written[name] {
            return bad("as many play as there are seats".into());
        }
    }
    Ok(())
}

/// The first row of a new table.
pub(crate) fn first_row<G: Shows + Bots>(
    table: TableId,
    mut created: Created,
    command: Option<CommandId>,
    at: Moment,
) -> Append {
    // Cards that were not dealt before are for this table alone.
    if created.nonces.is_none() {
        created.dealt_for = Some(table);
    }
    let summary = Now::<G>::new(table, created.clone(), at).summary();
    let body = serde_json::to_string(&Entry::<G>::Created(Box::new(created)));
    let body = body.expect("entries are JSON");
    Append {
        table,
        expected: Version::NEW,
        command,
        at: at.date,
        ticks: at.ticks,
        body,
        summary,
        scores: Vec::new(),
        bots: Vec::new(),
        ending: None,
    }
}
