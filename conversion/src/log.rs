//! The log tree of a driver: what it visits, which patterns it tries, what they do and why they fail.
//!
//! Lines are `tracing` events of the targets `greedy-rewriter`, `walk-rewriter` and `dialect-conversion`, level
//! `TRACE`; nothing is put into words unless somebody listens to the driver's target. Operations have numbers,
//! in the order in which the log first names them, in place of addresses, and operands are named by the number of
//! the operation that defines them; successors are numbered likewise. A line costs what it shows, however large the
//! module is. Mirrors
//! <https://mlir.llvm.org/docs/PatternRewriter/#debugging>.

use std::fmt::Write;

use legalize_ir::{BlockId, Context, Ir, OpId, ValueDef, ValueId, attr_to_string, type_to_string};
use rustc_hash::FxHashMap;

use crate::listener::Event;
use crate::pattern::{MatchFailure, PatternInfo, Root};

/// Whose log it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LogTarget {
    /// `greedy-rewriter`
    Greedy,
    /// `walk-rewriter`
    Walk,
    /// `dialect-conversion`
    Conversion,
}

/// The numbers of operations and of blocks in a log, in the order in which it first names them.
#[derive(Default)]
struct Names {
    numbers: FxHashMap<OpId, u32>,
    last: u32,
    blocks: FxHashMap<BlockId, u32>,
    last_block: u32,
}

/// The log of one run, at the depth that it has come to.
pub(crate) struct TreeLog {
    target: LogTarget,
    depth: usize,
    names: Names,
}

/// The actions of one run, each with its begin and its end: `apply-pattern` and the rounds of the greedy driver, as upstream's `--log-actions-to`
/// shows them. They are events of the target `actions`.
pub(crate) struct ActionLog {
    names: Names,
}

impl ActionLog {
    /// A log, if somebody listens.
    pub(crate) fn new() -> Option<Box<Self>> {
        tracing::enabled!(target: "actions", tracing::Level::TRACE)
            .then(|| Box::new(ActionLog { names: Names::default() }))
    }

    /// A pattern is about to be tried.
    pub(crate) fn begin(&mut self, ctx: &Context, ir: &Ir, info: &PatternInfo, op: OpId) {
        let operation = self.names.operation(ctx, ir, op);
        let name = &info.debug_name;
        tracing::trace!(target: "actions", "begins Action `apply-pattern pattern: {name} ({operation})`");
    }

    /// A round of the greedy driver begins, the first of which is 1.
    pub(crate) fn begin_round(&self, number: u32) {
        tracing::trace!(target: "actions", "begins Action GreedyPatternRewriteIteration({number})");
    }

    /// The round has come to its end.
    pub(crate) fn end_round(&self) {
        tracing::trace!(target: "actions", "completed `GreedyPatternRewriteIteration`");
    }

    /// The pattern was tried.
    pub(crate) fn end(&self, failed: bool) {
        let verdict = if failed { "failure" } else { "success" };
        tracing::trace!(target: "actions", "completed `apply-pattern` : {verdict}");
    }
}

const RULE: &str = "//===-------------------------------------------===//";

impl TreeLog {
    /// A log, if somebody listens.
    pub(crate) fn new(target: LogTarget) -> Option<Box<Self>> {
        let listened = match target {
            LogTarget::Greedy => tracing::enabled!(target: "greedy-rewriter", tracing::Level::TRACE),
            LogTarget::Walk => tracing::enabled!(target: "walk-rewriter", tracing::Level::TRACE),
            LogTarget::Conversion => tracing::enabled!(target: "dialect-conversion", tracing::Level::TRACE),
        };
        listened.then(|| Box::new(TreeLog { target, depth: 0, names: Names::default() }))
    }

    fn line(&self, text: &str) {
        let indent = if text.is_empty() { 0 } else { 2 * self.depth };
        match self.target {
            LogTarget::Greedy => tracing::trace!(target: "greedy-rewriter", "{:indent$}{text}", ""),
            LogTarget::Walk => tracing::trace!(target: "walk-rewriter", "{:indent$}{text}", ""),
            LogTarget::Conversion => tracing::trace!(target: "dialect-conversion", "{:indent$}{text}", ""),
        }
    }

    /// An operation is about to be worked on.
    pub(crate) fn begin(&mut self, ctx: &Context, ir: &Ir, op: OpId) {
        let word = match self.target {
            LogTarget::Conversion => "Legalizing",
            _ => "Processing",
        };
        self.line(RULE);
        let name = self.names.named(ctx, ir, op);
        self.line(&format!("{word} operation : {name} {{"));
        self.depth += 1;
        if ir.op(op).regions().is_empty() {
            let text = self.names.operation(ctx, ir, op);
            self.line(&text);
            self.line("");
        }
    }

    /// What became of the operation that was worked on.
    pub(crate) fn end(&mut self, verdict: &str) {
        self.depth = self.depth.saturating_sub(1);
        self.line(&format!("}} -> {verdict}"));
        self.line(RULE);
    }

    /// A line of its own.
    pub(crate) fn note(&mut self, text: &str) {
        self.line(text);
    }

    /// A pattern is about to be tried.
    pub(crate) fn pattern(&mut self, info: &PatternInfo) {
        let root = match &info.root {
            Root::Op(name) | Root::Trait(name) => name,
            Root::Any => "<any>",
        };
        let generated = info.generated_ops.join(", ");
        self.line(&format!("* Pattern {} : '{root} -> ({generated})' {{", info.debug_name));
        self.depth += 1;
    }

    /// What became of the pattern that was tried.
    pub(crate) fn pattern_end(&mut self, ctx: &Context, ir: &Ir, failure: Option<&MatchFailure>) {
        if let Some(reason) = failure.map(|failure| failure.reason(ctx, ir)).filter(|text| !text.is_empty()) {
            self.line(&format!("** Failure : {reason}"));
        }
        self.depth = self.depth.saturating_sub(1);
        self.line(match failure {
            Some(_) => "} -> failure : pattern failed to match",
            None => "} -> success : pattern applied successfully",
        });
        self.line("");
    }

    /// An edit.
    pub(crate) fn event(&mut self, ctx: &Context, ir: &Ir, event: &Event<'_>) {
        let (word, op) = match *event {
            Event::OpInserted { op, previous: None } => ("Insert  ", op),
            Event::OpInserted { op, previous: Some(_) } => ("Move    ", op),
            Event::OpModified { op } => ("Modified", op),
            Event::OpReplaced { op, .. } => ("Replace ", op),
            Event::OpErased { op } => ("Erase   ", op),
            Event::BlockErased { block } => {
                self.names.blocks.remove(&block);
                return;
            }
            _ => return,
        };
        let name = self.names.named(ctx, ir, op);
        self.line(&format!("** {word}: {name}"));
        // The slot may be used again.
        if matches!(event, Event::OpErased { .. }) {
            self.names.numbers.remove(&op);
        }
    }
}

impl Names {
    fn number(&mut self, op: OpId) -> u32 {
        let last = &mut self.last;
        *self.numbers.entry(op).or_insert_with(|| {
            *last += 1;
            *last
        })
    }

    /// `'name'(#1)`
    fn named(&mut self, ctx: &Context, ir: &Ir, op: OpId) -> String {
        let number = self.number(op);
        match ir.is_live(op) {
            true => format!("'{}'(#{number})", ctx.op_str(ir.op(op).name())),
            false => format!("(#{number})"),
        }
    }

    /// `^bb1`
    fn block(&mut self, block: BlockId) -> String {
        let last = &mut self.last_block;
        let number = *self.blocks.entry(block).or_insert_with(|| {
            *last += 1;
            *last
        });
        format!("^bb{number}")
    }

    fn value(&mut self, ir: &Ir, value: ValueId) -> String {
        match ir.value(value).def() {
            ValueDef::Result { op, index } if ir.op(op).results().len() > 1 => {
                format!("%{}#{index}", self.number(op))
            }
            ValueDef::Result { op, .. } => format!("%{}", self.number(op)),
            ValueDef::Argument { index, .. } => format!("%arg{index}"),
        }
    }

    /// The generic form in one line, with the log's names for values.
    fn operation(&mut self, ctx: &Context, ir: &Ir, op: OpId) -> String {
        let data = ir.op(op);
        let mut text = String::new();
        if !data.results().is_empty() {
            let _ = write!(text, "%{} = ", self.number(op));
        }
        let operands: Vec<String> = ir.operands(op).map(|value| self.value(ir, value)).collect();
        let _ = write!(text, "\"{}\"({})", ctx.op_str(data.name()), operands.join(", "));
        let successors: Vec<String> = ir.successors(op).map(|block| self.block(block)).collect();
        if !successors.is_empty() {
            let _ = write!(text, "[{}]", successors.join(", "));
        }
        for (dict, open, close) in [(data.inherent(), " <", ">"), (data.discardable(), " ", "")] {
            if dict != ctx.common().empty_dict {
                let _ = write!(text, "{open}{}{close}", attr_to_string(ctx, dict.as_attribute()));
            }
        }
        let types = |values: &mut dyn Iterator<Item = ValueId>| {
            values.map(|value| type_to_string(ctx, ir.value_type(value))).collect::<Vec<_>>().join(", ")
        };
        let _ = write!(
            text,
            " : ({}) -> ({})",
            types(&mut ir.operands(op)),
            types(&mut data.results().iter().copied())
        );
        text
    }
}
