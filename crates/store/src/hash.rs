//! Hashes of secrets. The secrets themselves never come here.

use std::fmt;

macro_rules! hash {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash)]
        pub struct $name(pub [u8; 32]);

        impl fmt::Debug for $name {
            /// Keeps the hash out of logs.
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(concat!(stringify!($name), "(…)"))
            }
        }
    };
}

hash! {
    /// The hash of a cookie's or a program's token.
    TokenHash
}
hash! {
    /// The hash of a recovery code.
    RecoveryHash
}
hash! {
    /// The hash of the secret in a link that brings a person to another device.
    LinkHash
}
