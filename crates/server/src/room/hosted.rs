//! What a game needs to be played at a table, beside its rules, bots and words.

use serde_json::{Map, Value, json};
use sobremesa_bots::search::Searched;
use sobremesa_games::{Level8, Level10, Linko};
use sobremesa_level8::{Levels, Stars};
use sobremesa_level10::Statement;
use sobremesa_page::Shows;
use sobremesa_page::level10::tell::Telling;
use sobremesa_table::Options;
use sobremesa_words::{Language, Words};

use super::{Denied, Play, hindsight};

/// Works out what is seen of a game that is over, in a worker thread.
pub(crate) type LookBack<G> = Box<dyn FnOnce() -> <G as Shows>::Hindsight + Send>;

/// A game that can be played at a table.
pub(crate) trait Hosted: Searched + Shows {
    /// Whether people may say ready phrases while it is played.
    const HAS_PHRASES: bool;

    /// Adds what most people would choose to options that say less.
    fn complete(options: &mut Map<String, Value>);

    /// The true statements that a player who always tells counts has to make now.
    fn untold(view: &Self::View) -> Vec<Self::Statement>;

    /// Works out what is seen of a game that is over, if that is more than its end.
    fn look_back(_over: &Play<Self>) -> Option<LookBack<Self>> {
        None
    }

    /// The statement that a page's button stands for; none if the text is none.
    fn telling(_text: &str, _view: &Self::View) -> Option<Self::Statement> {
        None
    }
}

impl Hosted for Level10 {
    const HAS_PHRASES: bool = false;

    fn complete(options: &mut Map<String, Value>) {
        options.entry("pauses").or_insert(json!(2));
        options.entry("scoring").or_insert(json!("victory"));
    }

    fn untold(view: &Self::View) -> Vec<Statement> {
        sobremesa_bots::level10::untold_counts(view)
    }

    fn look_back(over: &Play<Level10>) -> Option<LookBack<Level10>> {
        hindsight::of_lost(over)
    }

    fn telling(text: &str, view: &Self::View) -> Option<Statement> {
        text.parse::<Telling>().ok()?.statement(view)
    }
}

impl Hosted for Linko {
    const HAS_PHRASES: bool = true;

    fn complete(options: &mut Map<String, Value>) {
        options.entry("variant").or_insert(json!("base"));
    }

    fn untold(_view: &Self::View) -> Vec<Self::Statement> {
        Vec::new()
    }
}

impl Hosted for Level8 {
    const HAS_PHRASES: bool = true;

    /// The levels are those of the stars; other levels are custom.
    fn complete(options: &mut Map<String, Value>) {
        let stars = options.entry("stars").or_insert(json!(1));
        let stars = stars.as_u64().and_then(|stars| Stars::try_from(stars as u8).ok());
        let Some(printed) = stars.map(|stars| json!(Levels::of(stars))) else { return };
        let is_custom = options.entry("levels").or_insert(printed.clone()) != &printed;
        if is_custom {
            options.entry("custom").or_insert(json!(true));
        }
    }

    fn untold(_view: &Self::View) -> Vec<Self::Statement> {
        Vec::new()
    }
}

/// Options as records write them, or less, with the number of players; judged.
pub(crate) fn rules<G: Hosted>(options: &Value, players: usize) -> Result<G::Rules, Denied> {
    let Value::Object(options) = options else {
        return Err(Denied::BadOptions { reason: "they are not a JSON object".into() });
    };
    let mut options = options.clone();
    options.insert("players".into(), json!(players));
    G::complete(&mut options);
    let wire = serde_json::from_value(Value::Object(options));
    let wire = wire.map_err(|error| Denied::BadOptions { reason: error.to_string() })?;
    G::Rules::from_wire(wire).map_err(|refusal| refused::<G>(&refusal))
}

/// A refusal of the game's rules.
pub(crate) fn refused<G: Hosted>(refusal: &G::Refusal) -> Denied {
    let rule = sobremesa_table::Refusal::rule(refusal);
    let sentence = |language| G::refusal(Words::of(language), refusal);
    Denied::Rules { rule, sentences: Box::new(Language::ALL.map(sentence)) }
}
