//! The house without a line.

use super::house::House;

/// Whether the script that works without a page is there for the next one.
const IS_READY: &str = r##"
navigator.serviceWorker.ready.then(() => { window.isReady = true })
return window.isReady === true
"##;

#[tokio::test]
async fn without_a_line_a_page_of_ours_says_so_and_no_old_list_is_shown() {
    let mut house = House::open();
    let visitor = house.visitor().await;
    visitor.go("/games").await;
    visitor.until("the script without a page", IS_READY).await;
    house.kill();
    visitor.go("/games").await;
    let heading = visitor.js("return document.querySelector('main h2').textContent").await;
    assert_eq!(heading, "No connection");
    assert_eq!(visitor.path().await, "/games", "it can be tried again");
    let is_dressed = "return getComputedStyle(document.querySelector('.plate')).borderRadius";
    assert_ne!(visitor.js(is_dressed).await, "0px");
    house.reopen();
    visitor.press("main a.primary").await;
    visitor.until("the page itself", "return !!document.querySelector('.filters')").await;
}
