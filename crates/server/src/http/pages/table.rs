//! The page of a table.

use std::sync::Arc;

use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::response::Response;
use serde::Deserialize;
use sobremesa_store::TableId;

use super::super::tables::{TablePath, table_id};
use super::super::{Problem, Shared};
use super::reader::{Reading, html};
use crate::keeper::Ask;
use crate::room::{Part, Reader};
use crate::thinking::Hint;

/// What of a table is looked at.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Looked {
    pick: String,
    hint: Option<String>,
}

/// The longest thing that can be picked, in bytes.
const LONGEST_PICK: usize = 500;

/// The page of a table, or only its regions.
pub(super) async fn page(
    State(shared): State<Arc<Shared>>,
    reading: Reading,
    path: TablePath,
    looked: Result<Query<Looked>, QueryRejection>,
) -> Result<Response, Problem> {
    let id = table_id(path)?;
    // Nonsense picks nothing.
    let looked = looked.map(|Query(looked)| looked).unwrap_or_default();
    let hint = match (looked.hint, reading.id()) {
        (Some(_), Some(person)) => shared.hall.hint(&id, person).await?,
        _ => None,
    };
    let pick = if looked.pick.len() <= LONGEST_PICK { looked.pick } else { String::new() };
    let is_script = reading.is_script;
    let reader = reader(reading, &id, pick, hint);
    if is_script {
        let (_, drawn) = shared.hall.ask(&id, |reply| Ask::Regions { reader, reply }).await?;
        let regions: String =
            drawn.regions.into_iter().map(|region| region.html.into_string()).collect();
        return Ok(html(regions));
    }
    let ask = |reply| Ask::Page { part: Part::Page, reader, reply };
    Ok(html(shared.hall.ask(&id, ask).await?))
}

/// The menu of a table.
pub(super) async fn menu(
    State(shared): State<Arc<Shared>>,
    reading: Reading,
    path: TablePath,
) -> Result<Response, Problem> {
    let id = table_id(path)?;
    let reader = reader(reading, &id, String::new(), None);
    let ask = |reply| Ask::Page { part: Part::Menu, reader, reply };
    Ok(html(shared.hall.ask(&id, ask).await?))
}

/// Who reads the page of a table.
pub(super) fn reader(
    reading: Reading,
    table: &TableId,
    pick: String,
    hint: Option<Hint>,
) -> Box<Reader> {
    let path = format!("/t/{table}");
    let link = format!("{}{path}", reading.outside);
    let qr = (!is_loopback(&link)).then(|| qr(&link)).flatten();
    let person = reading.id();
    // What is picked is not where one comes back to.
    let house = sobremesa_page::House { path, ..reading.house };
    Box::new(Reader { person, house, pick, hint, link, qr })
}

/// Whether a link leads to this machine only.
fn is_loopback(link: &str) -> bool {
    let host = link.split("//").nth(1).unwrap_or_default();
    ["localhost", "127.", "[::1]"].iter().any(|local| host.starts_with(local))
}

/// A link as a picture for a phone's camera.
pub(super) fn qr(link: &str) -> Option<String> {
    let code = qrcode::QrCode::new(link).ok()?;
    let picture = code.render::<qrcode::render::svg::Color<'_>>().quiet_zone(false).build();
    // Only the drawing, not the declaration of a document of its own.
    Some(picture.split_once("?>").map_or(picture.clone(), |(_, svg)| svg.to_owned()))
}
