//! The ub dialect: poison, as folders of other dialects use it.

mod poison;

pub(crate) use poison::{is_poison, materialize, poisoned};
