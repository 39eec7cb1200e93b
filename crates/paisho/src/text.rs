//! The written rules and the grammars of the text forms, as pages of this documentation.
//!
//! There is no code here. The pages are the files `docs/rules.md` and `docs/notation.md`, and every
//! paragraph number in the documentation of this crate, such as [§5.2](crate::text::rules#5.2), is
//! a link to its place on the first of them.

// In Markdown the first definition of a link counts. The ones given here lead to other pages of
// this documentation; those at the end of the files lead to other files of the repository.

#[doc = "[`notation.md`]: crate::text::notation"]
#[doc = "[`conformance/rulings`]: crate::case"]
#[doc = ""]
#[doc = include_str!("../docs/rules.md")]
pub mod rules {}

#[doc = "[the rules]: crate::text::rules"]
#[doc = ""]
#[doc = include_str!("../docs/notation.md")]
pub mod notation {}
