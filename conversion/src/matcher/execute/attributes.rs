//! The attributes of operations that a rewrite creates.

use legalize_ir::{AttrDict, Attribute, Context, Name, OperationState, Traits};
use smallvec::SmallVec;

use crate::matcher::execute::known::Dicts;
use crate::matcher::execute::run::Run;
use crate::matcher::program::position::Val;
use crate::matcher::program::steps::{Carried, Create};
use crate::pattern::MatchFailure;

type Entries = SmallVec<[(Name, Attribute); 4]>;

impl Run<'_, '_> {
    /// Sets the attributes of an operation with operand groups of these sizes: explicit ones, those copied
    /// from matched operations, and the defaults of others.
    pub(crate) fn set_attributes(
        &mut self,
        create: &Create,
        sizes: &[i32],
        state: &mut OperationState,
    ) -> Result<(), MatchFailure> {
        let ctx = self.ctx();
        let info = ctx.op_info(create.name);
        let is_inherent = |name: Name| info.is_some_and(|info| info.is_inherent(name));
        let (mut inherent, mut discardable) = (Entries::new(), Entries::new());
        for (name, from) in &create.attributes {
            let Some(attr) = self.attr(from, *name, create.name)? else { continue };
            let entries = if is_inherent(*name) { &mut inherent } else { &mut discardable };
            entries.push((*name, attr));
        }
        if let Some(info) = info
            && info.traits.contains(Traits::ATTR_SIZED_OPERAND_SEGMENTS)
            && sizes.len() == info.operands.len()
        {
            let name = ctx.name(OPERAND_SEGMENTS);
            if !inherent.iter().any(|entry| entry.0 == name) {
                inherent.push((name, ctx.dense_i32_array_attr(sizes)));
            }
        }
        match &create.carried {
            Some(carried) => {
                let from = self.state.at(self.program, ctx, self.rewriter.ir(), carried.from);
                let Val::Attributes(own, others) = from else { return Err(MatchFailure::silent()) };
                carried.add(ctx, (own, others), &is_inherent, &mut inherent, &mut discardable);
                state.inherent = dict_like(ctx, inherent, own);
                state.discardable = dict_like(ctx, discardable, others);
            }
            None => {
                state.inherent = self.state.dict(ctx, &inherent);
                state.discardable = self.state.dict(ctx, &discardable);
            }
        }
        if info.is_some_and(|info| !info.default_attrs.is_empty()) {
            state.fill_default_attrs(ctx);
        }
        Ok(())
    }
}

impl Carried {
    /// Adds those attributes of a matched operation for which a new one has no explicit ones. Attributes that
    /// the new one's definition does not declare are discardable there.
    fn add(
        &self,
        ctx: &Context,
        (own, others): Dicts,
        is_inherent: &dyn Fn(Name) -> bool,
        inherent: &mut Entries,
        discardable: &mut Entries,
    ) {
        let given = (inherent.len(), discardable.len());
        for (dict, is_own) in [(own, true), (others, false)] {
            for &(name, attr) in ctx.dict_entries(dict) {
                let is_given = |entry: &(Name, Attribute)| entry.0 == name;
                let given =
                    inherent[..given.0].iter().any(is_given) || discardable[..given.1].iter().any(is_given);
                // Sizes of operand groups are those of the new operands.
                if given || self.except.contains(&name) || is_segments(ctx.str(name)) {
                    continue;
                }
                let entries = if is_own && is_inherent(name) { &mut *inherent } else { &mut *discardable };
                entries.push((name, attr));
            }
        }
    }
}

/// A dictionary of these entries, which often are those of another one.
fn dict_like(ctx: &Context, entries: Entries, like: AttrDict) -> AttrDict {
    if *ctx.dict_entries(like) == *entries { like } else { ctx.dict(entries) }
}

const OPERAND_SEGMENTS: &str = "operandSegmentSizes";
const RESULT_SEGMENTS: &str = "resultSegmentSizes";

/// True for the attributes that hold the sizes of the groups of operands or results.
fn is_segments(name: &str) -> bool {
    matches!(name, OPERAND_SEGMENTS | RESULT_SEGMENTS)
}
