//! Compiler from PDLL text to the pattern model.
//!
//! Stages: text → tokens and syntax tree (`syntax`) → checked tree ([`ast`], by `sema`) → pattern model
//! (by `lower`). Printers: the checked tree as `mlir-pdll -x ast` prints it, the definitions that `.td`
//! includes brought in (`--dump-ods`), and the PDL dialect (`-x mlir`).
//!
//! Mirrors <https://mlir.llvm.org/docs/PDLL/>.
//!
//! ```
//! use std::sync::Arc;
//! use legalize_pdll::{PdllOptions, compile, print_mlir};
//! use legalize_source::SourceMap;
//!
//! let sources = Arc::new(SourceMap::new());
//! let file = sources.add("rules.pdll", "
//!     Pattern OldToNew {
//!       let root = op<my.old>(x: Value) -> (type: Type);
//!       replace root with op<my.new>(x) -> (type);
//!     }
//! ");
//! let rules = compile(&sources, file, &PdllOptions::default()).into_result()?;
//! assert_eq!(rules.model.patterns[0].root_name(), Some("my.old"));
//! assert!(print_mlir(&rules).value.contains("pdl.pattern @OldToNew"));
//! # Ok::<(), legalize_source::Diagnostics>(())
//! ```

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
mod syntax;
mod types;

use std::path::PathBuf;
use std::sync::{Arc, OnceLock};

use legalize_pattern_model::{Origins, PatternFile, verify};
use legalize_source::{Diagnostics, FileId, Includes, Reported, SourceMap};
use rustc_hash::FxHashSet;

/// Options of compilation.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct PdllOptions {
    /// Include search path.
    pub includes: Includes,
    /// Maximum number of errors that are reported.
    pub max_errors: usize,
    /// True if the pattern model is to be created; the checked tree and the PDL text do not need it.
    pub model: bool,
}

legalize_source::settings! { impl PdllOptions }

impl Default for PdllOptions {
    fn default() -> Self {
        PdllOptions { includes: Includes::default(), max_errors: 100, model: true }
    }
}

/// `.td` file that a PDLL file includes.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct TdFile {
    /// Name in the directive.
    pub name: String,
    /// Path at which the file was found.
    pub path: PathBuf,
    /// The file.
    pub file: FileId,
}

/// Compiled PDLL file.
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
    /// Reasons for which patterns are missing from the model, or cannot be run: `mlir-pdll -x ast` accepts
    /// such files, `-x mlir` does not.
    pub model_diagnostics: Diagnostics,
    /// The `.td` files that were included, in order.
    pub td_files: Vec<TdFile>,
    sources: Arc<SourceMap>,
    /// Constraints and rewrites that patterns call, computed when the patterns are lowered.
    called: OnceLock<FxHashSet<ast::CallableId>>,
}

/// Compiles a file that is in the source map, with its includes. Returns no file if there was an error;
/// warnings may accompany a file.
pub fn compile(sources: &Arc<SourceMap>, file: FileId, options: &PdllOptions) -> Reported<Option<PdllFile>> {
    let analysis = sema::analyze(sources, file, options);
    if analysis.diagnostics.has_errors() {
        return Reported::new(None, analysis.diagnostics);
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
    Reported::new(Some(file), diagnostics)
}

/// Returns the patterns of a file that was compiled without [`PdllOptions::model`], as far as the model can
/// express them.
pub fn to_model(file: &PdllFile) -> (PatternFile, Origins) {
    let lowered = lower::lower(&file.ast, &file.sources, lower::Mode::Sound);
    let _ = file.called.set(lowered.called);
    (lowered.file, lowered.origins)
}

/// Returns the bodies of constraints and rewrites that no pattern calls, one pattern each, for checks of the
/// names in them; `None` if there are none. They cannot be run: the parameters of a body match any values
/// that satisfy their constraints.
pub fn uncalled(file: &PdllFile) -> Option<(PatternFile, Origins)> {
    let lowered = || lower::lower(&file.ast, &file.sources, lower::Mode::Sound).called;
    lower::uncalled(&file.ast, &file.sources, file.called.get_or_init(lowered))
}

/// Returns the checked tree as `mlir-pdll -x ast` prints it, or the reason for which it cannot be printed
/// completely. Addresses of nodes are replaced by numbers.
pub fn print_ast(file: &PdllFile) -> Reported<String> {
    print_ast::print(&file.ast, &file.sources)
}

/// Returns the definitions that `.td` includes brought in, as `mlir-pdll --dump-ods` prints them.
pub fn dump_ods(file: &PdllFile) -> String {
    print_ods::print(&file.ods)
}

/// Returns the patterns in the PDL dialect, as `mlir-pdll -x mlir` prints them, or the reasons for which they
/// are not valid.
pub fn print_mlir(file: &PdllFile) -> Reported<String> {
    print_mlir::print(&file.ast, &file.sources)
}
