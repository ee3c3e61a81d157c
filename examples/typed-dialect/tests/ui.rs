//! Compiler errors for mistakes.

#[test]
#[ignore = "builds the example anew; `.ci/run` runs it"]
fn mistakes_do_not_compile() {
    let cases = trybuild::TestCases::new();
    cases.compile_fail("tests/ui/*.rs");
}
