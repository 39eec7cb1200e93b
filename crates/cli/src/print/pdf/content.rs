//! Converts the groups and paths of a drawing to PDF operators.

use anyhow::{Result, bail, ensure};
use pdf_writer::types::{LineCapStyle, LineJoinStyle};
use pdf_writer::{Content, Name, Rect};
use resvg::usvg::fontdb::Database;
use resvg::usvg::{
    BlendMode, ClipPath, Fill, FillRule, Group, LineCap, LineJoin, Node, Paint, PaintOrder, Path,
    Stroke, Transform, Tree,
};

use super::shape::{matrix, outline};
use super::{COMPACT, Layer, POINTS, Shared, unknown};

/// Draws a page.
pub(super) fn draw(tree: &Tree, shared: &mut Shared) -> Result<Vec<u8>> {
    let mut painter = Painter {
        content: Content::with_settings(COMPACT),
        fonts: tree.fontdb(),
        shared,
    };
    // The origin of PDF is the lower left corner, with y upwards.
    let height = tree.size().height() * POINTS;
    let upright = Transform::from_row(POINTS, 0.0, 0.0, -POINTS, 0.0, height);
    painter.content.transform(matrix(upright));
    painter.group(tree.root())?;
    Ok(painter.content.finish().into_vec())
}

/// The page being drawn, with the resources it uses.
pub(super) struct Painter<'a> {
    pub(super) content: Content,
    pub(super) fonts: &'a Database,
    pub(super) shared: &'a mut Shared,
}

impl Painter<'_> {
    fn group(&mut self, group: &Group) -> Result<()> {
        check(group)?;
        self.content.save_state();
        if !group.transform().is_identity() {
            self.content.transform(matrix(group.transform()));
        }
        if let Some(clip) = group.clip_path() {
            self.clip(clip)?;
        }
        if group.opacity().get() < 1.0 {
            self.faded(group)?;
        } else {
            self.children(group)?;
        }
        self.content.restore_state();
        Ok(())
    }

    fn children(&mut self, group: &Group) -> Result<()> {
        for node in group.children() {
            match node {
                Node::Group(group) => self.group(group)?,
                Node::Path(path) => self.path(path)?,
                Node::Text(text) => self.text(text)?,
                Node::Image(_) => bail!(unknown("an image")),
            }
        }
        Ok(())
    }

    /// A group with an opacity of its own: where its parts overlap, the lower one must not shine
    /// through.
    fn faded(&mut self, group: &Group) -> Result<()> {
        let outside = std::mem::replace(&mut self.content, Content::with_settings(COMPACT));
        let drawn = self.children(group);
        let inside = std::mem::replace(&mut self.content, outside);
        drawn?;
        let bounds = group.layer_bounding_box();
        self.shared.layers.push(Layer {
            bounds: Rect::new(bounds.left(), bounds.top(), bounds.right(), bounds.bottom()),
            content: inside.finish().into_vec(),
        });
        let name = format!("X{}", self.shared.layers.len() - 1);
        self.fade(group.opacity().get(), group.opacity().get());
        self.content.x_object(Name(name.as_bytes()));
        Ok(())
    }

    fn clip(&mut self, clip: &ClipPath) -> Result<()> {
        let shape = only_path(clip.root(), clip.transform());
        let shape = shape.filter(|_| clip.clip_path().is_none());
        let (path, transform) = shape.ok_or_else(|| unknown("a clip of several shapes"))?;
        let placed = path.data().clone().transform(transform);
        let placed = placed.ok_or_else(|| unknown("a clip without size"))?;
        outline(&mut self.content, &placed);
        match path.fill().map(Fill::rule) {
            Some(FillRule::EvenOdd) => self.content.clip_even_odd(),
            Some(FillRule::NonZero) | None => self.content.clip_nonzero(),
        };
        self.content.end_path();
        Ok(())
    }

    pub(super) fn path(&mut self, path: &Path) -> Result<()> {
        if !path.is_visible() {
            return Ok(());
        }
        let (fill, stroke) = (path.fill(), path.stroke());
        self.content.save_state();
        self.set_opacity(fill, stroke);
        if let Some(fill) = fill {
            self.set_fill(fill)?;
        }
        if let Some(stroke) = stroke {
            self.set_stroke(stroke)?;
        }
        // Fill and stroke separately: a combined operator differs from SVG for translucent strokes.
        match path.paint_order() {
            PaintOrder::FillAndStroke => {
                self.paint_fill(path, fill);
                self.paint_stroke(path, stroke);
            }
            PaintOrder::StrokeAndFill => {
                self.paint_stroke(path, stroke);
                self.paint_fill(path, fill);
            }
        }
        self.content.restore_state();
        Ok(())
    }

    fn paint_fill(&mut self, path: &Path, fill: Option<&Fill>) {
        let Some(fill) = fill else { return };
        outline(&mut self.content, path.data());
        match fill.rule() {
            FillRule::NonZero => self.content.fill_nonzero(),
            FillRule::EvenOdd => self.content.fill_even_odd(),
        };
    }

    fn paint_stroke(&mut self, path: &Path, stroke: Option<&Stroke>) {
        if stroke.is_some() {
            outline(&mut self.content, path.data());
            self.content.stroke();
        }
    }

    pub(super) fn set_opacity(&mut self, fill: Option<&Fill>, stroke: Option<&Stroke>) {
        let fill = fill.map_or(1.0, |fill| fill.opacity().get());
        let stroke = stroke.map_or(1.0, |stroke| stroke.opacity().get());
        if fill < 1.0 || stroke < 1.0 {
            self.fade(fill, stroke);
        }
    }

    fn fade(&mut self, fill: f32, stroke: f32) {
        let name = format!("G{}", self.shared.opacity(fill, stroke));
        self.content.set_parameters(Name(name.as_bytes()));
    }

    pub(super) fn set_fill(&mut self, fill: &Fill) -> Result<()> {
        let [red, green, blue] = colour(fill.paint())?;
        self.content.set_fill_rgb(red, green, blue);
        Ok(())
    }

    fn set_stroke(&mut self, stroke: &Stroke) -> Result<()> {
        let [red, green, blue] = colour(stroke.paint())?;
        self.content.set_stroke_rgb(red, green, blue);
        self.content.set_line_width(stroke.width().get());
        self.content.set_line_cap(match stroke.linecap() {
            LineCap::Butt => LineCapStyle::ButtCap,
            LineCap::Round => LineCapStyle::RoundCap,
            LineCap::Square => LineCapStyle::ProjectingSquareCap,
        });
        self.content.set_line_join(match stroke.linejoin() {
            LineJoin::Miter => LineJoinStyle::MiterJoin,
            LineJoin::Round => LineJoinStyle::RoundJoin,
            LineJoin::Bevel => LineJoinStyle::BevelJoin,
            LineJoin::MiterClip => bail!(unknown("clipped line joins")),
        });
        self.content.set_miter_limit(stroke.miterlimit().get());
        if let Some(dashes) = stroke.dasharray() {
            let dashes = dashes.iter().copied();
            self.content.set_dash_pattern(dashes, stroke.dashoffset());
        }
        Ok(())
    }
}

/// Rejects effects that are not supported.
fn check(group: &Group) -> Result<()> {
    ensure!(group.mask().is_none(), unknown("a mask"));
    ensure!(group.filters().is_empty(), unknown("a filter"));
    let normal = group.blend_mode() == BlendMode::Normal;
    ensure!(normal, unknown("a blend mode"));
    Ok(())
}

/// The path of a group that contains nothing else.
fn only_path(group: &Group, outside: Transform) -> Option<(&Path, Transform)> {
    let transform = outside.pre_concat(group.transform());
    match group.children() {
        _ if group.clip_path().is_some() || check(group).is_err() => None,
        [Node::Path(path)] => Some((path, transform)),
        [Node::Group(inner)] => only_path(inner, transform),
        _ => None,
    }
}

fn colour(paint: &Paint) -> Result<[f32; 3]> {
    match paint {
        Paint::Color(it) => Ok([it.red, it.green, it.blue].map(|part| f32::from(part) / 255.0)),
        Paint::LinearGradient(_) | Paint::RadialGradient(_) => bail!(unknown("a gradient")),
        Paint::Pattern(_) => bail!(unknown("a pattern")),
    }
}
