//! Recognition of rewrites with a fast path, see [`crate::matcher::execute::direct`].

use crate::matcher::program::position::{PosId, Position, Positions};
use crate::matcher::program::steps::{Direct, LocSource, Ref, Results, Step, Use};
use legalize_ir::Context;

impl Direct {
    /// Fast path of these steps, if they only create one such operation, whose attributes depend on `inputs`,
    /// and replace the root, which has this number of `results`, by it.
    pub(crate) fn of(
        ctx: &Context,
        steps: &[Step],
        positions: &Positions,
        inputs: Option<&[PosId]>,
        results: usize,
    ) -> Option<Self> {
        let inputs: Box<[PosId]> = inputs?.into();
        let is_root = |what: &Ref| matches!(what, Ref::Pos(pos, _) if *pos == Positions::ROOT);
        let (last, before) = steps.split_last()?;
        let (Step::Create(create), natives) = before.split_last()? else { return None };
        let (op, by) = match last {
            Step::ReplaceByOp { op, by } => (op, by),
            Step::ReplaceByValues { op, by } => match by.as_slice() {
                [by] => (op, by),
                _ => return None,
            },
            _ => return None,
        };
        let replaced = is_root(&op.what) && matches!(by.what, Ref::Local(local) if local == create.local);
        // Each of these types is that of the root's result of the same number.
        let of_root = |types: &[Use]| {
            types.iter().zip(0..).all(|(ty, number)| match ty.what {
                Ref::Pos(pos, _) if ty.matched => match positions.at(pos) {
                    Position::TypeOf(of) => positions.at(of) == Position::Result(Positions::ROOT, number),
                    _ => false,
                },
                _ => false,
            })
        };
        let (typed, like_root) = match &create.results {
            Results::Infer { replaced: Some(of) } | Results::Like(of) => (is_root(&of.what), true),
            Results::Infer { replaced: None } => (true, false),
            Results::Of(types) => (of_root(types) && types.len() == results, true),
        };
        let info = ctx.op_info(create.name);
        let of_types = match &create.results {
            Results::Infer { .. } => info.is_none_or(|info| info.hooks().infers_from_types),
            Results::Like(_) | Results::Of(_) => true,
        };
        let regions = info.and_then(|info| info.region_count).unwrap_or(0);
        let plain = regions == 0
            && matches!(create.loc, LocSource::Root)
            && create.successors.is_empty()
            && create.regions.is_empty()
            && natives.iter().all(|step| matches!(step, Step::Native { .. }));
        let operand = |what: &Ref| match what {
            Ref::Pos(pos, _) => match positions.at(*pos) {
                Position::Operand(Positions::ROOT, index) => Some(index),
                _ => None,
            },
            _ => None,
        };
        let operands: Option<Box<[u32]>> =
            create.operands.iter().map(|from| operand(&from.what).filter(|_| from.matched)).collect();
        (replaced && typed && plain)
            .then(|| {
                operands.map(|operands| {
                    let in_order = operands.iter().copied().eq(0..operands.len() as u32);
                    Direct { step: before.len() - 1, operands, inputs, like_root, in_order, of_types }
                })
            })
            .flatten()
    }
}
