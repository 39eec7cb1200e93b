//! A PDF of several pages: the file structure, shared resources and metadata. The submodules write
//! lines, text and fonts.
//!
//! The pages are ours and use little of SVG, so this is not a general converter: anything it does
//! not support is an error, never silently omitted.

mod content;
mod embed;
mod font;
mod shape;
mod text;

use std::io::Write;

use anyhow::{Context, Error, Result, anyhow};
use paisho_view::rulebook::Edition;
use paisho_view::words;
use pdf_writer::types::Direction;
use pdf_writer::writers::{Resources, ViewerPreferences};
use pdf_writer::{Filter, Finish, Name, Rect, Ref, Settings, TextStr};
use resvg::usvg::{Options, Tree};

use font::Fonts;

/// PDF points per SVG pixel.
const POINTS: f32 = 72.0 / 96.0;

/// No optional white space: the file is not meant to be read by people.
const COMPACT: Settings = Settings { pretty: false };

/// A PDF that is being written.
pub(crate) struct Pdf<'a> {
    edition: Edition,
    options: Options<'a>,
    pages: Vec<Page>,
    shared: Shared,
}

/// A page: its size in points, and its compressed content.
struct Page {
    width: f32,
    height: f32,
    content: Vec<u8>,
}

/// Resources that drawings refer to by name. One list for all pages is simpler than one for each.
#[derive(Default)]
struct Shared {
    fonts: Fonts,
    /// The opacity of fill and stroke.
    opacities: Vec<(f32, f32)>,
    layers: Vec<Layer>,
}

/// A group with an opacity of its own.
struct Layer {
    bounds: Rect,
    content: Vec<u8>,
}

impl Shared {
    /// The index of an opacity; adds it if it is new.
    fn opacity(&mut self, fill: f32, stroke: f32) -> usize {
        let known = self.opacities.iter().position(|it| *it == (fill, stroke));
        known.unwrap_or_else(|| {
            self.opacities.push((fill, stroke));
            self.opacities.len() - 1
        })
    }
}

impl Pdf<'_> {
    /// A PDF without pages, in the language of an edition of the rulebook.
    pub(crate) fn new(edition: &Edition) -> Self {
        Self {
            edition: *edition,
            options: super::font::options(),
            pages: Vec::new(),
            shared: Shared::default(),
        }
    }

    /// Adds a page, given as SVG.
    pub(crate) fn add(&mut self, page: &str) -> Result<()> {
        let tree = Tree::from_str(page, &self.options).context("cannot read the drawing")?;
        let content = content::draw(&tree, &mut self.shared).context("cannot write PDF")?;
        self.pages.push(Page {
            width: tree.size().width() * POINTS,
            height: tree.size().height() * POINTS,
            content: compressed(&content)?,
        });
        Ok(())
    }

    /// The bytes of the file.
    pub(crate) fn finish(self) -> Result<Vec<u8>> {
        let mut file = pdf_writer::Pdf::with_settings(COMPACT);
        let mut next = Ref::new(1);
        let (list, resources) = (next.bump(), next.bump());
        self.write_about(&mut file, list, &mut next);
        self.write_pages(&mut file, list, resources, &mut next);
        self.write_shared(&mut file, resources, &mut next)?;
        Ok(file.finish())
    }

    /// Title, language and reading direction, in all places where programs look for them.
    fn write_about(&self, file: &mut pdf_writer::Pdf, list: Ref, next: &mut Ref) {
        let (catalog, info, metadata) = (next.bump(), next.bump(), next.bump());
        let (title, language) = (self.edition.title, self.edition.tag);
        file.document_info(info).title(TextStr(title));
        file.metadata(metadata, about(title, language).as_bytes());
        let mut root = file.catalog(catalog);
        root.pages(list).metadata(metadata).lang(TextStr(language));
        let mut preferences: ViewerPreferences<'_> = root.viewer_preferences();
        preferences.direction(match self.edition.direction {
            words::Direction::LeftToRight => Direction::L2R,
            words::Direction::RightToLeft => Direction::R2L,
        });
    }

    fn write_pages(&self, file: &mut pdf_writer::Pdf, list: Ref, resources: Ref, next: &mut Ref) {
        let mut ids = Vec::new();
        for page in &self.pages {
            let (id, content) = (next.bump(), next.bump());
            let mut dict = file.page(id);
            dict.parent(list).contents(content);
            dict.media_box(Rect::new(0.0, 0.0, page.width, page.height));
            dict.pair(Name(b"Resources"), resources);
            dict.finish();
            file.stream(content, &page.content)
                .filter(Filter::FlateDecode);
            ids.push(id);
        }
        let count = i32::try_from(ids.len()).unwrap_or(i32::MAX);
        file.pages(list).kids(ids).count(count);
    }

    fn write_shared(
        &self,
        file: &mut pdf_writer::Pdf,
        resources: Ref,
        next: &mut Ref,
    ) -> Result<()> {
        let fonts = self.shared.fonts.iter();
        let fonts = fonts
            .map(|font| embed::write(font, &self.options.fontdb, file, next))
            .collect::<Result<Vec<_>>>()?;
        let mut layers = Vec::new();
        for layer in &self.shared.layers {
            let id = next.bump();
            let content = compressed(&layer.content)?;
            let mut form = file.form_xobject(id, &content);
            form.filter(Filter::FlateDecode);
            form.bbox(layer.bounds);
            form.group().transparency();
            form.pair(Name(b"Resources"), resources);
            layers.push(id);
        }
        let mut dict: Resources<'_> = file.indirect(resources).start();
        dict.fonts().pairs(named("F", &fonts).iter().map(pair));
        dict.x_objects().pairs(named("X", &layers).iter().map(pair));
        let mut states = dict.ext_g_states();
        for (name, (fill, stroke)) in named("G", &self.shared.opacities) {
            let mut state: pdf_writer::writers::ExtGraphicsState<'_> =
                states.insert(Name(name.as_bytes())).start();
            state.non_stroking_alpha(fill).stroking_alpha(stroke);
        }
        Ok(())
    }
}

/// Resources with the names by which drawings refer to them.
fn named<T: Copy>(letter: &str, things: &[T]) -> Vec<(String, T)> {
    let name = |(i, thing): (usize, &T)| (format!("{letter}{i}"), *thing);
    things.iter().enumerate().map(name).collect()
}

fn pair((name, id): &(String, Ref)) -> (Name<'_>, Ref) {
    (Name(name.as_bytes()), *id)
}

/// XMP metadata, for programs that do not parse PDF.
fn about(title: &str, language: &str) -> String {
    let title = super::typeset::escape(title);
    format!(
        "<?xpacket begin=\"\u{feff}\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\
         <x:xmpmeta xmlns:x=\"adobe:ns:meta/\">\
         <rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">\
         <rdf:Description rdf:about=\"\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\">\
         <dc:format>application/pdf</dc:format>\
         <dc:title><rdf:Alt><rdf:li xml:lang=\"x-default\">{title}</rdf:li></rdf:Alt></dc:title>\
         <dc:language><rdf:Bag><rdf:li>{language}</rdf:li></rdf:Bag></dc:language>\
         </rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end=\"r\"?>"
    )
}

/// Compresses for the PDF filter `FlateDecode`.
fn compressed(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = flate2::write::ZlibEncoder::new(Vec::new(), flate2::Compression::best());
    encoder.write_all(bytes).context("cannot compress")?;
    encoder.finish().context("cannot compress")
}

/// The error for an SVG feature that our pages do not use, and that is therefore not supported.
fn unknown(what: &str) -> Error {
    anyhow!("the drawing has {what}, which cannot be printed")
}

#[cfg(test)]
mod tests;
