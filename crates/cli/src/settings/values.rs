//! The values of settings, read in the same way from flags, the environment and files.

use std::net::SocketAddr;
use std::str::FromStr;

use serde::Deserialize;
use sobremesa_store::NotADatabase;
use tracing_subscriber::filter::LevelFilter;
use url::Url;

/// Where to listen.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(try_from = "String")]
pub(crate) struct Listen(pub(crate) SocketAddr);

impl Default for Listen {
    fn default() -> Listen {
        Listen(([127, 0, 0, 1], 8080).into())
    }
}

impl FromStr for Listen {
    type Err = String;

    fn from_str(text: &str) -> Result<Listen, String> {
        let bad = "an address is a number with a port, such as 127.0.0.1:8080";
        text.parse().map(Listen).map_err(|_| bad.into())
    }
}

/// The address that people use: a scheme, a host and perhaps a port, as browsers write an origin.
#[derive(Clone, Debug, Deserialize)]
#[serde(try_from = "String")]
pub(crate) struct PublicUrl(pub(crate) String);

impl FromStr for PublicUrl {
    type Err = String;

    fn from_str(text: &str) -> Result<PublicUrl, String> {
        let bad = || "a public URL has no path, such as https://cards.example.org".to_owned();
        let url = Url::parse(text).map_err(|_| bad())?;
        let origin = url.origin().ascii_serialization();
        let is_web = matches!(url.scheme(), "http" | "https");
        // Whatever else there is, such as a path or a password, would be written after the origin.
        let is_alone = url.as_str().strip_suffix('/') == Some(&origin);
        if is_web && is_alone { Ok(PublicUrl(origin)) } else { Err(bad()) }
    }
}

/// The database.
#[derive(Clone, Debug, Deserialize)]
#[serde(try_from = "String")]
pub(crate) struct Database(pub(crate) sobremesa_store::Database);

impl FromStr for Database {
    type Err = String;

    fn from_str(text: &str) -> Result<Database, String> {
        text.parse().map(Database).map_err(|error: NotADatabase| error.to_string())
    }
}

macro_rules! try_from_string {
    ($($value:ty),*) => {$(
        impl TryFrom<String> for $value {
            type Error = String;

            fn try_from(text: String) -> Result<Self, String> {
                text.parse()
            }
        }
    )*};
}
try_from_string!(Listen, PublicUrl, Database);

/// How much to log.
#[derive(Clone, Copy, Debug, Default, Deserialize, clap::ValueEnum)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Level {
    Off,
    Error,
    Warn,
    #[default]
    Info,
    Debug,
    Trace,
}

impl From<Level> for LevelFilter {
    fn from(level: Level) -> LevelFilter {
        match level {
            Level::Off => LevelFilter::OFF,
            Level::Error => LevelFilter::ERROR,
            Level::Warn => LevelFilter::WARN,
            Level::Info => LevelFilter::INFO,
            Level::Debug => LevelFilter::DEBUG,
            Level::Trace => LevelFilter::TRACE,
        }
    }
}

/// How to log.
#[derive(Clone, Copy, Debug, Default, Deserialize, clap::ValueEnum)]
#[serde(rename_all = "lowercase")]
pub(crate) enum LogFormat {
    #[default]
    Text,
    Json,
}
