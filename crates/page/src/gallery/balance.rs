//! What flies is weighed: every place loses and gains what the steps say, or they are not true.

use std::collections::BTreeMap;

use crate::flight::{Moved, Step};

/// How many cards lie in each place.
pub type Sizes = BTreeMap<String, i64>;

/// How many cards each place gains by these steps; what is collected is all that lies there but what
/// stays. `place` names the place that a name belongs to.
pub fn gains(steps: &[Step], before: &Sizes, place: fn(&str) -> &str) -> Sizes {
    let mut gains = Sizes::new();
    for flight in steps.iter().flat_map(Step::flights) {
        let [from, to] = [&flight.from, &flight.to].map(|name| place(&name.to_string()).to_owned());
        let count = match &flight.cards {
            Moved::Faces(faces) => faces.len() as i64,
            Moved::Backs(count) => *count as i64,
            Moved::AllBut(stay) => size(before, &from) + size(&gains, &from) - stay.len() as i64,
        };
        *gains.entry(from).or_default() -= count;
        *gains.entry(to).or_default() += count;
    }
    gains.retain(|_, gain| *gain != 0);
    gains
}

/// How many cards each place has gained.
pub fn changes(before: &Sizes, after: &Sizes) -> Sizes {
    let change = |place: &String| (place.clone(), size(after, place) - size(before, place));
    let places = before.keys().chain(after.keys());
    places.map(change).filter(|(_, change)| *change != 0).collect()
}

fn size(sizes: &Sizes, place: &str) -> i64 {
    sizes.get(place).copied().unwrap_or_default()
}
