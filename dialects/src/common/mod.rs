//! What several dialects share: the table of a dialect's hooks, rules, forms, and readings of operations.

pub(crate) mod atomics;
pub(crate) mod attributes;
pub(crate) mod calls;
pub(crate) mod classes;
pub(crate) mod declarative;
pub(crate) mod dynamic_sizes;
pub(crate) mod enum_clauses;
pub(crate) mod functions;
pub(crate) mod hooks;
pub(crate) mod indices;
pub(crate) mod infer;
pub(crate) mod inferred;
pub(crate) mod parameters;
pub(crate) mod prefetch;
pub(crate) mod region_branch;
pub(crate) mod region_forms;
pub(crate) mod reshapes;
pub(crate) mod result_names;
pub(crate) mod rules;
pub(crate) mod shapes;
pub(crate) mod slices;
pub(crate) mod strides;
pub(crate) mod subject;
pub(crate) mod successors;
pub(crate) mod switches;
#[cfg(test)]
mod table_tests;
pub(crate) mod trait_rules;
pub(crate) mod type_predicates;

/// A result whose error is told to the user.
pub(crate) type Result<T, E = legalize_source::Diagnostic> = std::result::Result<T, E>;
