//! Runs the compiler on the files of `filetests`.

use legalize_filetest::{Suite, Tool};

#[test]
fn files_have_their_output() {
    let tool = Tool::new(env!("CARGO_BIN_EXE_interval-compiler"));
    Suite::below(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/filetests")).run(&tool);
}
