//! PDL dialect text to and from the pattern model.
//!
//! [`write_pdl`] prints a pattern file as `mlir-opt` prints the same PDL; [`read_pdl`] reads what `mlir-opt`
//! reads, custom and generic form. Neither needs a body of IR: the PDL dialect and the model have one
//! vocabulary. Mirrors <https://mlir.llvm.org/docs/Dialects/PDLOps/>.
//!
//! PDL cannot express: conditions other than native ones and shared symbols, successors and regions,
//! locations, texts as native arguments, benefits above 32767. The model does not keep: SSA names, names and
//! nesting of modules, attributes on the PDL operations themselves.
//!
//! ```
//! use legalize_pattern_model::parse_ron;
//! use legalize_pdl::{ReadOptions, WriteOptions, read_pdl, write_pdl};
//! use legalize_source::SourceMap;
//!
//! let sources = SourceMap::new();
//! let file = sources.add("rules.ron", r#"(
//!     schema: "legalize-patterns",
//!     version: 1,
//!     patterns: [(
//!         name: "OldToNew",
//!         benefit: 1,
//!         match: [
//!             Operand(id: "x"),
//!             Type(id: "t"),
//!             Operation(id: "root", name: "my.old", operands: ["x"], results: ["t"]),
//!         ],
//!         root: "root",
//!         rewrite: [
//!             Operation(id: "new", name: "my.new", operands: ["x"], results: Of(["t"])),
//!             Replace(op: "root", with: Operation("new")),
//!         ],
//!     )],
//! )"#);
//! let (model, origins) = parse_ron(&sources, file).into_result()?;
//! let text = write_pdl(&model, &origins, &WriteOptions::default()).value;
//! assert!(text.contains("pdl.pattern @OldToNew"));
//!
//! let file = sources.add("rules.mlir", text);
//! let read = read_pdl(&sources, file, &ReadOptions::default()).into_result()?;
//! assert_eq!(read.patterns[0].root_name(), Some("my.old"));
//! # Ok::<(), legalize_source::Diagnostics>(())
//! ```

mod alias;
mod check;
mod cursor;
mod error;
mod express;
mod generic;
mod op;
mod parse;
mod read;
mod spell;
mod text;
mod write;

pub use alias::{Loc, Locations, PatternLocations};
pub use check::{Fault, check_pdl};
pub use read::{ReadOptions, read_pdl};
pub use spell::{Respell, spell_with};
pub use write::{WriteOptions, write_pdl};
