//! Oneself, by forms.

use crate::browser::{Browser, value_of};
use crate::server::TestServer;

/// What the page shows this once.
fn shown_once(page: &str) -> String {
    let field = page.split("class=\"link\" readonly value=\"").nth(1).expect("a secret");
    field.split('"').next().expect("its end").to_owned()
}

#[test]
fn a_name_is_taken_and_shown_everywhere() {
    let server = TestServer::start();
    let mut ann = Browser::guest(&server, "Ann");
    let table = ann.post("/play/linko", &[]).goes_to();
    ann.post("/me", &[("name", "<i>Anna</i> & \"co\"")]).leads_to("/me");
    for path in ["/me", "/", &table] {
        let page = ann.page(path);
        assert!(page.contains("&lt;i&gt;Anna&lt;/i&gt; &amp;") && !page.contains("<i>"), "{path}");
    }
    assert_eq!(value_of(&ann.page("/me"), "name"), "&lt;i&gt;Anna&lt;/i&gt; &amp; &quot;co&quot;");
}

#[test]
fn a_link_carries_one_to_another_device_once() {
    let server = TestServer::start();
    let mut ann = Browser::guest(&server, "Ann");
    let made = ann.post("/me/link", &[]);
    made.is_page("en");
    assert!(made.text.contains("class=\"qr\"") && made.text.contains("<svg"), "as a picture, too");
    let link = shown_once(&made.text);
    let path = link.strip_prefix(&ann.visitor.base).expect("our own address");
    let mut phone = Browser::new(&server).with("accept-language", "it");
    let asks = phone.get(path);
    asks.is_page("it");
    assert!(phone.get(path).status == 200, "looking does not use it up");
    phone.post(path, &[]).leads_to("/");
    assert!(phone.page("/me").contains("value=\"Ann\""));
    phone.get(path).is_problem_page(410, "it", "/");
    phone.post(path, &[]).is_problem_page(410, "it", "/");
    // The other device can be signed out.
    let key = value_of(&ann.page("/me"), "key");
    ann.post("/me/revoke", &[("key", &key)]).leads_to("/me");
    assert!(!phone.page("/me").contains("value=\"Ann\""));
}

#[test]
fn a_code_brings_one_back() {
    let server = TestServer::start();
    let mut ann = Browser::guest(&server, "Ann");
    let code = shown_once(&ann.post("/me/recovery", &[]).text);
    let mut other = Browser::new(&server);
    other.post("/me/recover", &[("code", "nonsense")]).is_problem_page(410, "en", "/me");
    other.post("/me/recover", &[("code", &format!(" {code} "))]).leads_to("/");
    assert!(other.page("/me").contains("value=\"Ann\""));
    other.post("/me/recover", &[("code", &code)]).is_problem_page(410, "en", "/me");
}

#[test]
fn tokens_are_made_and_taken_back() {
    let server = TestServer::start();
    let mut ann = Browser::guest(&server, "Ann");
    let token = shown_once(&ann.post("/me/token", &[("name", "my bot")]).text);
    let program = Browser::new(&server).with("authorization", &format!("Bearer {token}"));
    assert_eq!(program.get("/api/me").good()["name"], "Ann");
    let page = ann.page("/me");
    assert!(page.contains("my bot") && !page.contains(&token), "it is shown once");
    ann.post("/me/revoke", &[("key", &value_of(&page, "key"))]).leads_to("/me");
    assert_eq!(program.get("/api/me").status, 401);
}

#[test]
fn one_goes_for_good_when_one_is_sure() {
    let server = TestServer::start();
    let mut ann = Browser::guest(&server, "Ann");
    ann.post("/me/delete", &[]).leads_to("/me");
    assert!(ann.page("/me").contains("value=\"Ann\""));
    let old = ann.clone();
    ann.post("/me/delete", &[("sure", "on")]).leads_to("/");
    assert_eq!(ann.cookie("sobremesa"), None, "the cookie is gone");
    assert!(!old.page("/me").contains("value=\"Ann\""), "and good for nothing");
    for place in ["/me/link", "/me/recovery", "/me/token", "/me/revoke", "/me/delete"] {
        Browser::new(&server).post(place, &[("name", "x")]).is_problem_page(401, "en", "/me");
    }
}
