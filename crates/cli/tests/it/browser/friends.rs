//! Two browsers at one table: what one does, the other sees without loading the page again.

use std::time::Instant;

use serde_json::json;

use super::house::House;
use super::player::{By, Player};
use super::sweep::{SIZES, set_size};
use super::visitor::{LOOK, PATIENCE, Visitor};

/// Two people at a table of their own.
pub(crate) struct Pair {
    pub(crate) host: Visitor,
    pub(crate) friend: Visitor,
}

impl Pair {
    /// The host sets up a table for two, the friend comes by the link, and the game begins.
    pub(crate) async fn sit_down(house: &House, game: &str) -> Pair {
        Pair::sit_down_with(house, game, &[]).await
    }

    /// The same at a table with these things ticked.
    async fn sit_down_with(house: &House, game: &str, ticked: &[&str]) -> Pair {
        let (host, friend) = (house.visitor().await, house.visitor().await);
        host.go(&format!("/new/{game}")).await;
        let last = if game == "level8" { 6 } else { 5 };
        for number in 2..=last {
            let plan = if number == 2 { "open" } else { "closed" };
            host.choose(&format!("seat{number}"), plan).await;
        }
        for name in ticked {
            host.press(&format!("input[name={name}]")).await;
        }
        host.press("form.fields .btn.primary").await;
        let link = host.find("#invite .link").await.value().await.expect("a link");
        host.js("window.isTheSame = true").await;
        friend.go(&link.expect("a link")).await;
        friend.press("button[name=sit]").await;
        host.find("#who button[name=remove]").await;
        friend.press("button[name=ready]").await;
        host.find("#act button[name=begin]").await;
        assert_eq!(host.js("return window.isTheSame").await, true, "the page came again");
        host.press("#act button[name=begin]").await;
        for visitor in [&host, &friend] {
            visitor.find("#dock").await;
            visitor.js("window.isTheSame = true").await;
        }
        Pair { host, friend }
    }

    /// Whose turn it is, then the other one.
    pub(crate) async fn by_turn(&self) -> (&Visitor, &Visitor) {
        const IS_MINE: &str = "return document.getElementById('act')?.dataset.turn === 'mine'";
        self.agree().await;
        match self.host.js(IS_MINE).await == true {
            true => (&self.host, &self.friend),
            false => (&self.friend, &self.host),
        }
    }

    /// Waits until both see the same decision, or the end. Either may see it first, so neither is held
    /// to what the other has seen before.
    pub(crate) async fn agree(&self) {
        const DECISION: &str = "return document.querySelector('#act [name=decision]')?.value \
            ?? document.querySelector('#dock [name=rematch]')?.name";
        let start = Instant::now();
        loop {
            let host = self.host.until("a decision", DECISION).await;
            let friend = self.friend.until("a decision", DECISION).await;
            if host == friend {
                return;
            }
            if start.elapsed() > PATIENCE {
                let accounts = [self.host.account().await, self.friend.account().await];
                panic!("they see {host} and {friend}\n{}", accounts.join("\n"));
            }
            tokio::time::sleep(LOOK).await;
        }
    }

    /// Level 10: the host proposes who begins, and the friend, who sees it, agrees.
    async fn agree_who_begins(&self) {
        self.host.press(".to-begin button[value]").await;
        self.friend.find(".to-begin small").await;
        self.friend.press(".to-begin button:has(small)").await;
        self.host.find(".tell").await;
    }

    /// Some turns, by whose turn it is; fewer where the game is lost before.
    async fn play(&self, turns: usize) {
        for turn in 0..turns {
            let (active, _) = self.by_turn().await;
            if !Player::new(active, By::Clicks, 2 + turn).decide().await {
                break;
            }
        }
        self.agree().await;
    }

    async fn assert_never_loaded_again(&self) {
        for visitor in [&self.host, &self.friend] {
            assert_eq!(visitor.js("return window.isTheSame").await, true, "the page came again");
            assert_eq!(visitor.complaints().await, [""; 0]);
        }
    }
}

/// What the page says of the players.
const SEATS: &str = "return document.querySelector('main').firstElementChild.innerText";

#[tokio::test]
async fn two_agree_who_begins_tell_counts_and_play_level10() {
    let house = House::open();
    let pair = Pair::sit_down(&house, "level10").await;
    pair.agree_who_begins().await;
    pair.agree().await;
    // What is told stands beside the seat of the one who told it.
    let told = pair.host.js(SEATS).await;
    pair.friend.press(".tell .worlds button").await;
    pair.host.until("what the friend told", &format!("{SEATS} !== {told}")).await;
    pair.play(4).await;
    pair.assert_never_loaded_again().await;
}

#[tokio::test]
async fn a_hint_stays_while_others_speak() {
    let house = House::open();
    let pair = Pair::sit_down_with(&house, "level10", &["hints"]).await;
    pair.agree_who_begins().await;
    let (active, other) = pair.by_turn().await;
    let told = active.js(SEATS).await;
    active.press("[name=hint]").await;
    other.press(".tell .worlds button").await;
    active.until("what the other told", &format!("{SEATS} !== {told}")).await;
    active.find(".hinted").await;
    let asked = "return document.getElementById('log').innerText.includes('asked for a hint')";
    other.until("who asked", asked).await;
}

#[tokio::test]
async fn two_play_linko() {
    let house = House::open();
    let pair = Pair::sit_down(&house, "linko").await;
    pair.play(6).await;
    pair.assert_never_loaded_again().await;
}

#[tokio::test]
async fn two_play_level8() {
    let house = House::open();
    let pair = Pair::sit_down(&house, "level8").await;
    pair.play(8).await;
    pair.assert_never_loaded_again().await;
}

#[tokio::test]
async fn two_vote_to_give_up_and_play_again() {
    let house = House::open();
    let pair = Pair::sit_down(&house, "linko").await;
    pair.host.press("[data-key=m]").await;
    pair.host.press("button[name=vote][value=end]").await;
    pair.host.find("#dock button[name=vote][value=go-on]").await;
    // On a phone a bell tells of it, and nothing lies over the cards.
    set_size(&pair.friend, SIZES[0]).await;
    pair.friend.press("#tool-matters").await;
    pair.friend.press(".vote button[value=end]").await;
    for visitor in [&pair.host, &pair.friend] {
        visitor.find("#dock button[name=rematch]").await;
    }
    let before = pair.host.path().await;
    pair.host.press("#dock button[name=rematch]").await;
    pair.host.find("#who").await;
    assert_ne!(pair.host.path().await, before);
    // The way to the new table appears by itself.
    pair.friend.press("#dock a.btn.primary").await;
    pair.friend.find("#who").await;
    assert_eq!(pair.friend.path().await, pair.host.path().await);
}

/// What the host's page says of the friend.
const MARK: &str =
    "return document.querySelector('.seat:not(.me) .mark:not(.only-phone)')?.textContent";

#[tokio::test]
async fn a_friend_who_is_gone_is_missed_and_greeted() {
    let house = House::open();
    let pair = Pair::sit_down(&house, "linko").await;
    let table = pair.friend.path().await;
    pair.friend.go("about:blank").await;
    let said = format!("{MARK}.startsWith('offline')");
    pair.host.until("the mark of a friend who is gone", &said).await;
    pair.host.find(".seat:not(.me) .token.away").await;
    pair.friend.go(&table).await;
    let greeting = "return document.querySelector('.vote')?.textContent";
    let greeted = pair.host.until("a greeting", greeting);
    let (_, welcome) = tokio::join!(greeted, pair.friend.until("a welcome", greeting));
    assert_eq!(welcome, "Welcome back!");
    pair.host.until("a seat without a mark", &format!("{MARK} === undefined")).await;
    assert_eq!(pair.host.js("return window.isTheSame").await, true, "the page came again");
}

#[tokio::test]
async fn a_friend_with_another_tab_in_front_is_elsewhere() {
    const HIDE: &str =
        "Object.defineProperty(document, 'hidden', { value: arguments[0], configurable: true })
                        document.dispatchEvent(new Event('visibilitychange'))";
    let house = House::open();
    let pair = Pair::sit_down(&house, "level8").await;
    pair.friend.js_with(HIDE, &json!([true])).await;
    pair.host.until("the mark", &format!("{MARK} === 'elsewhere'")).await;
    pair.host.find(".seat:not(.me) .token.elsewhere").await;
    pair.friend.js_with(HIDE, &json!([false])).await;
    pair.host.until("a seat without a mark", &format!("{MARK} === undefined")).await;
}

/// A tab that was hidden for long has no stream any more, and its reader is still elsewhere until it is closed.
#[tokio::test]
async fn a_friend_whose_tab_is_hidden_for_long_is_elsewhere_until_it_is_closed() {
    const HIDE_FOR_LONG: &str = "
        const { setTimeout } = window, { close } = EventSource.prototype
        window.setTimeout = (act, millis) => setTimeout(act, millis < 60_000 ? millis : 0)
        EventSource.prototype.close = function () { close.call(this); window.hasHungUp = true }
        window.told = 0
        let last = Promise.resolve()
        navigator.sendBeacon = (url, body) => {
            last = last.then(() => fetch(url, { method: 'post', body })).then(() => { window.told++ })
        }
        Object.defineProperty(document, 'hidden', { value: true })
        document.dispatchEvent(new Event('visibilitychange'))";
    let house = House::open();
    let pair = Pair::sit_down(&house, "linko").await;
    pair.friend.js(HIDE_FOR_LONG).await;
    pair.friend.until("a stream that is given back", "return window.hasHungUp").await;
    // What the page tells comes in order, because half an hour lies between; here one waits for the other.
    pair.friend.until("both to be heard", "return window.told === 2").await;
    pair.host.until("the mark", &format!("{MARK} === 'elsewhere'")).await;
    // A browser that goes may lose a page's last word, so the page is told that it is left, and stays.
    pair.friend.js("dispatchEvent(new PageTransitionEvent('pagehide'))").await;
    pair.friend.until("its last word to be heard", "return window.told === 3").await;
    pair.host.until("the mark", &format!("{MARK}.startsWith('offline')")).await;
}

/// Who looks at a card while others play keeps it.
#[tokio::test]
async fn the_focus_stays_on_a_card_when_another_moves() {
    let house = House::open();
    let pair = Pair::sit_down(&house, "linko").await;
    let (active, other) = pair.by_turn().await;
    let focused = "const card = document.querySelectorAll('.hand ul button')[1]
                   card.focus(); window.card = card; return card.id";
    other.js(focused).await;
    assert!(Player::new(active, By::Clicks, 1).decide().await);
    pair.agree().await;
    let stays = "return document.activeElement === window.card && window.card.isConnected";
    assert_eq!(other.js(stays).await, true, "{}", other.account().await);
}
