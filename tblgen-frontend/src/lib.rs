//! TableGen frontend: records from .td files, without LLVM.
//!
//! A lexer (`lexer`), the preprocessor and `include` (`tokens`) and a grammar (`grammar`) turn text into one
//! top-level statement at a time, which the evaluator (`eval`) immediately evaluates to records. The result
//! is a [`RecordKeeper`]: frozen, free of lifetimes, shared between threads.
//!
//! ```
//! use std::sync::Arc;
//! use legalize_source::SourceMap;
//! use legalize_tblgen::{TblgenOptions, parse};
//!
//! let sources = Arc::new(SourceMap::new());
//! let main = sources.add("a.td", "class Op<string n> { string name = n; } def Add : Op<\"add\">;");
//! let parsed = parse(&sources, main, &TblgenOptions::default());
//! let keeper = parsed.value.keeper.expect("no errors");
//! for op in keeper.defs_of_class("Op") {
//!     assert_eq!(op.string("name")?, "add");
//! }
//! # Ok::<(), legalize_tblgen::FieldError>(())
//! ```
//!
//! The frontend accepts what `llvm-tblgen` 22 accepts and prints what it prints; its diagnostics are its own.
//! It does not depend on MLIR. The tool's generators and its allocation statistics are not supported.

mod affinity;
mod ast;
mod detailed;
mod eval;
mod fields;
mod getters;
mod handle;
mod json;
mod keeper;
mod lexer;
mod limits;
mod measure;
mod ops;
mod order;
mod parse;
mod parser;
mod pipeline;
mod places;
mod print;
mod reading;
mod record;
mod relations;
mod sets;
mod symbol;
mod token;
mod tokens;
mod types;
mod value;
mod words;

lalrpop_util::lalrpop_mod!(
    #[expect(
        clippy::all,
        clippy::allow_attributes_without_reason,
        clippy::pedantic,
        unused_qualifications,
        reason = "generated code"
    )]
    grammar
);

pub use detailed::print_detailed_records;
pub use getters::FieldError;
pub use json::dump_json;
pub use keeper::{Field, Record, RecordKeeper, Type, TypeKind};
pub use parse::{Parsed, TblgenOptions, parse};
pub use print::print_records;
pub use reading::{BitsValue, DagValue, ExprValue, ListValue, Value};
pub use record::RecordId;
pub use sets::print_sets;
