//! Typed views of the embedded dialects' operations, types, attributes and enums.
//!
//! `legalize-build` generates them from the `.td` files in `td/`; a test of that crate checks that they are
//! current, and `BLESS=1 cargo test -p legalize-build --test embedded` regenerates them. They also apply to
//! upstream's definitions of these dialects, as both use the same names.

/// The `arith` dialect.
#[rustfmt::skip]
pub mod arith;
/// The `cf` dialect.
#[rustfmt::skip]
pub mod cf;
/// The `func` dialect.
#[rustfmt::skip]
pub mod func;
/// The `index` dialect.
#[rustfmt::skip]
pub mod index;
/// The `llvm` dialect.
#[rustfmt::skip]
pub mod llvm;
/// The `scf` dialect.
#[rustfmt::skip]
pub mod scf;
/// The `ub` dialect.
#[rustfmt::skip]
pub mod ub;
