//! A device is told that a game waits, where its owner wants it.

use serde_json::{Value, json};

use super::house::House;
use super::visitor::Visitor;

/// A push service, which tests have none of: the browser gets an address of it, and forgets it again.
const SERVICE: &str = r##"
let fake = null
const written = bytes => btoa(String.fromCharCode(...new Uint8Array(bytes))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")
PushManager.prototype.getSubscription = async () => fake
PushManager.prototype.subscribe = async options => {
    window.asked = options
    const pair = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, ["deriveBits"])
    const p256dh = written(await crypto.subtle.exportKey("raw", pair.publicKey))
    const keys = { p256dh, auth: written(new Uint8Array(16)) }
    const toJSON = () => ({ endpoint: "https://push.example.org/1", expirationTime: null, keys })
    return fake = { toJSON, unsubscribe: async () => { fake = null; return true } }
}
const request = Notification.requestPermission
Notification.requestPermission = () => { window.isAsked = true; return request.call(Notification) }
"##;

/// Somebody whose browser may show notifications.
async fn owner(house: &House) -> Visitor {
    let visitor = house.visitor().await;
    let allowed = json!({ "origin": house.link(), "permissions": ["notifications"] });
    visitor.cdp("Browser.grantPermissions", allowed).await;
    visitor.prepare(SERVICE).await;
    visitor.go("/new/linko").await;
    visitor.press("form.fields .btn.primary").await;
    visitor.find("#who").await;
    visitor
}

async fn devices(visitor: &Visitor) -> Value {
    visitor.js("return fetch('/api/me/pushes').then(answer => answer.json())").await
}

#[tokio::test]
async fn a_press_lets_the_device_be_told_and_another_ends_it() {
    let house = House::open();
    let visitor = owner(&house).await;
    for path in ["/turns", "/options"] {
        visitor.go(path).await;
        visitor.find("[data-push] button[data-state=untold]").await;
        assert_eq!(visitor.js("return !!window.isAsked").await, false, "nobody is asked before");
        visitor.press("[data-push] button").await;
        visitor.find("[data-push] button[data-state=told]").await;
        let told = devices(&visitor).await;
        assert_eq!(told["pushes"][0]["here"], true, "{told}");
        let asked = visitor.js("return window.asked").await;
        assert_eq!(asked, json!({ "userVisibleOnly": true, "applicationServerKey": told["key"] }));
        visitor.press("[data-push] button").await;
        visitor.find("[data-push] button[data-state=untold]").await;
        assert_eq!(devices(&visitor).await["pushes"], json!([]));
    }
    assert_eq!(visitor.complaints().await, [""; 0]);
}

/// What the browser shows is what was sent, and a message without a text is no error.
#[tokio::test]
async fn a_message_is_shown_without_any_page_of_the_game() {
    const SHOWN: &str = "return navigator.serviceWorker.ready
        .then(ready => ready.getNotifications())
        .then(all => all.map(({ title, body, data }) => ({ title, body, data })))";
    let house = House::open();
    let visitor = owner(&house).await;
    visitor.go("/turns").await;
    visitor
        .until(
            "the script without a page",
            "return navigator.serviceWorker.ready.then(ready => !!ready.active)",
        )
        .await;
    visitor.cdp("ServiceWorker.enable", json!({})).await;
    let message =
        json!({ "title": "Linko", "body": "It’s your turn.", "path": "/t/0123456789abcdef" });
    let delivery = json!({ "origin": format!("{}/", house.link()), "registrationId": "0", "data": message.to_string() });
    // A worker that has just begun may not hear the first one; the same message twice is one notification.
    for _ in 0..20 {
        visitor.cdp("ServiceWorker.deliverPushMessage", delivery.clone()).await;
        if visitor.js(&format!("{SHOWN}.then(all => all.length > 0)")).await == true {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(250)).await;
    }
    visitor.until("a notification", &format!("{SHOWN}.then(all => all.length > 0)")).await;
    let expected =
        json!({ "title": "Linko", "body": "It’s your turn.", "data": "/t/0123456789abcdef" });
    assert_eq!(visitor.js(SHOWN).await, json!([expected]));
}

/// No driver can press a notification. So the worker's own script is run in a page, and told of presses as the browser
/// would tell it: what matters is which page comes to the front.
#[tokio::test]
async fn a_press_on_a_notification_leads_to_its_game() {
    const PRESS: &str = r##"
        const [data, open] = arguments, heard = {}, done = []
        const page = path => ({ url: location.origin + path, focus: () => done.push(`front ${path}`) })
        const clients = { matchAll: async () => open.map(page), openWindow: url => done.push(`new ${url.replace(location.origin, "")}`) }
        const listen = (name, hear) => heard[name] = hear
        return fetch("/worker.js").then(answer => answer.text()).then(script => {
            new Function("addEventListener", "clients", script)(listen, clients)
            let work
            heard.notificationclick({ notification: { data, close: () => done.push("closed") }, waitUntil: it => work = it })
            return work
        }).then(() => done)
    "##;
    let house = House::open();
    let visitor = house.visitor().await;
    visitor.cdp("Page.setBypassCSP", json!({ "enabled": true })).await;
    visitor.go("/turns").await;
    for (data, open, expected) in [
        ("/t/one", vec!["/turns", "/t/one"], vec!["closed", "front /t/one"]),
        ("/t/one", vec!["/turns"], vec!["closed", "new /t/one"]),
        ("/turns", vec![], vec!["closed", "new /turns"]),
        ("https://elsewhere.example/t/one", vec!["/t/one"], vec!["closed"]),
    ] {
        let done = visitor.js_with(PRESS, &json!([data, open])).await;
        assert_eq!(done, json!(expected), "{data} with {open:?}");
    }
}
