//! The numbers that cannot be counted from the cards.

use crate::Rules;

/// Declares the weights, each for three to five players and for the duel, and how they become a list
/// and back for whoever looks for better ones.
macro_rules! weights {
    ($($(#[$doc:meta])* $name:ident = $table:expr, $duel:expr;)*) => {
        /// What the heuristic believes about the game and its rivals, in points where nothing
        /// else is said.
        ///
        /// Found by the cross-entropy method: see `docs/bots.md`.
        #[derive(Clone, Copy, PartialEq, Debug)]
        pub struct Weights {
            $($(#[$doc])* pub $name: f32,)*
        }

        impl Weights {
            /// The names of the weights.
            pub const NAMES: [&str; [$(stringify!($name)),*].len()] = [$(stringify!($name)),*];

            /// The weights for three to five players.
            pub const TABLE: Weights = Weights { $($name: $table,)* };

            /// The weights for the duel.
            pub const DUEL: Weights = Weights { $($name: $duel,)* };

            /// The weights as a list, in the order of [`NAMES`](Self::NAMES).
            pub fn to_array(self) -> [f32; Weights::NAMES.len()] {
                [$(self.$name),*]
            }

            /// The weights of a list, in the order of [`NAMES`](Self::NAMES).
            pub fn from_array(list: [f32; Weights::NAMES.len()]) -> Weights {
                let [$($name),*] = list;
                Weights { $($name),* }
            }
        }
    };
}

weights! {
    /// Turns expected until a rival goes out, for each different value in hand: fewer than one, for
    /// it pays to be ready for an early end.
    turns_per_value = 0.469, 0.308;
    /// Cards that leave pile and reserve in a turn.
    draws_per_turn = 1.217, 1.644;
    /// Over how many turns before and after the expected one the end is spread.
    spread = 1.971, 1.654;
    /// Lost for each stolen card, early, when what is drawn instead can still be played.
    robbed_early = 0.607, 0.484;
    /// Lost for each stolen card when no turn is left.
    robbed_late = 3.791, 4.122;
    /// How likely a rival who can rob a layer does it, rather than play something else.
    will = 0.483, 0.35;
    /// How likely a rival completes a set with a joker for it.
    joker_help = 0.435, 0.334;
    /// How much of a layer's danger counts for cards that are still in hand.
    foresight = 0.358, 0.541;
    /// Worth of a point that a rival loses, shared among the rivals: others gain by it, too.
    harm = 0.304, 1.173;
    /// A joker in hand beyond the card that it is: it fits every set.
    joker = 2.786, 4.302;
    /// Each card in hand for each step of value above the middle: higher layers rob more.
    height = 0.182, 0.223;
    /// Each pair of equal cards in hand: large sets are hard to rob, and grow while they wait.
    pairs = 0.268, 0.199;
    /// Each different value in hand: it needs a turn of its own.
    values = -0.618, -0.24;
    /// Each card in hand: a hand is also a store to make sets from.
    store = 0.253, 0.263;
    /// Each pair in a layer that is played: large sets can wait, small ones get the turns.
    patience = -0.284, -0.295;
}

impl Weights {
    /// The weights that the heuristic plays with.
    pub fn tuned(rules: &Rules) -> &'static Weights {
        if rules.is_duel() { &Weights::DUEL } else { &Weights::TABLE }
    }
}
