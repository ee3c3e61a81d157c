//! Native C++ text of patterns, evaluated: the evaluator that [`Natives`](legalize_conversion::Natives) uses
//! for natives without a Rust function.
//!
//! The language is that of `legalize-snippet`; the functions that it may call and the edits that it may make
//! are those of patterns.

mod calling;
mod evaluator;
mod host;
mod native_text;
mod object_methods;
mod on_rewriter;
mod op_methods;
mod remembered;
mod scope;

pub use evaluator::Snippets;
pub use object_methods::{add_attr_method, add_type_method};
pub use on_rewriter::run_on_rewriter;
pub use op_methods::add_op_method;
