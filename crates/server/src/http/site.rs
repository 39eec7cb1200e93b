//! The web app: static files, passed in by the program that runs the server.

use axum::extract::{Request, State};
use axum::http::{HeaderMap, Method, Uri, header};
use axum::response::{IntoResponse, Response};

use super::answer::ApiError;
use super::app_state::AppState;

/// A file of the app.
#[derive(Clone, Copy, Debug)]
pub struct Asset {
    /// The path of its URL.
    pub path: &'static str,
    /// Its media type.
    pub kind: &'static str,
    /// How long browsers may cache it.
    pub keep: Keep,
    /// The uncompressed content.
    pub plain: &'static [u8],
    /// The content compressed with brotli.
    pub brotli: &'static [u8],
}

/// How long browsers may cache a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Keep {
    /// Forever: its name changes with its content.
    Forever,
    /// They must revalidate it each time.
    Ask,
}

/// The files of the app; empty for a server that has only the API.
#[derive(Clone, Debug, Default)]
pub struct Site(pub Vec<Asset>);

/// The page that displays every path of the app.
const PAGE: &str = "/index.html";

impl Site {
    /// The file at a path.
    fn find(&self, path: &str) -> Option<&Asset> {
        self.0.iter().find(|asset| asset.path == path)
    }

    /// The response to a path that is no route of the server: a file, or the app's page. Names with
    /// a dot are files, so that a missing one is not answered with the page.
    fn answer(&self, path: &str) -> Option<&Asset> {
        let is_place = !path.starts_with("/api/") && !path.contains('.');
        self.find(path)
            .or_else(|| self.find(PAGE).filter(|_| is_place))
    }

    /// Whether a request is for the app.
    pub(super) fn answers(&self, method: &Method, uri: &Uri) -> bool {
        matches!(*method, Method::GET | Method::HEAD) && self.answer(uri.path()).is_some()
    }
}

/// Handles requests that match no route.
pub(super) async fn fallback(State(app): State<AppState>, request: Request) -> Response {
    match app.site.answer(request.uri().path()) {
        Some(asset) => asset.response(request.headers()),
        None => ApiError::missing("page").into_response(),
    }
}

/// The app's page, if there is an app.
pub(super) fn page(app: &AppState, headers: &HeaderMap) -> Option<Response> {
    Some(app.site.find(PAGE)?.response(headers))
}

impl Asset {
    fn response(&self, headers: &HeaderMap) -> Response {
        let kept = match self.keep {
            Keep::Forever => "public, max-age=31536000, immutable",
            Keep::Ask => "no-cache",
        };
        let always = [
            (header::CONTENT_TYPE, self.kind),
            (header::CACHE_CONTROL, kept),
            (header::VARY, "accept-encoding"),
        ];
        if takes_brotli(headers) {
            (always, [(header::CONTENT_ENCODING, "br")], self.brotli).into_response()
        } else {
            (always, self.plain).into_response()
        }
    }
}

/// Whether the client accepts brotli; `br;q=0` means that it does not.
fn takes_brotli(headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT_ENCODING);
    let accepted = accepted.and_then(|value| value.to_str().ok()).unwrap_or("");
    accepted.split(',').any(|coding| {
        let mut parts = coding.split(';').map(str::trim);
        let is_brotli = parts.next() == Some("br");
        is_brotli && !parts.any(|weight| matches!(weight, "q=0" | "q=0.0" | "q=0.00" | "q=0.000"))
    })
}
