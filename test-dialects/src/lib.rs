//! Operations, patterns and conversions of the test dialect.
//!
//! `test.*` has one operation for each feature of definitions (`td/test/`); Rust adds hooks, natives,
//! patterns, type converters, and passes (`--test-…`) that run the drivers on them. `test-opt` is the program
//! with all of it. This crate is not meant for users.
//!
//! ```
//! use legalize_session::Session;
//!
//! let session = Session::builder().providers(legalize_test_dialects::providers()).build()?;
//! let names = session.native_patterns();
//! assert!(session.ctx().dialect(session.ctx().name("test")).is_some() && !names.is_empty());
//! # Ok::<(), legalize_source::Diagnostics>(())
//! ```

mod analyses;
mod checks;
mod dead_code;
mod definitions;
mod drivers;
mod evaluation;
mod hooks;
mod natives;
pub mod ops;
mod passes;
mod patterns;
mod types;

use std::sync::Arc;

use legalize_conversion::{Natives, PatternSet};
use legalize_ir::Context;
use legalize_ods::OdsModule;
use legalize_passes::PassKind;
use legalize_session::{NativePatterns, Provider};
use legalize_snippet::Classes;
use legalize_source::{Diagnostics, Includes, MemoryLoader, Reported, SourceMap, Text};

/// The test dialect, as the provider of a tool.
#[derive(Clone, Copy, Debug, Default)]
pub struct TestDialect;

/// The default providers and the test dialect.
pub fn providers() -> Vec<Arc<dyn Provider>> {
    let mut all = legalize_dialects_core::providers();
    all.extend(legalize_dialects_upstream::providers());
    all.push(Arc::new(TestDialect));
    all
}

impl Provider for TestDialect {
    fn add_files(&self, files: &mut MemoryLoader) {
        for &(path, text) in definitions::FILES {
            files.insert(path, Text::embedded(text));
        }
    }

    fn modules(&self, sources: &Arc<SourceMap>, includes: &Includes) -> Reported<Vec<OdsModule>> {
        definitions::load(sources, includes)
    }

    fn add_classes(&self, _ctx: &Context, classes: &Classes) {
        natives::add_helpers(classes);
    }

    fn attach(&self, ctx: &mut Context) {
        hooks::attach(ctx);
    }

    fn add_natives(&self, natives: &mut Natives) {
        natives::add(natives);
    }

    fn native_patterns(&self) -> Vec<NativePatterns> {
        patterns::sets()
    }

    fn add_canonicalization_patterns(&self, _ctx: &Context, patterns: &mut PatternSet) -> Diagnostics {
        patterns::greedy::add_canonicalization(patterns);
        Diagnostics::new()
    }

    fn passes(&self) -> Vec<Arc<dyn PassKind>> {
        let mut all = passes::all();
        all.extend(drivers::passes());
        all.push(evaluation::pass());
        all.push(checks::pass());
        all.extend(analyses::passes());
        all
    }
}
