//! Executions of passes in the action log: events of the target `actions`, like those of the drivers
//! (`conversion/src/log/actions.rs`).

use std::time::Instant;

use legalize_ir::{Context, Ir, OpId, PrintOptions, ValueDef, print_op_alone};

/// The execution of a pass, from begin to end.
pub(crate) struct PassAction {
    /// Absent if no subscriber is enabled.
    start: Option<Instant>,
}

impl PassAction {
    /// Logs that a pass of this name is about to run on an operation.
    pub(crate) fn begin(name: &str, ctx: &Context, ir: &Ir, op: OpId) -> Self {
        if !tracing::enabled!(target: "actions", tracing::Level::TRACE) {
            return PassAction { start: None };
        }
        let op_name = ctx.op_str(ir.op(op).name());
        // The operation of a pass uses nothing from outside, so that its values are numbered from zero.
        let named = |value| match ir.value(value).def() {
            ValueDef::Argument { index, .. } => format!("arg{index}"),
            ValueDef::Result { index, .. } => index.to_string(),
        };
        let unit = print_op_alone(ctx, ir, op, &PrintOptions::default(), named, |_| 0);
        tracing::trace!(
            target: "actions",
            event = "begin",
            description = format!("`pass-execution` running `{name}` on Operation `{op_name}`"),
            unit,
            pass = name,
            op = op_name,
        );
        PassAction { start: Some(Instant::now()) }
    }

    /// Logs that the pass has run.
    pub(crate) fn end(self) {
        let Some(start) = self.start else { return };
        let duration_ns = u64::try_from(start.elapsed().as_nanos()).unwrap_or(u64::MAX);
        tracing::trace!(target: "actions", event = "end", action = "pass-execution", duration_ns);
    }
}
