//! `convert-cf-to-llvm`: the rules of `patterns/cf-to-llvm.td` for branches; switches and assertions.

use std::sync::Arc;

use legalize_conversion::{
    ConversionRewriter, ConvertedOperands, DeclarativeOptions, MatchFailure, MatchResult, PatternInfo,
    PatternSet, TypeConverter,
};
use legalize_ir::{
    AttrData, Attribute, BlockId, Context, ElementsData, InsertPoint, Location, OpId, OperationState,
    TypeData, ValueId,
};
use legalize_passes::{PassDef, PassKind};
use legalize_typed::{BuildOp, OpView};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::common::declarative;
use crate::func::lower::declare::{at_start, declare, module_of, symbol_names};
use crate::llvm::convert::build::{Builder, malformed};
use crate::llvm::convert::pass::{Width, keep_casts, to_llvm};
use crate::ops::cf::{AssertOp, SwitchOp};
use crate::ops::llvm::{GEPOp, GlobalOp, Linkage, LinkageAttr};
use crate::{llvm, ops};

/// The pass.
pub(super) fn pass() -> Arc<dyn PassKind> {
    let definition = PassDef::new(
        "convert-cf-to-llvm",
        "ConvertControlFlowToLLVMPass",
        "Converts the cf dialect to the llvm dialect",
    )
    .on("builtin.module");
    to_llvm(definition, Width::Fixed, |ctx, _, converter, target, patterns| {
        keep_casts(ctx, target);
        // Block signatures change inside of operations that other passes lower.
        target.mark_unknown_dynamically_legal(|ctx, ir, op| {
            Some(ctx.str(ctx.op_dialect(ir.op(op).name())) != "cf")
        });
        add(ctx, converter, patterns);
    })
}

/// Adds the patterns.
fn add(ctx: &Context, converter: &Arc<TypeConverter>, patterns: &mut PatternSet) {
    let rules = include_bytes!("../../patterns/cf-to-llvm.model");
    declarative::add(ctx, rules, DeclarativeOptions::converted(converter.clone()), patterns);
    let name = format!("{} to {}", SwitchOp::NAME, ops::llvm::SwitchOp::NAME);
    let (info, shared) = (PatternInfo::on(name, SwitchOp::NAME), converter.clone());
    patterns.add_conversion_fn(info, Some(converter.clone()), move |op, operands, rewriter| {
        convert_switch(op, operands, &shared, rewriter)
    });
    let info = PatternInfo::on("cf.assert to llvm", AssertOp::NAME);
    patterns.add_conversion_fn(info, Some(converter.clone()), |op, operands, rewriter| {
        convert_assert(op, operands, rewriter)
    });
}

/// Converts a switch to one whose successors have arguments of converted types.
///
/// In Rust because a pattern of the model names each successor, and a switch has any number of them.
fn convert_switch(
    op: OpId,
    operands: &ConvertedOperands,
    converter: &Arc<TypeConverter>,
    rewriter: &mut dyn ConversionRewriter<'_>,
) -> MatchResult {
    let ctx = rewriter.ctx();
    let successors: Vec<BlockId> = rewriter.ir().successors(op).collect();
    let types: Vec<_> = operands.values().iter().map(|&value| rewriter.ir().value_type(value)).collect();
    let info = rewriter.ir().info(ctx, op).ok_or_else(malformed)?;
    let passed = info
        .hooks()
        .successor_operands
        .clone()
        .ok_or("the branch does not declare its forwarded operands")?;
    let mut blocks: Vec<BlockId> = Vec::new();
    let mut first: FxHashMap<BlockId, usize> = FxHashMap::default();
    for (index, &block) in successors.iter().enumerate() {
        // A successor that occurs twice was converted the first time.
        let earlier = *first.entry(block).or_insert(index);
        let block = blocks.get(earlier).copied().unwrap_or(block);
        let range = passed(ctx, rewriter.ir(), op, index);
        let expected = types.get(range).ok_or_else(malformed)?;
        let have = rewriter.ir().block(block).args();
        if have.iter().map(|&arg| rewriter.ir().value_type(arg)).eq(expected.iter().copied()) {
            blocks.push(block);
            continue;
        }
        let signature = converter
            .convert_block_signature(ctx, rewriter.ir(), block)
            .ok_or("the type of a block argument does not convert")?;
        if signature.converted_types() != expected {
            return Err("the forwarded values have other types than the block's converted arguments".into());
        }
        blocks.push(rewriter.apply_signature_conversion(block, &signature, Some(converter)));
    }
    let data = rewriter.ir().op(op);
    let (inherent, discardable) = (data.inherent(), data.discardable());
    let b = &mut Builder::new(rewriter, op);
    let mut state = OperationState::new(ctx, ctx.op_name(ops::llvm::SwitchOp::NAME), b.loc);
    state.operands.extend_from_slice(operands.values());
    state.successors.extend(blocks);
    state.inherent = inherent;
    state.discardable = discardable;
    b.create(state);
    rewriter.erase_op(op);
    Ok(())
}

/// Converts an assertion: continues if the condition holds, else prints the message and aborts.
///
/// In Rust because it splits its block, which no action of the model does, and adds symbols to the module.
fn convert_assert(
    op: OpId,
    operands: &ConvertedOperands,
    rewriter: &mut dyn ConversionRewriter<'_>,
) -> MatchResult {
    let ctx = rewriter.ctx();
    let module = module_of(ctx, rewriter.ir(), op).ok_or("an assertion outside of a module")?;
    let message = match AssertOp::of(op).msg_attr(rewriter).map(|message| ctx.attr_data(message)) {
        Some(AttrData::String { value, .. }) => value.to_vec(),
        _ => return Err(malformed()),
    };
    let before = rewriter.ir().op(op).parent().ok_or_else(malformed)?;
    let region = rewriter.ir().block(before).parent().ok_or_else(malformed)?;
    let rest = rewriter.split_block(op);
    let failed = rewriter.create_block(region, None, &[]);
    rewriter.set_insert_point(InsertPoint::End(failed));
    print_text(op, module, message, rewriter)?;
    let abort = llvm::function(ctx, llvm::void(ctx), &[], false);
    declare(module, "abort", abort, Location::UNKNOWN, rewriter)?;
    call(op, "abort", &[], rewriter)?;
    Builder::new(rewriter, op).op(ops::llvm::UnreachableOp::NAME, &[], &[], &[]);
    rewriter.set_insert_point(InsertPoint::End(before));
    let condition = operands.one(0);
    Builder::new(rewriter, op).branch::<ops::llvm::CondBrOp>(&[&[condition], &[], &[]], &[rest, failed], &[]);
    rewriter.erase_op(op);
    Ok(())
}

fn call(op: OpId, name: &str, args: &[ValueId], rewriter: &mut dyn ConversionRewriter<'_>) -> MatchResult {
    let void = llvm::void(rewriter.ctx());
    crate::func::lower::calls::call_by_name(&mut Builder::new(rewriter, op), name, args, void)?;
    Ok(())
}

/// Prints a text with `puts`; the text is added to the module as a constant.
fn print_text(
    op: OpId,
    module: OpId,
    mut bytes: Vec<u8>,
    rewriter: &mut dyn ConversionRewriter<'_>,
) -> MatchResult {
    let ctx = rewriter.ctx();
    bytes.push(0);
    let byte = ctx.int_type(8);
    let array = llvm::array(ctx, bytes.len() as u64, byte);
    let shape = [bytes.len() as i64].into();
    let tensor = ctx.ty(TypeData::RankedTensor { shape, element: byte, encoding: None });
    let splat = bytes.iter().all(|&byte| byte == 0);
    bytes.truncate(if splat { 1 } else { bytes.len() });
    let data = ElementsData::Bytes { splat, data: bytes.into() };
    let value = ctx.attr(AttrData::DenseElements { ty: tensor, data });
    let taken: FxHashSet<Attribute> = symbol_names(ctx, rewriter.ir(), module).collect();
    let names = (0..).map(|count| format!("assert_msg_{count}"));
    let name = std::iter::once("assert_msg".to_owned())
        .chain(names)
        .find(|name| !taken.contains(&ctx.string_attr(name)))
        .unwrap_or_default();
    let loc = rewriter.ir().op(op).loc();
    let private = LinkageAttr::new(ctx, Linkage::Private);
    let global = GlobalOp::builder(array, &name, private).constant(true).value(value);
    at_start(module, rewriter, |rewriter| global.create(rewriter, loc))
        .ok_or_else(|| MatchFailure::new("the module has no body"))??;
    let pointer = llvm::pointer(ctx, 0);
    let mut b = Builder::new(rewriter, op);
    let global = [(ops::llvm::AddressOfOp::GLOBAL_NAME_ATTR, ctx.symbol_ref_attr(&name))];
    let address = b.value(ops::llvm::AddressOfOp::NAME, &[], pointer, &global);
    let indices = ctx.dense_i32_array_attr(&[0]);
    let element = ctx.type_attr(array);
    let attrs = [(GEPOp::RAW_CONSTANT_INDICES_ATTR, indices), (GEPOp::ELEM_TYPE_ATTR, element)];
    let start = b.value(GEPOp::NAME, &[address], pointer, &attrs);
    let loc = rewriter.ir().op(module).loc();
    let puts = llvm::function(ctx, llvm::void(ctx), &[pointer], false);
    declare(module, "puts", puts, loc, rewriter)?;
    call(op, "puts", &[start], rewriter)
}
