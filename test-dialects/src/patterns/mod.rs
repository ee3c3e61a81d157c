//! Patterns in Rust by the name of their set, as conversion specs and the passes refer to them.

pub(crate) mod greedy;
pub(crate) mod legalize;
pub(crate) mod types;

use std::sync::Arc;

use legalize_conversion::{PatternSet, TypeConverter};
use legalize_session::NativePatterns;

/// Adds the patterns of a set.
pub(crate) fn add(name: &str, converter: &Arc<TypeConverter>, patterns: &mut PatternSet) {
    match name {
        "test-greedy" => greedy::add(patterns),
        "test-flip-flop" => greedy::add_flip_flop(patterns),
        "test-erase-next" => greedy::add_erase_next(patterns),
        "test-legalize" => legalize::add(patterns),
        "test-types" => types::add(converter, patterns),
        _ => {}
    }
}

/// The sets.
pub(crate) fn sets() -> Vec<NativePatterns> {
    let names = ["test-greedy", "test-flip-flop", "test-erase-next", "test-legalize", "test-types"];
    names.map(|name| NativePatterns::new(name, move |_, converter, set| add(name, converter, set))).into()
}
