//! The TableGen language: records from .td files, without LLVM.

mod ast;
mod detailed;
mod eval;
mod getters;
mod json;
mod keeper;
mod lexer;
mod limits;
mod ops;
mod order;
mod parse;
mod parser;
mod places;
mod print;
mod record;
mod symbol;
mod token;
mod tokens;
mod types;
mod value;

lalrpop_util::lalrpop_mod!(
    #[expect(
        clippy::all,
        clippy::allow_attributes_without_reason,
        unused_qualifications,
        reason = "generated code"
    )]
    grammar
);

pub use detailed::print_detailed_records;
pub use getters::FieldError;
pub use json::dump_json;
pub use keeper::{
    BitsValue, DagValue, ExprValue, Field, ListValue, Record, RecordKeeper, Type, TypeKind, Value,
};
pub use limits::Limits;
pub use parse::{ParseOptions, Parsed, parse};
pub use print::print_records;
pub use record::RecordId;
