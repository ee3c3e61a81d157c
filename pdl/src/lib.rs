//! PDL dialect text to and from the pattern model.
//!
//! [`write_pdl`] prints a pattern file as `mlir-opt` prints the same PDL; [`read_pdl`] reads what `mlir-opt`
//! reads, custom and generic form. Neither needs a body of IR: the PDL dialect and the model have one
//! vocabulary. Mirrors <https://mlir.llvm.org/docs/Dialects/PDLOps/>.
//!
//! PDL cannot express: conditions other than native ones and shared symbols, successors and regions,
//! locations, texts as native arguments, benefits above 32767. The model does not keep: SSA names, names and
//! nesting of modules, attributes on the PDL operations themselves.

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
