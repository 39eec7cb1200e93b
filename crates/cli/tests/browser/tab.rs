//! A browser with one tab.

use std::fs;
use std::net::TcpListener;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use fantoccini::actions::{InputSource, KeyAction, KeyActions};
use fantoccini::elements::Element;
use fantoccini::error::CmdError;
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Map, Value, json};
use tempfile::TempDir;

use crate::server::Server;

/// How long something may take to appear on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// The size of the window, and whether it has a touch screen.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Device {
    Desktop,
    Phone,
    /// The smallest screen that people still use.
    SmallPhone,
}

impl Device {
    const fn size(self) -> (u32, u32) {
        match self {
            Self::Desktop => (1366, 768),
            Self::Phone => (390, 844),
            Self::SmallPhone => (360, 640),
        }
    }
}

/// The colour theme of the app.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Theme {
    Light,
    Dark,
}

impl Theme {
    pub(crate) const ALL: [Self; 2] = [Self::Light, Self::Dark];

    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }
}

/// A tab that shows one server, in its own browser.
#[derive(Debug)]
pub(crate) struct Tab {
    driver: Driver,
    pub(crate) client: Client,
    base_url: String,
    downloads: TempDir,
}

impl Tab {
    /// Opens a browser with a preferred language.
    pub(crate) async fn open(server: &Server, device: Device, language: &str) -> Self {
        let driver = Driver::start();
        let downloads = tempfile::tempdir().unwrap();
        let capabilities = capabilities(device, language, downloads.path());
        let client = connect(&driver.url, capabilities).await;
        Self {
            driver,
            client,
            downloads,
            base_url: format!("http://{}", server.address()),
        }
    }

    /// Opens a page of the server and waits for the app.
    pub(crate) async fn go(&self, path: &str) {
        let url = format!("{}{path}", self.base_url);
        self.client.goto(&url).await.unwrap();
        self.see("main").await;
    }

    /// Waits until the page shows its content instead of a loading message.
    pub(crate) async fn settled(&self) {
        self.see("main h1").await;
        self.until("!document.querySelector('main .empty[role=status]')")
            .await;
    }

    /// The errors that scripts of the pages have logged. Failed requests are not included: some are
    /// intended.
    pub(crate) async fn complaints(&self) -> Vec<String> {
        let session = self.client.session_id().await.unwrap().unwrap();
        let url = format!("{}/session/{session}/se/log", self.driver.url);
        let request = reqwest::Client::new().post(url);
        let log = request.json(&json!({ "type": "browser" })).send().await;
        let log: Value = log.unwrap().json().await.unwrap();
        let lines = log["value"].as_array().unwrap_or_else(|| panic!("{log}"));
        lines
            .iter()
            .filter(|line| line["level"] == "SEVERE" && line["source"] != "network")
            .map(|line| line["message"].to_string())
            .collect()
    }

    /// Waits for a downloaded file and returns its content.
    pub(crate) async fn downloaded(&self, name: &str) -> Vec<u8> {
        let path = self.downloads.path().join(name);
        let began = Instant::now();
        while !path.exists() {
            assert!(began.elapsed() < PATIENCE, "no {name}");
            pause().await;
        }
        fs::read(path).unwrap()
    }

    /// Waits for an element.
    pub(crate) async fn see(&self, css: &str) -> Element {
        let wait = self.client.wait().at_most(PATIENCE);
        let found = wait.for_element(Locator::Css(css)).await;
        match found {
            Ok(element) => element,
            Err(error) => panic!("no `{css}`: {error}\n{}", self.text("body").await),
        }
    }

    /// Waits for an element and clicks it.
    pub(crate) async fn click(&self, css: &str) {
        self.click_at(Locator::Css(css)).await;
    }

    /// Waits for a button with a text and clicks it.
    pub(crate) async fn click_text(&self, text: &str) {
        let path = format!("//button[contains(normalize-space(.), '{text}')]");
        self.click_at(Locator::XPath(&path)).await;
    }

    async fn click_at(&self, what: Locator<'_>) {
        let began = Instant::now();
        loop {
            match self.try_click(what).await {
                Ok(()) => return,
                // Not there yet, redrawn, or covered for a moment.
                Err(_) if began.elapsed() < PATIENCE => pause().await,
                Err(error) => {
                    let shown = self.text("body").await;
                    panic!("{what:?} can't be clicked: {error}\n{shown}");
                }
            }
        }
    }

    /// Clicks like a person: scrolls the element to the centre, away from the bars at the edges,
    /// and waits until it stops moving.
    async fn try_click(&self, what: Locator<'_>) -> Result<(), CmdError> {
        let element = self.client.find(what).await?;
        let rest = "const [it, done] = arguments;\
            it.scrollIntoView({ block: 'center' });\
            const place = () => JSON.stringify(it.getBoundingClientRect());\
            let frames = 0;\
            const look = (before, calm) => requestAnimationFrame(() => {\
                const now = place();\
                if (calm > 1 || ++frames > 100) done(); else look(now, now == before ? calm + 1 : 0);\
            });\
            look(place(), 0)";
        let found = serde_json::to_value(&element)?;
        self.client.execute_async(rest, vec![found]).await?;
        element.click().await
    }

    /// The visible text of an element.
    pub(crate) async fn text(&self, css: &str) -> String {
        let script = "return (document.querySelector(arguments[0]) || {}).innerText || ''";
        let text = self.run(script, vec![json!(css)]).await;
        text.as_str().unwrap_or_default().to_owned()
    }

    /// Sends a GET request as the user of this tab.
    pub(crate) async fn ask(&self, path: &str) -> Value {
        let script = "const done = arguments[arguments.length - 1];\
            fetch(arguments[0]).then(r => r.json()).then(done, e => done(String(e)))";
        self.client
            .execute_async(script, vec![json!(path)])
            .await
            .unwrap()
    }

    /// Sends a POST request as the user of this tab.
    pub(crate) async fn post(&self, path: &str, body: Value) -> Value {
        let script = "const done = arguments[arguments.length - 1];\
            fetch(arguments[0], { method: 'POST', body: JSON.stringify(arguments[1]),\
            headers: { 'content-type': 'application/json' } })\
            .then(r => r.json()).then(done, e => done(String(e)))";
        let arguments = vec![json!(path), body];
        self.client.execute_async(script, arguments).await.unwrap()
    }

    /// Whether the element exists now.
    pub(crate) async fn has(&self, css: &str) -> bool {
        let script = "return !!document.querySelector(arguments[0])";
        self.run(script, vec![json!(css)]).await == json!(true)
    }

    /// Whether the page is wider than the screen. A phone shrinks such a page and reports a wider
    /// window, so the window's width can't be used.
    pub(crate) async fn is_too_wide(&self) -> bool {
        let root = "const root = document.documentElement;";
        let wide = format!("{root} return root.scrollWidth > root.clientWidth");
        self.run(&wide, vec![]).await == json!(true)
    }

    /// Focuses an element directly, where keyboard navigation is not what is tested.
    pub(crate) async fn focus(&self, css: &str) {
        let css = json!(css);
        self.until(&format!(
            "document.querySelector({css}).focus() || document.activeElement.matches({css})"
        ))
        .await;
    }

    /// Types on the keyboard, wherever the focus is.
    pub(crate) async fn keys(&self, text: &str) {
        let mut keys = KeyActions::new("keyboard".to_owned());
        for value in text.chars() {
            keys = keys.then(KeyAction::Down { value });
            keys = keys.then(KeyAction::Up { value });
        }
        self.client.perform_actions(keys).await.unwrap();
    }

    /// Runs a script in the page.
    pub(crate) async fn run(&self, script: &str, arguments: Vec<Value>) -> Value {
        self.client.execute(script, arguments).await.unwrap()
    }

    /// Sets the size of the window, also to one that a desktop window can't have.
    pub(crate) async fn resize(&self, width: u32, height: u32) {
        // Scroll bars of phones take no room.
        let is_phone = width < 900;
        let size = json!({
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": is_phone,
        });
        self.devtools("Emulation.setDeviceMetricsOverride", size)
            .await;
        self.until(&format!("innerWidth == {width} && innerHeight == {height}"))
            .await;
    }

    /// Sends a command of the Chrome DevTools protocol.
    pub(crate) async fn devtools(&self, command: &str, parameters: Value) {
        let session = self.client.session_id().await.unwrap().unwrap();
        let url = format!("{}/session/{session}/goog/cdp/execute", self.driver.url);
        let request = reqwest::Client::new().post(url);
        let body = json!({ "cmd": command, "params": parameters });
        let done = request.json(&body).send().await.unwrap();
        assert!(done.status().is_success(), "{command} failed");
    }

    /// Selects the light or dark theme in the settings, as a person does.
    pub(crate) async fn choose_theme(&self, theme: Theme) {
        self.go("/settings").await;
        let number = match theme {
            Theme::Light => 2,
            Theme::Dark => 3,
        };
        self.click(&format!("label:has([name=theme]):nth-of-type({number})"))
            .await;
        self.wears(theme).await;
    }

    /// Waits until the page is light or dark.
    pub(crate) async fn wears(&self, theme: Theme) {
        let word = theme.word();
        self.until(&format!(
            "document.documentElement.dataset.theme == '{word}'"
        ))
        .await;
    }

    /// Waits until a script returns a true value.
    pub(crate) async fn until(&self, script: &str) {
        self.until_within(PATIENCE, script).await;
    }

    /// The same with a longer timeout. A script that throws refers to something that is not there
    /// yet.
    pub(crate) async fn until_within(&self, patience: Duration, script: &str) {
        let began = Instant::now();
        let question = format!("try {{ return !!({script}) }} catch {{ return false }}");
        while self.run(&question, Vec::new()).await != json!(true) {
            let is_early = began.elapsed() < patience;
            assert!(
                is_early,
                "the condition is not met: {script}\n{}",
                self.text("body").await
            );
            pause().await;
        }
    }

    /// Closes the browser; the pages must not have logged errors.
    pub(crate) async fn close(self) {
        let complaints = self.complaints().await;
        assert!(complaints.is_empty(), "{}", complaints.join("\n"));
        let _ = self.client.clone().close().await;
    }
}

/// The ChromeDriver process. Dropping it kills everything it has started, even if a test fails.
#[derive(Debug)]
struct Driver {
    process: Child,
    url: String,
}

impl Driver {
    fn start() -> Self {
        let port = free_port();
        let process = Command::new("chromedriver")
            .arg(format!("--port={port}"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .process_group(0)
            .spawn()
            .expect("chromedriver runs; ci/check.sh installs it");
        let url = format!("http://127.0.0.1:{port}");
        Self { process, url }
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let group = format!("kill -s KILL -- -{}", self.process.id());
        let _ = Command::new("sh").args(["-c", &group]).status();
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

async fn pause() {
    tokio::time::sleep(Duration::from_millis(50)).await;
}

fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    listener.local_addr().unwrap().port()
}

async fn connect(url: &str, capabilities: Map<String, Value>) -> Client {
    let began = Instant::now();
    loop {
        let mut builder = ClientBuilder::new(HttpConnector::new());
        match builder
            .capabilities(capabilities.clone())
            .connect(url)
            .await
        {
            Ok(client) => return client,
            // The driver needs a moment until it listens.
            Err(_) if began.elapsed() < PATIENCE => pause().await,
            Err(error) => panic!("Chromium does not start: {error}"),
        }
    }
}

fn capabilities(device: Device, language: &str, downloads: &Path) -> Map<String, Value> {
    let (width, height) = device.size();
    let mut options = json!({
        "args": [
            "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
            "--disable-dev-shm-usage", "--disable-background-networking",
            "--disable-component-update", "--disable-sync",
            format!("--window-size={width},{height}"),
            format!("--accept-lang={language}"),
        ],
        "prefs": {
            "intl.accept_languages": language,
            "download.default_directory": downloads,
        },
    });
    if !matches!(device, Device::Desktop) {
        // A desktop window can't be as narrow as a phone, and has no touch screen.
        options["mobileEmulation"] = json!({
            "deviceMetrics": { "width": width, "height": height, "pixelRatio": 2.0, "touch": true },
        });
    }
    let mut all = Map::new();
    all.insert("goog:chromeOptions".to_owned(), options);
    all.insert("goog:loggingPrefs".to_owned(), json!({ "browser": "ALL" }));
    // axe-core takes long on a long page and a busy machine.
    all.insert("timeouts".to_owned(), json!({ "script": 300_000 }));
    all
}
