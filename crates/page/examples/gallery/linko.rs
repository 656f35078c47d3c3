//! Positions of Linko.

use crate::Gallery;

pub(crate) fn show(_gallery: &Gallery) {}
