//! Typed views of the embedded dialects' operations, types, attributes and enums.
//!
//! `legalize-build` makes them of the `.td` files in `td/`; a test of that crate holds them against the files, and
//! `BLESS=1 cargo test -p legalize-build --test embedded` writes them anew. They serve upstream's definitions of
//! these dialects too: names are what both share.

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
