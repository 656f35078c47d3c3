//! The numbers that cannot be counted from the cards.

/// Declares the weights, and how they become a list and back for whoever looks for better ones.
macro_rules! weights {
    ($($(#[$doc:meta])* $name:ident = $tuned:expr;)*) => {
        /// What the heuristic believes about the game and its rivals. The unit is one card that the
        /// level needs, or that cannot be added.
        #[derive(Clone, Copy, PartialEq, Debug)]
        pub struct Weights {
            $($(#[$doc])* pub $name: f32,)*
        }

        impl Weights {
            /// The names of the weights.
            pub const NAMES: [&str; [$(stringify!($name)),*].len()] = [$(stringify!($name)),*];

            /// The weights that the heuristic plays with.
            pub const TUNED: Weights = Weights { $($name: $tuned,)* };

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
    /// How likely the next draw helps.
    outs = 0.9;
    /// Each card that can be added to the table once the level is laid.
    spare = 0.02;
    /// A discard that a rival who has laid can add, for one with a single card.
    addable = 0.3;
    /// A discard that fits what a rival is known to hold.
    wanted = 0.05;
    /// How much a card fits where nothing is known.
    base = 0.3;
    /// A joker that is thrown away.
    joker = 3.0;
    /// A skip that is thrown away.
    thrown_skip = 1.0;
    /// A rival who misses a turn.
    skip = 0.0;
    /// The same, for the level that the rival is on.
    skip_level = 0.3;
    /// The same, for one who has laid and has a single card.
    skip_laid = 1.0;
}
