//! Warnings of passes that a session runs.
#![cfg(feature = "dialects")]

use legalize::prelude::*;

fn module(session: &Session) -> ParsedModule {
    session.parse("a.mlir", "func.func @f() {\n  return\n}").expect("a module")
}

#[test]
fn a_filter_of_a_pass_that_no_pattern_has_is_a_warning_of_the_session() {
    let session = legalize::session().build().expect("a session");
    let mut module = module(&session);
    assert!(session.warnings().is_empty());
    let pipeline = "builtin.module(canonicalize{disable-patterns=NoSuchPattern})";
    session.run_pipeline(pipeline, &mut module).expect("it runs");
    let warnings = session.warnings();
    let codes: Vec<_> = warnings.iter().map(|warning| warning.code).collect();
    assert_eq!(codes, ["convert::unknown_pattern"]);
    assert!(warnings.render().contains("no pattern has the name or label 'NoSuchPattern'"));
    // Once for each name, however often the pipeline runs.
    session.run_pipeline(pipeline, &mut module).expect("it runs");
    assert_eq!(session.warnings().len(), 1);
    session.run_pipeline(&pipeline.replace("Such", "Other"), &mut module).expect("it runs");
    assert_eq!(session.warnings().len(), 2);
}

#[test]
fn a_pipeline_without_findings_leaves_no_warning() {
    let session = legalize::session().build().expect("a session");
    let mut module = module(&session);
    session.run_pipeline("builtin.module(canonicalize,cse)", &mut module).expect("it runs");
    assert!(session.warnings().is_empty());
}
