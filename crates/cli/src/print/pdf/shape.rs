//! Converts coordinates and paths to PDF.

use pdf_writer::Content;
use resvg::tiny_skia::{Path, PathSegment, Transform};

/// Adds the lines and curves of a path, without painting them.
pub(super) fn outline(content: &mut Content, path: &Path) {
    let (mut x, mut y) = (0.0, 0.0);
    for segment in path.segments() {
        let end = match segment {
            PathSegment::MoveTo(p) => {
                content.move_to(p.x, p.y);
                p
            }
            PathSegment::LineTo(p) => {
                content.line_to(p.x, p.y);
                p
            }
            // PDF has cubic curves only.
            PathSegment::QuadTo(c, p) => {
                let handle = |from: f32, to: f32| from + (to - from) * 2.0 / 3.0;
                let (x1, y1) = (handle(x, c.x), handle(y, c.y));
                let (x2, y2) = (handle(p.x, c.x), handle(p.y, c.y));
                content.cubic_to(x1, y1, x2, y2, p.x, p.y);
                p
            }
            PathSegment::CubicTo(c1, c2, p) => {
                content.cubic_to(c1.x, c1.y, c2.x, c2.y, p.x, p.y);
                p
            }
            PathSegment::Close => {
                content.close_path();
                continue;
            }
        };
        (x, y) = (end.x, end.y);
    }
}

/// A transformation as a PDF matrix.
pub(super) fn matrix(it: Transform) -> [f32; 6] {
    [it.sx, it.ky, it.kx, it.sy, it.tx, it.ty]
}
