//! Someone who plays with nothing but what the page offers.

use serde_json::{Value, json};
use thirtyfour::Key;
use thirtyfour::error::WebDriverResult;

use super::visitor::{LOOK, Visitor, is_gone};

/// No game of the tests needs nearly as many presses.
const MOST_PRESSES: usize = 3000;
/// Nobody is waited for nearly as often.
const MOST_LOOKS: usize = 600;

/// What there is to press: the hint if it is wanted; else what is proposed, a card that can be played,
/// or any other deed. `[how, element]`, `["over"]`, or nothing while others decide. The page is
/// known again by its question.
const OFFER: &str = r##"
const [wantsHint, turn] = arguments
const act = document.getElementById("act")
const shown = selector => [...document.querySelectorAll(selector)].filter(element => element.checkVisibility())
if (shown('[name="rematch"], #dock a.primary').length) return { how: "over" }
if (act?.dataset.turn !== "mine" || act.ariaBusy) return null
const question = act.elements.decision.value + document.querySelector("#dock .ask")?.innerHTML
const offer = (how, element) => ({ how, element, question, label: element.outerHTML.slice(0, 150) })
const hint = shown('[name="hint"]')[0]
if (wantsHint && hint && !shown(".hinted").length) return offer("hint", hint)
const primary = shown("#dock .btn.primary")[0]
if (primary) return offer("primary", primary)
const rows = shown("#dock .ask .rows button:not(.quiet)")
if (rows.length) return offer("deed", rows[turn % rows.length])
const cards = [...new Set(shown(".hand .playable:not(.selected)").map(card => card.closest("button")))]
if (cards.length) return offer("card", cards[turn % cards.length])
const deeds = shown('button[form="act"][name="action"]')
if (deeds.length) return offer("deed", deeds[turn % deeds.length])
const marked = shown("main button.playable, main .goes")
if (marked.length) return offer("deed", marked[turn % marked.length])
return hint ? offer("hint", hint) : null
"##;

/// What one plays with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum By {
    Clicks,
    Keys,
}

/// How what others do gets onto the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum News {
    /// By itself.
    Comes,
    /// By the link to look again.
    IsFetched,
}

/// Someone who plays with nothing but what the page offers.
pub(crate) struct Player<'a> {
    visitor: &'a Visitor,
    by: By,
    news: News,
    /// How many decisions lie between two questions to a bot, the question's own included.
    hints: usize,
    turn: usize,
}

impl<'a> Player<'a> {
    /// A player who asks for a hint at one decision of this many.
    pub(crate) fn new(visitor: &'a Visitor, by: By, hints: usize) -> Player<'a> {
        Player { visitor, by, news: News::Comes, hints, turn: 0 }
    }

    /// The same at a page whose script does not run.
    pub(crate) fn without_script(visitor: &'a Visitor, hints: usize) -> Player<'a> {
        Player { visitor, by: By::Clicks, news: News::IsFetched, hints, turn: 0 }
    }

    /// Plays until the game is over.
    pub(crate) async fn play_to_the_end(&mut self) {
        for _ in 0..MOST_PRESSES {
            if !self.press_something().await {
                return;
            }
        }
        panic!("the game does not end\n{}", self.visitor.account().await);
    }

    /// Waits until it is this player's turn, and decides once; false if the game is over.
    pub(crate) async fn decide(&mut self) -> bool {
        let script = "return document.querySelector('#act [name=decision]')?.value";
        let decision = self.visitor.js(script).await;
        while self.press_something().await {
            if self.visitor.js(script).await != decision {
                return true;
            }
        }
        false
    }

    /// Waits until there is something to press, presses it, and waits for what comes of it; false if
    /// the game is over.
    async fn press_something(&mut self) -> bool {
        let wants_hint = self.turn.is_multiple_of(self.hints);
        let wanted = json!([wants_hint, self.turn]);
        if self.news == News::IsFetched {
            self.fetch_news(&wanted).await;
        }
        let offer = self.visitor.until_with("a turn or the end", OFFER, &wanted).await;
        match offer["how"].as_str() {
            Some("over") => return false,
            Some("hint") => {}
            _ => self.turn += 1,
        }
        let is_pressed = match self.by {
            By::Clicks => self.click(&offer).await,
            By::Keys => self.type_keys(&offer).await,
        };
        if is_pressed {
            self.wait_for_change(&offer).await;
        }
        true
    }

    /// Looks again until there is something to press.
    async fn fetch_news(&self, wanted: &Value) {
        for _ in 0..MOST_LOOKS {
            if !self.visitor.js_with(OFFER, wanted).await.is_null() {
                return;
            }
            self.visitor.press("a.again").await;
            tokio::time::sleep(LOOK).await;
        }
        panic!("nothing comes\n{}", self.visitor.account().await);
    }

    async fn wait_for_change(&self, offer: &Value) {
        // What was pressed is marked at once, and waits for its answer.
        const HAS_CHANGED: &str = r##"
            if (document.querySelector("#act[aria-busy], #dock [aria-busy]")) return false
            const ask = document.querySelector("#dock .ask")?.innerHTML
            return document.getElementById("act")?.elements.decision?.value + ask !== arguments[0]
        "##;
        let what = format!("what comes of {}", offer["label"]);
        self.visitor.until_with(&what, HAS_CHANGED, &json!([offer["question"]])).await;
    }

    /// What is gone before it is pressed is nothing to answer: the page is looked at again.
    async fn click(&self, offer: &Value) -> bool {
        self.is_done(self.visitor.element(&offer["element"]).click().await).await
    }

    /// By the shortcut if there is one; else the focus is led there. What is gone before it is pressed is
    /// nothing to answer here, either.
    async fn type_keys(&self, offer: &Value) -> bool {
        match offer["how"].as_str() {
            Some("hint") => self.visitor.keys("h").await,
            Some("primary") => self.visitor.keys("a").await,
            _ => return self.lead_focus(&offer["element"]).await && self.enter(offer).await,
        }
        true
    }

    /// Presses Enter where the focus is.
    async fn enter(&self, offer: &Value) -> bool {
        let typed = self.visitor.element(&offer["element"]).send_keys(Key::Enter).await;
        self.is_done(typed).await
    }

    async fn is_done(&self, result: WebDriverResult<()>) -> bool {
        match result {
            Ok(()) => true,
            Err(error) if is_gone(&error) => false,
            Err(error) => panic!("{error}\n{}", self.visitor.account().await),
        }
    }

    /// Leads the focus to an element by Tab, and within the hand by arrows; false if it is gone.
    pub(crate) async fn lead_focus(&self, element: &Value) -> bool {
        const STEPS: &str = r##"
            const [target] = arguments
            const now = document.activeElement
            if (now === target) return ["there", 0]
            const hand = [...document.querySelectorAll(".hand ul button")]
            if (hand.includes(now) && hand.includes(target)) {
                return ["arrows", (hand.indexOf(target) - hand.indexOf(now) + hand.length) % hand.length]
            }
            const stops = [...document.querySelectorAll('a[href], button, input:not([type="hidden"]), select, summary, [tabindex="0"]')]
            const seen = stops.filter(stop => stop.checkVisibility() && !stop.disabled)
            const goal = hand.includes(target) ? hand[0] : target
            const after = seen.indexOf(now)
            return ["tabs", (seen.indexOf(goal) - after + seen.length) % seen.length || seen.length]
        "##;
        for _ in 0..20 {
            let steps = self.visitor.driver().execute(STEPS, vec![element.clone()]).await;
            let steps = match steps {
                Ok(steps) => steps.json().clone(),
                Err(error) => return self.is_done(Err(error)).await,
            };
            let count = usize::try_from(steps[1].as_u64().expect("a count")).expect("a few");
            let key = match steps[0].as_str() {
                Some("there") => return true,
                Some("arrows") => Key::Right,
                _ => Key::Tab,
            };
            self.visitor.keys(&char::from(key).to_string().repeat(count)).await;
        }
        panic!("the focus does not get there\n{}", self.visitor.account().await);
    }
}
