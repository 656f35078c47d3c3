//! That it has become one's turn is seen, heard and told where one wants it, in tabs that are not in front, too.

use super::friends::Pair;
use super::house::House;
use super::player::{By, Player};
use super::visitor::Visitor;

/// Without windows all tabs are in front, so the test says which one is not.
const HIDDEN: &str = r##"
Object.defineProperty(document, "hidden", { get: () => !window.isInFront })
"##;

/// What notifications would say; the reader allows them.
const NOTIFICATIONS: &str = r##"
window.notifications = []
window.Notification = class {
    static permission = "granted"
    static requestPermission() { window.isAsked = true }
    constructor(title) { window.notifications.push(title) }
}
"##;

/// The tones that begin to sound.
const TONES: &str = r##"
window.tones = []
const start = OscillatorNode.prototype.start
OscillatorNode.prototype.start = function (...when) {
    window.tones.push(this.frequency.value)
    return start.apply(this, when)
}
"##;

const COUNT_TONES: &str = "return window.tones.length";

/// Plays until it becomes the turn of the player who does not have it, and returns that one.
async fn pass_the_turn(pair: &Pair) -> &Visitor {
    let (before, after) = pair.by_turn().await;
    while std::ptr::eq(pair.by_turn().await.0, before) {
        assert!(Player::new(before, By::Clicks, 1).decide().await, "a game takes longer");
    }
    after
}

/// Prepares the pages of both, and gives the first turn to the host.
async fn sit_down(house: &House, script: &str) -> Pair {
    let pair = Pair::sit_down(house, "linko").await;
    for visitor in [&pair.host, &pair.friend] {
        visitor.prepare(script).await;
        visitor.reload().await;
    }
    if std::ptr::eq(pair.by_turn().await.0, &pair.friend) {
        pass_the_turn(&pair).await;
    }
    pair
}

#[tokio::test]
async fn the_title_and_the_icon_say_whose_turn_it_is() {
    const ICON: &str =
        "return document.querySelector('link[rel=icon]').href.includes('icon-turn.svg')";
    let house = House::open();
    let pair = sit_down(&house, HIDDEN).await;
    let friend = &pair.friend;
    assert_eq!(friend.js(ICON).await, false);
    assert_eq!(friend.js("return document.title.includes('Your turn')").await, false);
    pass_the_turn(&pair).await;
    friend.until("the hidden tab's title", "return document.title.startsWith('● Your turn')").await;
    assert_eq!(friend.js(ICON).await, true);
    let comes = "window.isInFront = true
                 document.dispatchEvent(new Event('visibilitychange'))
                 return document.title.startsWith('Your turn')";
    assert_eq!(friend.js(comes).await, true, "who looks at the page needs no mark");
    friend.reload().await;
    friend.until("the icon", ICON).await;
}

#[tokio::test]
async fn a_notification_tells_of_the_turn_in_a_tab_that_is_not_in_front() {
    const COUNT: &str = "return window.notifications.length";
    let house = House::open();
    let pair = sit_down(&house, &format!("{HIDDEN}{NOTIFICATIONS}")).await;
    let friend = &pair.friend;
    assert_eq!(friend.js(COUNT).await, 0);
    pass_the_turn(&pair).await;
    assert_eq!(friend.js(COUNT).await, 1);
    let says = "return window.notifications[0].startsWith('Your turn')";
    assert_eq!(friend.js(says).await, true);
    // Who looks at the page needs none.
    friend.js("window.isInFront = true").await;
    pass_the_turn(&pair).await;
    pass_the_turn(&pair).await;
    assert_eq!(friend.js(COUNT).await, 1);
}

#[tokio::test]
async fn nobody_is_notified_who_did_not_allow_it() {
    let house = House::open();
    let pair =
        sit_down(&house, &format!("{HIDDEN}{NOTIFICATIONS}Notification.permission = 'default'"))
            .await;
    pass_the_turn(&pair).await;
    assert_eq!(pair.friend.js("return window.notifications.length").await, 0);
}

#[tokio::test]
async fn the_options_ask_whether_to_notify() {
    let house = House::open();
    let visitor = house.visitor().await;
    visitor.prepare(NOTIFICATIONS).await;
    visitor.go("/options").await;
    visitor.press("[data-notify]").await;
    visitor.until("the question", "return window.isAsked").await;
}

#[tokio::test]
async fn sounds_are_made_only_for_those_who_want_them() {
    let house = House::open();
    let pair = sit_down(&house, TONES).await;
    let friend = &pair.friend;
    pass_the_turn(&pair).await;
    assert_eq!(friend.js(COUNT_TONES).await, 0, "sounds are off at first");
    pass_the_turn(&pair).await;

    friend.press("#bar a[href^='/options']").await;
    friend.press("input[name=sounds]").await;
    friend.press("form.fields .btn.primary").await;
    let is_on = "return document.documentElement.dataset.sounds === 'on'";
    friend.until("the table with sounds", is_on).await;
    assert_eq!(friend.js(COUNT_TONES).await, 0, "nothing has happened yet");
    pass_the_turn(&pair).await;
    assert_eq!(friend.js(COUNT_TONES).await, 6, "two knocks of three tones are heard");
    assert_eq!(pair.host.js(COUNT_TONES).await, 0, "it is each one's own choice");
    assert_eq!(friend.complaints().await, [""; 0]);
}
