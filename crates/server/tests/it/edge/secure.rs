//! Where people come by TLS.

use serde_json::json;
use sobremesa_server::Config;

use crate::house::House;
use crate::server::{TestServer, easy};
use crate::visitor::{Answer, Visitor};

const PUBLIC: &str = "https://cards.example.org";

fn secure() -> Config {
    Config { public_url: Some(PUBLIC.to_owned()), ..easy() }
}

fn set(answer: &Answer) -> Vec<&str> {
    let cookies = answer.headers.iter().filter(|(name, _)| name == "set-cookie");
    cookies.map(|(_, value)| value.as_str()).collect()
}

#[test]
fn cookies_are_of_this_host_alone_and_tls_stays() {
    let server = TestServer::start_with(secure());
    let stranger = Visitor::stranger(&server).with("origin", PUBLIC);
    let made = stranger.send("POST", "/api/me", &json!({ "name": "Ann" }));
    assert_eq!(made.header("strict-transport-security"), Some("max-age=31536000"));
    let [cookie] = set(&made)[..] else { panic!("{made:?}") };
    assert!(cookie.starts_with("__Host-sobremesa=") && cookie.ends_with("; Secure"), "{cookie}");
    assert!(cookie.contains("; Path=/;") && !cookie.contains("Domain"), "{cookie}");
    let ann = stranger.with("cookie", cookie.split(';').next().unwrap());
    assert_eq!(ann.get("/api/me").good()["name"], "Ann");
    assert_eq!(set(&ann.get("/api/me")), [""; 0], "it is not renewed every time");
    let gone = ann.send("DELETE", "/api/me", &json!({}));
    assert_eq!(set(&gone).len(), 2, "whatever it is called: {gone:?}");
}

#[test]
fn without_tls_nothing_is_promised() {
    let server = TestServer::start();
    let made = Visitor::stranger(&server).send("POST", "/api/me", &json!({}));
    assert_eq!(made.header("strict-transport-security"), None);
    assert!(set(&made)[0].starts_with("sobremesa="));
}

/// Somebody who was known before stays known, and gets the new cookie with the next answer.
#[test]
fn an_old_cookie_is_good_and_is_replaced() {
    let house = House::open();
    let ann = Visitor::guest(&house.server, "Ann");
    let old = ann.header("cookie").expect("a cookie").to_owned();
    let house = house.restart_with(secure(), |_| {});
    let ann = Visitor::stranger(&house.server).with("cookie", &old);
    let answer = ann.get("/api/me");
    let [renewed] = set(&answer)[..] else { panic!("{answer:?}") };
    let token = old.strip_prefix("sobremesa=").expect("an old cookie");
    assert!(renewed.starts_with(&format!("__Host-sobremesa={token};")), "{renewed}");
    // The cookie that nobody else can set wins.
    let both = ann.with("cookie", &format!("sobremesa=x; __Host-sobremesa={token}"));
    assert_eq!(both.get("/api/me").good()["name"], "Ann");
}

#[test]
fn figures_are_not_for_who_comes_through_a_proxy() {
    let server = TestServer::start();
    let here = Visitor::stranger(&server);
    assert_eq!(here.get("/metrics").status, 200);
    for header in ["via", "x-real-ip", "forwarded", "x-forwarded-for", "x-forwarded-proto"] {
        assert_eq!(here.with(header, "198.51.100.1").get("/metrics").status, 404, "{header}");
    }
    // A proxy that says nothing at all could ask here as well.
    let server = TestServer::start_with(secure());
    assert_eq!(Visitor::stranger(&server).get("/metrics").status, 404);
}

#[test]
fn figures_have_a_port_of_their_own() {
    let any_port = Some(([127, 0, 0, 1], 0).into());
    let server = TestServer::start_with(Config { metrics: any_port, ..secure() });
    let everybody = Visitor::stranger(&server);
    assert_eq!(everybody.get("/metrics").status, 404, "not at the port for everybody");
    let mut operator = everybody;
    operator.base = format!("http://{}", server.metrics.expect("a port of their own"));
    let figures = operator.get("/metrics");
    assert!(figures.text.contains("sobremesa_storing 1"), "{}", figures.text);
    assert_eq!(operator.get("/api/me").status, 404, "and nothing else");
}
