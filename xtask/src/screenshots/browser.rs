//! A browser without a window, driven by its driver.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use anyhow::{Context, bail};
use serde_json::{Value, json};
use ureq::Agent;

/// How a page is looked at.
#[derive(Clone, Copy)]
pub(crate) struct Window {
    pub(crate) width: u32,
    pub(crate) height: u32,
    /// How many pixels of the screen are one of the page: the browser's zoom.
    pub(crate) scale: u32,
    pub(crate) is_dark: bool,
}

/// A browser; it ends with this value.
pub(crate) struct Browser {
    driver: Child,
    agent: Agent,
    session: String,
}

impl Browser {
    /// Starts a browser that finds `host` on this machine.
    pub(crate) fn start(host: &str) -> anyhow::Result<Browser> {
        let mut driver = Command::new("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .spawn()
            .context("cannot start chromedriver")?;
        let lines = BufReader::new(driver.stdout.take().context("a pipe")?).lines();
        let port = |line: String| {
            let (_, port) = line.split_once("successfully on port ")?;
            Some(port.trim_end_matches('.').to_owned())
        };
        let port =
            lines.map_while(Result::ok).find_map(port).context("chromedriver says no port")?;
        let agent = Agent::config_builder().http_status_as_error(false).build().into();
        let mut browser = Browser { driver, agent, session: format!("http://127.0.0.1:{port}") };
        let arguments = [
            "--headless=new".to_owned(),
            "--no-sandbox".to_owned(),
            "--hide-scrollbars".to_owned(),
            "--force-prefers-reduced-motion".to_owned(),
            format!("--host-resolver-rules=MAP {host} 127.0.0.1"),
        ];
        let wanted = json!({ "capabilities": { "alwaysMatch": {
            "browserName": "chrome",
            "goog:chromeOptions": { "args": arguments },
        } } });
        let made = browser.ask("/session", &wanted)?;
        let id = made["sessionId"].as_str().context("no session of the browser")?;
        browser.session = format!("{}/session/{id}", browser.session);
        Ok(browser)
    }

    fn ask(&self, path: &str, body: &Value) -> anyhow::Result<Value> {
        let url = format!("{}{path}", self.session);
        let mut answer = self.agent.post(&url).send_json(body)?;
        let mut answer: Value = answer.body_mut().with_config().limit(100 << 20).read_json()?;
        if !answer["value"]["error"].is_null() {
            bail!("the browser refuses {path}: {}", answer["value"]["message"]);
        }
        Ok(answer["value"].take())
    }

    /// A command of the browser's own protocol.
    fn command(&self, name: &str, parameters: &Value) -> anyhow::Result<Value> {
        self.ask("/goog/cdp/execute", &json!({ "cmd": name, "params": parameters }))
    }

    /// Gives the browser a cookie; an empty one takes it away.
    pub(crate) fn set_cookie(&self, url: &str, name: &str, value: &str) -> anyhow::Result<()> {
        let cookie = json!({ "url": url, "name": name, "value": value });
        let command = if value.is_empty() { "Network.deleteCookies" } else { "Network.setCookie" };
        self.command(command, &cookie).map(drop)
    }

    /// Sets the size of the window and the theme of the system.
    pub(crate) fn set_window(&self, window: Window) -> anyhow::Result<()> {
        let metrics = json!({
            "width": window.width, "height": window.height,
            "deviceScaleFactor": window.scale, "mobile": window.width < 600,
        });
        self.command("Emulation.setDeviceMetricsOverride", &metrics)?;
        let theme = if window.is_dark { "dark" } else { "light" };
        let features = json!([
            { "name": "prefers-color-scheme", "value": theme },
            { "name": "prefers-reduced-motion", "value": "reduce" },
        ]);
        self.command("Emulation.setEmulatedMedia", &json!({ "features": features })).map(drop)
    }

    /// Opens a page, and waits until it is loaded.
    pub(crate) fn open(&self, url: &str) -> anyhow::Result<()> {
        self.ask("/url", &json!({ "url": url })).map(drop)
    }

    /// Asks servers for this language.
    pub(crate) fn prefer_language(&self, language: &str) -> anyhow::Result<()> {
        self.command("Network.enable", &json!({}))?;
        let headers = json!({ "headers": { "Accept-Language": language } });
        self.command("Network.setExtraHTTPHeaders", &headers).map(drop)
    }

    /// Runs a script in the page and returns its value.
    pub(crate) fn run(&self, script: &str) -> anyhow::Result<Value> {
        self.ask("/execute/sync", &json!({ "script": script, "args": [] }))
    }

    /// Presses the first element that a selector finds, as a finger or a mouse does.
    pub(crate) fn press(&self, selector: &str) -> anyhow::Result<()> {
        let found = self.ask("/element", &json!({ "using": "css selector", "value": selector }))?;
        let id = found.as_object().and_then(|found| found.values().next()?.as_str());
        let id = id.with_context(|| format!("there is no {selector}"))?;
        self.ask(&format!("/element/{id}/click"), &json!({})).map(drop)
    }

    /// Writes a small picture of the window.
    pub(crate) fn take_small(&self, file: &Path) -> anyhow::Result<()> {
        let wanted = json!({ "format": "webp", "quality": 60 });
        let taken = self.command("Page.captureScreenshot", &wanted)?;
        std::fs::write(file, decode(taken["data"].as_str().context("no picture")?))?;
        Ok(())
    }

    /// Writes a picture of the whole page; returns the page's width and height.
    pub(crate) fn take(&self, file: &Path) -> anyhow::Result<(u32, u32)> {
        let metrics = self.command("Page.getLayoutMetrics", &json!({}))?;
        let page = &metrics["cssContentSize"];
        let clip = json!({
            "x": 0, "y": 0, "width": page["width"], "height": page["height"], "scale": 1,
        });
        let wanted = json!({ "format": "png", "captureBeyondViewport": true, "clip": clip });
        let taken = self.command("Page.captureScreenshot", &wanted)?;
        let picture = taken["data"].as_str().context("no picture")?;
        std::fs::write(file, decode(picture))?;
        let pixels = |size: &str| page[size].as_f64().unwrap_or_default() as u32;
        Ok((pixels("width"), pixels("height")))
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // The browser ends with its session, the driver by its id.
        let _ = self.agent.delete(&self.session).call();
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}

/// Bytes that are written in base 64.
fn decode(text: &str) -> Vec<u8> {
    let digit = |letter: u8| match letter {
        b'A'..=b'Z' => Some(letter - b'A'),
        b'a'..=b'z' => Some(letter - b'a' + 26),
        b'0'..=b'9' => Some(letter - b'0' + 52),
        b'+' => Some(62),
        b'/' => Some(63),
        _ => None,
    };
    let digits: Vec<u8> = text.bytes().filter_map(digit).collect();
    let mut bytes = Vec::with_capacity(digits.len() * 3 / 4);
    for four in digits.chunks(4) {
        let bits = four.iter().fold(0_u32, |bits, digit| bits << 6 | u32::from(*digit));
        let bits = bits << (6 * (4 - four.len()));
        bytes.extend(&bits.to_be_bytes()[1..four.len()]);
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base_64_is_read() {
        for (text, bytes) in
            [("", ""), ("TQ==", "M"), ("TWE=", "Ma"), ("TWFu", "Man"), ("TWFuTQ==", "ManM")]
        {
            assert_eq!(decode(text), bytes.as_bytes(), "{text}");
        }
    }
}
