//! Options of sessions.

use std::path::PathBuf;

use legalize_conversion::{PatternChecks, PatternFilter};
use legalize_source::{LintLevels, SourceMap};

use crate::library::IncludingFile;
use crate::mentions::is_listing;

/// Options that a session is created from.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct SessionOptions {
    /// Include directories (`-I`).
    pub include_dirs: Vec<PathBuf>,
    /// Macros that are defined for `.td` files (`-D`).
    pub defines: Vec<String>,
    /// `.td` files whose dialects are loaded (`--ods`), one record keeper each.
    pub ods: Vec<IncludingFile>,
    /// Pattern files.
    pub patterns: Vec<IncludingFile>,
    /// `.td` files that the program carries, by name and text; loaded after those of `ods`.
    pub ods_texts: Vec<(String, String)>,
    /// Pattern files that the program carries, by name and text; loaded after those of `patterns`. The
    /// extension of the name determines the language.
    pub pattern_texts: Vec<(String, String)>,
    /// Dialects to load although nothing mentions them, of those that the providers have
    /// ([`Provider::optional_dialects`](crate::Provider::optional_dialects)).
    pub dialects: Vec<String>,
    /// True if the providers' embedded dialects are loaded only where a text in the source map mentions them.
    /// For runs that read, verify and print: Rust code that creates operations needs their dialects in any
    /// case. Without effect if there are other definitions, patterns or `dialects`.
    pub on_demand: bool,
    /// Folder in which the definitions of `ods` are kept between runs; it is created where it is missing.
    /// Definitions in it are used only if none of the files that they were read from has changed.
    #[cfg(feature = "cache")]
    pub definition_cache: Option<PathBuf>,
    /// Crates whose native functions the patterns call; a warning if no provider is of such a crate.
    pub natives: Vec<String>,
    /// Pipeline of runs that name no pass ([`Session::default_pipeline`](crate::Session::default_pipeline)).
    pub default_pipeline: Option<String>,
    /// True if unregistered dialects are accepted.
    pub allow_unregistered_dialect: bool,
    /// True if declarative patterns that need an unregistered native or type inference are left out, with a
    /// warning.
    pub allow_unresolved_natives: bool,
    /// True if what cannot be evaluated is skipped: constraints of definitions are treated as satisfied, with
    /// a warning for each ([`legalize_ods::unchecked`]), and patterns are left out as with
    /// `allow_unresolved_natives`. Otherwise an operation with such a constraint is not valid.
    pub allow_unresolved: bool,
    /// Filter of the patterns in the sets that [`Session::freeze`](crate::Session::freeze) and
    /// [`Session::freeze_set`](crate::Session::freeze_set) freeze. Passes
    /// have their own options for that
    /// ([`PassDef::filters_patterns`](legalize_passes::PassDef::filters_patterns)).
    pub pattern_filter: PatternFilter,
    /// True if declarative patterns are refused that name an operation, attribute, operand or result which a
    /// loaded dialect does not have; otherwise each is a warning.
    pub strict_patterns: bool,
    /// Levels of the warnings about declarative patterns that are issued when sets are frozen.
    pub lints: LintLevels,
    /// True if runs continue where a pattern cannot be evaluated: each such application is left out and
    /// reported.
    pub keep_going: bool,
    /// Number of threads for large modules, 0 for one for each core; without it, everything
    /// runs on the calling thread ([`Context::enable_multithreading`](legalize_ir::Context)).
    pub threads: Option<usize>,
    /// Checks of each pattern's edits, in all sets that the session freezes, including those of passes.
    pub pattern_checks: PatternChecks,
}

legalize_source::settings! { impl SessionOptions }

impl SessionOptions {
    /// Returns true if only what the texts mention is loaded.
    pub(crate) fn loads_on_demand(&self, sources: &SourceMap) -> bool {
        let only_reads =
            self.patterns.is_empty() && self.pattern_texts.is_empty() && self.dialects.is_empty();
        // Resources name dialects in another way, and a name may be written with escapes.
        let is_plain = |text: &str| !text.contains("dialect_resources") && !text.contains('\\');
        // A module may have the name of a file that is not searched for mentions.
        let are_plain =
            || sources.files().iter().all(|file| is_plain(file.text()) && !is_listing(file.name()));
        self.on_demand && only_reads && are_plain()
    }
}
