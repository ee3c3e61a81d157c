//! Native C++ text of patterns, evaluated: the evaluator that [`Natives`](legalize_conversion::Natives) uses for
//! natives without a Rust function.
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
