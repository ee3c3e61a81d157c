//! Branches whose successors' arguments change types (`BranchOpInterface`).

use std::ops::Range;
use std::sync::Arc;

use legalize_ir::{Context, Ir, OpId, ValueId, resized_segments};

use super::parts::{Part, illegal_value, no_illegal_part};
use crate::condition::DynamicLegality;
use crate::natives::convert_successor;
use crate::pattern::{ConversionPattern, MatchResult, PatternInfo, Root};
use crate::rewriter::{ConversionRewriter, ConvertedOperands, RewriterExt};
use crate::set::PatternSet;
use crate::type_converter::TypeConverter;

/// The operands that each successor takes; `None` for an operation that does not declare them.
fn forwarded(ctx: &Context, ir: &Ir, op: OpId) -> Option<Vec<Range<usize>>> {
    let hook = ir.info(ctx, op)?.hooks().successor_operands.as_ref()?;
    let most = ir.op(op).operand_count();
    let range = |index| {
        let range = hook(ctx, ir, op, index);
        range.start.min(most)..range.end.min(most)
    };
    Some((0..ir.op(op).successor_count()).map(range).collect())
}

/// Replaces the forwarded operands of a branch with converted ones, and converts the arguments of its
/// successors unless another branch has done so. The branch's other operands, such as the condition, are
/// unchanged.
///
/// # Errors
/// If it does not declare which operands its successors take, or the type of a block's argument does not
/// convert.
pub fn convert_branch_types(
    op: OpId,
    operands: &ConvertedOperands,
    rewriter: &mut dyn ConversionRewriter<'_>,
) -> MatchResult {
    let ctx = rewriter.ctx();
    let converter = rewriter.type_converter().ok_or("there is no type converter")?;
    let ranges = forwarded(ctx, rewriter.ir(), op).ok_or("its successor operands are not known")?;
    let old: Vec<ValueId> = rewriter.ir().operands(op).collect();
    for (successor, block) in rewriter.ir().successors(op).enumerate() {
        let ir = rewriter.ir();
        let args = ir.block(block).args().iter().enumerate();
        for (at, ty) in args.map(|(at, &arg)| (at, ir.value_type(arg))) {
            if converter.convert(ctx, ty).is_none() {
                return Err(Part::Passed(at, successor).cannot_be_converted(ctx, ty).into());
            }
        }
        if converter.convert_block_signature(ctx, ir, block).is_none() {
            return Err("the type of a block argument cannot be converted".into());
        }
    }
    for (index, range) in ranges.iter().enumerate() {
        // One that occurs twice was converted the first time.
        let block = rewriter.ir().successor(op, index);
        convert_successor(rewriter, block, &old[range.clone()])?;
    }
    let new_of = |index: usize| {
        if ranges.iter().any(|range| range.contains(&index)) {
            operands.many(index)
        } else {
            std::slice::from_ref(&old[index])
        }
    };
    let new: Vec<ValueId> = (0..old.len()).flat_map(|index| new_of(index).iter().copied()).collect();
    let sizes =
        resized_segments(ctx, rewriter.ir(), op, |_, group| group.map(|index| new_of(index).len()).sum());
    rewriter.modify_op(op, |ir| {
        ir.set_operands(op, &new);
        sizes.into_iter().for_each(|(name, size)| ir.set_attr(ctx, op, name, Some(size)));
    });
    Ok(())
}

/// Converts the operands that a branch forwards, and the arguments of its successors.
struct BranchPattern {
    root: Root,
    converter: Arc<TypeConverter>,
}

impl ConversionPattern for BranchPattern {
    fn info(&self) -> PatternInfo {
        PatternInfo::new("convert-branch-types", self.root.clone())
    }

    fn type_converter(&self) -> Option<&Arc<TypeConverter>> {
        Some(&self.converter)
    }

    fn takes_many_values(&self) -> bool {
        true
    }

    fn match_and_rewrite(
        &self,
        op: OpId,
        operands: &ConvertedOperands,
        rewriter: &mut dyn ConversionRewriter<'_>,
    ) -> MatchResult {
        convert_branch_types(op, operands, rewriter)
    }
}

/// Adds the pattern that converts the operands that branches of a name forward.
pub fn populate_branch_conversion(patterns: &mut PatternSet, op: &str, converter: Arc<TypeConverter>) {
    patterns.add_conversion(BranchPattern { root: Root::Op(op.to_owned()), converter });
}

/// Adds the pattern that converts the forwarded operands of every operation with the interface
/// `BranchOpInterface`.
pub fn populate_any_branch_conversion(patterns: &mut PatternSet, converter: Arc<TypeConverter>) {
    patterns.add_conversion(BranchPattern { root: Root::Trait("BranchOpInterface".to_owned()), converter });
}

/// The condition under which the pattern of branches has nothing to do: the operands that successors take
/// have legal types. Undecided for an operation that does not declare these operands.
pub fn branch_legality(converter: Arc<TypeConverter>) -> DynamicLegality {
    no_illegal_part(converter, |converter, (ctx, ir), op| {
        let passed = forwarded(ctx, ir, op)?.into_iter().enumerate().flat_map(|(successor, range)| {
            let start = range.start;
            range.map(move |at| (Part::Passed(at - start, successor), ir.operand(op, at)))
        });
        Some(illegal_value(converter, (ctx, ir), passed))
    })
}
