//! Passes that end at a limit.
#![cfg(feature = "dialects")]

use legalize::prelude::*;

/// A canonicalization pattern that always applies.
struct Toggles;

impl Provider for Toggles {
    fn add_canonicalization_patterns(&self, _ctx: &Context, patterns: &mut PatternSet) -> Diagnostics {
        patterns.add_fn(PatternInfo::on("Toggle", "scf.if"), |op, rewriter| {
            let ctx = rewriter.ctx();
            let is_on = rewriter.ir().attr_named(ctx, op, "on").is_some();
            rewriter.set_attr(op, "on", (!is_on).then(|| ctx.common().unit));
            Ok(())
        });
        Diagnostics::new()
    }
}

#[test]
fn removing_dead_values_fails_where_canonicalization_does_not_converge() {
    let session = legalize::session().provider(Toggles).build().expect("a session");
    let text = "
        func.func private @g()
        func.func @f(%c: i1) {
          scf.if %c {
            func.call @g() : () -> ()
          }
          return
        }";
    let mut module = session.parse("a.mlir", text).expect("a module");
    let found = session
        .run_pipeline("builtin.module(remove-dead-values)", &mut module)
        .expect_err("the pattern applies for ever");
    let codes: Vec<_> = found.iter().map(|error| error.code).collect();
    assert_eq!(codes, ["opt::remove_dead_values"]);
    let off = "builtin.module(remove-dead-values{canonicalize=false})";
    assert!(session.run_pipeline(off, &mut module).is_ok());
}
