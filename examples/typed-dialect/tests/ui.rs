//! Compiler errors for mistakes.

use legalize_filetest::rust::CompileErrors;

#[test]
fn mistakes_do_not_compile() {
    let crates = ["legalize", "legalize_macros", "typed_dialect"];
    assert_eq!(CompileErrors::below(env!("CARGO_MANIFEST_DIR"), "tests/ui", &crates).run(), 9);
}
