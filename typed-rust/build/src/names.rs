//! Rust names from the names of definitions: in Rust's case, not reserved, unique.

use std::collections::BTreeSet;

use heck::{ToShoutySnakeCase, ToSnakeCase};

const KEYWORDS: &[&str] = &[
    "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "crate", "do", "dyn",
    "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in", "let", "loop",
    "macro", "match", "mod", "move", "mut", "override", "priv", "pub", "ref", "return", "self", "static",
    "struct", "super", "trait", "true", "try", "typeof", "unsafe", "unsized", "use", "virtual", "where",
    "while", "yield",
];

/// Names that generated code uses itself.
const PRELUDE: &[&str] = &[
    "Self",
    "Option",
    "Some",
    "None",
    "Result",
    "Ok",
    "Err",
    "Vec",
    "Box",
    "String",
    "From",
    "Into",
    "TryFrom",
    "TryInto",
    "Clone",
    "Copy",
    "Debug",
    "Default",
    "PartialEq",
    "Eq",
    "Hash",
    "PartialOrd",
    "Ord",
    "Send",
    "Sync",
    "Sized",
    "Drop",
    "Fn",
    "FnMut",
    "FnOnce",
    "AsRef",
    "AsMut",
    "Iterator",
    "IntoIterator",
    "Extend",
    "ToOwned",
    "ToString",
    "FromIterator",
    "DoubleEndedIterator",
    "ExactSizeIterator",
];

/// A set of names in use.
#[derive(Clone, Debug, Default)]
pub(crate) struct Names {
    taken: BTreeSet<String>,
}

impl Names {
    /// Creates the set for the items of a module.
    pub(crate) fn of_items() -> Self {
        let mut names = Self::with(PRELUDE);
        names.taken.extend(["DIALECT", "DEFINITIONS"].map(str::to_owned));
        names
    }

    /// Creates the set for the methods of a view: those of `OpView` and the view's own are in use.
    pub(crate) fn of_methods() -> Self {
        Self::with(&["builder", "op", "of", "isa", "cast", "defining", "attach_hooks"])
    }

    /// Creates a set with these names.
    pub(crate) fn with(taken: &[&str]) -> Self {
        Names { taken: taken.iter().map(|&name| name.to_owned()).collect() }
    }

    /// True if the name is not in use.
    pub(crate) fn is_free(&self, name: &str) -> bool {
        !self.taken.contains(name)
    }

    /// Reserves the name, with an underscore or a number appended if it is in use.
    pub(crate) fn take(&mut self, name: &str) -> String {
        let mut free = name.to_owned();
        let mut number = 1;
        while !self.taken.insert(free.clone()) {
            number += 1;
            free = if number == 2 { format!("{name}_") } else { format!("{name}{number}") };
        }
        free
    }
}

/// Converts to a name of letters, digits and underscores that does not start with a digit.
fn word(name: &str) -> String {
    let mut word: String = name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect();
    if word.trim_matches('_').is_empty() {
        word = "unnamed".to_owned();
    }
    word
}

/// `overflowFlags` → `overflow_flags`
pub(crate) fn snake(name: &str) -> String {
    let name = word(name).to_snake_case();
    match name.as_str() {
        "type" => "ty".to_owned(),
        word if KEYWORDS.contains(&word) => format!("{word}_"),
        word if word.starts_with(|c: char| c.is_ascii_digit()) => format!("n{word}"),
        _ => name,
    }
}

/// `nnan` → `NNAN`
pub(crate) fn screaming_snake(name: &str) -> String {
    let name = word(name).to_shouty_snake_case();
    if name.starts_with(|c: char| c.is_ascii_digit()) { format!("N{name}") } else { name }
}

/// `vector_reduce_add` → `VectorReduceAdd`; letters keep their case otherwise.
pub(crate) fn camel(name: &str) -> String {
    let word = word(name);
    let mut out = String::new();
    for part in word.split('_').filter(|part| !part.is_empty()) {
        let mut chars = part.chars();
        let first = chars.next().unwrap_or_default();
        // Adjacent digits need a separator.
        if first.is_ascii_digit() && out.ends_with(|c: char| c.is_ascii_digit()) {
            out.push('_');
        }
        out.push(first.to_ascii_uppercase());
        out.push_str(chars.as_str());
    }
    if out.starts_with(|c: char| c.is_ascii_digit()) { format!("N{out}") } else { out }
}

/// The last component of a qualified C++ class name.
pub(crate) fn class(cpp: &str) -> &str {
    cpp.rsplit("::").next().unwrap_or(cpp)
}
