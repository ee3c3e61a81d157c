//! Running compiled patterns: what was found out about an operation, guards, edits.
//!
//! Inside a dialect conversion, with [`OperandMode::Remapped`](crate::OperandMode), matched values become what
//! stands for them now, and matched types what they convert to, where new operations use them.

pub(crate) mod create;
pub(crate) mod direct;
pub(crate) mod known;
pub(crate) mod matching;
pub(crate) mod run;
pub(crate) mod state;
pub(crate) mod types;
pub(crate) mod values;
