//! Native C++ text of patterns, evaluated: what [`Natives`](legalize_conversion::Natives) asks for natives that no Rust
//! function stands for.
//!
//! The language is `legalize-snippet`'s; what it may call and edit is a pattern's.

mod calling;
mod evaluator;
mod host;
mod op_methods;
mod remembered;
mod scope;
mod text;

pub use evaluator::Snippets;
pub use op_methods::add_op_method;
