//! PDLL text to the pattern model.
//!
//! Stages: text → tokens and syntax tree ([`syntax`]) → checked tree ([`ast`], by `sema`) → pattern model
//! (by `lower`). Printers: the checked tree as `mlir-pdll -x ast` prints it, the definitions that `.td`
//! includes brought in (`--dump-ods`), and the PDL dialect (`-x mlir`).
//!
//! Mirrors <https://mlir.llvm.org/docs/PDLL/>.

pub mod ast;
mod error;
mod literals;
mod lower;
mod ods_import;
pub mod ods_table;
mod print_ast;
mod print_mlir;
mod print_ods;
mod sema;
pub mod syntax;
mod types;

use std::path::PathBuf;
use std::sync::{Arc, OnceLock};

use legalize_pattern_model::{Origins, PatternFile, verify};
use legalize_source::{Diagnostics, FileId, Includes, SourceMap};
use rustc_hash::FxHashSet;

/// How to compile.
#[derive(Clone, Debug)]
pub struct PdllOptions {
    /// Where included files are found.
    pub includes: Includes,
    /// Errors beyond this number are not reported.
    pub max_errors: usize,
    /// Whether the pattern model is wanted; the checked tree and the PDL text need none.
    pub model: bool,
}

impl Default for PdllOptions {
    fn default() -> Self {
        PdllOptions { includes: Includes::default(), max_errors: 100, model: true }
    }
}

/// A `.td` file that a PDLL file includes.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct TdFile {
    /// The name in the directive.
    pub name: String,
    /// Where it was found.
    pub path: PathBuf,
    /// The file.
    pub file: FileId,
}

/// A compiled PDLL file.
#[derive(Debug)]
#[non_exhaustive]
pub struct PdllFile {
    /// The checked tree.
    pub ast: ast::Ast,
    /// The definitions that `.td` includes brought in.
    pub ods: ods_table::OdsTable,
    /// The patterns; none without [`PdllOptions::model`].
    pub model: PatternFile,
    /// The files of the model's places.
    pub origins: Origins,
    /// What keeps patterns out of the model, or from running: `mlir-pdll -x ast` accepts such files,
    /// `-x mlir` does not.
    pub model_diagnostics: Diagnostics,
    /// The `.td` files that were included, in order.
    pub td_files: Vec<TdFile>,
    sources: Arc<SourceMap>,
    /// The constraints and rewrites that patterns call, once the patterns were lowered.
    called: OnceLock<FxHashSet<ast::CallableId>>,
}

/// Compiles a file that is in the source map, with all that it includes. There is no result if anything was
/// an error; warnings may come with one.
pub fn compile(
    sources: &Arc<SourceMap>,
    file: FileId,
    options: &PdllOptions,
) -> (Option<PdllFile>, Diagnostics) {
    let analysis = sema::analyze(sources, file, options);
    if analysis.diagnostics.has_errors() {
        return (None, analysis.diagnostics);
    }
    let diagnostics = analysis.diagnostics;
    let called = OnceLock::new();
    let (model, origins, model_diagnostics) = if options.model {
        let lowered = lower::lower(&analysis.ast, sources, lower::Mode::Sound);
        let mut found = lowered.diagnostics;
        found.extend(verify(&lowered.file, &lowered.origins));
        let _ = called.set(lowered.called);
        (lowered.file, lowered.origins, found)
    } else {
        (PatternFile::new(), Origins::none(), Diagnostics::new())
    };
    let file = PdllFile {
        ast: analysis.ast,
        ods: analysis.ods,
        model,
        origins,
        model_diagnostics,
        td_files: analysis.td_files,
        sources: sources.clone(),
        called,
    };
    (Some(file), diagnostics)
}

/// The patterns of a file that was compiled without [`PdllOptions::model`], as far as the model can say them.
pub fn to_model(file: &PdllFile) -> (PatternFile, Origins) {
    let lowered = lower::lower(&file.ast, &file.sources, lower::Mode::Sound);
    let _ = file.called.set(lowered.called);
    (lowered.file, lowered.origins)
}

/// The bodies of constraints and rewrites that no pattern calls, a pattern each, for checks of the names in them; nothing
/// if there are none. They are not to be run: the parameters of a body are whatever their constraints match.
pub fn uncalled(file: &PdllFile) -> Option<(PatternFile, Origins)> {
    let lowered = || lower::lower(&file.ast, &file.sources, lower::Mode::Sound).called;
    lower::uncalled(&file.ast, &file.sources, file.called.get_or_init(lowered))
}

/// The checked tree as `mlir-pdll -x ast` prints it, or what keeps it from being printed whole. Where upstream prints a
/// node's address stands its number.
pub fn print_ast(file: &PdllFile) -> (String, Diagnostics) {
    print_ast::print(&file.ast, &file.sources)
}

/// The definitions that `.td` includes brought in, as `mlir-pdll --dump-ods` prints them.
pub fn dump_ods(file: &PdllFile) -> String {
    print_ods::print(&file.ods)
}

/// The patterns in the PDL dialect, as `mlir-pdll -x mlir` prints them, or what keeps them from being that.
pub fn print_mlir(file: &PdllFile) -> (String, Diagnostics) {
    print_mlir::print(&file.ast, &file.sources)
}
