//! A browser: it asks for pages, fills in forms and keeps cookies.

use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};

use crate::server::TestServer;
use crate::visitor::{Answer, Visitor};

/// What a browser's navigation accepts.
const PAGES: &str = "text/html,application/xhtml+xml;q=0.9,*/*;q=0.8";

/// Someone with a browser.
#[derive(Clone)]
pub(crate) struct Browser {
    pub(crate) visitor: Visitor,
    cookies: Vec<(String, String)>,
}

impl Browser {
    /// A browser that was never here.
    pub(crate) fn new(server: &TestServer) -> Browser {
        let visitor = Visitor::stranger(server).without("content-type").with("accept", PAGES);
        Browser { visitor, cookies: Vec::new() }
    }

    /// The browser of a new guest of this name.
    pub(crate) fn guest(server: &TestServer, name: &str) -> Browser {
        let mut browser = Browser::new(server);
        browser.post("/me", &[("name", name)]).leads_to("/me");
        browser
    }

    /// The same with another header, or another value of it.
    pub(crate) fn with(&self, name: &'static str, value: &str) -> Browser {
        Browser { visitor: self.visitor.with(name, value), cookies: self.cookies.clone() }
    }

    /// The cookie of this name.
    pub(crate) fn cookie(&self, name: &str) -> Option<&str> {
        self.cookies.iter().find(|(other, _)| other == name).map(|(_, value)| value.as_str())
    }

    /// Opens a page.
    pub(crate) fn get(&self, path: &str) -> Answer {
        self.visitor.get(path)
    }

    /// Opens a page that is there.
    #[track_caller]
    pub(crate) fn page(&self, path: &str) -> String {
        let answer = self.get(path);
        assert_eq!(answer.status, 200, "{answer:?}");
        answer.text
    }

    /// Sends a form.
    pub(crate) fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let sender = self.visitor.with("content-type", "application/x-www-form-urlencoded");
        let answer = sender.send_text("POST", path, form(fields));
        self.keep(&answer);
        answer
    }

    /// Keeps the cookies of an answer.
    fn keep(&mut self, answer: &Answer) {
        let set = answer.headers.iter().filter(|(name, _)| name == "set-cookie");
        for (_, cookie) in set {
            let pair = cookie.split(';').next().expect("a cookie");
            let (name, value) = pair.split_once('=').expect("a value");
            self.cookies.retain(|(other, _)| other != name);
            if !cookie.contains("Max-Age=0") {
                self.cookies.push((name.to_owned(), value.to_owned()));
            }
        }
        let pairs: Vec<String> =
            self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        self.visitor = self.visitor.with("cookie", &pairs.join("; "));
    }
}

/// Fields as a form sends them.
pub(crate) fn form(fields: &[(&str, &str)]) -> String {
    let field = |(name, value): &(&str, &str)| format!("{name}={}", encoded(value));
    fields.iter().map(field).collect::<Vec<String>>().join("&")
}

/// A text as a query writes it.
pub(crate) fn encoded(text: &str) -> String {
    utf8_percent_encode(text, NON_ALPHANUMERIC).to_string()
}

impl Answer {
    /// The page that the browser goes on to.
    #[track_caller]
    pub(crate) fn goes_to(&self) -> String {
        assert_eq!(self.status, 303, "{self:?}");
        self.header("location").expect("a place").to_owned()
    }

    #[track_caller]
    pub(crate) fn leads_to(&self, path: &str) {
        assert_eq!(self.goes_to(), path);
    }

    /// Refused with this status, as a page in this language that leads back to a place.
    #[track_caller]
    pub(crate) fn is_problem_page(&self, status: u16, language: &str, back: &str) {
        assert_eq!(self.status, status, "{self:?}");
        self.is_page(language);
        assert!(self.text.contains("role=\"alert\""), "{self:?}");
        assert!(self.text.contains(&format!("class=\"btn primary\" href=\"{back}\"")), "{self:?}");
    }

    /// A careful page in this language.
    #[track_caller]
    pub(crate) fn is_page(&self, language: &str) {
        assert_eq!(self.header("content-type"), Some("text/html; charset=utf-8"), "{self:?}");
        assert!(self.text.starts_with("<!DOCTYPE html>"), "{self:?}");
        assert!(self.text.contains(&format!("<html lang=\"{language}\"")), "{self:?}");
        assert_eq!(self.header("cache-control"), Some("no-store"));
        assert_eq!(self.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(self.header("x-frame-options"), Some("DENY"));
        assert_eq!(self.header("referrer-policy"), Some("same-origin"));
        let policy = self.header("content-security-policy").expect("a policy");
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{policy}");
        // What the policy would refuse.
        for inline in [" style=\"", "<style", "javascript:", " onclick", " onload", " onsubmit"] {
            assert!(!self.text.contains(inline), "{inline} in {}", self.text);
        }
        let scripts = self.text.matches("<script").count();
        assert_eq!(scripts, self.text.matches("<script type=\"module\" src=\"/assets/").count());
    }
}

/// The value of a hidden or shown field.
pub(crate) fn value_of(page: &str, name: &str) -> String {
    let field = page.split(&format!("name=\"{name}\"")).nth(1).expect("a field");
    let value = field.split("value=\"").nth(1).expect("a value");
    value.split('"').next().expect("its end").to_owned()
}

/// The values of all buttons of this name.
pub(crate) fn buttons(page: &str, name: &str) -> Vec<String> {
    let mark = format!("name=\"{name}\" value=\"");
    let values = page.split(&mark).skip(1).filter_map(|rest| rest.split('"').next());
    values.map(|value| value.replace("&amp;", "&")).collect()
}
