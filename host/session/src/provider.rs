//! Contributions of a program to a tool: dialects, hooks, natives, Rust patterns, passes.

use std::sync::Arc;

use legalize_conversion::{Natives, PatternSet};
use legalize_ir::Context;
use legalize_ods::OdsModule;
use legalize_passes::PassKind;
use legalize_snippet::Classes;
use legalize_source::{Diagnostic, Diagnostics, Includes, MemoryLoader, Reported, SourceMap};

use crate::native_patterns::NativePatterns;

/// Name of a dialect, and the include names of the files that define it.
pub type OptionalDialect = (&'static str, &'static [&'static str]);

/// Name of a dialect, and a function that returns its definitions.
pub type EmbeddedDialect = (&'static str, fn() -> OdsModule);

/// One contribution. Every method has a default, so that a program implements only what it provides.
pub trait Provider: Send + Sync {
    /// Name of the crate that the provider is of: the first segment of the type's path, unless a provider
    /// says otherwise.
    fn crate_name(&self) -> &'static str {
        std::any::type_name::<Self>().split("::").next().unwrap_or_default()
    }

    /// Virtual include files, searched after all include directories.
    fn add_files(&self, files: &mut MemoryLoader) {
        let _ = files;
    }

    /// Definitions of embedded dialects; definitions that a user loads take precedence over them.
    fn modules(&self, sources: &Arc<SourceMap>, includes: &Includes) -> Reported<Vec<OdsModule>> {
        let _ = (sources, includes);
        Reported::new(Vec::new(), Diagnostics::new())
    }

    /// The definitions of [`modules`](Provider::modules) one by one, by dialect, if each can be left out
    /// where nothing mentions the dialect ([`SessionOptions::on_demand`](crate::SessionOptions::on_demand)).
    fn embedded_dialects(&self) -> Vec<EmbeddedDialect> {
        Vec::new()
    }

    /// Dialects whose definitions are loaded only if an input or a pattern file mentions them, or a session
    /// asks for them by name: each with the include names of its files.
    fn optional_dialects(&self) -> Vec<OptionalDialect> {
        Vec::new()
    }

    /// True if [`Session::warnings`](crate::Session::warnings) lists hooks that the definitions of
    /// [`modules`](Provider::modules) declare and that are not provided. If false, as for the default
    /// dialects, the provider is responsible for the missing ones.
    fn lists_missing_hooks(&self) -> bool {
        true
    }

    /// C++ classes and helpers by name, for snippets in definitions and patterns.
    fn add_classes(&self, ctx: &Context, classes: &Classes) {
        let _ = (ctx, classes);
    }

    /// Attaches Rust hooks by operation name, after all definitions are registered.
    fn attach(&self, ctx: &mut Context) {
        let _ = ctx;
    }

    /// Native constraints and rewrites that declarative patterns call.
    fn add_natives(&self, natives: &mut Natives) {
        let _ = natives;
    }

    /// Sets of Rust patterns that conversion specs ask for by name.
    fn native_patterns(&self) -> Vec<NativePatterns> {
        Vec::new()
    }

    /// Adds the canonicalization patterns of the dialects.
    fn add_canonicalization_patterns(&self, ctx: &Context, patterns: &mut PatternSet) -> Diagnostics {
        let _ = (ctx, patterns);
        Diagnostics::new()
    }

    /// Passes, each run by a flag of its name.
    fn passes(&self) -> Vec<Arc<dyn PassKind>> {
        Vec::new()
    }
}

/// A warning for each crate of natives that none of the providers is of.
pub(crate) fn missing_crates(
    natives: &[String],
    providers: &[Arc<dyn Provider>],
) -> impl Iterator<Item = Diagnostic> {
    let plain = |name: &str| name.replace('-', "_");
    let known: Vec<String> = providers.iter().map(|provider| plain(provider.crate_name())).collect();
    let missing = natives.iter().filter(move |name| !known.contains(&plain(name)));
    missing.map(|name| {
        Diagnostic::warning("project::natives", format!("this program has no natives of the crate '{name}'"))
            .with_help("run the tool that registers the crate's provider, one that calls `opt_main` with it")
    })
}
