//! Loops and conditions: control flow, which loops end, and what may be inlined into what.

use legalize_analysis::{Inlining, RegionBranch, RegionSuccessor, Speculatability};
use legalize_dialects_hooks::region_flow::{ways_of_condition, ways_of_loop};
use legalize_dialects_hooks::table::Speculation;
use legalize_ir::{AffineExpr, AttrData, Attribute, Context, Ir, OpId, RegionId, Traits};

pub(super) const REGION_BRANCHES: &[(&str, &dyn RegionBranch)] = &[("affine.for", &For), ("affine.if", &If)];

pub(super) const SPECULATION: &[(&str, Speculation)] = &[("affine.for", for_ends)];

/// A loop in steps of one ends for all bounds.
fn for_ends(ctx: &Context, ir: &Ir, op: OpId) -> Speculatability {
    let step = ir.attr_named(ctx, op, "step").and_then(|step| ctx.as_i64(step));
    if step == Some(1) { Speculatability::RecursivelySpeculatable } else { Speculatability::NotSpeculatable }
}

struct For;

/// A bound that does not depend on anything.
fn constant_bound(ctx: &Context, ir: &Ir, op: OpId, name: &str) -> Option<i64> {
    let AttrData::AffineMap(map) = ctx.attr_data(ir.attr_named(ctx, op, name)?) else { return None };
    match &map.results[..] {
        [AffineExpr::Constant(value)] => Some(*value),
        _ => None,
    }
}

/// The number of turns, if it is known.
fn turns(ctx: &Context, ir: &Ir, op: OpId) -> Option<i64> {
    let [lower, upper] = ["lowerBoundMap", "upperBoundMap"].map(|name| constant_bound(ctx, ir, op, name));
    let step = ctx.as_i64(ir.attr_named(ctx, op, "step")?).filter(|&step| step > 0)?;
    let (lower, upper) = (lower?, upper?);
    Some(if upper <= lower { 0 } else { upper.checked_sub(lower)?.checked_add(step - 1)? / step })
}

impl RegionBranch for For {
    fn successors(
        &self,
        ctx: &Context,
        ir: &Ir,
        op: OpId,
        from: OpId,
        _: &[Option<Attribute>],
    ) -> Vec<RegionSuccessor> {
        // The last operands are the initial values of what is carried.
        let data = ir.op(op);
        let first = data.operand_count().saturating_sub(data.results().len());
        ways_of_loop(ir, op, from, first, turns(ctx, ir, op))
    }
}

struct If;

impl RegionBranch for If {
    fn successors(
        &self,
        _: &Context,
        ir: &Ir,
        op: OpId,
        from: OpId,
        _: &[Option<Attribute>],
    ) -> Vec<RegionSuccessor> {
        ways_of_condition(ir, op, from, None)
    }
}

/// Affine operations stay in regions where values can be dimensions and symbols.
pub(super) struct AffineInlining;

impl Inlining for AffineInlining {
    fn may_inline_op(&self, ctx: &Context, ir: &Ir, _: OpId, into: RegionId, _: bool) -> bool {
        let owner = ir.region(into).parent();
        owner.is_some_and(|owner| {
            let is_scope = ir.info(ctx, owner).is_some_and(|info| info.traits.contains(Traits::AFFINE_SCOPE));
            is_scope || ctx.op_dialect(ir.op(owner).name()) == ctx.name("affine")
        })
    }
}
