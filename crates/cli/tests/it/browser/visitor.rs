//! Someone with a browser.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use thirtyfour::error::{WebDriverError, WebDriverErrorInner};
use thirtyfour::{By, WebDriver, WebElement};

/// Nothing that a test waits for takes nearly as long.
pub(super) const PATIENCE: Duration = Duration::from_secs(30);
/// A test looks this often whether it has come.
pub(super) const LOOK: Duration = Duration::from_millis(10);

/// Someone with a browser.
pub(crate) struct Visitor {
    driver: Option<WebDriver>,
    base: String,
}

impl Visitor {
    pub(crate) fn new(driver: WebDriver, base: String) -> Visitor {
        Visitor { driver: Some(driver), base }
    }

    pub(crate) fn driver(&self) -> &WebDriver {
        self.driver.as_ref().expect("it is there until the end")
    }

    /// Opens a page of the house.
    pub(crate) async fn go(&self, path: &str) {
        let url = if path.starts_with('/') { format!("{}{path}", self.base) } else { path.into() };
        self.driver().goto(&url).await.unwrap_or_else(|error| panic!("{url}: {error}"));
    }

    /// The path of the page.
    pub(crate) async fn path(&self) -> String {
        self.driver().current_url().await.expect("an address").path().to_owned()
    }

    /// What a script returns.
    pub(crate) async fn js(&self, script: &str) -> Value {
        self.js_with(script, &json!([])).await
    }

    /// What a script with arguments returns.
    pub(crate) async fn js_with(&self, script: &str, arguments: &Value) -> Value {
        let arguments = arguments.as_array().expect("a list").clone();
        let returned = self.driver().execute(script, arguments).await;
        returned.unwrap_or_else(|error| panic!("{script}: {error}")).json().clone()
    }

    /// Waits until a script returns something that is true, and returns it. Between two pages there
    /// is nothing to ask, so an error is not an answer.
    pub(crate) async fn until(&self, what: &str, script: &str) -> Value {
        self.until_with(what, script, &json!([])).await
    }

    /// The same for a script with arguments.
    pub(crate) async fn until_with(&self, what: &str, script: &str, arguments: &Value) -> Value {
        let arguments = arguments.as_array().expect("a list");
        let start = Instant::now();
        loop {
            let returned = self.driver().execute(script, arguments.clone()).await;
            let value = returned.as_ref().map_or(Value::Null, |returned| returned.json().clone());
            if !matches!(value, Value::Null | Value::Bool(false)) && value != "" {
                return value;
            }
            if start.elapsed() > PATIENCE {
                panic!("{what} did not come: {value}\n{}", self.account().await);
            }
            tokio::time::sleep(LOOK).await;
        }
    }

    /// Waits for an element that can be seen.
    pub(crate) async fn find(&self, selector: &str) -> WebElement {
        const SEEN: &str = "const all = [...document.querySelectorAll(arguments[0])]
                            return all.find(element => element.checkVisibility())";
        let element = self.until_with(selector, SEEN, &json!([selector])).await;
        self.element(&element)
    }

    /// An element that a script has returned.
    pub(crate) fn element(&self, returned: &Value) -> WebElement {
        let handle = self.driver().handle().clone();
        WebElement::from_json(returned.clone(), handle).expect("an element")
    }

    /// Waits for something, and presses it. A page that has changed meanwhile is looked at again.
    pub(crate) async fn press(&self, selector: &str) {
        let start = Instant::now();
        while let Err(error) = self.find(selector).await.click().await {
            if !is_gone(&error) || start.elapsed() > PATIENCE {
                panic!("{selector}: {error}\n{}", self.account().await);
            }
            tokio::time::sleep(LOOK).await;
        }
    }

    /// Chooses in a list.
    pub(crate) async fn choose(&self, name: &str, value: &str) {
        let option = format!("select[name={name}] option[value=\"{value}\"]");
        self.find(&format!("select[name={name}]")).await;
        let option = self.driver().find(By::Css(&option)).await.expect("a choice");
        option.click().await.expect("it can be chosen");
    }

    /// Writes into a field that is empty.
    pub(crate) async fn write(&self, selector: &str, text: &str) {
        self.find(selector).await.send_keys(text).await.expect("it can be written into");
    }

    /// Presses keys, wherever the focus is.
    pub(crate) async fn keys(&self, keys: &str) {
        let chain = self.driver().action_chain_with_delay(Some(Duration::ZERO), None);
        chain.send_keys(keys).perform().await.expect("keys are pressed");
    }

    /// Sends a command to the browser itself.
    pub(crate) async fn cdp(&self, method: &str, parameters: Value) -> Value {
        let answer = self.driver().cdp().send_raw(method, parameters).await;
        answer.unwrap_or_else(|error| panic!("{method}: {error}"))
    }

    /// Runs a script in every page that is opened from now on, before the page's own.
    pub(crate) async fn prepare(&self, script: &str) {
        let script = json!({ "source": script });
        self.cdp("Page.addScriptToEvaluateOnNewDocument", script).await;
    }

    /// Loads the page again.
    pub(crate) async fn reload(&self) {
        self.driver().refresh().await.expect("it loads");
    }

    /// What the browser complained about since the last call: errors of scripts and of loading, and
    /// breaches of the content security policy.
    pub(crate) async fn complaints(&self) -> Vec<String> {
        let log = self.driver().browser_log().await.expect("a log");
        let is_bad = |level: &str| level == "SEVERE" || level == "WARNING";
        let bad = log.into_iter().filter(|entry| is_bad(&entry.level));
        bad.map(|entry| entry.message).collect()
    }

    /// Where one is and what the page says, for whoever reads why a test failed.
    pub(crate) async fn account(&self) -> String {
        let script = "return `${location.href}\n${document.body?.innerText}`";
        let page = self.driver().execute(script, Vec::new()).await;
        let page = page.map_or_else(|error| error.to_string(), |page| page.json().to_string());
        let log = self.driver().browser_log().await.unwrap_or_default();
        format!("{}\n{log:?}", page.replace("\\n", "\n"))
    }
}

impl Drop for Visitor {
    fn drop(&mut self) {
        // The driver ends all its browsers; waiting for each of them would block the others.
        let _ = self.driver.take().map(WebDriver::leak);
    }
}

/// Whether an element is no longer on the page.
pub(crate) fn is_gone(error: &WebDriverError) -> bool {
    use WebDriverErrorInner::{ElementClickIntercepted, NoSuchElement, StaleElementReference};
    matches!(
        error.as_inner(),
        ElementClickIntercepted(_) | NoSuchElement(_) | StaleElementReference(_)
    )
}
