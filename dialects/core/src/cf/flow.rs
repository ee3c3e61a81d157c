//! The successors that known conditions choose.

use legalize_dialects_hooks::table::BranchChoice;
use legalize_ir::{AttrData, Attribute, Context, Ir, OpId};
use legalize_typed::OpView;

use super::branch::Switch;
use crate::ops::cf::{CondBranchOp, SwitchOp};

pub(super) const BRANCH_CHOICES: &[(&str, BranchChoice)] =
    &[(CondBranchOp::NAME, by_condition), (SwitchOp::NAME, by_flag)];

fn by_condition(ctx: &Context, _: &Ir, _: OpId, constants: &[Option<Attribute>]) -> Option<usize> {
    match ctx.attr_data((*constants.first()?)?) {
        AttrData::Integer { value, .. } => Some(usize::from(value.is_zero())),
        _ => None,
    }
}

fn by_flag(ctx: &Context, ir: &Ir, op: OpId, constants: &[Option<Attribute>]) -> Option<usize> {
    let AttrData::Integer { value: flag, .. } = ctx.attr_data((*constants.first()?)?) else { return None };
    let switch = Switch::of(ctx, ir, op)?;
    Some(switch.cases.iter().position(|case| case.0 == *flag).map_or(0, |at| at + 1))
}
