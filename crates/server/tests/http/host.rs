//! A real server with a real socket and database file, and clients for it.

use std::net::SocketAddr;

use paisho_server::config::{Given, Origin, gather};
use paisho_server::env::Env;
use paisho_server::http::{AppState, Site};
use paisho_server::serve::{open, run};
use paisho_server::store::Role;
use reqwest::{Client, Method, RequestBuilder, Response};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A valid password, used for all accounts in these tests.
pub(crate) const PASSWORD: &str = "three calm lilies";

/// A server that runs until this is dropped.
pub(crate) struct Host {
    pub(crate) app: AppState,
    pub(crate) address: SocketAddr,
    pub(crate) directory: TempDir,
    stop: oneshot::Sender<()>,
    done: JoinHandle<()>,
}

impl Host {
    /// A server without request limits, with these settings.
    pub(crate) async fn with(settings: &[(&str, &str)]) -> Self {
        Self::showing(Site::default(), settings).await
    }

    /// The same with a web app.
    pub(crate) async fn showing(site: Site, settings: &[(&str, &str)]) -> Self {
        Self::open(tempfile::tempdir().unwrap(), Env::real(), site, settings).await
    }

    /// A server on the data directory of an earlier one.
    pub(crate) async fn on(directory: TempDir) -> Self {
        Self::open(directory, Env::real(), Site::default(), &[]).await
    }

    /// A server whose time the test controls.
    pub(crate) async fn in_env(env: Env, settings: &[(&str, &str)]) -> Self {
        Self::open(tempfile::tempdir().unwrap(), env, Site::default(), settings).await
    }

    async fn open(directory: TempDir, env: Env, site: Site, settings: &[(&str, &str)]) -> Self {
        let data = directory.path().to_string_lossy().into_owned();
        let usual = [
            ("data", data.as_str()),
            ("requests_per_minute", "0"),
            ("sign_ins_per_minute", "0"),
            ("shutdown_seconds", "1"),
            // A slow moment of the machine must not change clocks, unless a test wants it to.
            ("late_millis", "0"),
        ];
        let given: Vec<Given> = usual
            .iter()
            .chain(settings)
            .map(|(key, value)| Given {
                key: (*key).to_owned(),
                value: (*value).to_owned(),
                origin: Origin::Default,
            })
            .collect();
        let app = open(gather(&given).unwrap(), env).await.unwrap();
        let app = app.with_site(site);
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel::<()>();
        let served = run(app.clone(), listener, async {
            let _ = stopped.await;
        });
        let done = tokio::spawn(async move { served.await.unwrap() });
        Self {
            app,
            address,
            directory,
            stop,
            done,
        }
    }

    pub(crate) async fn new() -> Self {
        Self::with(&[]).await
    }

    /// Stops the server gracefully.
    pub(crate) async fn stop(self) -> TempDir {
        self.stop.send(()).unwrap();
        self.done.await.unwrap();
        self.directory
    }

    /// A client without an account.
    pub(crate) fn somebody(&self) -> Caller {
        Caller::of(self.address)
    }

    /// A client signed in as a guest.
    pub(crate) async fn guest(&self) -> Caller {
        let guest = self.somebody();
        guest.post("/api/v1/guest", json!({})).await.ok().await;
        guest
    }

    /// A client signed in to a new account.
    pub(crate) async fn person(&self, name: &str) -> Caller {
        self.somebody().registered(name).await
    }

    /// A client signed in to an existing account.
    pub(crate) async fn sign_in(&self, name: &str) -> Caller {
        let person = self.somebody();
        let body = json!({ "name": name, "password": PASSWORD });
        person.post("/api/v1/sign-in", body).await.ok().await;
        person
    }

    /// A client signed in to a new account with a role.
    pub(crate) async fn official(&self, name: &str, role: Role) -> Caller {
        let person = self.person(name).await;
        let account = self.app.accounts.by_name(name).await.unwrap();
        self.app.store.set_role(&account.id, role).await.unwrap();
        person
    }

    /// A client with an API token of a person, with these scopes.
    pub(crate) async fn token(&self, owner: &Caller, scopes: &[&str]) -> Caller {
        let body = json!({ "password": PASSWORD, "label": "test", "scopes": scopes });
        let made = owner.post("/api/v1/me/tokens", body).await.ok().await;
        let mut program = self.somebody();
        program.token = Some(made["secret"].as_str().unwrap().to_owned());
        program
    }

    /// A client with an API token of a person's bot.
    pub(crate) async fn bot(&self, owner: &Caller, name: &str, scopes: &[&str]) -> Caller {
        owner
            .post("/api/v1/me/bots", json!({ "name": name }))
            .await
            .ok()
            .await;
        let path = format!("/api/v1/me/bots/{name}/tokens");
        let body = json!({ "password": PASSWORD, "label": "test", "scopes": scopes });
        let made = owner.post(&path, body).await.ok().await;
        let mut bot = self.somebody();
        bot.token = Some(made["secret"].as_str().unwrap().to_owned());
        bot
    }
}

/// A client that sends requests.
#[derive(Clone)]
pub(crate) struct Caller {
    pub(crate) http: Client,
    base: String,
    pub(crate) token: Option<String>,
}

impl Caller {
    /// A client without an account, for the server at an address.
    pub(crate) fn of(address: SocketAddr) -> Self {
        let http = Client::builder().cookie_store(true).build().unwrap();
        Self {
            http,
            base: format!("http://{address}"),
            token: None,
        }
    }

    /// The same after registering.
    pub(crate) async fn registered(self, name: &str) -> Self {
        let body = json!({ "name": name, "password": PASSWORD });
        self.post("/api/v1/register", body).await.ok().await;
        self
    }

    pub(crate) fn request(&self, method: Method, path: &str) -> RequestBuilder {
        let request = self.http.request(method, format!("{}{path}", self.base));
        match &self.token {
            Some(token) => request.bearer_auth(token),
            None => request,
        }
    }

    pub(crate) async fn get(&self, path: &str) -> Reply {
        self.send(Method::GET, path, None).await
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> Reply {
        self.send(Method::POST, path, Some(body)).await
    }

    pub(crate) async fn put(&self, path: &str, body: Value) -> Reply {
        self.send(Method::PUT, path, Some(body)).await
    }

    pub(crate) async fn delete(&self, path: &str) -> Reply {
        self.send(Method::DELETE, path, None).await
    }

    pub(crate) async fn send(&self, method: Method, path: &str, body: Option<Value>) -> Reply {
        let request = self.request(method, path);
        let request = match body {
            Some(body) => request.json(&body),
            None => request,
        };
        Reply(request.send().await.unwrap())
    }
}

/// The answer to a request.
pub(crate) struct Reply(pub(crate) Response);

impl Reply {
    /// The body of an answer that must be a success.
    pub(crate) async fn ok(self) -> Value {
        let status = self.0.status();
        let text = self.0.text().await.unwrap();
        assert!(status.is_success(), "{status}: {text}");
        serde_json::from_str(&text).unwrap_or(Value::String(text))
    }

    /// The status and the error code of an answer that must be a refusal.
    pub(crate) async fn refused(self) -> (u16, String) {
        let status = self.0.status();
        let text = self.0.text().await.unwrap();
        assert!(status.is_client_error(), "{status}: {text}");
        let problem: Value = serde_json::from_str(&text).unwrap();
        assert!(!problem["message"].as_str().unwrap().is_empty(), "{text}");
        (
            status.as_u16(),
            problem["error"].as_str().unwrap().to_owned(),
        )
    }

    pub(crate) fn status(&self) -> u16 {
        self.0.status().as_u16()
    }
}
