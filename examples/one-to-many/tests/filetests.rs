//! Tests that are files; `BLESS=1 cargo test` writes their outputs.

use legalize_filetest::{Suite, Tool};

#[test]
fn every_filetest_passes() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/filetests");
    Suite::below(folder).run(&Tool::new(env!("CARGO_BIN_EXE_one-to-many")));
}
