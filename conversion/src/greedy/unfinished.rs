//! The patterns that still apply where a greedy run ended at a limit, with the operations before and after.
//!
//! The run itself records nothing. The module is rewritten for a few more rounds under a listener, and rolled
//! back.

use std::fmt;

use legalize_ir::{
    AttrDict, Context, Ir, Location, OpId, OpName, Type, ValueDef, ValueId, attr_to_string, type_to_string,
};
use rustc_hash::FxHashMap;

use super::{GreedyConfig, GreedyDriver, StopReason};
use crate::listener::{Event, Listener};
use crate::set::FrozenPatternSet;

/// Number of further rounds, and of pattern applications in each.
const ROUNDS: u32 = 4;
const REWRITES: u64 = 64;

/// Maximum number of steps that are kept, and of steps in a cycle.
const MAX_STEPS: usize = 256;
const MAX_CYCLE: usize = 8;

/// Number of users of a folded operation that are compared.
const MAX_USERS: usize = 8;

/// Levels of defining operations that belong to a snapshot, and maximum number of these operations.
const DEPTH: u32 = 2;
const MAX_DEFINING: u32 = 32;

/// Operands and types of an operation that are written.
const MAX_WRITTEN: usize = 8;

/// Rewrites that still apply to a module on which a greedy run ended at a limit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Unfinished {
    /// The patterns that are applied again, most often applied first.
    pub patterns: Vec<String>,
    /// Steps that lead from a snapshot of an operation back to that snapshot; empty if none were found.
    pub cycle: Vec<RewriteStep>,
    /// The first step of each pattern.
    pub steps: Vec<RewriteStep>,
}

/// The cause of a step.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum StepKind {
    /// A pattern, by its debug name.
    Pattern(String),
    /// A folder, or constants that were merged.
    Fold,
}

/// Application of a pattern or folder to an operation.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct RewriteStep {
    /// The cause.
    pub kind: StepKind,
    /// The place of the operation.
    pub loc: Location,
    /// The operation before.
    pub before: OpSnapshot,
    /// The operation if its snapshot has changed, and operations that were created.
    pub after: Vec<OpSnapshot>,
    /// The fate of the operation itself.
    pub root: RootFate,
    /// True if the operation itself was updated, even if its snapshot does not show it.
    pub in_place: bool,
}

/// The fate of an operation to which a pattern was applied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RootFate {
    /// Erased, or changed to another snapshot.
    Replaced,
    /// Updated in place, in a way that its snapshot does not show.
    Updated,
    /// Left unchanged.
    Kept,
}

/// An operation by name, attributes, operands and types, independent of the names of its values.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct OpSnapshot {
    name: OpName,
    inherent: AttrDict,
    discardable: AttrDict,
    operands: Vec<(OperandSnapshot, Type)>,
    results: Vec<Type>,
    regions: usize,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum OperandSnapshot {
    Argument(u32),
    Result(Box<OpSnapshot>, u32),
    /// The result of an operation whose snapshot is not included.
    Of(OpName, u32),
}

impl OpSnapshot {
    fn of(ir: &Ir, op: OpId) -> Self {
        OpSnapshot::bounded(ir, op, DEPTH, &mut { MAX_DEFINING })
    }

    /// Snapshot of an operation; `left` is the number of defining operations that may still be included.
    fn bounded(ir: &Ir, op: OpId, depth: u32, left: &mut u32) -> Self {
        let data = ir.op(op);
        let operand = |value: ValueId| {
            let snapshot = match ir.value(value).def() {
                ValueDef::Argument { index, .. } => OperandSnapshot::Argument(index),
                ValueDef::Result { op, index } if depth == 0 || *left == 0 => {
                    OperandSnapshot::Of(ir.op(op).name(), index)
                }
                ValueDef::Result { op, index } => {
                    *left -= 1;
                    OperandSnapshot::Result(Box::new(OpSnapshot::bounded(ir, op, depth - 1, left)), index)
                }
            };
            (snapshot, ir.value_type(value))
        };
        OpSnapshot {
            name: data.name(),
            inherent: data.inherent(),
            discardable: data.discardable(),
            operands: ir.operands(op).map(operand).collect(),
            results: data.results().iter().map(|&result| ir.value_type(result)).collect(),
            regions: data.regions().len(),
        }
    }

    /// The generic form in one line; operands that are results are written as their defining operations.
    pub fn text(&self, ctx: &Context) -> String {
        let types = |types: &mut dyn Iterator<Item = Type>| {
            listed(types.map(|ty| shortened(type_to_string(ctx, ty))))
        };
        let operands = types(&mut self.operands.iter().map(|operand| operand.1));
        let results = types(&mut self.results.iter().copied());
        let results = if self.results.len() == 1 { results } else { format!("({results})") };
        format!("{} : ({operands}) -> {results}", shortened(self.untyped(ctx)))
    }

    fn untyped(&self, ctx: &Context) -> String {
        let number = |index: u32| if index == 0 { String::new() } else { format!("#{index}") };
        let operands = self.operands.iter().map(|(operand, _)| match operand {
            OperandSnapshot::Argument(index) => format!("%arg{index}"),
            OperandSnapshot::Result(snapshot, index) => {
                format!("{}{}", snapshot.untyped(ctx), number(*index))
            }
            OperandSnapshot::Of(name, index) => format!("\"{}\"(...){}", ctx.op_str(*name), number(*index)),
        });
        let mut text = format!("\"{}\"({})", ctx.op_str(self.name), listed(operands));
        for (dict, open, close) in [(self.inherent, " <", ">"), (self.discardable, " ", "")] {
            if dict != ctx.common().empty_dict {
                text.push_str(open);
                text.push_str(&shortened(attr_to_string(ctx, dict.as_attribute())));
                text.push_str(close);
            }
        }
        if self.regions > 0 {
            text.push_str(" ({...})");
        }
        text
    }
}

/// The first of several texts, and the number of others.
fn listed(texts: impl Iterator<Item = String>) -> String {
    let mut texts = texts;
    let mut all: Vec<String> = texts.by_ref().take(MAX_WRITTEN).collect();
    let more = texts.count();
    if more > 0 {
        all.push(format!("... ({more} more)"));
    }
    all.join(", ")
}

/// Cuts a long text; large elements and many operands do not help in a message.
fn shortened(text: String) -> String {
    const MOST: usize = 300;
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}...", &text[..end]),
        None => text,
    }
}

/// Prints the kind.
impl fmt::Display for StepKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StepKind::Pattern(name) => write!(f, "pattern '{name}'"),
            StepKind::Fold => f.write_str("folding"),
        }
    }
}

impl RewriteStep {
    /// Describes the step in one line.
    pub fn text(&self, ctx: &Context) -> String {
        let RewriteStep { kind, before, after, root, .. } = self;
        let before = before.text(ctx);
        let after: Vec<String> = after.iter().map(|snapshot| format!("`{}`", snapshot.text(ctx))).collect();
        let after = after.join(", ");
        match (root, after.is_empty()) {
            (RootFate::Kept, true) => format!("{kind} applies to `{before}` and leaves it as it is"),
            (RootFate::Kept, false) => {
                format!("{kind} applies to `{before}`, leaves it as it is, and creates {after}")
            }
            (RootFate::Updated, true) => format!("{kind} updates `{before}`"),
            (RootFate::Updated, false) => format!("{kind} updates `{before}` and creates {after}"),
            (RootFate::Replaced, true) => format!("{kind} removes `{before}`"),
            (RootFate::Replaced, false) => format!("{kind} turns `{before}` into {after}"),
        }
    }
}

/// The steps of a few further rounds.
#[derive(Default)]
struct Recorder {
    steps: Vec<RewriteStep>,
    applied: FxHashMap<String, u64>,
    /// The operation that patterns are tried on, with its snapshot.
    root: Option<(OpId, Location, OpSnapshot)>,
    /// True if a pattern is being applied.
    inside: bool,
    /// True if the pattern has modified its root, or an operation of the root's regions.
    modified: bool,
    inserted: Vec<OpId>,
    /// The users of the operation that is being folded, with their snapshots before.
    users: Vec<(OpId, OpSnapshot)>,
}

impl Recorder {
    fn is_within_root(&self, ir: &Ir, op: OpId) -> bool {
        self.root.as_ref().is_some_and(|root| ir.is_live(root.0) && ir.is_ancestor(root.0, op))
    }

    fn push(&mut self, step: RewriteStep) {
        if self.steps.len() < MAX_STEPS && !self.steps.contains(&step) {
            self.steps.push(step);
        }
    }

    fn push_fold(&mut self, loc: Location, before: OpSnapshot, after: Vec<OpSnapshot>) {
        let (kind, root) = (StepKind::Fold, RootFate::Replaced);
        self.push(RewriteStep { kind, loc, before, after, root, in_place: false });
    }

    fn applied(&mut self, ir: &Ir, pattern: &str, op: OpId) {
        *self.applied.entry(pattern.to_owned()).or_default() += 1;
        let Some((_, loc, before)) = self.root.take() else { return };
        if self.steps.len() >= MAX_STEPS {
            return;
        }
        let mut after = Vec::new();
        let (mut root, mut in_place) = (RootFate::Replaced, false);
        if ir.is_live(op) {
            let now = OpSnapshot::of(ir, op);
            in_place = self.modified || now != before;
            if now == before {
                root = if self.modified { RootFate::Updated } else { RootFate::Kept };
            } else {
                after.push(now);
            }
        }
        let live = self.inserted.iter().filter(|&&new| new != op && ir.is_live(new));
        after.extend(live.map(|&new| OpSnapshot::of(ir, new)));
        self.push(RewriteStep {
            kind: StepKind::Pattern(pattern.to_owned()),
            loc,
            before,
            after,
            root,
            in_place,
        });
    }
}

impl Listener for Recorder {
    fn notify(&mut self, _: &Context, ir: &Ir, event: &Event<'_>) {
        match *event {
            Event::PatternBegin { op, .. } => {
                self.inside = true;
                self.modified = false;
                self.inserted.clear();
                let known = self.root.as_ref().is_some_and(|root| root.0 == op);
                if !known && self.steps.len() < MAX_STEPS {
                    self.root = Some((op, ir.op(op).loc(), OpSnapshot::of(ir, op)));
                }
            }
            Event::PatternEnd { pattern, op, failure } => {
                self.inside = false;
                // The edits of a failing pattern were rolled back.
                if failure.is_none() {
                    self.applied(ir, &pattern.debug_name, op);
                }
            }
            Event::OpInserted { op, previous } => {
                self.modified |= self.is_within_root(ir, op);
                if previous.is_none() {
                    self.inserted.push(op);
                }
            }
            Event::OpModified { op } | Event::OpErased { op } if self.inside => {
                self.modified |= self.is_within_root(ir, op);
            }
            Event::OpReplaced { op, values } if !self.inside => {
                self.root = None;
                let defining = values.iter().filter_map(|&value| ir.defining_op(value));
                let mut after: Vec<OpSnapshot> = defining.map(|op| OpSnapshot::of(ir, op)).collect();
                after.dedup();
                let (loc, before) = (ir.op(op).loc(), OpSnapshot::of(ir, op));
                self.push_fold(loc, before, after);
                let uses = ir.op(op).results().iter().flat_map(|&result| ir.uses(result));
                let users = uses.take(MAX_USERS).map(|value_use| value_use.op);
                self.users = users.map(|user| (user, OpSnapshot::of(ir, user))).collect();
            }
            Event::OpModified { op } if !self.inside => {
                self.root = None;
                let Some(at) = self.users.iter().position(|user| user.0 == op) else { return };
                let (_, before) = self.users.swap_remove(at);
                let after = vec![OpSnapshot::of(ir, op)];
                let loc = ir.op(op).loc();
                self.push_fold(loc, before, after);
            }
            Event::OpErased { .. } => self.root = None,
            _ => {}
        }
    }
}

/// The shortest cycle of steps with a pattern among them, the first one found.
fn cycle_of(steps: &[RewriteStep]) -> Vec<RewriteStep> {
    let mut from: FxHashMap<&OpSnapshot, Vec<usize>> = FxHashMap::default();
    for (at, step) in steps.iter().enumerate() {
        from.entry(&step.before).or_default().push(at);
    }
    let mut shortest: Vec<usize> = Vec::new();
    for start in 0..steps.len() {
        if steps[start].kind == StepKind::Fold {
            continue;
        }
        // Breadth first; each step knows the one before it.
        let mut before: FxHashMap<usize, usize> = FxHashMap::default();
        let mut level = vec![start];
        let longest = if shortest.is_empty() { MAX_CYCLE } else { shortest.len() - 1 };
        'search: for length in 1..=longest {
            let mut next = Vec::new();
            for &at in &level {
                for snapshot in &steps[at].after {
                    if *snapshot == steps[start].before {
                        let back = std::iter::successors(Some(at), |step| before.get(step).copied());
                        shortest = back.take(length).collect();
                        shortest.reverse();
                        break 'search;
                    }
                    for &to in from.get(snapshot).into_iter().flatten() {
                        if to != start && !before.contains_key(&to) {
                            before.insert(to, at);
                            next.push(to);
                        }
                    }
                }
            }
            level = next;
        }
    }
    shortest.into_iter().map(|at| steps[at].clone()).collect()
}

/// Finds the rewrites that would follow if a greedy run that ended at a limit continued; `None` if it had
/// just reached its end. The body is left unchanged. Patterns are applied once more for this, without logs
/// and listeners; diagnostics that they emit are dropped.
pub fn explain_limit(
    ctx: &Context,
    ir: &mut Ir,
    root: OpId,
    patterns: &FrozenPatternSet,
    config: &GreedyConfig,
    stop: &StopReason,
) -> Option<Unfinished> {
    // Patterns that cannot be evaluated were reported, or are not reached within the limit.
    let config = GreedyConfig {
        max_iterations: Some(ROUNDS),
        max_rewrites: Some(REWRITES),
        keep_going: true,
        ..config.clone()
    };
    let mut recorder = Recorder::default();
    let checkpoint = ir.checkpoint();
    let quiet = tracing::subscriber::NoSubscriber::default();
    let (report, _) = tracing::subscriber::with_default(quiet, || {
        ctx.capture(|| GreedyDriver::new(patterns, &config).with_listener(&mut recorder).run(ctx, ir, root))
    })
    .into_parts();
    ir.rollback_to(checkpoint);
    let report = report.ok().filter(|report| report.changed)?;
    let mut names: Vec<(String, u64)> = recorder.applied.into_iter().collect();
    names.sort_by(|a, b| b.1.cmp(&a.1).then_with(|| a.0.cmp(&b.0)));
    let mut names: Vec<String> = names.into_iter().map(|(name, _)| name).collect();
    // Not all rewrites that still apply were reached.
    if matches!(report.stop, StopReason::RewriteLimit { .. }) || report.stats.patterns_applied >= REWRITES {
        let further = stop.patterns().iter().filter(|&name| !names.contains(name));
        let further: Vec<String> = further.cloned().collect();
        names.extend(further);
    }
    let cycle = cycle_of(&recorder.steps);
    let mut steps: Vec<RewriteStep> = Vec::new();
    for step in recorder.steps {
        if step.kind != StepKind::Fold && !steps.iter().any(|first| first.kind == step.kind) {
            steps.push(step);
        }
    }
    Some(Unfinished { patterns: names, cycle, steps })
}
