//! Dialect conversion for Rust, with a TableGen-compatible frontend.
//!
//! Operations are defined in `.td` files that are read at run time; rewrite patterns are written in DRR,
//! PDLL, RON or Rust and share one model; modules are parsed, rewritten and printed as MLIR text.
//!
//! ```
#![doc = include_str!("../examples/tour.rs")]
//! ```
//!
//! A custom dialect: its `.td` file is loaded, an operation is created by name, verified and printed.
//!
//! ```
#![doc = include_str!("../examples/own_dialect.rs")]
//! ```
//!
//! [`session()`] starts with the default dialects; [`prelude`] has the names that most programs use.
//! `examples/` of the repository holds whole programs: a language lowered to `llvm`, a third-party dialect
//! rewritten by rules that are read at run time, rules that a program carries, a driver that draws the
//! rewrites.
//!
//! Features, all but `opt` and `upstream-dialects` enabled by default: `dialects` is the embedded
//! definitions, patterns and passes that [`session()`] starts with; `drr`, `pdll` and `pdl` are the pattern
//! languages besides RON and Rust. A program that has its own `.td` and ships its patterns as RON needs
//! none of them and compiles faster; it starts with `session::Session::builder()`. `builtin` is among the
//! embedded dialects: without them, allow unregistered ones. `upstream-dialects` adds the hooks that
//! definitions of upstream's other dialects leave to C++ (`affine`, `gpu`, `memref`, `spirv`, `vector` and so
//! on): without it, only the definitions of these dialects are available. `opt` is the command line of a
//! custom tool: `opt::opt_main`.
//!
//! The crates, from the bottom up: [`source`], [`ir`], [`snippet`], [`tblgen`], [`ods`], [`pattern_model`],
//! [`pdl`], [`drr`], [`pdll`], [`conversion`], [`analysis`], [`evaluation`], [`typed`], [`passes`],
//! [`session`](mod@session), [`dialects`].

pub use legalize_analysis as analysis;
pub use legalize_conversion as conversion;
#[cfg(feature = "dialects")]
pub use legalize_dialects_core as dialects;
#[cfg(feature = "upstream-dialects")]
pub use legalize_dialects_upstream as upstream_dialects;
#[cfg(feature = "drr")]
pub use legalize_drr as drr;
pub use legalize_evaluation as evaluation;
pub use legalize_ir as ir;
pub use legalize_ods as ods;
#[cfg(feature = "opt")]
pub use legalize_opt as opt;
pub use legalize_passes as passes;
pub use legalize_pattern_model as pattern_model;
#[cfg(feature = "pdl")]
pub use legalize_pdl as pdl;
#[cfg(feature = "pdll")]
pub use legalize_pdll as pdll;
pub use legalize_session as session;
pub use legalize_snippet as snippet;
pub use legalize_source as source;
pub use legalize_tblgen as tblgen;
pub use legalize_typed as typed;

/// Returns the default dialects, and with the feature `upstream-dialects` the hooks of upstream's other
/// dialects.
#[cfg(feature = "dialects")]
pub fn providers() -> Vec<std::sync::Arc<dyn session::Provider>> {
    #[cfg_attr(not(feature = "upstream-dialects"), expect(unused_mut, reason = "the feature adds to it"))]
    let mut all = dialects::providers();
    #[cfg(feature = "upstream-dialects")]
    all.extend(upstream_dialects::providers());
    all
}

/// Creates the builder of a session with the default dialects, as [`providers`] lists them.
///
/// ```
/// let session = legalize::session().build().expect("the default dialects load");
/// let module = session.parse("input.mlir", "func.func private @f(i32)").expect("a valid module");
/// assert_eq!(session.print(&module), "module {\n  func.func private @f(i32)\n}\n");
/// ```
#[cfg(feature = "dialects")]
pub fn session() -> session::SessionBuilder {
    session::Session::builder().providers(providers())
}

/// The names that most programs use: `use legalize::prelude::*;`.
pub mod prelude {
    pub use crate::conversion::{
        ApplyCallbacks, Conversion, ConversionAnswer, ConversionConfig, ConversionFailure, ConversionPattern,
        ConversionReport, ConversionRewriter, ConversionTarget, ConvertedOperands, DeclarativeOptions, Event,
        FrozenPatternSet, GreedyConfig, GreedyDriver, Listener, MatchFailure, MatchResult, NativeValue,
        Natives, PatternApplicator, PatternInfo, PatternSet, RewritePattern, Rewriter, RewriterExt,
        SeparatePattern, StopReason, TypeConverter, WalkConfig, WalkDriver, apply_full_conversion,
        apply_partial_conversion, apply_patterns_greedily, walk_and_apply_patterns,
    };
    pub use crate::ir::{
        AttrData, Attribute, BlockId, Builder, Context, InsertPoint, Ir, Location, OpId, OperationState,
        ParseOptions, ParsedModule, PrintOptions, RegionId, Type, TypeData, ValueId, WalkOrder, WalkResult,
        parse_module, print_op, verify,
    };
    pub use crate::session::{Provider, Session, SessionBuilder};
    pub use crate::source::{Diagnostic, Diagnostics, FileId, Reported, SourceMap, Span};
}

/// The documentation pages that contain programs.
#[cfg(doctest)]
#[allow(
    rustdoc::invalid_codeblock_attributes,
    reason = "the words of the pages are for the test of their blocks"
)]
mod pages {
    #[doc = include_str!("../../docs/passes.md")]
    struct Passes;
    #[doc = include_str!("../../docs/book/src/analyses.md")]
    struct Analyses;
    #[doc = include_str!("../../docs/book/src/native-hooks.md")]
    struct NativeHooks;
    #[doc = include_str!("../../docs/book/src/reference/diagnostic-examples/rust.md")]
    struct DiagnosticExamples;
}
