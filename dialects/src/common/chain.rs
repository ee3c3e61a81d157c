//! Rules beside an operation's own verifier.

use std::sync::Arc;

use legalize_ir::{Context, Ir, OpId, VerifyPhase};

use crate::common::rules::{Subject, Verify};

/// Adds a rule to an operation that is registered; it is known by its topic.
pub(crate) fn add(ctx: &mut Context, name: &str, topic: &'static str, phase: VerifyPhase, rule: Verify) {
    let op = ctx.op_name(name);
    ctx.update_op(op, |info| {
        let run = move |ctx: &Context, ir: &Ir, op: OpId| rule(Subject { ctx, ir, op });
        info.attached_mut().verifiers.set(phase, topic, Arc::new(run));
    });
}
