//! Positions that the attributes of created operations depend on.

use rustc_hash::FxHashSet;

use crate::matcher::program::position::{PosId, Position, Positions};
use crate::matcher::program::steps::{Create, LocSource, Ref, RegionFrom, Results, Step, Use};
use legalize_ir::{Context, Traits};

/// The positions that the attributes of all operations that are created depend on; `None` if they depend on
/// more, or if natives create anything else.
pub(crate) fn inputs(ctx: &Context, steps: &[Step], positions: &Positions) -> Option<Box<[PosId]>> {
    let mut inputs: Vec<PosId> = Vec::new();
    let mut defined: FxHashSet<u16> = FxHashSet::default();
    let mut creates = false;
    let take = |inputs: &mut Vec<PosId>, defined: &FxHashSet<u16>, what: &Ref| match what {
        Ref::Const(_) => true,
        Ref::Local(local) => defined.contains(local),
        Ref::Pos(pos, _) => {
            if !inputs.contains(pos) {
                inputs.push(*pos);
            }
            true
        }
    };
    for step in steps {
        match step {
            Step::Native { is_function, args, results, .. } => {
                if !is_function || !args.iter().all(|arg| take(&mut inputs, &defined, &arg.what)) {
                    return None;
                }
                defined.extend(results.iter().map(|result| result.0));
            }
            Step::Create(create) => {
                let sized = |create: &Create| {
                    let info = ctx.op_info(create.name);
                    info.is_some_and(|info| info.traits.contains(Traits::ATTR_SIZED_OPERAND_SEGMENTS))
                };
                if sized(create)
                    || !create.attributes.iter().all(|(_, from)| take(&mut inputs, &defined, &from.what))
                {
                    return None;
                }
                inputs.extend(create.carried.iter().map(|carried| carried.from));
                creates = true;
            }
            _ => {}
        }
    }
    // An attribute is covered by all attributes of its operation.
    let all: FxHashSet<PosId> = (inputs.iter())
        .filter_map(|&pos| match positions.at(pos) {
            Position::Attributes(of) => Some(of),
            _ => None,
        })
        .collect();
    inputs.retain(|&pos| !matches!(positions.at(pos), Position::Attr(of, _) if all.contains(&of)));
    let elsewhere = steps.iter().flat_map(used_as_no_attribute);
    let only =
        !elsewhere.into_iter().any(|from| matches!(from.what, Ref::Local(local) if defined.contains(&local)));
    (creates && only).then(|| inputs.into())
}

/// Uses of a step except arguments of natives and attributes.
fn used_as_no_attribute(step: &Step) -> Vec<&Use> {
    match step {
        Step::Range { elements, .. } => elements.iter().collect(),
        Step::Create(create) => {
            let mut used: Vec<&Use> = create.operands.iter().chain(&create.successors).collect();
            used.extend(create.regions.iter().filter_map(|region| match region {
                RegionFrom::Moved(from) => Some(from),
                RegionFrom::New(_) => None,
            }));
            match &create.results {
                Results::Infer { replaced } => used.extend(replaced),
                Results::Of(types) => used.extend(types),
                Results::Like(op) => used.push(op),
            }
            match &create.loc {
                LocSource::Of { of, .. } => used.extend(of),
                LocSource::Root | LocSource::Matched | LocSource::Named(_) => {}
            }
            used
        }
        Step::Block { region, arguments, .. } => {
            arguments.iter().map(|argument| &argument.1).chain([region]).collect()
        }
        Step::InsertInto { block } => block.iter().collect(),
        Step::Result { op, .. } | Step::Results { op, .. } | Step::Erase { op } => vec![op],
        Step::ReplaceByOp { op, by } => vec![op, by],
        Step::ReplaceByValues { op, by } => by.iter().chain([op]).collect(),
        Step::Native { .. } => Vec::new(),
    }
}
