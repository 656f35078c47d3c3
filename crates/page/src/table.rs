//! A game at a table, as one viewer sees it: the same skeleton for all games.
//!
//! A page is made of [`Region`]s, elements with an `id` of their own. The stream of a table sends the
//! regions that have changed, and the script puts them in place of the old ones. All that can be done
//! is a button of one of two forms that stand in every page of a table:
//! - `act` posts an action in its text form, with the decision that it answers;
//! - `pick` asks for the same page with something picked: what is picked lives in the page's query,
//!   so that it works without a script, and the engine says what would happen.

use maud::{Markup, html};
use sobremesa_table::{Game, Owed, Seat};
use sobremesa_words::{People, Tells, Words, arg};

use crate::card::Face;
use crate::character::Character;
use crate::ending::{Ending, Past, Score};
use crate::flight::{self, Place, Step};
use crate::hindsight::Hindsight;
use crate::icon::{Icon, icon};
use crate::layout::rules_of;
use crate::lesson::{Coach, Lesson};
use crate::presence::Presence;
use crate::reel::{Origin, Reel};
use crate::rules::{Glance, Section};
use crate::token::Token;
use crate::{Deck, House, plain};

/// A part of a page that changes on its own.
pub struct Region {
    /// The id of its element.
    pub id: &'static str,
    /// The element.
    pub html: Markup,
}

/// A game that can be shown.
///
/// Everything has a default: a plain page made of a text board and the sentences of the legal actions.
pub trait Shows: Tells {
    /// The game's own styles.
    const STYLE: &'static str = "";
    /// The chapters of its rules page.
    const SECTIONS: &'static [Section] = &[];
    /// What the seats after one's own are for when a table is set up: `open`, `closed` or a bot's name.
    /// Empty for friends on as many seats as the game needs.
    const SEATS: &'static [&'static str] = &[];
    /// Whether points can be compared from game to game; else only who wins counts.
    const HAS_POINTS: bool = true;
    /// How many bots play along when somebody presses 'play now'; as few as possible if that is more.
    const AT_ONCE: u8 = 0;

    /// The drawings of its cards, as elements of an SVG.
    fn drawings() -> String {
        String::new()
    }

    /// Its deck, so that a browser can deal again what was dealt; none if its shuffles are none of a deck.
    fn deck(_rules: &Self::Rules) -> Option<Deck> {
        None
    }

    /// Three cards for its picture on the first page.
    fn emblem() -> Vec<Face> {
        Vec::new()
    }

    /// Its rules at a glance, above its rules page; none for a game that is told in words alone.
    fn glance(_words: &Words) -> Option<Glance> {
        None
    }

    /// A first game for newcomers; none for a game that nobody teaches yet.
    fn lesson() -> Option<Lesson<Self>> {
        None
    }

    /// The classes of the page's body, which the styles are named by; `won` warms the lamp.
    fn class(_scene: &Scene<'_, Self>) -> &'static str {
        "plain"
    }

    /// What the bar says of the game: whose turn, how far.
    fn status(scene: &Scene<'_, Self>) -> Markup {
        plain::status(scene)
    }

    /// What lies on the table and what the viewer can do, in the order of the page. The last but the
    /// log is the dock, an element with the id `dock`.
    fn regions(scene: &Scene<'_, Self>) -> Vec<Region> {
        plain::regions(scene)
    }

    /// Who did what an event tells; none for what nobody did, such as a deal.
    fn actor(_event: &Self::Event) -> Option<Seat> {
        None
    }

    /// Whether the decision that is due can begin a turn, so that there may be a tip: for a game in which others
    /// decide within one's turn.
    fn begins_turn(_view: &Self::View) -> bool {
        true
    }

    /// Whether an event is one that people want to find again when they look back.
    fn is_landmark(_event: &Self::Event) -> bool {
        false
    }

    /// What lies open on the table, at the end of the winner alone, in rows, for a picture; nothing for the game's own
    /// cards.
    fn laid(_view: &Self::View) -> Vec<Vec<Face>> {
        Vec::new()
    }

    /// A seat's score as pages tell it beside those of others who had the same cards.
    fn score(words: &Words, points: i64) -> Score {
        Score::points(words, points)
    }

    /// What came out, if the game is over; none for a game that tells it in its own way.
    fn ending(_scene: &Scene<'_, Self>) -> Option<Ending> {
        None
    }

    /// What a viewer holds, card by card with their spoken names, for a table where all hands lie open; none for
    /// the viewer's board as text.
    fn held(_words: &Words, _view: &Self::View) -> Option<Vec<(Face, String)>> {
        None
    }

    /// How a game went, in a few signs that name no card: one who plays the same cards may read it.
    fn tiles(_view: &Self::View) -> Option<String> {
        None
    }

    /// The number of the part of the game that is shown, such as a round; none where it has no parts.
    fn chapter(_view: &Self::View) -> Option<usize> {
        None
    }

    /// Whether an event only tells what somebody said, which is no turn.
    fn is_talk(_event: &Self::Event) -> bool {
        false
    }

    /// Which cards an event moves, and from where to where. The scene may be a later one.
    fn steps(_scene: &Scene<'_, Self>, _event: &Self::Event) -> Vec<Step> {
        Vec::new()
    }

    /// The statement that a page's button stands for; none if the text is none.
    fn telling(_text: &str, _view: &Self::View) -> Option<Self::Statement> {
        None
    }
}

/// A table, whatever is played there.
#[derive(Clone, Debug)]
pub struct Table {
    /// Its id in paths.
    pub id: String,
    /// Rises with every change.
    pub version: u64,
    /// The decision that an action answers.
    pub decision: u64,
    /// How far it is.
    pub stage: Stage,
    /// Who sits where, seat 0 first.
    pub chairs: Vec<Chair>,
    /// The viewer's own seat; none for a spectator.
    pub me: Option<Seat>,
    /// Whether the viewer is the host.
    pub is_host: bool,
    /// Whether a bot plays for the viewer, or the viewer is away.
    pub is_away: bool,
    /// Who must decide.
    pub owed: Owed,
    /// When the clock runs out for whoever must decide, in milliseconds since 1970.
    pub clock: Option<i64>,
    /// Whether the viewer may take back the last decision.
    pub can_undo: bool,
    /// Whether the game is practice: something was taken back, somebody had help, or it goes on from another
    /// game's position.
    pub is_practice: bool,
    /// Whether hints may be asked for.
    pub has_hints: bool,
    /// Whether the viewer gets tips.
    pub has_tips: bool,
    /// Whether the table speaks for the viewer by the game's standing order.
    pub has_order: bool,
    /// What people said lately, the newest last.
    pub said: Vec<Said>,
    /// The table of the rematch.
    pub rematch: Option<String>,
    /// What the viewer's games like this one came to, once it is over and if it counts.
    pub past: Option<Past>,
    /// The day whose deal is played, as `2026-11-15`.
    pub day: Option<String>,
    /// Whether what could be known of the cards is not told yet, because the day is not over.
    pub is_sealed: bool,
    /// The points of other tables with the same cards, once the game is over.
    pub others: Vec<i64>,
    /// The position that is looked at, if the game is looked at again.
    pub reel: Option<Reel>,
    /// What the coach says, if it is a lesson.
    pub lesson: Option<Coach>,
}

/// A phrase that somebody said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// The table's version with it.
    pub version: u64,
    /// Who said it.
    pub seat: Seat,
    /// The phrase.
    pub text: String,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// The game has not begun.
    Waiting,
    /// It is being played.
    Running,
    /// It is over.
    Finished,
    /// It was ended before it was over.
    GivenUp,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chair {
    /// The name that people read.
    pub name: String,
    /// What kind of player it is.
    pub kind: ChairKind,
}

/// What kind of player sits on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChairKind {
    /// Nobody yet.
    Open,
    /// Nobody plays here.
    Closed,
    /// A bot.
    Bot(Character),
    /// A program that the operator has brought, called by its name.
    Program,
    /// A person.
    Person {
        /// Ready to begin.
        is_ready: bool,
        /// Away, but no bot plays yet.
        is_away: bool,
        /// A bot plays for this person.
        is_replaced: bool,
        /// Wants to give the game up.
        wants_end: bool,
        /// Its phrases are hidden.
        is_muted: bool,
        /// Whether the person is at the table just now.
        presence: Presence,
    },
}

impl ChairKind {
    /// A person who plays.
    pub const PERSON: ChairKind = ChairKind::Person {
        is_ready: true,
        is_away: false,
        is_replaced: false,
        wants_end: false,
        is_muted: false,
        presence: Presence::Here,
    };
}

/// What happened in one row of the table's log, as the viewer may know it.
pub struct Line<G: Game> {
    /// The table's version with it.
    pub version: u64,
    /// What happened.
    pub events: Vec<G::Event>,
    /// What happened beside the game, if that is what happened.
    pub aside: Option<Aside>,
}

/// Something beside the game that everybody is told of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aside {
    /// A player took a decision back.
    Undone(Seat),
    /// A player asked for a hint.
    Hinted(Seat),
}

impl Aside {
    /// Who it was.
    pub fn seat(self) -> Seat {
        match self {
            Aside::Undone(seat) | Aside::Hinted(seat) => seat,
        }
    }

    /// It in words.
    pub fn tell(self, words: &Words, people: People<'_>) -> String {
        let id = match self {
            Aside::Undone(_) => "page-log-undone",
            Aside::Hinted(_) => "page-log-hinted",
        };
        people.tell(words, id, [("name", self.seat())], [])
    }
}

/// A game at a table, as one viewer sees it.
pub struct Scene<'a, G: Shows> {
    /// Whose page it is.
    pub house: &'a House,
    /// The table.
    pub table: &'a Table,
    /// What the viewer may know.
    pub view: &'a G::View,
    /// What the viewer may do now; empty when others decide.
    pub legal: &'a [G::Action],
    /// What players propose while the team decides.
    pub proposals: &'a [(Seat, G::Action)],
    /// What happened lately, the oldest first; the last one is the last move.
    pub lines: &'a [Line<G>],
    /// What the viewer has picked, as the game writes it; empty for nothing.
    pub pick: &'a str,
    /// What a bot would do, if the viewer asked, or gets a tip.
    pub hint: Option<&'a G::Action>,
    /// How likely the bot thinks to win so, in percent.
    pub chance: Option<u8>,
    /// The link to the table, for others.
    pub link: &'a str,
    /// What is seen of a game that is over; none before, and while it is worked out.
    pub hindsight: Option<&'a Hindsight<G>>,
}

impl Table {
    /// A table of people at which nothing out of the ordinary happens, as one of them or a spectator
    /// sees it: for tests, benches and galleries.
    pub fn new(players: usize, me: Option<Seat>, owed: Owed) -> Table {
        let names = ["Nina", "Bruno", "Ada", "Maximiliana", "Li", "Olga"];
        let chair = |name: &str| Chair { name: name.into(), kind: ChairKind::PERSON };
        Table {
            id: "some-table".into(),
            version: 1,
            decision: 1,
            stage: if owed == Owed::Nobody { Stage::Finished } else { Stage::Running },
            chairs: names.into_iter().take(players).map(chair).collect(),
            me,
            is_host: false,
            is_away: false,
            owed,
            clock: None,
            can_undo: false,
            is_practice: false,
            has_hints: true,
            has_tips: false,
            has_order: false,
            said: Vec::new(),
            rematch: None,
            past: None,
            day: None,
            is_sealed: false,
            others: Vec::new(),
            reel: None,
            lesson: None,
        }
    }

    /// The path of its page.
    pub fn path(&self) -> String {
        let own = || match self.is_brought() {
            true => format!("/r/{}", self.id),
            false => format!("/t/{}", self.id),
        };
        self.lesson.as_ref().map_or_else(own, Coach::path)
    }

    /// Where one comes back to: the table, or the position of its game that one looks at.
    pub(crate) fn here(&self) -> String {
        let path = self.path();
        match &self.reel {
            Some(reel) => reel.path_through(&path, reel.at, reel.eyes()),
            None => path,
        }
    }

    /// Whether there was no table here: somebody brought the game's record.
    pub(crate) fn is_brought(&self) -> bool {
        self.reel.as_ref().is_some_and(|reel| reel.origin == Origin::Brought)
    }

    /// The name on a seat.
    pub fn name(&self, seat: Seat) -> &str {
        self.chairs.get(seat.index()).map_or("", |chair| &chair.name)
    }

    /// All names, seat 0 first.
    pub fn names(&self) -> Vec<String> {
        self.chairs.iter().map(|chair| chair.name.clone()).collect()
    }

    /// The tokens of the players, seat 0 first.
    pub fn tokens(&self) -> Vec<Token> {
        Token::of_players(&self.chairs)
    }

    /// Whether the viewer owes the decision that is due.
    pub fn is_my_turn(&self) -> bool {
        self.me.is_some_and(|me| self.owed == Owed::Seat(me) || self.owed == Owed::Team)
    }

    /// Whether the viewer is the only person here, and bots decide.
    pub fn waits_for_bots(&self) -> bool {
        let people = |chair: &&Chair| matches!(chair.kind, ChairKind::Person { .. });
        let is_alone = self.me.is_some() && self.chairs.iter().filter(people).count() == 1;
        is_alone && self.stage == Stage::Running && !self.is_my_turn() && self.reel.is_none()
    }

    /// Which bot plays on a seat, if one does.
    pub fn character(&self, seat: Seat) -> Option<Character> {
        match self.chairs.get(seat.index())?.kind {
            ChairKind::Bot(character) => Some(character),
            _ => None,
        }
    }

    /// Whether a person is at the table just now. Bots always are, and so is the viewer, who reads it.
    pub fn presence(&self, seat: Seat) -> Presence {
        match self.chairs.get(seat.index()).map(|chair| chair.kind) {
            Some(ChairKind::Person { presence: Presence::Back, .. }) => Presence::Back,
            Some(ChairKind::Person { presence, .. }) if self.me != Some(seat) => presence,
            _ => Presence::Here,
        }
    }

    /// Whether the player on a seat has left or is gone, or a bot plays instead.
    pub fn is_gone(&self, seat: Seat) -> bool {
        let kind = self.chairs.get(seat.index()).map(|chair| chair.kind);
        let has_left = matches!(
            kind,
            Some(
                ChairKind::Person { is_away: true, .. }
                    | ChairKind::Person { is_replaced: true, .. }
            )
        );
        has_left || matches!(self.presence(seat), Presence::Gone(_))
    }

    /// Whether the player on a seat would end the game that is being played.
    pub fn wants_end(&self, seat: Seat) -> bool {
        let kind = self.chairs.get(seat.index()).map(|chair| chair.kind);
        let wants = matches!(kind, Some(ChairKind::Person { wants_end: true, .. }));
        wants && self.stage == Stage::Running
    }

    /// The seats after the viewer's, in their order; all seats for a spectator.
    pub fn others(&self) -> Vec<Seat> {
        let players = self.chairs.len();
        let first = self.me.map_or(0, |me| me.index() + 1);
        let count = players - usize::from(self.me.is_some());
        let seats: Vec<Seat> = Seat::all(players).collect();
        (0..count).map(|step| seats[(first + step) % players]).collect()
    }
}

impl<G: Shows> Scene<'_, G> {
    /// The words of the game and the house, in the reader's language.
    pub fn words(&self) -> &'static Words {
        G::words(self.house.language)
    }

    /// Which of the cards that lie in a place have just come there.
    pub fn new_in(&self, place: &Place, lying: &[Face]) -> Vec<bool> {
        flight::new_in(self, place, lying)
    }

    /// A button that does something.
    pub fn act(&self, class: &str, action: &G::Action, label: &Markup) -> Markup {
        html! { button.(class) form="act" name="action" value=(action) { (label) } }
    }

    /// A button that picks something: the same page, with this picked.
    pub fn pick(&self, class: &str, pick: &str, label: &Markup) -> Markup {
        html! { button.(class) form="pick" name="pick" value=(pick) { (label) } }
    }

    /// The way to the rules of the game, and back.
    pub fn rules(&self, label: &Markup) -> Markup {
        html! { a href=(rules_of(G::NAME, &self.table.here())) data-drawer { (label) } }
    }

    /// The way to one of the rules, and back.
    pub fn rule(&self, rule: &str) -> Markup {
        let href = format!("{}#{rule}", rules_of(G::NAME, &self.table.here()));
        html! { a href=(href) data-drawer { (self.words().message("page-rule", [arg("rule", rule)])) } }
    }

    /// What a bot would do and why, and how likely it thinks to win so, which `odds` says.
    pub fn suggestion(&self, action: &G::Action, deed: &str, odds: &str) -> Markup {
        let words = self.words();
        let why = G::why(words, &self.table.names(), self.view, action);
        let odds = self.chance.map(|percent| words.message(odds, [arg("percent", percent)]));
        html! {
            p {
                (words.message("page-hinted", [arg("deed", deed)]))
                @if !why.is_empty() { " " span.because { (why.join(" ")) } }
                @if let Some(odds) = odds { " " (odds) }
            }
        }
    }

    /// The same, with the button that does it, and the way back to what is picked then.
    pub fn advice(&self, action: &G::Action, deed: &str, odds: &str, back: &str) -> Markup {
        let words = self.words();
        html! {
            div.hinted role="status" {
                (self.suggestion(action, deed, odds))
                div.acts {
                    (self.act("btn primary", action, &html! { (words.text("page-do-it")) }))
                    @if self.table.has_tips {
                        button.btn.quiet form="pick" name="hint" value="no" { (words.text("page-hint-back")) }
                        (self.tips_off())
                    } @else {
                        (self.pick("btn quiet", back, &html! { (words.text("page-hint-back")) }))
                    }
                }
            }
        }
    }

    /// The button that ends the tips, where there are some: a sign, for three words have no room beside a hand.
    pub fn tips_off(&self) -> Markup {
        let label = self.words().text("page-tips-off");
        html! {
            @if self.table.has_tips {
                button.btn.quiet.sign form="act" name="tips" value="off" aria-label=(label) title=(label) {
                    (icon(Icon::NoHint))
                }
            }
        }
    }
}
