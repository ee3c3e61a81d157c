//! The check at the end of a conversion: no illegal operation is left.
//!
//! The legality of the remaining operations is checked once more: a pattern may have reported success without
//! touching its root, and a condition may depend on IR that was changed after it was evaluated. Exempt are
//! unreachable blocks, which a conversion does not visit, casts of the driver that the configuration keeps,
//! and operations created by materializations, which are not legalized.

use legalize_ir::{BlockId, Ir, OpId};
use legalize_source::Diagnostic;
use rustc_hash::FxHashSet;

use super::config::Goal;
use super::driver::ConversionDriver;
use super::legalizer::MAX_DEPTH;
use super::report::ConversionReport;
use super::tree::{Attempt, LegalizationNode, Outcome};
use crate::block_order::blocks_in_dominance_order;
use crate::pattern::PatternId;

/// An operation that is left illegal, and its failure node.
type Left = (OpId, LegalizationNode);

/// Adjacent roots, with the operations around them before the conversion: their replacements are between
/// these.
pub(super) enum Scope {
    /// A root that is in no block.
    Op(OpId),
    /// Roots of a block.
    Between { block: BlockId, roots: Vec<OpId>, before: Option<OpId>, after: Option<OpId> },
}

/// The scopes of a conversion's roots.
pub(super) fn scopes(ir: &Ir, roots: &[OpId]) -> Vec<Scope> {
    let all: FxHashSet<OpId> = roots.iter().copied().collect();
    let mut scopes = Vec::new();
    for &root in roots {
        let Some(block) = ir.op(root).parent() else {
            scopes.push(Scope::Op(root));
            continue;
        };
        let before = ir.op(root).prev();
        if before.is_some_and(|before| all.contains(&before)) {
            continue;
        }
        let mut adjacent = vec![root];
        let mut after = ir.op(root).next();
        while let Some(next) = after.filter(|next| all.contains(next)) {
            adjacent.push(next);
            after = ir.op(next).next();
        }
        scopes.push(Scope::Between { block, roots: adjacent, before, after });
    }
    scopes
}

impl Scope {
    /// Operations that are there now.
    pub(super) fn ops(&self, ir: &Ir) -> Vec<OpId> {
        let (block, roots, before, after) = match self {
            Scope::Op(root) => return vec![*root],
            Scope::Between { block, roots, before, after } => (*block, roots, *before, *after),
        };
        let is_there = |op: OpId| ir.is_live(op) && ir.op(op).parent() == Some(block);
        let first = match before {
            Some(before) if is_there(before) => ir.op(before).next(),
            None if ir.is_live_block(block) => ir.block(block).first(),
            // The place does not exist any more.
            _ => return roots.iter().copied().filter(|&root| ir.is_live(root)).collect(),
        };
        let ops = std::iter::successors(first, |&op| ir.op(op).next());
        ops.take_while(|&op| Some(op) != after).collect()
    }
}

impl ConversionDriver<'_, '_> {
    /// Notes that a pattern was applied and its root is still there, neither legal nor replaced.
    #[inline]
    pub(super) fn note_claim(&mut self, op: OpId, pattern: PatternId) {
        if self.rewriter.state.is_ignored(op) || !self.rewriter.ir.is_live(op) {
            return;
        }
        if self.is_legal(op).is_none() {
            self.legalizer.claims.push((op, pattern));
        }
    }

    /// The errors on operations that are left illegal. An analysis does not fail for those that it visited;
    /// it removes them from the legalizable ones.
    pub(super) fn check_end(
        &mut self,
        scopes: &[Scope],
        report: &mut ConversionReport,
        rollback: bool,
    ) -> Vec<(Diagnostic, LegalizationNode)> {
        // Replaced operations still exist, and non-local conditions see them.
        let left = if rollback && self.legalizer.target.is_non_local() {
            let actions = self.rewriter.state.actions.clone();
            let probe = self.rewriter.ir.checkpoint();
            self.rewriter.clean_up();
            let left = self.check_as_is(scopes, report);
            self.rewriter.ir.rollback_to(probe);
            self.rewriter.state.actions = actions;
            left
        } else {
            self.check_as_is(scopes, report)
        };
        left.into_iter().map(|left| self.diagnose_left(left)).collect()
    }

    fn check_as_is(&mut self, scopes: &[Scope], report: &mut ConversionReport) -> Vec<Left> {
        let most = self.legalizer.config.most_failures(self.rewriter.ctx.sources().limits());
        let mut left = match self.legalizer.goal {
            Goal::Analysis => self.left_illegal(scopes, usize::MAX),
            Goal::Full | Goal::Partial => self.left_illegal(scopes, most),
        };
        if self.legalizer.goal == Goal::Analysis && !left.is_empty() {
            let illegal: FxHashSet<OpId> = left.iter().copied().collect();
            let seen: FxHashSet<OpId> =
                report.legalizable.iter().chain(&report.unlegalized).copied().collect();
            report.legalizable.retain(|op| !illegal.contains(op));
            left.retain(|op| !seen.contains(op));
            left.truncate(most);
        }
        left.into_iter().map(|op| (op, self.bare_node(op))).collect()
    }

    /// The operations that are illegal, at most `most`.
    fn left_illegal(&mut self, scopes: &[Scope], most: usize) -> Vec<OpId> {
        let claimed: FxHashSet<OpId> = match self.legalizer.goal {
            // Everything has to be legal; it is not enough that nothing is illegal.
            Goal::Full => self.legalizer.claims.iter().map(|claim| claim.0).collect(),
            Goal::Partial | Goal::Analysis => FxHashSet::default(),
        };
        let mut found = Vec::new();
        // The next operation of each block that is being checked.
        let mut pending: Vec<OpId> = Vec::new();
        for scope in scopes {
            for root in scope.ops(&self.rewriter.ir) {
                if self.check_op(root, &claimed, &mut found) {
                    self.push_nested(root, &mut pending);
                }
                while let Some(op) = pending.pop().filter(|_| found.len() < most) {
                    pending.extend(self.rewriter.ir.op(op).next());
                    if self.check_op(op, &claimed, &mut found) {
                        self.push_nested(op, &mut pending);
                    }
                }
            }
        }
        found.truncate(most);
        found
    }

    /// Checks an operation; true if those nested in it are to be checked as well.
    #[inline]
    fn check_op(&mut self, op: OpId, claimed: &FxHashSet<OpId>, found: &mut Vec<OpId>) -> bool {
        let name = self.rewriter.ir.op(op).name();
        if self.legalizer.target.is_always_legal(self.rewriter.ctx, name) {
            return !self.rewriter.ir.op(op).regions().is_empty() && !self.rewriter.state.is_replaced(op);
        }
        if !self.rewriter.ir.is_live(op) || self.rewriter.state.is_replaced(op) {
            return false;
        }
        // The legality of its replacement in place is local, and was checked before.
        if self.rewriter.state.in_place_op(op).is_some() || self.rewriter.state.cast_info(op).is_some() {
            return true;
        }
        match self.is_legal(op) {
            Some(info) => !info.recursively,
            None => {
                let is_left = self.legalizer.target.is_illegal_now(self.rewriter.ctx, &self.rewriter.ir, op)
                    || claimed.contains(&op);
                if is_left && !self.rewriter.materialized.contains(&op) {
                    found.push(op);
                }
                true
            }
        }
    }

    fn push_nested(&self, op: OpId, pending: &mut Vec<OpId>) {
        for &region in self.rewriter.ir.op(op).regions().iter().rev() {
            for block in blocks_in_dominance_order(&self.rewriter.ir, region).into_iter().rev() {
                pending.extend(self.rewriter.ir.block(block).first());
            }
        }
    }

    /// The error on an operation that is left illegal.
    fn diagnose_left(&self, (op, mut node): Left) -> (Diagnostic, LegalizationNode) {
        let name = &node.name;
        let claim = self.legalizer.claims.iter().rev().find(|claim| claim.0 == op);
        let what = if node.illegal { "illegal" } else { "not legal" };
        let message = format!("operation '{name}' is {what} after the conversion");
        let diagnostic = self.rewriter.place(op, Diagnostic::error("convert::left_illegal", message));
        let diagnostic = match claim {
            Some(&(_, pattern)) => {
                let pattern = &self.legalizer.patterns.info(pattern).debug_name;
                node.attempts.push(Attempt { pattern: pattern.clone(), outcome: Outcome::RootKept });
                diagnostic
                    .with_note(Diagnostic::note(format!(
                        "pattern '{pattern}' reported success, but did not replace, erase or legalize it"
                    )))
                    .with_help(format!(
                        "replace the root in pattern '{pattern}' or return a match failure; or make \
                         '{name}' legal in the conversion target"
                    ))
            }
            None => diagnostic
                .with_note(Diagnostic::note(format!(
                    "it was legal, or did not exist, when it was visited: {}",
                    self.cause(op)
                )))
                .with_help(format!(
                    "make the legality of '{name}' depend on nothing that other patterns change, or notify the rewriter of the change"
                )),
        };
        (diagnostic, node)
    }

    /// Describes the rewrite that changed the IR on which an operation's legality depends, as far as it can
    /// be determined: the last one of a defining op of an operand, else of a nested or enclosing operation,
    /// else of a user, else of one in its block. An update of the operation itself is checked against the
    /// target at once.
    fn cause(&self, op: OpId) -> String {
        let ir = &self.rewriter.ir;
        // The operands of an operation have been replaced by now.
        let reads = |op: OpId, other: OpId| {
            let results = ir.op(other).results().iter();
            let replacements: Vec<_> =
                results.map(|&result| self.rewriter.state.latest(ir, result)).collect();
            ir.operands(op).any(|value| {
                ir.defining_op(value) == Some(other)
                    || replacements.iter().any(|values| values.contains(&value))
            })
        };
        let roots =
            || self.legalizer.rewritten.iter().rev().filter(|root| root.0 != op && ir.is_live(root.0));
        let relations: [&dyn Fn(OpId) -> bool; 4] = [
            &|other| reads(op, other),
            &|other| ir.is_ancestor(op, other) || ir.is_ancestor(other, op),
            &|other| reads(other, op),
            &|other| ir.op(other).parent() == ir.op(op).parent(),
        ];
        match relations.into_iter().find_map(|is_related| roots().find(|root| is_related(root.0))) {
            Some(&(root, pattern)) => {
                let pattern = &self.legalizer.patterns.info(pattern).debug_name;
                format!("pattern '{pattern}' also rewrote '{}'", self.rewriter.ctx.op_str(ir.op(root).name()))
            }
            None => "a later rewrite changed or created it".to_owned(),
        }
    }

    /// The error on an operation for which more nested applications of patterns would be needed than are
    /// allowed.
    pub(super) fn diagnose_too_deep(&self, op: OpId) -> (Diagnostic, LegalizationNode) {
        let node = self.bare_node(op);
        let name = &node.name;
        let patterns = self.legalizer.too_deep.iter().flatten().map(|pattern| format!("'{pattern}'"));
        let message = format!("legalizing operation '{name}' takes more than {MAX_DEPTH} steps");
        let diagnostic = self
            .rewriter
            .place(op, Diagnostic::error("convert::too_many_steps", message))
            .with_note(Diagnostic::note(format!(
                "nested applications of patterns: {}",
                patterns.collect::<Vec<_>>().join(", ")
            )))
            .with_help("end the recursion of the patterns, or create legal operations in fewer steps");
        (diagnostic, node)
    }
}
