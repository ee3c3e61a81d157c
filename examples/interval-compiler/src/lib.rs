//! A compiler for interval arithmetic. Its values are intervals, pairs of bounds that the exact result lies
//! between.
//!
//! - `iv.td` defines the dialect, [`IvHooks`] implements what the definitions leave to code;
//! - `rules.td` and `scaling.pdll` simplify, with natives in [`natives`];
//! - [`analysis`] follows intervals through loops and calls, and [`passes`] report divisions by zero;
//! - [`lowering`] converts an interval to two floats, and a truth to two bits.
//!
//! Bounds are not rounded outwards: a production compiler would.

pub mod analysis;
mod batch;
mod bounds;
pub mod frontend;
mod hooks;
pub mod lowering;
pub mod natives;
pub mod passes;
mod provider;

pub use batch::lower_all;
pub use bounds::Bounds;
pub use hooks::IvHooks;
pub use provider::Iv;

/// Views of the operations, types and attributes of `iv.td`.
pub mod iv {
    include!(concat!(env!("OUT_DIR"), "/iv.rs"));
}

/// Rules of `rules.td`.
pub mod rules {
    include!(concat!(env!("OUT_DIR"), "/rules.rs"));
}

/// Rules of `scaling.pdll`.
pub mod scaling {
    include!(concat!(env!("OUT_DIR"), "/scaling.rs"));
}

/// Rules of `moves.pdll`.
mod moves {
    include!(concat!(env!("OUT_DIR"), "/moves.rs"));
}
