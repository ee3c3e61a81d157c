//! Rust part of the scf dialect: the text of `for`, `if` and `while`, and canonicalization patterns.

pub(crate) mod asm_parallel;
pub(crate) mod asm_switch;
mod branches;
pub(crate) mod classes;
mod forall;
mod forwarding;
pub(crate) mod grids;
mod inline;
mod loops;
pub(crate) mod lower;
mod parallel;
pub(crate) mod verify;

use std::sync::Arc;

use legalize_conversion::PatternSet;
use legalize_ir::text::{Argument, Delimiter, Punct, UnresolvedOperand};
use legalize_ir::{
    Context, Ir, OpId, OpParser, OpPrinter, OperationState, RegionId, Type, ValueId, type_to_string,
};
use legalize_source::Diagnostic;
use legalize_typed::OpView;

use crate::common::hooks::{Parse, Print, attach_forms};
use crate::common::region_forms::complete;
use crate::ops::scf::{
    ExecuteRegionOp, ForOp, ForallOp, IfOp, InParallelOp, IndexSwitchOp, WhileOp, YieldOp,
};

type Result<T> = std::result::Result<T, Diagnostic>;

/// Gives a region a block and a bare `scf.yield` where it has none.
fn ensure_yield(p: &mut OpParser<'_, '_>, region: RegionId) {
    let end = p.ctx().op_name(YieldOp::NAME);
    complete(p, region, end);
}

/// `(%a = %init, …)`: arguments without types and what they start with.
pub(crate) fn parse_assignments(p: &mut OpParser<'_, '_>) -> Result<Vec<(Argument, UnresolvedOperand)>> {
    let mut list = Vec::new();
    p.parse_comma_list(Delimiter::Paren, |p| {
        let argument = p.parse_argument(false, false)?;
        p.parse_punct(Punct::Equal)?;
        list.push((argument, p.parse_operand()?));
        Ok(())
    })?;
    Ok(list)
}

/// `= %lower to %upper step %step`.
pub(crate) fn parse_bounds(p: &mut OpParser<'_, '_>) -> Result<[UnresolvedOperand; 3]> {
    p.parse_punct(Punct::Equal)?;
    let lower = p.parse_operand()?;
    p.parse_keyword("to")?;
    let upper = p.parse_operand()?;
    p.parse_keyword("step")?;
    Ok([lower, upper, p.parse_operand()?])
}

fn parse_for(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    if p.try_keyword("unsigned") {
        state.set_attr(ctx, ForOp::UNSIGNED_CMP_ATTR, ctx.common().unit);
    }
    let mut counter = p.parse_argument(false, false)?;
    let [lower, upper, step] = parse_bounds(p)?;
    let mut carried = Vec::new();
    let mut types: Vec<Type> = Vec::new();
    if p.try_keyword("iter_args") {
        carried = parse_assignments(p)?;
        let types_offset = p.offset();
        types = p.parse_arrow_type_list()?.into_vec();
        if types.len() != carried.len() {
            return Err(p.error(types_offset, "mismatch in number of loop-carried values and defined values"));
        }
    }
    let counter_type = if p.try_punct(Punct::Colon) { p.parse_type()? } else { ctx.common().index };
    counter.ty = Some(counter_type);
    let (mut args, mut inits) = (vec![counter], Vec::new());
    for ((mut argument, init), &ty) in carried.into_iter().zip(&types) {
        argument.ty = Some(ty);
        args.push(argument);
        inits.push((init, ty));
    }
    let region = p.parse_region(&args)?;
    ensure_yield(p, region);
    // Behind the region, unlike other loops: what is wrong in there is told of first.
    let bounds = [lower, upper, step].into_iter().map(|bound| (bound, counter_type));
    for (operand, ty) in bounds.chain(inits) {
        state.operands.push(p.resolve_operand(&operand, ty)?);
    }
    state.regions.push(region);
    state.result_types.extend(types);
    p.parse_attr_dict(state)
}

/// The loop-carried values of a region next to what they start with: `(%a = %init, …)`.
pub(crate) fn print_assignments(
    p: &mut OpPrinter<'_>,
    args: &[ValueId],
    inits: impl Iterator<Item = ValueId>,
) {
    p.text("(");
    for (index, (&arg, init)) in args.iter().zip(inits).enumerate() {
        if index != 0 {
            p.text(", ");
        }
        p.operand(arg);
        p.text(" = ");
        p.operand(init);
    }
    p.text(")");
}

pub(crate) fn entry_args<'a>(p: &OpPrinter<'a>, region: RegionId) -> &'a [ValueId] {
    let ir = p.ir();
    ir.region(region).first().map_or(&[], |block| ir.block(block).args())
}

fn print_for(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let &[region] = ir.op(op).regions() else { return p.generic_op(op) };
    let args = entry_args(p, region);
    let (Some((&counter, carried)), true) = (args.split_first(), ir.op(op).operand_count() >= 3) else {
        return p.generic_op(op);
    };
    if ForOp::of(op).unsigned_cmp(&(ctx, ir)) {
        p.text(" unsigned");
    }
    p.text(" ");
    p.operand(counter);
    p.text(" = ");
    p.operand(ir.operand(op, 0));
    p.text(" to ");
    p.operand(ir.operand(op, 1));
    p.text(" step ");
    p.operand(ir.operand(op, 2));
    let results: Vec<Type> = ir.op(op).results().iter().map(|&value| ir.value_type(value)).collect();
    if !carried.is_empty() {
        p.text(" iter_args");
        print_assignments(p, carried, ir.operands(op).skip(3));
        p.text(" -> (");
        p.types(results.iter().copied(), ", ");
        p.text(")");
    }
    p.text(" ");
    let ty = ir.value_type(counter);
    if ty != ctx.common().index {
        p.text(" : ");
        p.ty(ty);
        p.text(" ");
    }
    p.region(region, false, !carried.is_empty());
    p.attr_dict(op, &[ctx.name(ForOp::UNSIGNED_CMP_ATTR)]);
}

fn parse_if(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    let condition = p.parse_operand()?;
    state.operands.push(p.resolve_operand(&condition, ctx.common().i1)?);
    if let Some(types) = p.try_arrow_type_list()? {
        state.result_types.extend(types);
    }
    let region = p.parse_region(&[])?;
    ensure_yield(p, region);
    state.regions.push(region);
    let other = if p.try_keyword("else") {
        let region = p.parse_region(&[])?;
        ensure_yield(p, region);
        region
    } else {
        p.ir().create_region()
    };
    state.regions.push(other);
    p.parse_attr_dict(state)
}

fn print_if(p: &mut OpPrinter<'_>, op: OpId) {
    let ir = p.ir();
    let &[then, other] = ir.op(op).regions() else { return p.generic_op(op) };
    p.text(" ");
    p.operands(ir.operands(op));
    let results: Vec<Type> = ir.op(op).results().iter().map(|&value| ir.value_type(value)).collect();
    if !results.is_empty() {
        p.text(" -> (");
        p.types(results.iter().copied(), ", ");
        p.text(")");
    }
    p.text(" ");
    p.region(then, false, !results.is_empty());
    if !ir.region(other).is_empty() {
        p.text(" else ");
        p.region(other, false, !results.is_empty());
    }
    p.attr_dict(op, &[]);
}

pub(crate) fn parse_while(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let carried = if p.peek_punct(Punct::LParen) { parse_assignments(p)? } else { Vec::new() };
    p.parse_punct(Punct::Colon)?;
    let offset = p.offset();
    let (inputs, results) = p.parse_function_type()?;
    if inputs.len() != carried.len() {
        return Err(p.error(
            offset,
            format!(
                "expected as many input types as operands (expected {} got {})",
                carried.len(),
                inputs.len()
            ),
        ));
    }
    let mut args = Vec::new();
    for ((mut argument, init), &ty) in carried.into_iter().zip(&inputs) {
        let value = p.resolve_operand(&init, ty)?;
        state.operands.push(value);
        argument.ty = Some(ty);
        args.push(argument);
    }
    state.result_types.extend(results);
    let before = p.parse_region(&args)?;
    state.regions.push(before);
    p.parse_keyword("do")?;
    let after = p.parse_region(&[])?;
    state.regions.push(after);
    p.parse_attr_dict_with_keyword(state)
}

pub(crate) fn print_while(p: &mut OpPrinter<'_>, op: OpId) {
    let ir = p.ir();
    let &[before, after] = ir.op(op).regions() else { return p.generic_op(op) };
    let args = entry_args(p, before);
    p.text(" ");
    if !args.is_empty() {
        print_assignments(p, args, ir.operands(op));
        p.text(" ");
    }
    p.text(": ");
    let inputs: Vec<Type> = ir.operands(op).map(|value| ir.value_type(value)).collect();
    let results: Vec<Type> = ir.op(op).results().iter().map(|&value| ir.value_type(value)).collect();
    p.functional_type(inputs, results.into_iter());
    p.text(" ");
    p.region(before, false, true);
    p.text(" do ");
    p.region(after, true, true);
    p.attr_dict_with_keyword(op, &[]);
}

/// The values that a region ends with, if it ends with `scf.yield`.
fn yielded(ctx: &Context, ir: &Ir, region: RegionId) -> Option<Vec<Type>> {
    let end = ir.region(region).last().and_then(|block| ir.block(block).last())?;
    let types = ir.operands(end).map(|value| ir.value_type(value)).collect();
    YieldOp::isa(&(ctx, ir), end).then_some(types)
}

pub(crate) fn result_types(ir: &Ir, op: OpId) -> Vec<Type> {
    ir.op(op).results().iter().map(|&value| ir.value_type(value)).collect()
}

/// The first place at which two lists of types differ, and the two types in words.
fn mismatch(ctx: &Context, one: &[Type], other: &[Type]) -> Option<(usize, String, String)> {
    let at = one.iter().zip(other).position(|(one, other)| one != other)?;
    Some((at, type_to_string(ctx, one[at]), type_to_string(ctx, other[at])))
}

fn wrong(message: impl Into<String>) -> std::result::Result<(), Diagnostic> {
    Err(Diagnostic::error("verify::op", message))
}

/// What a branch yields is what `scf.if` gives.
fn verify_if(ctx: &Context, ir: &Ir, op: OpId) -> std::result::Result<(), Diagnostic> {
    let results = result_types(ir, op);
    let regions = ir.op(op).regions();
    if !results.is_empty() && regions.get(1).is_some_and(|&region| ir.region(region).first().is_none()) {
        return wrong("must have an else block if defining values");
    }
    for types in regions.iter().filter_map(|&region| yielded(ctx, ir, region)) {
        verify_edge(ctx, YieldOp::NAME, &types, &results)?;
    }
    Ok(())
}

/// What a terminator hands to the operation around is of its results' types.
pub(crate) fn verify_edge(
    ctx: &Context,
    end: &str,
    types: &[Type],
    results: &[Type],
) -> std::result::Result<(), Diagnostic> {
    let edge = format!("along control flow edge from Operation {end} to parent:");
    if types.len() != results.len() {
        return wrong(format!(
            "{edge} region branch point has {} operands, but region successor needs {} inputs",
            types.len(),
            results.len()
        ));
    }
    match mismatch(ctx, types, results) {
        Some((at, found, expected)) => wrong(format!(
            "{edge} successor operand type #{at} '{found}' should match successor input type #{at} '{expected}'"
        )),
        None => Ok(()),
    }
}

/// What the body of `scf.for` yields is what it carries around.
fn verify_for(ctx: &Context, ir: &Ir, op: OpId) -> std::result::Result<(), Diagnostic> {
    let carried = result_types(ir, op);
    let body = ir.op(op).regions().first().and_then(|&region| yielded(ctx, ir, region));
    let Some(types) = body else { return Ok(()) };
    if types.len() != carried.len() {
        return wrong(format!(
            "different number of region iter_args and yielded values: {} != {}",
            carried.len(),
            types.len()
        ));
    }
    match mismatch(ctx, &carried, &types) {
        Some((at, carried, found)) => wrong(format!(
            "{at}-th region iter_arg and {at}-th yielded value have different type: '{carried}' != '{found}'"
        )),
        None => Ok(()),
    }
}

/// Attaches the hooks to the operations that are registered.
pub(crate) fn attach(ctx: &mut Context) {
    let forms: &[(&str, Parse, Print)] = &[
        (ForOp::NAME, parse_for, print_for),
        (ForallOp::NAME, forall::parse, forall::print),
        (InParallelOp::NAME, forall::parse_end, forall::print_end),
        (IfOp::NAME, parse_if, print_if),
        (WhileOp::NAME, parse_while, print_while),
    ];
    attach_forms(ctx, forms);
    for name in forwarding::OPS {
        let op = ctx.op_name(name);
        ctx.update_op(op, |info| info.attached_mut().region_flow = Some(Arc::new(forwarding::edges)));
    }
    let op = ctx.op_name(IfOp::NAME);
    ctx.update_op(op, |info| {
        info.attached_mut().set_region_verifier(verify_if);
        info.attached_mut().fold = Some(Arc::new(branches::fold));
    });
    let op = ctx.op_name(ForOp::NAME);
    ctx.update_op(op, |info| info.attached_mut().set_region_verifier(verify_for));
}

/// Adds the canonicalization patterns.
pub(crate) fn add_patterns(patterns: &mut PatternSet) {
    inline::add_execute_region(patterns);
    forwarding::add(ExecuteRegionOp::NAME, patterns);
    loops::add_for(patterns);
    forwarding::add(ForOp::NAME, patterns);
    branches::add(patterns);
    forwarding::add(IfOp::NAME, patterns);
    inline::add_index_switch(patterns);
    forwarding::add(IndexSwitchOp::NAME, patterns);
    parallel::add(patterns);
    grids::add(patterns);
    loops::add_while(patterns);
    forwarding::add(WhileOp::NAME, patterns);
}
