//! Suites of side-by-side runs.

pub mod doc;
pub mod drivers;
pub mod drr;
pub mod generated;
pub mod ir;
pub mod ir_random;
mod ir_verify;
pub mod ods;
pub mod pdll;
pub mod recorded;
pub mod tblgen;
