//! The web app: files that whoever runs the server brings along.

use axum::extract::{Request, State};
use axum::http::{HeaderMap, Method, Uri, header};
use axum::response::{IntoResponse, Response};

use super::answer::ApiError;
use super::house::House;

/// A file of the app.
#[derive(Clone, Copy, Debug)]
pub struct Asset {
    /// Where browsers find it.
    pub path: &'static str,
    /// Its media type.
    pub kind: &'static str,
    /// How long it may be kept.
    pub keep: Keep,
    /// As it is.
    pub plain: &'static [u8],
    /// Compressed by brotli.
    pub brotli: &'static [u8],
}

/// How long browsers may keep a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Keep {
    /// For ever: its name changes with its content.
    Forever,
    /// They must ask each time.
    Ask,
}

/// The files of the app; none for a server that is only an interface.
#[derive(Clone, Debug, Default)]
pub struct Site(pub Vec<Asset>);

/// The page that shows every place of the app.
const PAGE: &str = "/index.html";

impl Site {
    /// The file at a path.
    fn find(&self, path: &str) -> Option<&Asset> {
        self.0.iter().find(|asset| asset.path == path)
    }

    /// What a path that is no route of the server means: a file, or a place of the app. Names with
    /// an ending are files, so that one which is gone is not answered by a page.
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

/// Answers what no route does.
pub(super) async fn fallback(State(house): State<House>, request: Request) -> Response {
    match house.site.answer(request.uri().path()) {
        Some(asset) => asset.response(request.headers()),
        None => ApiError::missing("page").into_response(),
    }
}

/// The first page of the app, if there is an app.
pub(super) fn page(house: &House, headers: &HeaderMap) -> Option<Response> {
    Some(house.site.find(PAGE)?.response(headers))
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

/// Whether a browser understands brotli; `br;q=0` says that it does not want it.
fn takes_brotli(headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT_ENCODING);
    let accepted = accepted.and_then(|value| value.to_str().ok()).unwrap_or("");
    accepted.split(',').any(|coding| {
        let mut parts = coding.split(';').map(str::trim);
        let is_brotli = parts.next() == Some("br");
        is_brotli && !parts.any(|weight| matches!(weight, "q=0" | "q=0.0" | "q=0.00" | "q=0.000"))
    })
}
