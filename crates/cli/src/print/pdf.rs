//! A PDF of several pages.

use anyhow::{Context, Result, anyhow};
use krilla::Document;
use krilla::geom::Size;
use krilla::metadata::{Metadata, TextDirection};
use krilla::page::PageSettings;
use krilla_svg::{SurfaceExt, SvgSettings};
use paisho_view::rulebook::{Edition, WritingDirection};
use resvg::usvg::{Options, Tree};

use super::font;

/// Points of PDF in a point of SVG.
const POINTS: f32 = 72.0 / 96.0;

/// A PDF that is being written.
pub(crate) struct Pdf<'a> {
    document: Document,
    options: Options<'a>,
}

impl Pdf<'_> {
    /// A PDF without pages, in the language of an edition of the rulebook.
    pub(crate) fn new(edition: &Edition) -> Self {
        let direction = match edition.direction {
            WritingDirection::LeftToRight => TextDirection::LeftToRight,
            WritingDirection::RightToLeft => TextDirection::RightToLeft,
        };
        let mut document = Document::new();
        document.set_metadata(
            Metadata::new()
                .title(edition.title.to_owned())
                .language(edition.tag.to_owned())
                .text_direction(direction),
        );
        Self {
            document,
            options: font::options(),
        }
    }

    /// Adds a page, given as SVG.
    pub(crate) fn add(&mut self, page: &str) -> Result<()> {
        let tree = Tree::from_str(page, &self.options).context("cannot read the drawing")?;
        let (width, height) = (tree.size().width() * POINTS, tree.size().height() * POINTS);
        let no_page = || anyhow!("a page cannot be {width} by {height} points");
        let settings = PageSettings::from_wh(width, height).ok_or_else(no_page)?;
        let size = Size::from_wh(width, height).ok_or_else(no_page)?;
        let mut page = self.document.start_page_with(settings);
        let mut surface = page.surface();
        surface.draw_svg(&tree, size, SvgSettings::default());
        surface.finish();
        page.finish();
        Ok(())
    }

    /// The bytes of the file.
    pub(crate) fn finish(self) -> Result<Vec<u8>> {
        let bytes = self.document.finish();
        bytes.map_err(|error| anyhow!("cannot write PDF: {error:?}"))
    }
}
