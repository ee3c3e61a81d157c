//! The log tree of a driver: each operation that it visits, each pattern that it tries, its edits and the
//! reason of its failure.

use std::time::Instant;

use legalize_ir::{Context, Ir, OpId};

use super::names::Names;
use crate::listener::Event;
use crate::pattern::{MatchFailure, PatternInfo, Root};

/// The driver of a log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LogTarget {
    /// `greedy-rewriter`
    Greedy,
    /// `walk-rewriter`
    Walk,
    /// `dialect-conversion`
    Conversion,
}

/// An event of level `TRACE` of a log's target.
macro_rules! emit {
    ($log:expr, $($fields:tt)*) => {
        match $log.target {
            LogTarget::Greedy => tracing::trace!(target: "greedy-rewriter", $($fields)*),
            LogTarget::Walk => tracing::trace!(target: "walk-rewriter", $($fields)*),
            LogTarget::Conversion => tracing::trace!(target: "dialect-conversion", $($fields)*),
        }
    };
}

/// The log of one run, at the depth that it has reached. Each event has `event` and `depth`, the number of
/// operations and patterns that it is nested in.
pub(crate) struct TreeLog {
    target: LogTarget,
    names: Names,
    /// Start times of the open operations and patterns, the innermost last.
    starts: Vec<Instant>,
}

impl TreeLog {
    /// Creates a log, if a subscriber is interested.
    pub(crate) fn new(target: LogTarget) -> Option<Box<Self>> {
        let listened = match target {
            LogTarget::Greedy => tracing::enabled!(target: "greedy-rewriter", tracing::Level::TRACE),
            LogTarget::Walk => tracing::enabled!(target: "walk-rewriter", tracing::Level::TRACE),
            LogTarget::Conversion => tracing::enabled!(target: "dialect-conversion", tracing::Level::TRACE),
        };
        listened.then(|| Box::new(TreeLog { target, names: Names::default(), starts: Vec::new() }))
    }

    fn duration_ns(&mut self) -> u64 {
        let start = self.starts.pop();
        start.map_or(0, |start| u64::try_from(start.elapsed().as_nanos()).unwrap_or(u64::MAX))
    }

    /// An operation is about to be visited: `op_begin` with `op` (its name), `number` and `text`, its generic
    /// form if it has no regions.
    pub(crate) fn begin(&mut self, ctx: &Context, ir: &Ir, op: OpId) {
        let (depth, number) = (self.starts.len(), self.names.number(op));
        let name = ir.is_live(op).then(|| ctx.op_str(ir.op(op).name()));
        let has_regions = !ir.op(op).regions().is_empty();
        let text = (!has_regions).then(|| self.names.generic_form(ctx, ir, op));
        emit!(self, event = "op_begin", depth, op = name, number, text);
        self.starts.push(Instant::now());
    }

    /// The visit of an operation is over: `op_end` with `verdict` and `duration_ns`.
    pub(crate) fn end(&mut self, verdict: &str) {
        let duration_ns = self.duration_ns();
        emit!(self, event = "op_end", depth = self.starts.len(), verdict, duration_ns);
    }

    /// A remark: `note` with `text`.
    pub(crate) fn note(&mut self, text: &str) {
        emit!(self, event = "note", depth = self.starts.len(), text);
    }

    /// A pattern is about to be tried: `pattern_begin` with `pattern`, `root` and `generates`, names with
    /// commas between.
    pub(crate) fn pattern(&mut self, info: &PatternInfo) {
        let root = match &info.root {
            Root::Op(name) | Root::Trait(name) => name,
            Root::Any => "<any>",
        };
        let (pattern, generates) = (info.debug_name.as_str(), info.generated_ops.join(", "));
        emit!(self, event = "pattern_begin", depth = self.starts.len(), pattern, root, generates);
        self.starts.push(Instant::now());
    }

    /// The pattern was tried: `pattern_end` with `verdict`, `reason` if it failed with one, and
    /// `duration_ns`.
    pub(crate) fn pattern_end(&mut self, ctx: &Context, ir: &Ir, failure: Option<&MatchFailure>) {
        let duration_ns = self.duration_ns();
        let reason = failure.map(|failure| failure.reason(ctx, ir)).filter(|text| !text.is_empty());
        let verdict = match failure {
            Some(_) => "failure : pattern failed to match",
            None => "success : pattern applied successfully",
        };
        emit!(self, event = "pattern_end", depth = self.starts.len(), verdict, reason, duration_ns);
    }

    /// An edit: `edit` with `edit` (`Insert`, `Move`, `Modified`, `Replace` or `Erase`), `op` if it is still
    /// there, and `number`.
    pub(crate) fn event(&mut self, ctx: &Context, ir: &Ir, event: &Event<'_>) {
        let (edit, op) = match *event {
            Event::OpInserted { op, previous: None } => ("Insert", op),
            Event::OpInserted { op, previous: Some(_) } => ("Move", op),
            Event::OpModified { op } => ("Modified", op),
            Event::OpReplaced { op, .. } => ("Replace", op),
            Event::OpErased { op } => ("Erase", op),
            Event::BlockErased { block } => {
                self.names.forget_block(block);
                return;
            }
            _ => return,
        };
        let (depth, number) = (self.starts.len(), self.names.number(op));
        let name = ir.is_live(op).then(|| ctx.op_str(ir.op(op).name()));
        emit!(self, event = "edit", depth, edit, op = name, number);
        if matches!(event, Event::OpErased { .. }) {
            self.names.forget_op(op);
        }
    }
}
