//! Rust part of the func dialect: the text of `func.func` and the verifier of `func.return`.

use legalize_conversion::{MatchResult, PatternInfo, PatternSet, Rewriter, RewriterExt};
use legalize_ir::{
    AttrData, Context, Ir, OpId, OpParser, OpPrinter, OperationState, Type, TypeData, ValueId,
};
use legalize_source::Diagnostic;
use legalize_typed::OpView;

use crate::common::function::{
    names, parse_attrs_but, parse_body, parse_signature, print_body, print_signature, set_signature_attrs,
};
use crate::ops::func::{CallIndirectOp, CallOp, ConstantOp, DIALECT, FuncOp, ReturnOp};

pub(crate) fn parse_func(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<(), Diagnostic> {
    let ctx = p.ctx();
    for visibility in ["public", "private", "nested"] {
        if p.try_keyword(visibility) {
            state.set_attr(ctx, "sym_visibility", ctx.string_attr(visibility));
            break;
        }
    }
    let name = p.parse_symbol_name()?;
    state.set_attr(ctx, "sym_name", ctx.string_attr(ctx.str(name)));
    let signature = parse_signature(p, false)?;
    let ty = ctx.function_type(&signature.arg_types(), &signature.result_types());
    state.set_attr(ctx, "function_type", ctx.type_attr(ty));
    parse_attrs_but(p, state, &["sym_visibility", "sym_name", "function_type"])?;
    set_signature_attrs(p.ctx(), state, &signature);
    parse_body(p, state, &signature)
}

/// The inputs and results of an operation's `function_type`.
pub(crate) fn function_type(ctx: &Context, ir: &Ir, op: OpId) -> Option<(Vec<Type>, Vec<Type>)> {
    let AttrData::Type(ty) = ctx.attr_data(ir.attr_named(ctx, op, "function_type")?) else { return None };
    match ctx.type_data(*ty) {
        TypeData::Function { inputs, results } => Some((inputs.to_vec(), results.to_vec())),
        _ => None,
    }
}

pub(crate) fn print_func(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let text = |name| ir.attr_named(ctx, op, name).and_then(|attr| ctx.as_str(attr));
    let Some((inputs, results)) = function_type(ctx, ir, op) else { return };
    p.text(" ");
    if let Some(visibility) = text("sym_visibility") {
        p.text(visibility);
        p.text(" ");
    }
    p.symbol_name(ctx.name(text("sym_name").unwrap_or_default()));
    print_signature(p, op, &inputs, &results, false);
    let elided = names(ctx, ["sym_name", "sym_visibility", "function_type", "arg_attrs", "res_attrs"]);
    p.attr_dict_with_keyword(op, &elided);
    print_body(p, op);
}

/// What is returned is what the function around returns.
pub(crate) fn verify_return(ctx: &Context, ir: &Ir, op: OpId) -> Result<(), Diagnostic> {
    verify_end(ctx, ir, op, "return")
}

/// The same of a function that puts values out.
pub(crate) fn verify_output(ctx: &Context, ir: &Ir, op: OpId) -> Result<(), Diagnostic> {
    verify_end(ctx, ir, op, "output")
}

fn verify_end(ctx: &Context, ir: &Ir, op: OpId, verb: &str) -> Result<(), Diagnostic> {
    let error = |message: String| Err(Diagnostic::error("verify::op", message));
    let Some(function) = ir.parent_op(op) else { return Ok(()) };
    let Some((_, results)) = function_type(ctx, ir, function) else { return Ok(()) };
    let count = ir.op(op).operand_count();
    if count != results.len() {
        let name =
            ir.attr_named(ctx, function, "sym_name").and_then(|name| ctx.as_str(name)).unwrap_or_default();
        return error(format!(
            "has {count} operands, but enclosing function (@{name}) {verb}s {}",
            results.len()
        ));
    }
    for (index, (value, &result)) in ir.operands(op).zip(&results).enumerate() {
        let ty = ir.value_type(value);
        if ty != result {
            let name = ir
                .attr_named(ctx, function, "sym_name")
                .and_then(|name| ctx.as_str(name))
                .unwrap_or_default();
            return Err(legalize_ir::verify::plain_error(format!(
                "type of {verb} operand {index} ('{}') doesn't match function result type ('{}') in function @{name}",
                legalize_ir::type_to_string(ctx, ty),
                legalize_ir::type_to_string(ctx, result),
            )));
        }
    }
    Ok(())
}

fn constant_name(_: &Context, ir: &Ir, op: OpId, name: &mut dyn FnMut(ValueId, &str)) {
    if let Some(&result) = ir.op(op).results().first() {
        name(result, "f");
    }
}

/// Attaches the hooks to the operations that are registered.
pub(crate) fn attach(ctx: &mut Context) {
    let dialect = ctx.name(DIALECT);
    let op = ctx.op_name(FuncOp::NAME);
    ctx.update_op(op, |info| {
        info.attached_mut().set_form(parse_func, print_func);
        info.attached_mut().default_dialect_for_regions = Some(dialect);
    });
    let op = ctx.op_name(ConstantOp::NAME);
    ctx.update_op(op, |info| {
        info.attached_mut().set_result_names(constant_name);
    });
    let op = ctx.op_name(ReturnOp::NAME);
    ctx.update_op(op, |info| info.attached_mut().set_verifier(verify_return));
}

/// Adds the canonicalization patterns.
pub(crate) fn add_patterns(patterns: &mut PatternSet) {
    patterns.add_fn(PatternInfo::on("CancelledCast", "builtin.unrealized_conversion_cast"), cancelled_cast);
    patterns.add_fn(
        PatternInfo::on("CallConstant", CallIndirectOp::NAME).generates([CallOp::NAME]),
        call_constant,
    );
}

/// A cast to the types that its operands have, or that they had before another cast.
///
/// In Rust, as a cast has any number of operands and results.
fn cancelled_cast(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let ir = rewriter.ir();
    let results = ir.op(op).results();
    let types = |values: &[ValueId]| values.iter().map(|&value| ir.value_type(value)).collect::<Vec<_>>();
    let operands: Vec<ValueId> = ir.operands(op).collect();
    let wanted = types(results);
    let reads_itself = |values: &[ValueId]| values.iter().any(|&value| ir.defining_op(value) == Some(op));
    if results.is_empty() {
        return Err("there are no results".into());
    }
    if types(&operands) == wanted && !reads_itself(&operands) {
        rewriter.replace_op(op, &operands);
        return Ok(());
    }
    let inner = operands.first().and_then(|&first| ir.defining_op(first));
    let inner = inner.filter(|&inner| ir.op(inner).name() == ir.op(op).name() && inner != op);
    let inner = inner.filter(|&inner| ir.op(inner).results() == operands.as_slice());
    let inner = inner.ok_or("no other cast made the operands")?;
    let sources: Vec<ValueId> = ir.operands(inner).collect();
    if types(&sources) != wanted {
        return Err("the other cast came from other types".into());
    }
    if reads_itself(&sources) {
        // Upstream erases it all the same.
        return Err("the other cast reads this one".into());
    }
    rewriter.replace_op(op, &sources);
    Ok(())
}

/// An indirect call of a function that is named is a direct one. In Rust, as rules make no results of a number
/// that they do not know.
fn call_constant(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let (ctx, ir) = (rewriter.ctx(), rewriter.ir());
    let at = (ctx, ir);
    let constant = ir.operands(op).next().and_then(|callee| ConstantOp::defining(&at, callee));
    let callee = constant.and_then(|constant| constant.value_attr(&at));
    let callee = callee.ok_or("the callee is not named")?;
    let loc = ir.op(op).loc();
    let args: Vec<ValueId> = ir.operands(op).skip(1).collect();
    let results: Vec<Type> = ir.op(op).results().iter().map(|&result| ir.value_type(result)).collect();
    let call = rewriter.build(CallOp::NAME, loc, |ctx, state| {
        state.set_attr(ctx, "callee", callee);
        state.operands.extend(args);
        state.result_types.extend(results);
    });
    let results: Vec<ValueId> = rewriter.ir().op(call).results().to_vec();
    rewriter.replace_op(op, &results);
    Ok(())
}
