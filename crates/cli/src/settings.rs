//! How a server is set up: by flags, the environment, a file and defaults, in this order.

mod values;

use std::num::{NonZeroU16, NonZeroU32};
use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow};
use clap::builder::BoolishValueParser;
use serde::Deserialize;
use sobremesa_bots::analysis::Effort;
use sobremesa_server::{Config, Connections, NatsUrl, Network, Rates, Streams};
use sobremesa_table::Seed;

pub(crate) use values::{Database, Level, Listen, LogFormat, PublicUrl};

/// All settings; what is not set has the value that is said last.
#[derive(clap::Args, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub(crate) struct Settings {
    /// Where to listen; port 0 is any free port [default: 127.0.0.1:8080]
    #[arg(long, env = "SOBREMESA_LISTEN", value_name = "ADDRESS")]
    pub(crate) listen: Option<Listen>,
    /// Listen on all interfaces, and show the link for phones on this network [default: false]
    #[arg(long, env = "SOBREMESA_LAN", value_name = "BOOL", value_parser = BoolishValueParser::new())]
    #[arg(num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    pub(crate) lan: Option<bool>,
    /// The address that people use, such as `https://cards.example.org` [default: where it listens]
    #[arg(long, env = "SOBREMESA_PUBLIC_URL", value_name = "URL")]
    pub(crate) public_url: Option<PublicUrl>,
    /// The folder for everything that is kept [default: ./sobremesa-data]
    #[arg(long, env = "SOBREMESA_DATA", value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
    /// The database, as sqlite:PATH or `postgres://…` [default: sobremesa.db in the folder for data]
    #[arg(long, env = "SOBREMESA_DATABASE", value_name = "URL")]
    pub(crate) database: Option<Database>,
    /// Share the database with other servers, which tell each other what is new through NATS at this address, such as
    /// nats://127.0.0.1:4222; for PostgreSQL alone [default: one server]
    #[arg(long, env = "SOBREMESA_NATS", value_name = "URL")]
    pub(crate) nats: Option<NatsUrl>,
    /// Proxies whose X-Forwarded-For is believed, as a list with commas [default: none]
    #[arg(long, env = "SOBREMESA_TRUSTED_PROXIES", value_name = "NETWORK", value_delimiter = ',')]
    pub(crate) trusted_proxies: Option<Vec<Network>>,
    /// Where figures for Prometheus are read, at a port of their own [default: /metrics, for this machine]
    #[arg(long, env = "SOBREMESA_METRICS", value_name = "ADDRESS")]
    pub(crate) metrics: Option<Listen>,
    /// Who may read /metrics besides this machine, as a list with commas [default: nobody]
    #[arg(long, env = "SOBREMESA_METRICS_FROM", value_name = "NETWORK", value_delimiter = ',')]
    pub(crate) metrics_from: Option<Vec<Network>>,
    /// Who is not limited by address and person, to measure the server, as a list with commas [default: nobody]
    #[arg(long, env = "SOBREMESA_UNLIMITED_FROM", value_name = "NETWORK", value_delimiter = ',')]
    pub(crate) unlimited_from: Option<Vec<Network>>,
    /// Requests a second from one address, in the long run [default: 50]
    #[arg(long, env = "SOBREMESA_ADDRESS_RATE", value_name = "N")]
    pub(crate) address_rate: Option<NonZeroU32>,
    /// Requests a second from one person, in the long run [default: 20]
    #[arg(long, env = "SOBREMESA_PERSON_RATE", value_name = "N")]
    pub(crate) person_rate: Option<NonZeroU32>,
    /// Open streams of one address [default: 64]
    #[arg(long, env = "SOBREMESA_ADDRESS_STREAMS", value_name = "N")]
    pub(crate) address_streams: Option<NonZeroU16>,
    /// Open streams of one person [default: 24]
    #[arg(long, env = "SOBREMESA_PERSON_STREAMS", value_name = "N")]
    pub(crate) person_streams: Option<NonZeroU16>,
    /// Open connections of one address [default: 256]
    #[arg(long, env = "SOBREMESA_ADDRESS_CONNECTIONS", value_name = "N")]
    pub(crate) address_connections: Option<NonZeroU32>,
    /// Open connections of one network, an IPv4 /24 or an IPv6 /48 [default: 1024]
    #[arg(long, env = "SOBREMESA_NETWORK_CONNECTIONS", value_name = "N")]
    pub(crate) network_connections: Option<NonZeroU32>,
    /// Open connections of everybody [default: 10000]
    #[arg(long, env = "SOBREMESA_CONNECTIONS", value_name = "N")]
    pub(crate) connections: Option<NonZeroU32>,
    /// How many bots may think at the same time [default: one for each core]
    #[arg(long, env = "SOBREMESA_WORKERS", value_name = "N")]
    pub(crate) workers: Option<NonZeroU16>,
    /// How much work goes into the analysis of a game, in percent of what is usual [default: 100]
    #[arg(long, env = "SOBREMESA_ANALYSIS_EFFORT", value_name = "PERCENT")]
    pub(crate) analysis_effort: Option<NonZeroU16>,
    /// How much to log [default: info]
    #[arg(long, env = "SOBREMESA_LOG", value_name = "LEVEL")]
    pub(crate) log: Option<Level>,
    /// How to log: text for people, or a JSON object a line [default: text]
    #[arg(long, env = "SOBREMESA_LOG_FORMAT", value_name = "FORMAT")]
    pub(crate) log_format: Option<LogFormat>,
    /// What all of the server's randomness follows from, so that a test sees the same games every
    /// time. Everything can be guessed then, so it is no setting for people: help and file lack it.
    #[arg(long, env = "SOBREMESA_SEED", value_name = "TEXT", hide = true)]
    #[serde(skip)]
    pub(crate) seed: Option<String>,
}

impl Settings {
    /// These settings, completed by those of a file.
    pub(crate) fn with_file(self, path: Option<&Path>) -> anyhow::Result<Settings> {
        let Some(path) = path else { return Ok(self) };
        let shown = path.display();
        let text = std::fs::read_to_string(path).with_context(|| format!("cannot read {shown}"))?;
        let file = toml::from_str(&text).map_err(|error| {
            let start = error.span().map_or(0, |span| span.start);
            let line = text[..start].matches('\n').count() + 1;
            anyhow!("{shown}:{line}: {}", error.message().trim_end().replace('\n', " "))
        })?;
        Ok(self.over(file))
    }

    /// These settings, completed by others.
    fn over(self, other: Settings) -> Settings {
        Settings {
            listen: self.listen.or(other.listen),
            lan: self.lan.or(other.lan),
            public_url: self.public_url.or(other.public_url),
            data: self.data.or(other.data),
            database: self.database.or(other.database),
            nats: self.nats.or(other.nats),
            trusted_proxies: self.trusted_proxies.or(other.trusted_proxies),
            metrics: self.metrics.or(other.metrics),
            metrics_from: self.metrics_from.or(other.metrics_from),
            unlimited_from: self.unlimited_from.or(other.unlimited_from),
            address_rate: self.address_rate.or(other.address_rate),
            person_rate: self.person_rate.or(other.person_rate),
            address_streams: self.address_streams.or(other.address_streams),
            person_streams: self.person_streams.or(other.person_streams),
            address_connections: self.address_connections.or(other.address_connections),
            network_connections: self.network_connections.or(other.network_connections),
            connections: self.connections.or(other.connections),
            workers: self.workers.or(other.workers),
            analysis_effort: self.analysis_effort.or(other.analysis_effort),
            log: self.log.or(other.log),
            log_format: self.log_format.or(other.log_format),
            seed: self.seed.or(other.seed),
        }
    }

    /// The folder for everything that is kept.
    fn data_folder(&self) -> &Path {
        self.data.as_deref().unwrap_or(Path::new("sobremesa-data"))
    }

    /// The database.
    pub(crate) fn database(&self) -> sobremesa_store::Database {
        match &self.database {
            Some(Database(database)) => database.clone(),
            None => self.data_folder().join("sobremesa.db").into(),
        }
    }

    /// What the server wants to know.
    pub(crate) fn config(&self) -> Config {
        let Config { workers, analysis_effort, rates, streams, connections, .. } =
            Config::default();
        Config {
            public_url: self.public_url.as_ref().map(|url| url.0.clone()),
            data: self.database.is_none().then(|| self.data_folder().to_owned()),
            trusted_proxies: self.trusted_proxies.clone().unwrap_or_default(),
            nats: self.nats.clone(),
            metrics: self.metrics.map(|metrics| metrics.0),
            metrics_from: self.metrics_from.clone().unwrap_or_default(),
            unlimited_from: self.unlimited_from.clone().unwrap_or_default(),
            workers: self.workers.map_or(workers, |count| count.get().into()),
            analysis_effort: self
                .analysis_effort
                .map_or(analysis_effort, |percent| Effort(percent.get().into())),
            rates: Rates {
                per_address: self.address_rate.map_or(rates.per_address, NonZeroU32::get),
                per_person: self.person_rate.map_or(rates.per_person, NonZeroU32::get),
            },
            streams: Streams {
                per_address: self
                    .address_streams
                    .map_or(streams.per_address, |most| most.get().into()),
                per_person: self
                    .person_streams
                    .map_or(streams.per_person, |most| most.get().into()),
            },
            connections: Connections {
                per_address: count(self.address_connections, connections.per_address),
                per_network: count(self.network_connections, connections.per_network),
                total: count(self.connections, connections.total),
            },
            seed: self.seed.as_deref().map(Seed::from_text),
            ..Config::default()
        }
    }
}

fn count(set: Option<NonZeroU32>, default: usize) -> usize {
    set.map_or(default, |count| usize::try_from(count.get()).unwrap_or(usize::MAX))
}

#[cfg(test)]
mod tests {
    use clap::Args;

    use super::*;

    /// Every setting, and none as it is by default.
    const FILE: &str = r#"
        listen = "127.0.0.1:9000"
        lan = true
        public-url = "https://cards.example.org"
        data = "/somewhere"
        database = "sqlite:/elsewhere/cards.db"
        nats = "nats://127.0.0.1:4222"
        trusted-proxies = ["10.0.0.0/8"]
        metrics = "127.0.0.1:9100"
        metrics-from = ["10.0.0.9"]
        unlimited-from = ["127.0.0.1"]
        address-rate = 1
        person-rate = 2
        address-streams = 3
        person-streams = 4
        address-connections = 7
        network-connections = 8
        connections = 9
        workers = 5
        analysis-effort = 6
        log = "debug"
        log-format = "json"
    "#;

    #[test]
    fn every_setting_may_stand_in_the_file() {
        let file: Settings = toml::from_str(FILE).unwrap();
        let seed = Some("1".to_owned());
        let settings = Settings { seed, ..Settings::default() }.over(file);
        let shown = format!("{settings:?}");
        assert!(!shown.contains("None"), "{shown}");
        assert_eq!(settings.database().to_string(), "sqlite:/elsewhere/cards.db");
        let config = settings.config();
        assert_eq!(config.public_url.as_deref(), Some("https://cards.example.org"));
        assert_eq!(config.trusted_proxies, ["10.0.0.0/8".parse().unwrap()]);
        assert_eq!(config.metrics, Some(([127, 0, 0, 1], 9100).into()));
        assert_eq!(config.metrics_from, ["10.0.0.9".parse().unwrap()]);
        assert_eq!(config.unlimited_from, ["127.0.0.1".parse().unwrap()]);
        assert_eq!(config.rates, Rates { per_address: 1, per_person: 2 });
        assert_eq!(config.streams, Streams { per_address: 3, per_person: 4 });
        let connections = Connections { per_address: 7, per_network: 8, total: 9 };
        assert_eq!(config.connections, connections);
        assert_eq!(config.workers, 5);
        assert_eq!(config.analysis_effort, Effort(6));
    }

    #[test]
    fn every_setting_is_documented() {
        let docs = include_str!("../../../docs/server.md");
        let command = Settings::augment_args(clap::Command::new("serve"));
        for argument in command.get_arguments().filter(|argument| !argument.is_hide_set()) {
            let flag = argument.get_long().unwrap();
            let variable = argument.get_env().unwrap().to_str().unwrap();
            let row = format!("| `--{flag}` | `{variable}` |");
            assert!(docs.contains(&row), "{row}");
        }
    }

    #[test]
    fn the_files_for_operators_name_settings_that_exist() {
        toml::from_str::<Settings>(include_str!("../../../deploy/sobremesa.toml")).unwrap();
        let command = Settings::augment_args(clap::Command::new("serve"));
        let variables: Vec<&str> =
            command.get_arguments().filter_map(|argument| argument.get_env()?.to_str()).collect();
        let files = concat!(
            include_str!("../../../deploy/sobremesa.service"),
            include_str!("../../../deploy/Containerfile"),
            include_str!("../../../deploy/compose.yaml"),
        );
        let words = files.split(|sign: char| !sign.is_ascii_uppercase() && sign != '_');
        // The one that names the file of settings is not among them.
        let ours =
            words.filter(|word| word.starts_with("SOBREMESA_") && *word != "SOBREMESA_CONFIG");
        let ours: Vec<&str> = ours.collect();
        assert!(!ours.is_empty());
        for name in ours {
            assert!(variables.contains(&name), "{name}");
        }
    }
}
