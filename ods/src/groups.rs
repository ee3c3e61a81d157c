//! Which values of an operation belong to which declared operand or result.

use std::ops::Range;

use legalize_ir::{AttrDict, Context, Name};
use smallvec::SmallVec;

use crate::model::{OpDef, OperandDef};

/// How the sizes of variable groups are found.
#[derive(Clone, Copy, Debug)]
enum Rule {
    /// There is none.
    Fixed,
    /// There is one, and it gets what the others leave.
    One(usize),
    /// All have one size.
    Same { fixed: usize, variable: usize },
    /// An attribute lists the sizes.
    Segments(Name),
}

/// Finds groups among values of one definition.
#[derive(Clone, Debug)]
pub(crate) struct Groups {
    rule: Rule,
    variable: Box<[bool]>,
}

impl Groups {
    /// Of the operands of a definition.
    pub(crate) fn operands(ctx: &Context, def: &OpDef) -> Self {
        let segments = def.has_trait("AttrSizedOperandSegments").then(|| ctx.name("operandSegmentSizes"));
        Self::new(&def.operands, segments)
    }

    /// Of the results of a definition.
    pub(crate) fn results(ctx: &Context, def: &OpDef) -> Self {
        let segments = def.has_trait("AttrSizedResultSegments").then(|| ctx.name("resultSegmentSizes"));
        Self::new(&def.results, segments)
    }

    fn new(values: &[OperandDef], segments: Option<Name>) -> Self {
        let variable: Box<[bool]> = values.iter().map(|value| value.arity.is_variable_length()).collect();
        let count = variable.iter().filter(|variable| **variable).count();
        let rule = match (count, segments) {
            (_, Some(name)) => Rule::Segments(name),
            (0, None) => Rule::Fixed,
            (1, None) => Rule::One(variable.len() - 1),
            (_, None) => Rule::Same { fixed: variable.len() - count, variable: count },
        };
        Groups { rule, variable }
    }

    /// Whether every group is one value, so that its index is that of the value.
    #[inline]
    pub(crate) fn is_fixed(&self) -> bool {
        matches!(self.rule, Rule::Fixed)
    }

    /// The range of each group among `total` values. Sizes that do not add up give empty groups at the end,
    /// never a range past the end.
    pub(crate) fn ranges(
        &self,
        ctx: &Context,
        inherent: AttrDict,
        total: usize,
    ) -> SmallVec<[Range<usize>; 4]> {
        let sizes: Option<Vec<i32>> = match self.rule {
            Rule::Segments(name) => {
                ctx.dict_entry(inherent, name).and_then(|attr| ctx.as_dense_i32_array(attr))
            }
            _ => None,
        };
        let mut start = 0;
        let mut ranges = SmallVec::with_capacity(self.variable.len());
        for (index, variable) in self.variable.iter().enumerate() {
            let size = match (self.rule, variable) {
                (Rule::Segments(_), _) => {
                    let size = sizes.as_ref().and_then(|sizes| sizes.get(index).copied());
                    size.and_then(|size| usize::try_from(size).ok()).unwrap_or(usize::from(!variable))
                }
                (_, false) => 1,
                (Rule::One(fixed), true) => total.saturating_sub(fixed),
                (Rule::Same { fixed, variable }, true) => total.saturating_sub(fixed) / variable,
                (Rule::Fixed, true) => 0,
            };
            let from = start.min(total);
            let to = start.saturating_add(size).min(total);
            ranges.push(from..to);
            start = to;
        }
        ranges
    }

    /// The range of one group, see [`Groups::ranges`].
    pub(crate) fn range(
        &self,
        ctx: &Context,
        inherent: AttrDict,
        total: usize,
        index: usize,
    ) -> Range<usize> {
        if matches!(self.rule, Rule::Fixed) {
            return index.min(total)..(index + 1).min(total);
        }
        self.ranges(ctx, inherent, total).get(index).cloned().unwrap_or(total..total)
    }
}
