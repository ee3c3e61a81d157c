//! Typed Rust from `.td` files and checked pattern sets, for build scripts.
//!
//! ```no_run
//! // build.rs
//! legalize_build::Dialect::new("ops.td").dialect("toy").write();
//! legalize_build::Patterns::new("rules.td").write();
//! ```
//!
//! and in the crate
//!
//! ```ignore
//! mod toy { include!(concat!(env!("OUT_DIR"), "/toy.rs")); }
//! mod rules { include!(concat!(env!("OUT_DIR"), "/rules.rs")); }
//! ```
//!
//! Definitions are the same as at run time: a `.td` file is read by the same crates, and the generated
//! `register` registers the same definitions as `--ods` would. Diagnostics are printed with the user's lines
//! and stop the build.
//!
//! The feature `upstream-dialects` adds the hooks that definitions of upstream's dialects leave to C++, for
//! generating Rust from these.
//!
//! Invariant: the same files give the same text. Omitted: C++ bodies.

mod dialect;
mod docs;
mod enums;
mod hook;
mod hook_methods;
mod hook_text;
mod hooks;
mod interface_types;
mod interfaces;
mod module;
mod names;
mod native_calls;
mod native_trait;
mod ops;
mod patterns;
mod typedefs;
mod values;
mod writer;

pub use dialect::{Accessor, Dialect, Generated, GeneratedOp, Part};
pub use patterns::{CheckedPatterns, Patterns};

use std::sync::Arc;

use legalize_session::Provider;

/// The contributions besides the files: the embedded dialects, and those of the feature `upstream-dialects`.
fn providers() -> Vec<Arc<dyn Provider>> {
    #[cfg_attr(not(feature = "upstream-dialects"), expect(unused_mut, reason = "the feature adds to it"))]
    let mut all = legalize_dialects_core::providers();
    #[cfg(feature = "upstream-dialects")]
    all.extend(legalize_dialects_upstream::providers());
    all
}

/// Formats a summary as a sentence.
fn sentence(text: &str) -> String {
    let text = text.trim();
    if text.is_empty() || text.ends_with('.') { text.to_owned() } else { format!("{text}.") }
}

/// The documentation of an item: name and summary, then the description.
fn item_docs(name: &str, summary: &str, description: &str) -> String {
    let head = match summary.trim() {
        "" => format!("`{name}`"),
        summary => format!("`{name}`: {summary}"),
    };
    match description.trim() {
        "" => head,
        description => format!("{head}\n\n{description}"),
    }
}

/// The documentation of a part: its kind, its name, its constraint if that is short.
fn part_docs(what: &str, name: &str, summary: &str) -> String {
    let name = if name.is_empty() { what.to_owned() } else { format!("{what} `{name}`") };
    match summary.trim() {
        summary if summary.is_empty() || summary.chars().count() > 70 => format!("{name}."),
        summary => format!("{name}: {}.", summary.trim_end_matches('.')),
    }
}
