//! Dialect conversion for Rust, with a TableGen-compatible frontend.
//!
//! Operations are defined in `.td` files that are read when the program runs; rewrite patterns are written
//! in DRR, PDLL, RON or Rust and meet in one model; modules are read, rewritten and printed as MLIR text.
//!
//! ```
#![doc = include_str!("../examples/tour.rs")]
//! ```
//!
//! A dialect of one's own: its `.td` is loaded, an operation built by name, verified and printed.
//!
//! ```
#![doc = include_str!("../examples/own_dialect.rs")]
//! ```
//!
//! The rooms, from the ground up: [`source`], [`ir`], [`snippet`], [`tblgen`], [`ods`], [`pattern_model`],
//! [`pdl`], [`drr`], [`pdll`], [`conversion`], [`opt`], [`dialects`], [`typed`].

pub use legalize_conversion as conversion;
pub use legalize_dialects as dialects;
pub use legalize_drr as drr;
pub use legalize_ir as ir;
pub use legalize_ods as ods;
pub use legalize_opt as opt;
pub use legalize_pattern_model as pattern_model;
pub use legalize_pdl as pdl;
pub use legalize_pdll as pdll;
pub use legalize_snippet as snippet;
pub use legalize_source as source;
pub use legalize_tblgen as tblgen;
pub use legalize_typed as typed;

/// The pages of the documentation that hold programs.
#[cfg(doctest)]
mod pages {
    #[doc = include_str!("../../docs/passes.md")]
    struct Passes;
    #[doc = include_str!("../../docs/book/src/native-hooks.md")]
    struct NativeHooks;
}
