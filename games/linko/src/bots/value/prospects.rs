//! What a player's points may become, compared with others'.

use sobremesa_bots::value::Sheet;

use super::{LEAD, OUT};

/// How many turns ahead the points are counted.
pub(super) const TURNS: usize = 3;

/// Leads up to here are told apart point by point, greater ones by every third.
const NEAR_LEAD: i32 = 6;
const MOST_LEAD: i32 = 10;
/// How many leads are told apart.
pub(super) const LEADS: usize = 2 * MOST_LEAD as usize + 1;

/// Who plays all cards rises by about this many points; leads are told apart around it.
const USUAL_RISE: i32 = 12;

/// What a player's points may become.
#[derive(Default)]
pub(super) struct Prospects {
    /// Now, and after this many turns in which the largest sets are played.
    pub(super) points: [i32; TURNS + 1],
    /// If all cards could be played.
    pub(super) out: i32,
}

impl Prospects {
    pub(super) const LEAST: Prospects = Prospects { points: [i32::MIN; TURNS + 1], out: i32::MIN };

    /// The better of both, in each respect.
    pub(super) fn raise(&mut self, other: &Prospects) {
        for (most, points) in self.points.iter_mut().zip(other.points) {
            *most = points.max(*most);
        }
        self.out = self.out.max(other.out);
    }

    /// How far these are ahead of others, and how far the others may come ahead of what these are now.
    pub(super) fn describe_leads(&self, base: usize, others: &Prospects, sheet: &mut Sheet) {
        sheet.add(base + OUT + lead(others.out - self.points[0] - USUAL_RISE));
        for (turn, (points, others)) in self.points.iter().zip(others.points).enumerate() {
            sheet.add(base + LEAD + turn * LEADS + lead(points - others));
        }
    }
}

/// Which of the leads that are told apart this is: near ones exactly, others roughly.
fn lead(points: i32) -> usize {
    let near = points.clamp(-NEAR_LEAD, NEAR_LEAD);
    let rough = near + (points - near) / 3;
    (rough.clamp(-MOST_LEAD, MOST_LEAD) + MOST_LEAD) as usize
}
