//! The pages that people look at.

mod act;
mod app;
mod assets;
mod bots;
mod data;
mod day;
mod form;
mod games;
mod home;
mod lesson;
mod me;
mod new_table;
mod options;
mod preview;
mod problems;
mod profile;
mod reader;
mod records;
mod stream;
mod summed;
mod table;
mod together;
mod turns;

use std::sync::Arc;

use axum::Router;
use axum::routing::{get, post};
use tower_http::compression::CompressionLayer;

use super::Shared;
pub(crate) use problems::Asked;
pub(crate) use reader::chosen_language;

/// The routes of all pages.
pub(super) fn router() -> Router<Arc<Shared>> {
    Router::new()
        .route("/", get(home::page))
        .route("/events", get(home::watch))
        .route("/play/{game}", post(new_table::play))
        .route("/play/{game}/gentle", post(new_table::play_gently))
        .route("/learn/{game}", get(lesson::begin))
        .route("/learn/{game}/{step}", get(lesson::page).post(lesson::act))
        .route("/new/{game}", get(new_table::page).post(new_table::create))
        .route("/rules/{game}", get(home::rules))
        .route("/games", get(games::page))
        .route("/bots", get(bots::all))
        .route("/bots/{bot}", get(bots::page))
        .route("/games/upload", post(records::bring))
        .route("/r/{record}", get(records::page))
        .route("/r/{record}/delete", post(records::delete))
        .route("/turns", get(turns::page))
        .route("/turns/events", get(turns::watch))
        .route("/day/{game}", get(day::page).post(day::play))
        .route("/preview/{game}", get(preview::page))
        .route("/t/{table}", get(table::page).post(act::act))
        .route("/t/{table}/events", get(stream::watch))
        .route("/t/{table}/attention", post(stream::attend))
        .route("/t/{table}/menu", get(table::menu))
        .route("/t/{table}/story", get(table::story))
        .route("/t/{table}/picture", get(preview::table))
        .route("/t/{table}/replay", get(table::replay).post(table::analyze))
        .route("/t/{table}/replay/events", get(together::follow_table))
        .route("/t/{table}/replay/together", post(together::table))
        .route("/r/{record}/events", get(together::follow_record))
        .route("/r/{record}/together", post(together::record))
        .route("/t/{table}/try", post(table::go_on))
        .route("/t/{table}/report", post(act::report))
        .route("/options", get(options::page).post(options::keep))
        .route("/me", get(me::page).post(me::rename))
        .route("/me/link", post(me::add_link))
        .route("/me/recovery", post(me::set_recovery))
        .route("/me/recover", post(me::recover))
        .route("/me/token", post(me::add_token))
        .route("/me/revoke", post(me::revoke))
        .route("/me/results", get(profile::own))
        .route("/me/share", post(profile::share))
        .route("/p/{page}", get(profile::page))
        .route("/me/data", get(data::file))
        .route("/me/delete", post(me::delete))
        .route("/link/{secret}", get(me::link).post(super::devices::follow_link))
        .route("/manifest.webmanifest", get(app::manifest))
        .route("/icon/{size}", get(app::icon))
        .route("/worker.js", get(app::worker))
        .route("/offline", get(app::offline))
        .route("/assets/{version}/{*file}", get(assets::file))
        .layer(CompressionLayer::new())
}
