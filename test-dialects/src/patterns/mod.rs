//! Patterns in Rust by the name of their set, as conversion specs and the passes refer to them.

pub(crate) mod greedy;
pub(crate) mod legalize;
pub(crate) mod types;

use std::sync::Arc;

use legalize_conversion::{PatternSet, TypeConverter};

/// Adds the patterns of a name; returns true if there are any.
pub(crate) fn add(name: &str, converter: &Arc<TypeConverter>, patterns: &mut PatternSet) -> bool {
    match name {
        "test-greedy" => greedy::add(patterns),
        "test-flip-flop" => greedy::add_flip_flop(patterns),
        "test-erase-next" => greedy::add_erase_next(patterns),
        "test-legalize" => legalize::add(patterns),
        "test-types" => types::add(converter, patterns),
        _ => return false,
    }
    true
}
