//! Patterns on regions and blocks: moved, copied, created, erased, with converted arguments.
//!
//! Rules do not support regions and blocks.

use std::sync::Arc;

use legalize_conversion::{
    ConversionRewriter, ConvertedOperands, MatchResult, PatternSet, Rewriter, RewriterExt,
    SignatureConversion, TypeConverter,
};
use legalize_ir::{BlockId, InsertPoint, IrMapping, OpId, Type};
use legalize_typed::OpView;

use crate::drivers::build::{convert, convert_many, has, mark, region, result_types, rewrite, state};
use crate::ops::{
    ConvertBlockArgsOp, FinishOp, IllegalOpF, IllegalTerminatorOp, IllegalWithRegionAnchorOp,
    IllegalWithRegionOp, RegionBuilderOp, ValidOp,
};

/// Moves or clones the blocks to the end of the enclosing region.
fn inline(op: OpId, _: &ConvertedOperands, rewriter: &mut dyn ConversionRewriter<'_>) -> MatchResult {
    let ctx = rewriter.ctx();
    let body = region(rewriter.ir(), op)?;
    let parent = rewriter.ir().parent_region(op).ok_or("there is no region around it")?;
    if has(ctx, rewriter.ir(), op, "legalizer.should_clone") {
        rewriter.clone_region(body, parent, None, &mut IrMapping::default());
    } else {
        rewriter.inline_region(body, parent, None);
    }
    if has(ctx, rewriter.ir(), op, "legalizer.erase_old_blocks") {
        while let Some(block) = rewriter.ir().region(body).first() {
            rewriter.erase_block(block);
        }
    }
    rewriter.erase_op(op);
    Ok(())
}

/// Converts the entry block of a region that does not belong to an operation yet.
fn convert_detached(
    op: OpId,
    _: &ConvertedOperands,
    rewriter: &mut dyn ConversionRewriter<'_>,
) -> MatchResult {
    let ctx = rewriter.ctx();
    let &[body] = rewriter.ir().op(op).regions() else { return Err("expected one region".into()) };
    let entry = rewriter.ir().region(body).first().ok_or("the region is empty")?;
    let detached = rewriter.create_region();
    rewriter.inline_region(body, detached, None);
    let count = rewriter.ir().block(entry).args().len();
    let mut signature = SignatureConversion::new(count);
    for index in 0..count {
        signature.add_inputs(index, &[ctx.common().f64]);
    }
    rewriter.apply_signature_conversion(entry, &signature, None);
    let types = result_types(rewriter.ir(), op);
    let operands: Vec<_> = rewriter.ir().operands(op).collect();
    let mut new = state(ctx, rewriter.ir(), op, "test.legal_op", &operands, &types);
    new.regions.push(detached);
    rewriter.replace_op_with_new(op, &new);
    Ok(())
}

/// Creates a region that contains an illegal operation.
fn build_region(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let ctx = rewriter.ctx();
    let common = *ctx.common();
    let mut outer = state(ctx, rewriter.ir(), op, "test.region", &[], &[]);
    let body = rewriter.create_region();
    outer.regions.push(body);
    rewriter.create_op(&outer);
    let loc = rewriter.ir().op(op).loc();
    rewriter.guarded(|rewriter| {
        rewriter.create_block(body, None, &[(common.i64, loc)]);
        rewriter.build(IllegalOpF::NAME, loc, |_, state| state.result_types.push(common.i32));
        rewriter.build(ValidOp::NAME, loc, |_, _| {});
    });
    rewriter.erase_op(op);
    Ok(())
}

/// Creates a block at the end of the enclosing region.
fn make_block(op: OpId, rewriter: &mut dyn Rewriter<'_>, illegal: bool) -> MatchResult {
    let i32 = rewriter.ctx().common().i32;
    let parent = rewriter.ir().parent_region(op).ok_or("there is no region around it")?;
    let loc = rewriter.ir().op(op).loc();
    rewriter.guarded(|rewriter| {
        rewriter.create_block(parent, None, &[(i32, loc), (i32, loc)]);
        if illegal {
            rewriter.build(IllegalOpF::NAME, loc, |_, state| state.result_types.push(i32));
        }
        rewriter.build(FinishOp::NAME, loc, |_, _| {});
    });
    rewriter.erase_op(op);
    Ok(())
}

/// Erases the second block and changes nothing else: the operation stays illegal, so that all edits are
/// rolled back.
fn erase_block(op: OpId, _: &ConvertedOperands, rewriter: &mut dyn ConversionRewriter<'_>) -> MatchResult {
    let body = region(rewriter.ir(), op)?;
    let second = rewriter.ir().region_blocks(body).nth(1).ok_or("there is no second block")?;
    let (loc, i32) = (rewriter.ir().op(op).loc(), rewriter.ctx().common().i32);
    rewriter.set_insert_point(InsertPoint::Start(second));
    rewriter.build(IllegalOpF::NAME, loc, |_, state| state.result_types.push(i32));
    rewriter.erase_block(second);
    rewriter.modify_op(op, |_| {});
    Ok(())
}

/// Builds the region of the new operation before the operation itself.
fn build_anchor(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let ctx = rewriter.ctx();
    let loc = rewriter.ir().op(op).loc();
    let body = rewriter.create_region();
    rewriter.guarded(|rewriter| {
        rewriter.create_block(body, None, &[]);
        rewriter.build(IllegalTerminatorOp::NAME, loc, |_, _| {});
    });
    let mut new = state(ctx, rewriter.ir(), op, IllegalWithRegionOp::NAME, &[], &[]);
    new.regions.push(body);
    rewriter.replace_op_with_new(op, &new);
    Ok(())
}

/// Converts a region and erases it.
fn drop_region(op: OpId, _: &ConvertedOperands, rewriter: &mut dyn ConversionRewriter<'_>) -> MatchResult {
    let body = region(rewriter.ir(), op)?;
    let converter = rewriter.type_converter().ok_or("there is no type converter")?;
    rewriter.convert_region_types(body, &converter, None)?;
    rewriter.erase_op(op);
    Ok(())
}

/// Legalizes the region from inside the pattern.
fn post_order(op: OpId, _: &ConvertedOperands, rewriter: &mut dyn ConversionRewriter<'_>) -> MatchResult {
    let regions = rewriter.ir().op(op).regions().to_vec();
    for region in regions {
        rewriter.legalize_region(region)?;
    }
    mark(rewriter, op, "is_legal");
    Ok(())
}

/// Duplicates the arguments, or drops them and replaces each by the operand twice.
fn convert_arguments(
    op: OpId,
    new: &ConvertedOperands,
    rewriter: &mut dyn ConversionRewriter<'_>,
) -> MatchResult {
    let asked = ConvertBlockArgsOp::of(op);
    let body = region(rewriter.ir(), op)?;
    if asked.is_legal(rewriter) {
        return Err("it is legal".into());
    }
    let entry: BlockId = rewriter.ir().region(body).first().ok_or("the region is empty")?;
    let types: Vec<Type> =
        rewriter.ir().block(entry).args().iter().map(|&arg| rewriter.ir().value_type(arg)).collect();
    let mut signature = SignatureConversion::new(types.len());
    if asked.replace_with_operand(rewriter) {
        let &[operand] = new.values() else { return Err("expected an operand".into()) };
        for index in 0..types.len() {
            signature.replace_input(index, &[operand, operand]);
        }
    } else if asked.duplicate(rewriter) {
        for (index, &ty) in types.iter().enumerate() {
            signature.add_inputs(index, &[ty, ty]);
        }
    } else {
        return Err("nothing is asked for".into());
    }
    mark(rewriter, op, ConvertBlockArgsOp::IS_LEGAL_ATTR);
    rewriter.apply_signature_conversion(entry, &signature, None);
    Ok(())
}

/// Adds the patterns without converter that come first.
pub(super) fn add_plain(patterns: &mut PatternSet) {
    convert_many(patterns, "test.region", None, inline);
    convert_many(patterns, "test.detached_signature_conversion", None, convert_detached);
    rewrite(patterns, RegionBuilderOp::NAME, build_region);
    rewrite(patterns, "test.create_block", |op, rewriter| make_block(op, rewriter, false));
    rewrite(patterns, "test.create_illegal_block", |op, rewriter| make_block(op, rewriter, true));
    convert(patterns, "test.undo_block_erase", None, erase_block);
}

/// Adds the pattern that builds a region before its operation.
pub(super) fn add_anchor(patterns: &mut PatternSet) {
    rewrite(patterns, IllegalWithRegionAnchorOp::NAME, build_anchor);
}

/// Adds the pattern that converts a region and erases it.
pub(super) fn add_drop(converter: &Arc<TypeConverter>, patterns: &mut PatternSet) {
    convert(patterns, "test.drop_region_op", Some(converter), drop_region);
}

/// Adds the patterns that convert entry blocks.
pub(super) fn add_typed(converter: &Arc<TypeConverter>, patterns: &mut PatternSet) {
    convert(patterns, "test.post_order_legalization", Some(converter), post_order);
    convert(patterns, ConvertBlockArgsOp::NAME, Some(converter), convert_arguments);
}
