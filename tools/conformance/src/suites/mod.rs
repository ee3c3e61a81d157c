//! Suites of side-by-side runs.

pub(crate) mod doc;
pub(crate) mod drivers;
pub(crate) mod drr;
pub(crate) mod functions;
pub(crate) mod generated;
pub(crate) mod headers;
pub(crate) mod ir;
pub(crate) mod ir_random;
mod ir_verify;
pub(crate) mod ods;
pub(crate) mod pdll;
pub(crate) mod recorded;
pub(crate) mod row_rules;
pub(crate) mod tblgen;
