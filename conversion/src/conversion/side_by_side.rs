//! Converting the operations of a module that are isolated from above side by side.
//!
//! Patterns that stay inside of such an operation ([`ConversionConfig::stays_inside`]) do the same whether
//! operations are converted one after the other or side by side. If one of them fails, or all together reach
//! a limit, everything is undone and the conversion begins once more, one after the other: errors, and what
//! is left after them, are those of that run.
//!
//! [`ConversionConfig::stays_inside`]: super::ConversionConfig::stays_inside

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use legalize_ir::{Context, Ir, Made, OpId, Traits};

use super::config::{ConversionMode, FoldingMode, Goal};
use super::legalizer::Lookups;
use super::{Conversion, ConversionReport, ConversionStats};
use crate::body::Body;
use crate::budget::CreationBudget;
use crate::fold::can_fold;
use crate::listener::Listeners;
use crate::log::{HeldWarnings, hold_warnings, is_any_logged};
use crate::set::CandidateCache;
use crate::target::ResolvedTarget;

/// Number of operations of a part, on average, from which on a run of its own takes less time than it saves.
const LEAST_OPS: usize = 256;

/// An operation directly in the one that is converted.
enum Child {
    /// Legal; nothing in it is looked at.
    Legal,
    /// Left as it is: nothing applies to it, and it is not illegal.
    Unknown(OpId),
    /// To be converted.
    Part,
}

/// The contents of an operation that is itself left alone.
#[derive(Default)]
struct Division {
    children: Vec<Child>,
    parts: Vec<OpId>,
    /// The operation itself, if it is neither legal nor illegal.
    unknown: Option<OpId>,
}

/// The outcome of an attempt to convert operations side by side.
pub(super) enum SideBySide {
    Done(ConversionReport),
    /// Not possible or not worth it; nothing was done.
    Impossible,
    /// One of them failed, or all together reached a limit; all is undone, but what was interned stays.
    Undone,
}

/// The result of a part.
struct Converted {
    report: ConversionReport,
    warnings: HeldWarnings,
    /// Interned data and steps of C++ text.
    made: Made,
}

impl<'c> Conversion<'c> {
    /// Converts the isolated operations in the root side by side.
    pub(super) fn run_side_by_side(
        &self,
        ctx: &'c Context,
        ir: &mut Ir,
        roots: &[OpId],
        goal: Goal,
    ) -> SideBySide {
        let &[root] = roots else { return SideBySide::Impossible };
        if !ctx.splits_work() || !self.can_be_divided(goal) {
            return SideBySide::Impossible;
        }
        let Some(division) = self.divide(ctx, ir, root, goal) else { return SideBySide::Impossible };
        let mut ir = Body::new(ir);
        let (done, emitted) =
            ctx.capture(|| self.convert_parts(ctx, &mut ir, &division.parts, goal)).into_parts();
        let Some(done) = done else { return SideBySide::Impossible };
        let Some(done) = done else { return SideBySide::Undone };
        let report = division.report(done);
        for diagnostic in emitted {
            // As after any tasks, there is no emitter any more to which it could be returned.
            drop(ctx.emit(diagnostic));
        }
        SideBySide::Done(report)
    }

    /// Returns true if the conversion has the same results, and is seen to do the same, when it is divided.
    fn can_be_divided(&self, goal: Goal) -> bool {
        let config = self.config;
        let is_local = || !self.patterns.is_non_local() && !self.target.resolve().is_non_local();
        config.mode == ConversionMode::Rollback
            && goal != Goal::Analysis
            && !config.explain
            && !config.checks.or(self.patterns.checks()).any()
            && self.listeners.is_empty()
            && !is_any_logged()
            && (config.stays_inside || is_local())
    }

    /// The parts of an operation; nothing if it, or an operation in it that is not a part, is to be
    /// converted itself, or if the parts are small.
    fn divide(&self, ctx: &Context, ir: &Ir, root: OpId, goal: Goal) -> Option<Division> {
        let mut names = Names { target: self.target.resolve(), candidates: CandidateCache::default() };
        let mut division = Division::default();
        if !self.is_legal_or_left(ctx, ir, root, goal, &mut names)? {
            division.unknown = Some(root);
        }
        let &[region] = ir.op(root).regions() else { return None };
        let block = ir.region(region).first().filter(|&block| ir.region(region).last() == Some(block))?;
        for op in ir.block_ops(block) {
            let is_legal = self.is_legal_or_left(ctx, ir, op, goal, &mut names)?;
            let is_isolated =
                || ir.info(ctx, op).is_some_and(|info| info.traits.contains(Traits::ISOLATED_FROM_ABOVE));
            division.children.push(match ir.op(op).regions() {
                [] if is_legal => Child::Legal,
                [] => Child::Unknown(op),
                _ if is_isolated() => Child::Part,
                _ => return None,
            });
            if matches!(division.children.last(), Some(Child::Part)) {
                division.parts.push(op);
            }
        }
        let is_worth = division.parts.len() > 1 && ir.op_count() / division.parts.len() >= LEAST_OPS;
        is_worth.then_some(division)
    }

    /// Returns true if an operation is legal, and false if it is left although it is not; nothing if more is
    /// to be done about it.
    fn is_legal_or_left(
        &self,
        ctx: &Context,
        ir: &Ir,
        op: OpId,
        goal: Goal,
        names: &mut Names<'_>,
    ) -> Option<bool> {
        match names.target.is_legal(ctx, ir, op) {
            // What is in it would have to be left out.
            Some(info) => (!info.recursively).then_some(true),
            None => {
                let name = ir.op(op).name();
                let is_left = goal == Goal::Partial
                    && !names.target.is_illegal_now(ctx, ir, op)
                    && !names.target.has_errors()
                    && names.candidates.of(ctx, self.patterns, name).is_empty()
                    && (self.config.folding == FoldingMode::Never || !can_fold(ctx, ir, op));
                is_left.then_some(false)
            }
        }
    }

    /// Converts parts side by side. Returns nothing if that is not possible, and nothing inside, with the
    /// body as it was, if one of them fails or all together reach a limit.
    fn convert_parts(
        &self,
        ctx: &'c Context,
        ir: &mut Ir,
        parts: &[OpId],
        goal: Goal,
    ) -> Option<Option<Vec<Converted>>> {
        let has_failed = AtomicBool::new(false);
        // One for each thread, as soon as each has ended a part.
        let idle: Mutex<Vec<Lookups<'_>>> = Mutex::default();
        let Conversion { target, patterns, config, progress, .. } = *self;
        if let Some(progress) = progress {
            progress.begin(parts.len());
        }
        let budget = CreationBudget::new(ctx, ir);
        let convert = |ir: &mut Ir, part: OpId| {
            // Nothing that others do is kept.
            if has_failed.load(Ordering::Relaxed) {
                return None;
            }
            let before = ctx.made_here();
            let conversion =
                Conversion { target, patterns, config, listeners: Listeners::new(), progress: None };
            let known = idle.lock().ok().and_then(|mut idle| idle.pop());
            let lookups = known.unwrap_or_else(|| Lookups::new(ctx, target, patterns));
            let ((result, lookups), warnings) =
                hold_warnings(|| conversion.run_with(ctx, ir, &[part], goal, lookups));
            if let Some(progress) = progress {
                progress.advance();
            }
            match result {
                Ok(report) => {
                    if let Ok(mut idle) = idle.lock() {
                        idle.push(lookups);
                    }
                    Some(Converted { report, warnings, made: ctx.made_here().since(before) })
                }
                Err(_) => {
                    has_failed.store(true, Ordering::Relaxed);
                    None
                }
            }
        };
        let (done, is_kept) = ir.edit_side_by_side_if(ctx, parts, convert, |done, created| {
            let made = done.iter().flatten().fold(Made::default(), |sum, part| sum.plus(part.made));
            let attempts = done.iter().flatten().map(|part| part.report.stats.patterns_tried).sum();
            done.iter().all(Option::is_some) && budget.fits_together(ctx, created, made, attempts)
        })?;
        Some(if is_kept { done.into_iter().collect() } else { None })
    }
}

/// Facts about names of operations, each looked up once.
struct Names<'t> {
    target: ResolvedTarget<'t>,
    candidates: CandidateCache,
}

impl Division {
    /// The report of a run one after the other.
    fn report(self, done: Vec<Converted>) -> ConversionReport {
        let mut all = ConversionReport::default();
        let others = self.children.len() - self.parts.len();
        all.stats.ops = 1 + others as u64;
        all.unlegalized.extend(self.unknown);
        let mut done = done.into_iter();
        for child in self.children {
            match child {
                Child::Legal => {}
                Child::Unknown(op) => all.unlegalized.push(op),
                Child::Part => {
                    let Some(Converted { report, warnings, .. }) = done.next() else { break };
                    warnings.emit();
                    all.changed |= report.changed;
                    all.unlegalized.extend(report.unlegalized);
                    all.errors.extend(report.errors);
                    all.stats += report.stats;
                }
            }
        }
        all
    }
}

impl std::ops::AddAssign for ConversionStats {
    fn add_assign(&mut self, more: Self) {
        let ConversionStats {
            ops,
            patterns_tried,
            patterns_applied,
            predicates,
            folds,
            rollbacks,
            repeated_failures,
            casts,
            materializations,
        } = more;
        self.ops += ops;
        self.patterns_tried += patterns_tried;
        self.patterns_applied += patterns_applied;
        self.predicates += predicates;
        self.folds += folds;
        self.rollbacks += rollbacks;
        self.repeated_failures += repeated_failures;
        self.casts += casts;
        self.materializations += materializations;
    }
}
