//! Coverage of a project: modules that are read, operations with custom assembly, patterns that can be
//! applied, and what blocks the others, ordered by how much one more assembly, inference or function would
//! unlock.
//!
//! A module or pattern counts as blocked by all that is known to be missing for it. Of a module that is the
//! first error, and each operation in its text whose custom assembly is missing: text after an error is not
//! read. So a module that one blocker alone holds back may turn out to have another one once that is
//! supplied.
//!
//! Invariant: the report depends on the files alone, not on threads or hash order. Omitted: what passes and
//! conversions do.

mod assembly;
mod cause;
mod modules;
mod patterns;
mod ranking;
mod report;
mod runs;
mod text;

use std::sync::Arc;

use legalize_passes::Timing;
use legalize_session::{IncludingFile, Provider, Session, SessionOptions};
use legalize_source::{Diagnostics, SourceMap};

pub use modules::{ModuleFile, within};
pub use report::{Blocker, BlockerKind, Count, Coverage, DialectAssembly, ModuleCount, OpNeeds, Unlocked};
pub use runs::Runs;
pub use text::to_text;

use assembly::MissingAssembly;
use ranking::Ranking;

/// A pattern file with the name that reports have for it.
#[derive(Clone, Debug)]
pub struct NamedPatterns {
    /// The name in reports.
    pub name: String,
    /// The file.
    pub file: IncludingFile,
}

/// The files that are measured, and the session that they are measured in.
pub struct CoverageInput<'a> {
    /// Options of the session: definitions and include folders.
    pub options: SessionOptions,
    /// The source map of the definitions, with the limits of each session.
    pub sources: Arc<SourceMap>,
    /// The providers.
    pub providers: &'a [Arc<dyn Provider>],
    /// The modules.
    pub modules: Vec<ModuleFile>,
    /// The pattern files, each measured by itself.
    pub patterns: Vec<NamedPatterns>,
}

/// A report, with the session that has the definitions.
pub struct Measured {
    /// The report.
    pub coverage: Coverage,
    /// The session without patterns.
    pub session: Arc<Session>,
    /// Warnings about the definitions, in the input's source map.
    pub warnings: Diagnostics,
}

/// Measures modules, operations and patterns.
///
/// # Errors
/// If the definitions cannot be loaded. The diagnostics are about the input's source map.
pub fn measure(input: &CoverageInput<'_>) -> Result<Measured, Diagnostics> {
    let create = |sources: Arc<SourceMap>, allows_unregistered: bool| {
        let options = input.options.clone().with(|options| {
            options.patterns.clear();
            options.pattern_texts.clear();
            options.allow_unregistered_dialect |= allows_unregistered;
            options.dialects = optional_dialects(input.providers);
        });
        let loaded = Session::new(sources, &options, input.providers, &mut Timing::new());
        let (session, found) = loaded.into_parts();
        match session {
            Some(session) => Ok((Arc::new(session), found)),
            None => Err(found),
        }
    };
    let (session, warnings) = create(input.sources.clone(), false)?;
    // A file says by its runs if its operations may be of dialects that nothing defines.
    let is_open = input.modules.iter().any(|file| file.runs.allow_unregistered);
    let open = if is_open { create(fresh(input), true)?.0 } else { session.clone() };
    let assembly = MissingAssembly::of(&session);
    let mut ranking = Ranking::default();
    let modules = modules::measure(&[session.clone(), open], &input.modules, &assembly, &mut ranking);
    let patterns = patterns::measure(input, &assembly, &mut ranking);
    let dialects = assembly.dialects(&session, &mut ranking);
    let (blockers, others) = ranking.sorted();
    let coverage = Coverage::new(modules, patterns, dialects, blockers, others);
    Ok(Measured { coverage, session, warnings })
}

/// Creates a source map with the limits of the input.
fn fresh(input: &CoverageInput<'_>) -> Arc<SourceMap> {
    Arc::new(SourceMap::with_limits(input.sources.limits().clone()))
}

/// Returns the names of all dialects that the providers load on demand: modules and patterns may use any of
/// them.
fn optional_dialects(providers: &[Arc<dyn Provider>]) -> Vec<String> {
    let all = providers.iter().flat_map(|provider| provider.optional_dialects());
    all.map(|(name, _)| name.to_owned()).collect()
}
