//! The tables of functions that C++ text may call (`snippet/functions`): each example evaluates to what
//! compiled C++ printed, and each function that the evaluator implements has an example.
//!
//! `legalize-conformance functions` compares the same tables with compiled C++, and writes their results.
#![cfg(all(feature = "dialects", feature = "drr", feature = "pdll"))]

mod complete;
mod examples;
mod show;

use std::path::{Path, PathBuf};

use legalize_filetest::examples::{FunctionTable, function_tables};

/// The folder of the tables.
fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../snippet/functions")
}

fn tables() -> Vec<FunctionTable> {
    function_tables(&folder()).unwrap_or_else(|error| panic!("{error}"))
}
