//! The ub dialect: poison, as other dialects fold it.

mod poison;

pub(crate) use poison::{is_poison, materialize, poisoned};
