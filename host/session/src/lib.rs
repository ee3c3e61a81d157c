//! What a program reads, rewrites and prints modules with: sessions, what programs bring to them, pattern files of every
//! kind, conversion specs.
//!
//! A [`Provider`] says what a program brings (dialects, hooks, natives, Rust patterns, passes); a [`Session`] registers all
//! that in one context. Nothing here knows a dialect by name.

mod builder;
mod library;
mod native_patterns;
mod provider;
mod session;
pub mod spec;

pub use builder::SessionBuilder;
pub use library::{
    LoadedPatterns, load_ods, load_patterns, load_patterns_file, load_patterns_text, read_file,
};
pub use native_patterns::NativePatterns;
pub use provider::Provider;
pub use session::{
    Session, SessionOptions, includes, missing_hooks, pass_kinds, register, register_definitions,
};
