//! The log of actions, as upstream's `--log-actions-to` shows it.

use std::time::Instant;

use legalize_ir::{Context, Ir, OpId, RegionId};

use super::names::Names;
use crate::pattern::PatternInfo;

/// The actions of one run of a driver, each with its begin and its end: events of the target `actions`.
///
/// An event that begins an action has `event = "begin"`, `description` (the text of the action without its
/// IR) and `unit` (the operation or region that it works on), and `pattern` and `op` where a pattern is
/// tried. One that ends it has `event = "end"`, `action` (its kind) and `duration_ns`, and `verdict` where a
/// pattern was tried.
pub(crate) struct ActionLog {
    names: Names,
    /// Start times of the open actions, the innermost last.
    starts: Vec<Instant>,
}

impl ActionLog {
    /// Creates a log, if a subscriber is interested.
    pub(crate) fn new() -> Option<Box<Self>> {
        tracing::enabled!(target: "actions", tracing::Level::TRACE)
            .then(|| Box::new(ActionLog { names: Names::default(), starts: Vec::new() }))
    }

    fn duration_ns(&mut self) -> u64 {
        let start = self.starts.pop();
        start.map_or(0, |start| u64::try_from(start.elapsed().as_nanos()).unwrap_or(u64::MAX))
    }

    /// Begins the attempt of a pattern.
    pub(crate) fn begin(&mut self, ctx: &Context, ir: &Ir, info: &PatternInfo, op: OpId) {
        let unit = self.names.custom_form(ctx, ir, op);
        let pattern = info.debug_name.as_str();
        tracing::trace!(
            target: "actions",
            event = "begin",
            description = format!("`apply-pattern pattern: {pattern}"),
            unit,
            pattern,
            op = ctx.op_str(ir.op(op).name()),
        );
        self.starts.push(Instant::now());
    }

    /// Ends the attempt of a pattern.
    pub(crate) fn end(&mut self, failed: bool) {
        let verdict = if failed { "failure" } else { "success" };
        let duration_ns = self.duration_ns();
        tracing::trace!(target: "actions", event = "end", action = "apply-pattern", verdict, duration_ns);
    }

    /// Begins an iteration of the greedy driver; the first one has number 1.
    pub(crate) fn begin_round(&mut self, ctx: &Context, ir: &Ir, region: RegionId, number: u32) {
        let unit = match ir.region(region).parent() {
            Some(op) => {
                let index = ir.op(op).regions().iter().position(|&other| other == region).unwrap_or(0);
                format!("Region #{index} for op {}", self.names.custom_form(ctx, ir, op))
            }
            None => "Region #0".to_owned(),
        };
        let description = format!("GreedyPatternRewriteIteration({number})");
        tracing::trace!(target: "actions", event = "begin", description, unit);
        self.starts.push(Instant::now());
    }

    /// Ends the iteration.
    pub(crate) fn end_round(&mut self) {
        let duration_ns = self.duration_ns();
        tracing::trace!(target: "actions", event = "end", action = "GreedyPatternRewriteIteration", duration_ns);
    }

    /// Begins a walk over everything nested in an operation.
    pub(crate) fn begin_walk(&mut self, ctx: &Context, ir: &Ir, root: OpId) {
        let unit = self.names.custom_form(ctx, ir, root);
        tracing::trace!(target: "actions", event = "begin", description = "walk-and-apply-patterns", unit);
        self.starts.push(Instant::now());
    }

    /// Ends the walk.
    pub(crate) fn end_walk(&mut self) {
        let duration_ns = self.duration_ns();
        tracing::trace!(target: "actions", event = "end", action = "walk-and-apply-patterns", duration_ns);
    }

    /// Begins a conversion of these operations.
    pub(crate) fn begin_conversion(&mut self, ctx: &Context, ir: &Ir, ops: &[OpId]) {
        let units: Vec<String> = ops.iter().map(|&op| self.names.custom_form(ctx, ir, op)).collect();
        // Each operation is in parentheses of its own.
        let unit = units.join(") (");
        tracing::trace!(target: "actions", event = "begin", description = "apply-conversion", unit);
        self.starts.push(Instant::now());
    }

    /// Ends the conversion.
    pub(crate) fn end_conversion(&mut self) {
        let duration_ns = self.duration_ns();
        tracing::trace!(target: "actions", event = "end", action = "apply-conversion", duration_ns);
    }
}
