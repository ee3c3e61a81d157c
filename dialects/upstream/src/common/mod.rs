//! Modules that several of these dialects share and the embedded ones do not need.

pub(crate) mod atomics;
pub(crate) mod dynamic_sizes;
pub(crate) mod enum_clauses;
pub(crate) mod indexing;
pub(crate) mod indices;
pub(crate) mod infer;
pub(crate) mod inferred;
pub(crate) mod prefetch;
pub(crate) mod reshapes;
pub(crate) mod result_names;
pub(crate) mod slices;
pub(crate) mod speculation;
pub(crate) mod strides;
pub(crate) mod type_predicates;
