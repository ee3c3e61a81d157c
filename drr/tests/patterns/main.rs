//! Pattern files over a small dialect: what becomes of them, and what is said about the mistakes.

mod common;
mod lowering;
mod mistakes;
