//! Native C++ text of patterns, evaluated: what [`Natives`](legalize_conversion::Natives) asks for natives that no Rust
//! function stands for.
//!
//! The language is `legalize-snippet`'s; what it may call and edit is a pattern's.

mod calling;
mod evaluator;
mod host;
mod object_methods;
mod op_methods;
mod remembered;
mod scope;
mod text;

pub use evaluator::Snippets;
pub use object_methods::{add_attr_method, add_type_method};
pub use op_methods::add_op_method;
