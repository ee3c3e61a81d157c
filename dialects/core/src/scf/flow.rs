//! Control flow of the operations of scf: where it goes with known conditions, and which loops end.

use legalize_analysis::{LoopBound, LoopBounds, RegionBranch, RegionSuccessor, Speculatability};
use legalize_dialects_hooks::region_flow::{OneRegion, to_results, ways_of_condition, ways_of_loop};
use legalize_dialects_hooks::table::{BoundsOfLoop, Speculation};
use legalize_ir::{AttrData, Attribute, Context, Ir, OpId, ValueId, constant_operand};
use legalize_typed::OpView;

use crate::ops::scf::{ExecuteRegionOp, ForOp, ForallOp, IfOp, IndexSwitchOp, ParallelOp, WhileOp};

pub(super) const REGION_BRANCHES: &[(&str, &dyn RegionBranch)] = &[
    (ForOp::NAME, &For),
    (WhileOp::NAME, &While),
    (IfOp::NAME, &If),
    (IndexSwitchOp::NAME, &IndexSwitch),
    (ExecuteRegionOp::NAME, &OneRegion),
    (ParallelOp::NAME, &Grid { again: true }),
    (ForallOp::NAME, &Grid { again: false }),
];

pub(super) const SPECULATION: &[(&str, Speculation)] = &[(ForOp::NAME, for_ends)];

/// A loop in steps of one ends for all bounds.
fn for_ends(ctx: &Context, ir: &Ir, op: OpId) -> Speculatability {
    let step = constant_operand(ctx, ir, ForOp::of(op).step(&(ctx, ir)));
    match step.and_then(|step| ctx.as_i64(step)) {
        Some(1) => Speculatability::RecursivelySpeculatable,
        _ => Speculatability::NotSpeculatable,
    }
}

fn truth(ctx: &Context, constant: Option<Attribute>) -> Option<bool> {
    match ctx.attr_data(constant?) {
        AttrData::Integer { value, .. } => Some(!value.is_zero()),
        _ => None,
    }
}

type Constants<'a> = &'a [Option<Attribute>];

struct For;

impl RegionBranch for For {
    fn successors(
        &self,
        _: &Context,
        ir: &Ir,
        op: OpId,
        from: OpId,
        _: Constants<'_>,
    ) -> Vec<RegionSuccessor> {
        // After the bounds and the step.
        ways_of_loop(ir, op, from, 3, None)
    }
}

struct While;

impl RegionBranch for While {
    fn successors(
        &self,
        ctx: &Context,
        ir: &Ir,
        op: OpId,
        from: OpId,
        constants: Constants<'_>,
    ) -> Vec<RegionSuccessor> {
        let count = ir.op(from).operand_count();
        let before = ir.op(op).regions().first().copied();
        if from == op || ir.parent_region(from) != before {
            return vec![RegionSuccessor::region(0, 0..count, 0)];
        }
        let condition = truth(ctx, constants.first().copied().flatten());
        let mut ways = Vec::new();
        if condition != Some(false) {
            ways.push(RegionSuccessor::region(1, 1..count.max(1), 0));
        }
        if condition != Some(true) {
            ways.push(RegionSuccessor::parent(1..count.max(1)));
        }
        ways
    }
}

struct If;

impl RegionBranch for If {
    fn successors(
        &self,
        ctx: &Context,
        ir: &Ir,
        op: OpId,
        from: OpId,
        constants: Constants<'_>,
    ) -> Vec<RegionSuccessor> {
        ways_of_condition(ir, op, from, truth(ctx, constants.first().copied().flatten()))
    }

    fn max_invocations(&self, ctx: &Context, _: &Ir, _: OpId, constants: Constants<'_>) -> Vec<Option<u64>> {
        match truth(ctx, constants.first().copied().flatten()) {
            Some(holds) => vec![Some(u64::from(holds)), Some(u64::from(!holds))],
            None => vec![Some(1), Some(1)],
        }
    }
}

struct IndexSwitch;

impl IndexSwitch {
    /// The region that a known number chooses.
    fn chosen(ctx: &Context, ir: &Ir, op: OpId, constants: Constants<'_>) -> Option<usize> {
        let number = ctx.as_i64(constants.first().copied().flatten()?)?;
        let cases = ctx.as_dense_i64_array(IndexSwitchOp::of(op).cases_attr(&(ctx, ir))?)?;
        Some(cases.iter().position(|&case| case == number).map_or(0, |at| at + 1))
    }
}

impl RegionBranch for IndexSwitch {
    fn successors(
        &self,
        ctx: &Context,
        ir: &Ir,
        op: OpId,
        from: OpId,
        constants: Constants<'_>,
    ) -> Vec<RegionSuccessor> {
        if from != op {
            return to_results(ir, from);
        }
        let chosen = IndexSwitch::chosen(ctx, ir, op, constants);
        let regions = 0..ir.op(op).regions().len();
        let regions = regions.filter(|&region| chosen.is_none_or(|chosen| chosen == region));
        regions.map(|region| RegionSuccessor::region(region, 0..0, 0)).collect()
    }

    fn max_invocations(
        &self,
        ctx: &Context,
        ir: &Ir,
        op: OpId,
        constants: Constants<'_>,
    ) -> Vec<Option<u64>> {
        let chosen = IndexSwitch::chosen(ctx, ir, op, constants);
        let regions = 0..ir.op(op).regions().len();
        regions.map(|region| Some(u64::from(chosen.is_none_or(|chosen| chosen == region)))).collect()
    }
}

/// A block for each point of a grid.
struct Grid {
    /// True if control may get from one point to the next.
    again: bool,
}

impl RegionBranch for Grid {
    fn successors(
        &self,
        _: &Context,
        _: &Ir,
        op: OpId,
        from: OpId,
        _: Constants<'_>,
    ) -> Vec<RegionSuccessor> {
        let body = RegionSuccessor::region(0, 0..0, 0);
        let out = RegionSuccessor::parent(0..0);
        match (self.again, from == op) {
            (true, _) => vec![body, out],
            (false, true) => vec![body],
            (false, false) => vec![out],
        }
    }
}

pub(super) const LOOP_BOUNDS: &[(&str, BoundsOfLoop)] = &[
    (ForOp::NAME, bounds_of_for),
    (ParallelOp::NAME, bounds_of_parallel),
    (ForallOp::NAME, bounds_of_forall),
];

fn bounds_of_for(ctx: &Context, ir: &Ir, op: OpId) -> Option<Vec<LoopBounds>> {
    let variable = *body_args(ir, op)?.first()?;
    let view = ForOp::of(op);
    let at = &(ctx, ir);
    let [lower, upper, step] =
        [view.lower_bound(at), view.upper_bound(at), view.step(at)].map(LoopBound::Value);
    Some(vec![LoopBounds::new(variable, lower, upper, step)])
}

fn body_args(ir: &Ir, op: OpId) -> Option<&[ValueId]> {
    let body = ir.region(*ir.op(op).regions().first()?).first()?;
    Some(ir.block(body).args())
}

fn bounds_of_parallel(ctx: &Context, ir: &Ir, op: OpId) -> Option<Vec<LoopBounds>> {
    let view = ParallelOp::of(op);
    let at = &(ctx, ir);
    let of = |values: legalize_typed::Values| values.into_iter().map(LoopBound::Value).collect::<Vec<_>>();
    let bounds = [of(view.lower_bound(at)), of(view.upper_bound(at)), of(view.step(at))];
    variables(ir, op, &bounds)
}

fn bounds_of_forall(ctx: &Context, ir: &Ir, op: OpId) -> Option<Vec<LoopBounds>> {
    let view = ForallOp::of(op);
    let at = &(ctx, ir);
    // A dynamic bound is marked by the least number.
    let mixed = |fixed: Attribute, values: legalize_typed::Values| {
        let mut values = values.into_iter();
        let fixed = ctx.as_dense_i64_array(fixed)?.into_iter();
        let bound = |value| match value {
            i64::MIN => values.next().map(LoopBound::Value),
            value => Some(LoopBound::Constant(value.into())),
        };
        fixed.map(bound).collect::<Option<Vec<LoopBound>>>()
    };
    let bounds = [
        mixed(view.static_lower_bound_attr(at)?, view.dynamic_lower_bound(at))?,
        mixed(view.static_upper_bound_attr(at)?, view.dynamic_upper_bound(at))?,
        mixed(view.static_step_attr(at)?, view.dynamic_step(at))?,
    ];
    variables(ir, op, &bounds)
}

fn variables(ir: &Ir, op: OpId, [lower, upper, step]: &[Vec<LoopBound>; 3]) -> Option<Vec<LoopBounds>> {
    let bounds = lower.iter().zip(upper).zip(step);
    let variables = body_args(ir, op)?.iter().zip(bounds);
    Some(
        variables
            .map(|(&variable, ((&lower, &upper), &step))| LoopBounds::new(variable, lower, upper, step))
            .collect(),
    )
}
