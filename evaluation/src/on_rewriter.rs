//! Statements outside of a pattern, for tools and tests.

use legalize_conversion::{CalledNatives, Rewriter};
use legalize_ir::{Location, OpId};
use legalize_snippet::{Body, Classes, Env, EvalError, Named, Val, run};
use smallvec::SmallVec;

use crate::host::RewriterHost;

/// Runs statements on the body of a rewriter, as the text of a native rewrite with this root runs:
/// `$_builder` is the rewriter, `$_loc` the location, and `named` returns the values of `$name`.
///
/// # Errors
/// If a name is unknown, an operation is invalid, or a limit is reached.
pub fn run_on_rewriter(
    body: &Body,
    rewriter: &mut dyn Rewriter<'_>,
    classes: &Classes,
    root: OpId,
    loc: Location,
    named: &Named<'_>,
) -> Result<Val, EvalError> {
    let ctx = rewriter.ctx();
    let called = CalledNatives::default();
    let mut host =
        RewriterHost { rewriter, root, called: &called, failure: None, modifying: SmallVec::new() };
    run(body, &mut Env::new(ctx, classes).with_host(&mut host).with_loc(loc).with_named(named))
}
