//! Custom assembly of calls: `call`, `invoke` and `call_intrinsic`, with their operand bundles.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::attributes::{names, number};
use legalize_dialects_hooks::functions::asm::{parse_signature, print_signature, set_signature_attrs};
use legalize_dialects_hooks::llvm_types::void;
use legalize_dialects_hooks::table::{Assembly, CanPrint};
use legalize_ir::{
    AttrData, Context, Delimiter, Ir, OpId, OpParser, OpPrinter, OperationState, Punct, Type,
    UnresolvedOperand, ValueId,
};

use super::functions::{CALLING_CONVENTIONS, case_text, enum_attr, try_case};
use crate::llvm::asm::bundles::{
    BUNDLE_SIZES, BUNDLE_TAGS, SEGMENTS, add_bundles, parse_bundles, print_bundles,
};
use crate::llvm::asm::landing::{parse_landing, print_landing};

const TAIL_CALLS: &[(&str, i64)] = &[("none", 0), ("tail", 1), ("musttail", 2), ("notail", 3)];

const ELIDED: [&str; 10] = [
    "callee",
    "intrin",
    "var_callee_type",
    "CConv",
    "TailCallKind",
    "arg_attrs",
    "res_attrs",
    SEGMENTS,
    BUNDLE_SIZES,
    BUNDLE_TAGS,
];

/// Parsed callee, if it is a value, and arguments.
struct Call {
    pointer: Option<UnresolvedOperand>,
    args: Vec<UnresolvedOperand>,
}

/// Parses `fastcc tail @callee(%a, %b)`.
fn parse_callee(p: &mut OpParser<'_, '_>, state: &mut OperationState, tail: bool) -> Result<Call> {
    let ctx = p.ctx();
    if let Some(convention) = try_case(p, CALLING_CONVENTIONS) {
        state.set_attr(ctx, "CConv", enum_attr(ctx, "cconv", convention));
    }
    if let Some(kind) = tail.then(|| try_case(p, TAIL_CALLS)).flatten() {
        state.set_attr(ctx, "TailCallKind", enum_attr(ctx, "tailcallkind", kind));
    }
    let pointer = p.try_operand()?;
    if pointer.is_none() {
        let callee = p.parse_symbol_name()?;
        state.set_attr(ctx, "callee", ctx.symbol_ref_attr(ctx.str(callee)));
    }
    Ok(Call { pointer, args: p.parse_operand_list(Delimiter::Paren)?.into_vec() })
}

/// Parses `vararg(type)`.
fn parse_vararg(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    if !p.try_keyword("vararg") {
        return Ok(());
    }
    let ctx = p.ctx();
    p.parse_punct(Punct::LParen)?;
    let ty = p.parse_type()?;
    state.set_attr(ctx, "var_callee_type", ctx.type_attr(ty));
    p.parse_punct(Punct::RParen)
}

/// Parses `: type, (types) -> type` with attributes of arguments and results.
fn parse_types(p: &mut OpParser<'_, '_>, state: &mut OperationState, call: Call) -> Result<()> {
    let start = p.offset();
    p.parse_punct(Punct::Colon)?;
    if let Some(pointer) = call.pointer {
        let ty = p.parse_type()?;
        p.parse_punct(Punct::Comma)?;
        state.operands.push(p.resolve_operand(&pointer, ty)?);
    }
    let offset = p.offset();
    let signature = parse_signature(p, false)?;
    if !signature.entry_args().is_empty() {
        return Err(p.error(offset, "expected type instead of SSA identifier"));
    }
    if signature.results.len() > 1 {
        return Err(p.error(start, "expected function with 0 or 1 result"));
    }
    if let [result] = signature.result_types()[..]
        && result == void(p.ctx())
    {
        return Err(p.error(offset, "expected a non-void result type"));
    }
    let inputs = signature.arg_types();
    if inputs.len() != call.args.len() {
        let message = format!(
            "number of operands and types do not match: got {} operands and {} types",
            call.args.len(),
            inputs.len()
        );
        return Err(p.error(offset, message));
    }
    p.resolve_operands(&call.args, &inputs, offset, &mut state.operands)?;
    state.result_types.extend(signature.result_types());
    set_signature_attrs(p.ctx(), state, &signature);
    Ok(())
}

fn parse_call(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let call = parse_callee(p, state, true)?;
    parse_vararg(p, state)?;
    let bundles = parse_bundles(p)?;
    p.parse_attr_dict(state)?;
    parse_types(p, state, call)?;
    add_bundles(p, state, &[state.operands.len()], bundles);
    Ok(())
}

fn parse_invoke(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let call = parse_callee(p, state, false)?;
    p.parse_keyword("to")?;
    let (normal, normal_operands) = p.parse_successor_and_operands()?;
    p.parse_keyword("unwind")?;
    let (unwind, unwind_operands) = p.parse_successor_and_operands()?;
    parse_vararg(p, state)?;
    let bundles = parse_bundles(p)?;
    p.parse_attr_dict(state)?;
    parse_types(p, state, call)?;
    state.successors.extend([normal, unwind]);
    let segments = [state.operands.len(), normal_operands.len(), unwind_operands.len()];
    state.operands.extend(normal_operands.into_iter().chain(unwind_operands));
    add_bundles(p, state, &segments, bundles);
    Ok(())
}

fn parse_intrinsic(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    let name = p.parse_string()?;
    state.set_attr(ctx, "intrin", ctx.string_attr(&name));
    let args = p.parse_operand_list(Delimiter::Paren)?.into_vec();
    let bundles = parse_bundles(p)?;
    p.parse_attr_dict(state)?;
    parse_types(p, state, Call { pointer: None, args })?;
    add_bundles(p, state, &[state.operands.len()], bundles);
    Ok(())
}

/// The operands of a call by segment, those of bundles last. Without segments all are arguments.
fn segments<'a>(p: &OpPrinter<'_>, op: OpId, values: &'a [ValueId], count: usize) -> Vec<&'a [ValueId]> {
    let (ctx, ir) = (p.ctx(), p.ir());
    let sizes = ir.attr_named(ctx, op, SEGMENTS).and_then(|sizes| ctx.as_dense_i32_array(sizes));
    let sizes = sizes.unwrap_or_else(|| vec![values.len() as i32]);
    let mut rest = values;
    (0..count)
        .map(|index| {
            let size = usize::try_from(sizes.get(index).copied().unwrap_or(0)).unwrap_or(0);
            let (part, others) = rest.split_at(size.min(rest.len()));
            rest = others;
            part
        })
        .collect()
}

/// Prints the callee and the arguments; returns the callee, if it is a value, and the arguments.
fn print_callee<'a>(
    p: &mut OpPrinter<'_>,
    op: OpId,
    operands: &'a [ValueId],
    tail: bool,
) -> (Option<ValueId>, &'a [ValueId]) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let value = |name: &str| number(ctx, ir.attr_named(ctx, op, name)).unwrap_or(0);
    let convention = case_text(CALLING_CONVENTIONS, value("CConv")).filter(|&text| text != "ccc");
    let kind = case_text(TAIL_CALLS, value("TailCallKind")).filter(|&text| tail && text != "none");
    for keyword in [convention, kind].into_iter().flatten() {
        p.text(" ");
        p.text(keyword);
    }
    p.text(" ");
    let (pointer, args) = match (ir.attr_named(ctx, op, "callee"), operands.split_first()) {
        (Some(callee), _) => {
            p.attr(callee);
            (None, operands)
        }
        (None, Some((&pointer, args))) => {
            p.operand(pointer);
            (Some(pointer), args)
        }
        (None, None) => (None, operands),
    };
    print_args(p, args);
    (pointer, args)
}

fn print_args(p: &mut OpPrinter<'_>, args: &[ValueId]) {
    p.text("(");
    p.operands(args.iter().copied());
    p.text(")");
}

/// Prints the part after the arguments: ` vararg(type)`, bundles, attributes and types.
fn print_rest(
    p: &mut OpPrinter<'_>,
    op: OpId,
    (pointer, args): (Option<ValueId>, &[ValueId]),
    bundled: &[ValueId],
) {
    let (ctx, ir) = (p.ctx(), p.ir());
    if let Some(ty) = ir.attr_named(ctx, op, "var_callee_type") {
        p.text(" vararg(");
        p.attr(ty);
        p.text(")");
    }
    print_bundles(p, op, bundled);
    let mut elided = names(ctx, ELIDED).to_vec();
    if number(ctx, ir.attr_named(ctx, op, "fastmathFlags")).unwrap_or(0) == 0 {
        elided.push(ctx.name("fastmathFlags"));
    }
    p.attr_dict(op, &elided);
    p.text(" : ");
    if let Some(pointer) = pointer {
        p.ty(ir.value_type(pointer));
        p.text(", ");
    }
    let inputs: Vec<Type> = args.iter().map(|&value| ir.value_type(value)).collect();
    let results: Vec<Type> = ir.op(op).results().iter().map(|&value| ir.value_type(value)).collect();
    let has_attrs =
        names(ctx, ["arg_attrs", "res_attrs"]).iter().any(|&name| ir.attr(ctx, op, name).is_some());
    if has_attrs {
        print_signature(p, op, &inputs, &results, false);
        p.text(if results.is_empty() { " -> ()" } else { "" });
    } else {
        p.functional_type(inputs, results.into_iter());
    }
}

fn print_call(p: &mut OpPrinter<'_>, op: OpId) {
    let values: Vec<ValueId> = p.ir().operands(op).collect();
    let parts = segments(p, op, &values, 2);
    let callee = print_callee(p, op, parts[0], true);
    print_rest(p, op, callee, parts[1]);
}

fn print_invoke(p: &mut OpPrinter<'_>, op: OpId) {
    let ir = p.ir();
    let [normal, unwind] = ir.successors(op).collect::<Vec<_>>()[..] else { return p.generic_op(op) };
    let values: Vec<ValueId> = ir.operands(op).collect();
    let parts = segments(p, op, &values, 4);
    let callee = print_callee(p, op, parts[0], false);
    p.text(" to ");
    p.successor_and_operands(normal, parts[1]);
    p.text(" unwind ");
    p.successor_and_operands(unwind, parts[2]);
    print_rest(p, op, callee, parts[3]);
}

fn print_intrinsic(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let values: Vec<ValueId> = ir.operands(op).collect();
    let parts = segments(p, op, &values, 2);
    p.text(" ");
    if let Some(name) = ir.attr_named(ctx, op, "intrin") {
        p.attr(name);
    }
    print_args(p, parts[0]);
    print_rest(p, op, (None, parts[0]), parts[1]);
}

/// Returns true if each argument and result has its attributes, if any have: that is not verified, and the
/// custom assembly cannot express other lists.
fn attrs_fit(ctx: &Context, ir: &Ir, op: OpId) -> bool {
    let fits = |name: &str, count: usize| {
        let dicts = ir.attr_named(ctx, op, name);
        dicts.is_none_or(
            |dicts| matches!(ctx.attr_data(dicts), AttrData::Array(dicts) if dicts.len() == count),
        )
    };
    let sizes = ir.attr_named(ctx, op, SEGMENTS).and_then(|sizes| ctx.as_dense_i32_array(sizes));
    let first = sizes.and_then(|sizes| usize::try_from(*sizes.first()?).ok());
    let values = first.unwrap_or_else(|| ir.operands(op).count());
    let is_indirect =
        ir.attr_named(ctx, op, "callee").is_none() && ir.attr_named(ctx, op, "intrin").is_none();
    fits("arg_attrs", values.saturating_sub(usize::from(is_indirect)))
        && fits("res_attrs", ir.op(op).results().len())
}

pub(super) const ASSEMBLY: &[Assembly] = &[
    ("llvm.call", parse_call, print_call),
    ("llvm.call_intrinsic", parse_intrinsic, print_intrinsic),
    ("llvm.invoke", parse_invoke, print_invoke),
    ("llvm.landingpad", parse_landing, print_landing),
];

pub(super) const CAN_PRINT: &[(&str, CanPrint)] =
    &[("llvm.call", attrs_fit), ("llvm.call_intrinsic", attrs_fit), ("llvm.invoke", attrs_fit)];
