//! Modules and passes of one session used with another.

use legalize::ir::ParsedModule;
use legalize::passes::{Timing, parse_pipeline};
use legalize::session::Session;
use legalize::source::Diagnostics;

fn session() -> Session {
    legalize::session().allow_unregistered_dialects().build().expect("a session")
}

fn module(session: &Session) -> ParsedModule {
    session.parse("a.mlir", "\"u.a\"() : () -> ()").expect("a module")
}

#[test]
fn a_module_of_another_session_is_refused() {
    let (own, other) = (session(), session());
    let mut module = module(&own);
    let before = own.print(&module);
    let codes = |found: Diagnostics| found.iter().map(|one| one.code).collect::<Vec<_>>();
    let refused = ["ir::foreign_context"];
    assert_eq!(codes(other.verify(&module).expect_err("refused")), refused);
    let pipeline = "builtin.module(cse)";
    assert_eq!(codes(other.run_pipeline(pipeline, &mut module).expect_err("refused")), refused);
    // Passes that the other session created hold patterns of its context.
    for pipeline in ["builtin.module(canonicalize)", "builtin.module(builtin.module(canonicalize))"] {
        let manager = parse_pipeline(&other, pipeline).expect("a pipeline");
        let found = manager.run(own.ctx(), &mut module.ir, module.root, &mut Timing::new());
        assert_eq!(codes(found), refused);
    }
    assert!(own.run_pipeline(pipeline, &mut module).is_ok());
    assert_eq!(own.print(&module), before);
}

#[test]
#[should_panic(expected = "the body belongs to another context")]
fn a_module_of_another_session_is_not_printed() {
    let module = module(&session());
    session().print(&module);
}
