//! Tests that compile Rust against the libraries of this workspace: `rustc` runs on each file alone, so that
//! no library is built again.

mod errors;
mod libraries;

pub use errors::CompileErrors;
pub use libraries::Libraries;
