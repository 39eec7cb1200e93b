//! Files in and out: reading a chosen file, fetching text, saving.

use leptos::prelude::document;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Blob, BlobPropertyBag, CanvasRenderingContext2d, File, HtmlAnchorElement, HtmlCanvasElement,
    HtmlImageElement, Response, Url,
};

/// The largest file that is read, in bytes; a game of a thousand turns has some thirty thousand.
const LARGEST: f64 = 4_000_000.0;

/// The text of a file; `None` if it is too large or can't be read.
pub(crate) async fn read(file: File) -> Option<String> {
    if file.size() > LARGEST {
        return None;
    }
    JsFuture::from(file.text()).await.ok()?.as_string()
}

/// The text at an address of our server.
pub(crate) async fn fetch(path: &str) -> Option<String> {
    let asked = web_sys::window()?.fetch_with_str(path);
    let response: Response = JsFuture::from(asked).await.ok()?.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    let text = JsFuture::from(response.text().ok()?).await.ok()?;
    text.as_string()
}

/// Saves a text as a file.
pub(crate) fn save_text(name: &str, media: &str, text: &str) {
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    let options = BlobPropertyBag::new();
    options.set_type(media);
    if let Ok(blob) = Blob::new_with_str_sequence_and_options(&parts, &options) {
        save(name, &blob);
    }
}

/// Saves a blob as a file, the way a click on a link does.
fn save(name: &str, blob: &Blob) -> Option<()> {
    let address = Url::create_object_url_with_blob(blob).ok()?;
    let link: HtmlAnchorElement = document().create_element("a").ok()?.dyn_into().ok()?;
    link.set_href(&address);
    link.set_download(name);
    link.click();
    // By now the browser has taken over the blob.
    Url::revoke_object_url(&address).ok()
}

/// Renders a square SVG picture at a given width in pixels and saves it as a PNG file.
pub(crate) fn save_png(name: &str, svg: &str, pixels: u32) {
    let Ok(image) = HtmlImageElement::new() else {
        return;
    };
    let (drawn, name) = (image.clone(), name.to_owned());
    let loaded = Closure::once_into_js(move || {
        // A picture that can't be drawn is not saved; there is no caller left to report to.
        let _ = draw(&drawn, pixels, name);
    });
    image.set_onload(Some(loaded.unchecked_ref()));
    // The size must be given, or some browsers draw nothing.
    let sized = svg.replacen(
        "<svg",
        &format!("<svg width=\"{pixels}\" height=\"{pixels}\""),
        1,
    );
    let escaped = js_sys::encode_uri_component(&sized);
    image.set_src(&format!("data:image/svg+xml,{escaped}"));
}

fn draw(image: &HtmlImageElement, pixels: u32, name: String) -> Option<()> {
    let canvas: HtmlCanvasElement = document().create_element("canvas").ok()?.dyn_into().ok()?;
    canvas.set_width(pixels);
    canvas.set_height(pixels);
    let context = canvas.get_context("2d").ok()??;
    let context: CanvasRenderingContext2d = context.dyn_into().ok()?;
    let side = f64::from(pixels);
    context
        .draw_image_with_html_image_element_and_dw_and_dh(image, 0.0, 0.0, side, side)
        .ok()?;
    let ready = Closure::once_into_js(move |blob: JsValue| {
        if let Ok(blob) = blob.dyn_into::<Blob>() {
            save(&name, &blob);
        }
    });
    canvas.to_blob(ready.unchecked_ref()).ok()
}
