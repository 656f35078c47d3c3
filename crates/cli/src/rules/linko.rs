//! The options of Linko.

use clap::ValueEnum;
use sobremesa_linko::{Linko, Rules, Variant};

use super::Playable;

/// Options of Linko.
#[derive(clap::Args)]
#[group(skip)]
#[command(next_help_heading = "Linko")]
pub(crate) struct Arguments {
    /// The variant; base if none is given.
    #[arg(long, value_enum)]
    pub(crate) variant: Option<VariantName>,
}

#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum VariantName {
    Base,
    Advanced,
    Expert,
}

impl Playable for Linko {
    const OPTIONS: &'static [&'static str] = &["variant"];

    fn options(players: u8, arguments: &super::Arguments) -> anyhow::Result<Vec<Rules>> {
        let variant = match arguments.linko.variant.unwrap_or(VariantName::Base) {
            VariantName::Base => Variant::Base,
            VariantName::Advanced => Variant::Advanced,
            VariantName::Expert => Variant::Expert,
        };
        Ok(vec![Rules { players, variant, first: None }])
    }
}
