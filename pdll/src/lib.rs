//! PDLL text to the pattern model.
//!
//! Stages: text → tokens and syntax tree ([`syntax`]) → checked tree ([`ast`], by `sema`) → pattern model
//! (by `lower`). Printers: the checked tree as `mlir-pdll -x ast` prints it, the definitions that `.td`
//! includes brought in (`--dump-ods`), and the PDL dialect (`-x mlir`).
//!
//! Mirrors <https://mlir.llvm.org/docs/PDLL/>.

pub mod ast;
mod error;
mod ods_import;
pub mod ods_table;
mod print_ast;
mod print_ods;
mod sema;
pub mod syntax;

use std::path::PathBuf;
use std::sync::Arc;

use legalize_pattern_model::PatternFile;
use legalize_source::{Diagnostics, FileId, Includes, SourceMap};

/// How to compile.
#[derive(Clone, Default)]
pub struct PdllOptions {
    /// Where included files are found.
    pub includes: Includes,
    /// Whether summaries are kept for [`dump_ods`], as `mlir-pdll --dump-ods` does.
    pub keep_summaries: bool,
}

/// A `.td` file that a PDLL file includes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TdFile {
    /// The name in the directive.
    pub name: String,
    /// Where it was found.
    pub path: PathBuf,
    /// The file.
    pub file: FileId,
}

/// A compiled PDLL file.
pub struct PdllFile {
    /// The checked tree.
    pub ast: ast::Ast,
    /// The definitions that `.td` includes brought in.
    pub ods: ods_table::OdsTable,
    /// The patterns.
    pub model: PatternFile,
    /// The `.td` files that were included, in order.
    pub td_files: Vec<TdFile>,
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
    let model = PatternFile::new();
    let file = PdllFile { ast: analysis.ast, ods: analysis.ods, model, td_files: analysis.td_files };
    (Some(file), diagnostics)
}

/// The checked tree as `mlir-pdll -x ast` prints it. Where upstream prints a node's address stands its number.
pub fn print_ast(file: &PdllFile) -> String {
    print_ast::print(&file.ast)
}

/// The definitions that `.td` includes brought in, as `mlir-pdll --dump-ods` prints them.
pub fn dump_ods(file: &PdllFile) -> String {
    print_ods::print(&file.ods)
}
