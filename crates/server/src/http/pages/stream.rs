//! What changes on a page, as a stream of server-sent events.
//!
//! Each event has the regions that differ from what this stream has shown before; its id is the
//! table's version.

use std::collections::HashMap;
use std::convert::Infallible;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::response::sse::{Event, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream::{self, Stream};
use serde::Deserialize;
use sobremesa_page::Region;
use sobremesa_store::TableId;

use super::super::events::Watch;
use super::super::tables::{TablePath, table_id};
use super::super::{Problem, Shared};
use super::reader::Reading;
use super::table::reader;
use crate::keeper::Ask;
use crate::room::Reader;

/// What the page has shown already.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Since {
    since: Option<u64>,
}
