//! Under fire: while some do their worst, a game at another address goes on.

mod connections;
mod damage;
mod fair;
mod files;
mod secure;
mod strict;
