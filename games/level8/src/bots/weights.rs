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
    /// The chance that the next card from the pile helps.
    outs = 0.9;
    /// A discard that a rival who has laid can add, if that rival has a single card.
    addable = 0.3;
    /// A discard that fits what a rival is known to collect.
    wanted = 0.05;
    /// How much of that a card costs where nothing is known.
    unknown = 0.1;
    /// How much of that is left where the rival has thrown away the like.
    thrown = 0.2;
    /// A joker that is thrown away.
    joker = 3.0;
    /// A skip that is thrown away instead of laid before someone.
    thrown_skip = 1.0;
    /// A rival who misses a turn.
    skip = 0.0;
    /// The same, for a rival on the last level.
    skip_level = 0.3;
    /// The same, for a rival who has laid and has a single card.
    skip_laid = 1.0;
}
