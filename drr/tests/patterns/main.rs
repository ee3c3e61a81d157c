//! Pattern files over a small dialect: their lowering, and the diagnostics about mistakes.

mod common;
mod lowering;
mod mistakes;
