//! The attributes of new operations, where they depend on nothing but attributes and types that were matched.
//!
//! Operations that are alike in these get attributes that are alike: then natives need not run again, and
//! dictionaries need not be made. Each pattern remembers what its last rewrite made.

use std::collections::HashSet;

use legalize_ir::{AttrDict, Context, Ir, Traits, Type, ValueId};
use smallvec::SmallVec;

use super::{Create, Place, RegionFrom, Results, Step, Use};
use crate::matcher::Program;
use crate::matcher::compile::Ref;
use crate::matcher::position::{PosId, Val};
use crate::matcher::state::MatchState;

/// The inherent and the discardable attributes of an operation.
pub(crate) type Dicts = (AttrDict, AttrDict);

/// What one rewrite of a pattern was given and made.
#[derive(Clone, Debug, Default)]
pub(crate) struct Known {
    inputs: SmallVec<[Val; 2]>,
    /// Of the operations that it created, in order.
    pub made: SmallVec<[Dicts; 2]>,
    /// The number of the form that its root took last, see [`crate::conversion`].
    pub last_form: u32,
    inferred: Option<Box<Inferred>>,
}

/// The types of the first operation's operands, and those that were inferred from them for its results.
#[derive(Clone, Debug)]
struct Inferred {
    operands: SmallVec<[Type; 4]>,
    results: SmallVec<[Type; 2]>,
}

impl Known {
    /// For what stands at these positions; nothing if there is more than attributes and types.
    pub fn new(
        inputs: &[PosId],
        program: &Program,
        ctx: &Context,
        ir: &Ir,
        state: &mut MatchState,
    ) -> Option<Self> {
        let mut known = Known::default();
        for &pos in inputs {
            let found = state.at(program, ctx, ir, pos);
            if !matches!(found, Val::Attr(_) | Val::Type(_) | Val::Null) {
                return None;
            }
            known.inputs.push(found);
        }
        Some(known)
    }

    /// The result types of the first operation for operands, if they were inferred for operands of these types.
    #[inline]
    pub fn inferred(&self, ir: &Ir, operands: &[ValueId]) -> Option<&[Type]> {
        let known = self.inferred.as_deref()?;
        let same = known.operands.len() == operands.len()
            && known.operands.iter().zip(operands).all(|(&ty, &value)| ir.value_type(value) == ty);
        same.then_some(&known.results)
    }

    /// Remembers what was inferred.
    pub fn set_inferred(&mut self, ir: &Ir, operands: &[ValueId], types: &[Type]) {
        let operands = operands.iter().map(|&value| ir.value_type(value)).collect();
        self.inferred = Some(Box::new(Inferred { operands, results: types.into() }));
    }

    /// What it was given at one of the positions after the other.
    pub fn inputs(&self) -> &[Val] {
        &self.inputs
    }
}

/// The positions that the attributes of all operations that are created depend on; nothing if they depend on more,
/// or if natives make anything else.
pub(crate) fn inputs(ctx: &Context, steps: &[Step]) -> Option<Box<[PosId]>> {
    let mut inputs: Vec<PosId> = Vec::new();
    let mut made: HashSet<u16> = HashSet::new();
    let mut creates = false;
    let take = |inputs: &mut Vec<PosId>, made: &HashSet<u16>, what: &Ref| match what {
        Ref::Const(_) => true,
        Ref::Local(local) => made.contains(local),
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
                if !is_function || !args.iter().all(|arg| take(&mut inputs, &made, &arg.what)) {
                    return None;
                }
                made.extend(results.iter().map(|result| result.0));
            }
            Step::Create(create) => {
                let sized = |create: &Create| {
                    let info = ctx.op_info(create.name);
                    info.is_some_and(|info| info.traits.contains(Traits::ATTR_SIZED_OPERAND_SEGMENTS))
                };
                if sized(create)
                    || !create.attributes.iter().all(|(_, from)| take(&mut inputs, &made, &from.what))
                {
                    return None;
                }
                creates = true;
            }
            _ => {}
        }
    }
    let elsewhere = steps.iter().flat_map(used_as_no_attribute);
    let only =
        !elsewhere.into_iter().any(|from| matches!(from.what, Ref::Local(local) if made.contains(&local)));
    (creates && only).then(|| inputs.into())
}

/// What a step uses but for arguments of natives and attributes.
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
            match &create.place {
                Place::Of { of, .. } => used.extend(of),
                Place::Root | Place::Matched | Place::Named(_) => {}
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
