//! The cf dialect: branches, their canonicalization and their lowering to llvm.

mod asm;
mod branch;
mod classes;
mod conversions;
mod effects;
mod flow;
pub(crate) mod lower;
mod patterns;
mod verify;

use legalize_analysis::InlinesAll;
use legalize_dialects_hooks::successors::{all_operands, cases_after_default, group_after_condition};
use legalize_dialects_hooks::table::DialectHooks;
use legalize_typed::OpView;

use crate::ops::cf::{BranchOp, CondBranchOp, SwitchOp};

pub(crate) use branch::known_truth;
pub(crate) use patterns::{truth_constant, uses_among};

pub(crate) const HOOKS: DialectHooks = DialectHooks {
    verifiers: &[verify::RULES],
    successor_operands: &[
        (BranchOp::NAME, all_operands),
        (CondBranchOp::NAME, group_after_condition),
        (SwitchOp::NAME, cases_after_default),
    ],
    branch_choices: flow::BRANCH_CHOICES,
    inlining: Some(&InlinesAll),
    memory_effects: effects::MEMORY_EFFECTS,
    directives: &[asm::add_directives],
    classes: &[classes::add_classes],
    canonicalization: &[patterns::add],
    passes: &[lower::pass],
    conversions: conversions::CONVERSIONS,
    ..DialectHooks::new("cf")
};
