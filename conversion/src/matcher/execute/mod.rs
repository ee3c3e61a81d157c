//! Execution of compiled patterns: cached answers about an operation, guards, edits.
//!
//! Inside a dialect conversion, with [`OperandMode::Remapped`](crate::OperandMode), matched values are
//! remapped, and matched types converted, where created operations use them.

pub(crate) mod attributes;
pub(crate) mod create;
pub(crate) mod direct;
pub(crate) mod known;
pub(crate) mod matching;
pub(crate) mod run;
pub(crate) mod state;
pub(crate) mod types;
pub(crate) mod values;
