//! A run of the driver: from the operations that are to be converted to the end, or back to where it began.

use legalize_ir::OpId;
use legalize_source::Diagnostic;

use super::check;
use super::config::Goal;
use super::driver::ConversionDriver;
use super::progress::Progress;
use super::report::{ConversionFailure, ConversionReport, with_converted};
use super::state::Mark;
use super::tree::{LegalizationNode, LegalizationTree};
use crate::block_order::blocks_in_dominance_order;
use crate::failure::PatternError;
use crate::pattern::{MatchFailure, MatchResult};

impl ConversionDriver<'_, '_> {
    pub(super) fn run(
        &mut self,
        roots: &[OpId],
        progress: Option<&Progress>,
    ) -> Result<ConversionReport, Box<ConversionFailure>> {
        let (config, goal) = (self.legalizer.config, self.legalizer.goal);
        let rollback = !self.rewriter.immediate;
        let most_failures = config.most_failures(self.rewriter.ctx.sources().limits());
        self.rewriter.state.keep_late = rollback && !self.rewriter.listeners.is_empty();
        // Listeners and logs see each attempt once; without rollback nothing can be tried again.
        self.legalizer.explaining = config.explain || self.rewriter.immediate || self.is_watched();
        let unseen = !config.check_patterns && !self.legalizer.checks.any() && !self.is_watched();
        self.legalizer.plans.unwatched = rollback && unseen;
        self.legalizer.plans.in_place =
            unseen && !self.legalizer.patterns.is_non_local() && !self.legalizer.target.is_non_local();
        let whole = rollback.then(|| self.rewriter.state.mark_all(&mut self.rewriter.ir));
        let mut report = ConversionReport::default();
        let mut failures: Vec<(Diagnostic, LegalizationNode)> = Vec::new();
        let scopes = check::scopes(&self.rewriter.ir, roots);
        let verifies_end = goal != Goal::Analysis && self.verifies_end(roots);
        let ops = self.collect(roots);
        self.legalizer.stats.ops = ops.len() as u64;
        if let Some(progress) = progress {
            progress.begin(ops.len());
        }
        for (index, op) in ops.into_iter().enumerate() {
            if let Some(progress) = progress {
                progress.reach(index);
            }
            // Operations that were erased meanwhile need no legalization.
            if self.rewriter.immediate && !self.rewriter.ir.is_live(op) {
                continue;
            }
            let result = self.legalize_root(op);
            self.note_conditions();
            if self.legalizer.errors.is_stopped() {
                break;
            }
            match result {
                Ok(()) => {
                    if goal == Goal::Analysis {
                        report.legalizable.push(op);
                    }
                }
                Err(node) => {
                    if !self.must_be_legalized(op) && self.legalizer.too_deep.is_some() {
                        failures.push(self.diagnose_too_deep(op));
                        if failures.len() >= most_failures {
                            break;
                        }
                        continue;
                    }
                    if !self.must_be_legalized(op) {
                        report.unlegalized.push(op);
                        if config.explain {
                            report.explanation.roots.extend(node.map(|node| *node));
                        }
                        continue;
                    }
                    let node = node.unwrap_or_else(|| Box::new(self.bare_node(op)));
                    failures.push((self.diagnose(op, &node, goal), *node));
                    if failures.len() >= most_failures {
                        break;
                    }
                }
            }
        }
        self.note_conditions();
        let mut left_out = match self.legalizer.errors.finish() {
            Ok(errors) => errors,
            Err(error) => return Err(self.not_evaluated(&error, whole)),
        };
        let mut left_over = None;
        if failures.is_empty() || !rollback {
            left_over = self.finish(failures.is_empty() && config.build_materializations).err();
        }
        if failures.is_empty() && left_over.is_none() {
            failures = self.check_end(&scopes, &mut report, rollback);
            self.note_conditions();
            match self.legalizer.errors.finish() {
                Ok(errors) => left_out.extend(errors),
                Err(error) => return Err(self.not_evaluated(&error, whole)),
            }
        }
        if verifies_end
            && failures.is_empty()
            && left_over.is_none()
            && let Err(error) = self.verify_end(&scopes)
        {
            return Err(self.not_evaluated(&error, whole));
        }
        self.legalizer.stats.casts = self.rewriter.state.casts.len() as u64;
        let stats = self.legalizer.stats;
        if failures.is_empty() && left_over.is_none() {
            report.changed = stats.patterns_applied > 0 || stats.folds > 0;
            report.errors = left_out;
            report.stats = stats;
            self.rewriter.notify_listeners();
            match whole {
                Some(mark) if goal == Goal::Analysis => {
                    drop(self.rewriter.state.roll_back(&mut self.rewriter.ir, mark));
                    report.changed = false;
                }
                Some(mark) => {
                    self.rewriter.state.accept(&mut self.rewriter.ir, mark);
                    self.rewriter.clean_up();
                }
                None => self.rewriter.clean_up(),
            }
            report.unlegalized.retain(|&op| self.rewriter.ir.is_live(op));
            return Ok(report);
        }
        match whole {
            Some(mark) if rollback => drop(self.rewriter.state.roll_back(&mut self.rewriter.ir, mark)),
            whole => {
                self.rewriter.notify_listeners();
                if let Some(mark) = whole {
                    self.rewriter.state.accept(&mut self.rewriter.ir, mark);
                }
                self.rewriter.clean_up();
            }
        }
        let mut diagnostics =
            failures.iter().map(|failure| failure.0.clone()).chain(left_over.map(|error| *error));
        let Some(mut diagnostic) = diagnostics.next() else { return Ok(report) };
        let converted = std::mem::take(&mut self.legalizer.converted);
        diagnostic = with_converted(diagnostic, self.rewriter.ctx, self.legalizer.patterns, &converted);
        let others: Vec<Diagnostic> =
            diagnostics.chain(left_out.iter().map(PatternError::diagnostic)).collect();
        let tree = LegalizationTree { roots: failures.into_iter().map(|failure| failure.1).collect() };
        let mut unlegalized = report.unlegalized;
        unlegalized.retain(|&op| self.rewriter.ir.is_live(op));
        Err(Box::new(ConversionFailure {
            diagnostic,
            others,
            tree,
            unlegalized,
            stats,
            converted,
            restored: rollback,
        }))
    }

    /// Records conditions of the target that could not be evaluated.
    #[inline]
    fn note_conditions(&mut self) {
        if !self.legalizer.target.has_errors() {
            return;
        }
        let keep_going = self.legalizer.config.keep_going;
        for error in self.legalizer.target.take_errors() {
            self.legalizer.errors.add(None, error, keep_going);
        }
    }

    /// Ends the run at a pattern that cannot be evaluated or broke a rule.
    #[cold]
    fn not_evaluated(&mut self, error: &PatternError, whole: Option<Mark>) -> Box<ConversionFailure> {
        let restored = whole.is_some();
        match whole {
            Some(mark) => drop(self.rewriter.state.roll_back(&mut self.rewriter.ir, mark)),
            None => {
                // The edits persist, and need their casts.
                let _ = self.finish(false);
                self.rewriter.notify_listeners();
                self.rewriter.clean_up();
            }
        }
        let converted = std::mem::take(&mut self.legalizer.converted);
        let patterns = self.legalizer.patterns;
        let diagnostic = with_converted(error.diagnostic(), self.rewriter.ctx, patterns, &converted);
        Box::new(ConversionFailure {
            diagnostic,
            others: Vec::new(),
            tree: LegalizationTree::default(),
            unlegalized: Vec::new(),
            stats: self.legalizer.stats,
            converted,
            restored,
        })
    }

    /// Replaces uses and resolves casts.
    fn finish(&mut self, materialize: bool) -> Result<(), Box<Diagnostic>> {
        self.rewriter.finish(materialize, &mut self.legalizer.stats.materializations)
    }

    /// Returns true if the conversion fails if an operation cannot be legalized.
    pub(super) fn must_be_legalized(&self, op: OpId) -> bool {
        match self.legalizer.goal {
            Goal::Full => true,
            Goal::Partial => self.legalizer.target.is_illegal(self.rewriter.ctx, &self.rewriter.ir, op),
            Goal::Analysis => false,
        }
    }

    /// Operations to convert, in pre-order, the blocks of a region in the order of a walk over the control
    /// flow from its entry; unreachable blocks and the contents of recursively legal operations are skipped.
    pub(super) fn collect(&mut self, roots: &[OpId]) -> Vec<OpId> {
        let mut ops = Vec::new();
        // Operations still to be visited, the next one last.
        let mut pending: Vec<OpId> = roots.iter().rev().copied().collect();
        while let Some(op) = pending.pop() {
            ops.push(op);
            let data = self.rewriter.ir.op(op);
            if data.regions().is_empty() {
                continue;
            }
            let recursive = self.is_legal(op);
            if recursive.is_some_and(|info| info.recursively) {
                continue;
            }
            for &region in self.rewriter.ir.op(op).regions().iter().rev() {
                for block in blocks_in_dominance_order(&self.rewriter.ir, region).into_iter().rev() {
                    pending.extend(self.rewriter.ir.block_ops_rev(block));
                }
            }
        }
        ops
    }

    fn diagnose(&self, op: OpId, node: &LegalizationNode, goal: Goal) -> Diagnostic {
        let name = &node.name;
        let message = match goal {
            Goal::Full => format!("failed to legalize operation '{name}'"),
            _ => format!("failed to legalize operation '{name}' that was explicitly marked illegal"),
        };
        let mut diagnostic = Diagnostic::error("convert::no_legalization", message);
        diagnostic = self.rewriter.place(op, diagnostic);
        let (ctx, ir) = (self.rewriter.ctx, &self.rewriter.ir);
        if let Some(part) = self.legalizer.target.explain(ctx, ir, op) {
            diagnostic = diagnostic.with_note(Diagnostic::note(format!("it is illegal: {part}")));
        }
        for line in node.to_string().lines().skip(1) {
            diagnostic = diagnostic.with_note(Diagnostic::note(line.trim_end()));
        }
        diagnostic.with_help(if node.attempts.is_empty() {
            format!("add a pattern for '{name}', or make it legal in the conversion target")
        } else {
            "the notes say why each pattern failed; make its result legal, or add a pattern".to_owned()
        })
    }

    /// Legalizes an operation and its nested operations, from inside of a pattern.
    pub(super) fn legalize_nested(&mut self, op: OpId) -> MatchResult {
        let at = self.rewriter.cursor.insert_point();
        let pattern = (
            std::mem::take(&mut self.rewriter.state.new_ops),
            std::mem::take(&mut self.rewriter.state.modified_ops),
            std::mem::take(&mut self.rewriter.state.inserted_blocks),
        );
        let ops = self.collect(&[op]);
        let result = ops.into_iter().try_for_each(|op| {
            if !self.rewriter.ir.is_live(op) {
                return Ok(());
            }
            match self.legalize_op(op) {
                Err(_) if self.must_be_legalized(op) => Err(self.rewriter.ir.op(op).name()),
                _ => Ok(()),
            }
        });
        self.rewriter.state.has_edits = true;
        (
            self.rewriter.state.new_ops,
            self.rewriter.state.modified_ops,
            self.rewriter.state.inserted_blocks,
        ) = pattern;
        self.rewriter.cursor.set(at);
        match result {
            Ok(()) => Ok(()),
            Err(name) => {
                let name = self.rewriter.ctx.op_str(name);
                Err(MatchFailure::text(format!("failed to legalize nested '{name}'")))
            }
        }
    }
}
