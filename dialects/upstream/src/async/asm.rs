//! Custom assembly of async, and the syntax of its values, `!async.value<type>`.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::functions::asm::{parse_func, print_func};
use legalize_dialects_hooks::table::{Assembly, ParamsAssembly, ResultNames, misuse};
use legalize_ir::{
    Delimiter, OpId, OpParser, OpPrinter, OperationState, Param, Punct, Type, TypeData, ValueId,
};
use legalize_ods::{CustomDirectives, CustomSlot, CustomValue};

use super::types::{VALUE, value_type};

fn parse_value(p: &mut OpParser<'_, '_>) -> Result<Box<[Param]>> {
    p.parse_punct(Punct::Less)?;
    let ty = p.parse_type()?;
    p.parse_punct(Punct::Greater)?;
    Ok([Param::Type(ty)].into())
}

fn print_value(p: &mut OpPrinter<'_>, params: &[Param]) {
    let &[Param::Type(ty)] = params else { return };
    p.text("<");
    p.ty(ty);
    p.text(">");
}

// `type`; `async.await` has a result if its operand holds a value.

fn parse_awaited(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [CustomSlot::Types(operand), CustomSlot::Types(result)] = slots else {
        return Err(misuse(p, "AwaitResultType"));
    };
    let ty = p.parse_type()?;
    operand.push(ty);
    result.extend(value_type(p.ctx(), ty));
    Ok(true)
}

fn print_awaited(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Types(operand), CustomValue::Types(_)] = values else { return };
    p.types(operand.iter().copied(), ", ");
}

// `[%token] (%value as %inner: !async.value<type>) -> (types) attributes {…} { … }`

fn parse_execute(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    let token = ctx.ty(TypeData::Dialect { name: ctx.name("async.token"), params: [].into() });
    let at = p.offset();
    let dependencies = p.parse_operand_list(Delimiter::OptionalSquare)?;
    let tokens = vec![token; dependencies.len()];
    p.resolve_operands(&dependencies, &tokens, at, &mut state.operands)?;
    let mut args = Vec::new();
    p.parse_comma_list(Delimiter::OptionalParen, |p| {
        let value = p.parse_operand()?;
        p.parse_keyword("as")?;
        let mut argument = p.parse_argument(false, false)?;
        let ty = p.parse_colon_type()?;
        argument.ty = Some(match ctx.type_data(ty) {
            TypeData::Dialect { params, .. } => match &**params {
                [Param::Type(inner)] => *inner,
                _ => ty,
            },
            _ => ty,
        });
        args.push(argument);
        state.operands.push(p.resolve_operand(&value, ty)?);
        Ok(())
    })?;
    let sizes = [dependencies.len() as i32, args.len() as i32];
    state.set_attr(ctx, "operandSegmentSizes", ctx.dense_i32_array_attr(&sizes));
    state.result_types.push(token);
    if let Some(types) = p.try_arrow_type_list()? {
        state.result_types.extend(types);
    }
    p.parse_attr_dict_with_keyword(state)?;
    let region = p.parse_region(&args)?;
    state.regions.push(region);
    Ok(())
}

fn print_execute(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let segments = ctx.name("operandSegmentSizes");
    let sizes = ir.attr(ctx, op, segments).and_then(|sizes| ctx.as_dense_i32_array(sizes));
    let first = sizes.and_then(|sizes| sizes.first().copied()).unwrap_or(0).max(0) as usize;
    let operands: Vec<ValueId> = ir.operands(op).collect();
    let (dependencies, values) = operands.split_at(first.min(operands.len()));
    if !dependencies.is_empty() {
        p.text(" [");
        p.operands(dependencies.iter().copied());
        p.text("]");
    }
    let region = ir.op(op).regions().first().copied();
    let args =
        region.and_then(|region| ir.region(region).first()).map_or(&[][..], |block| ir.block(block).args());
    if !values.is_empty() {
        p.text(" (");
        for (index, &value) in values.iter().enumerate() {
            p.text(if index > 0 { ", " } else { "" });
            p.operand(value);
            p.text(" as ");
            if let Some(&arg) = args.get(index) {
                p.operand(arg);
            }
            p.text(": ");
            p.ty(ir.value_type(value));
        }
        p.text(")");
    }
    let results: Vec<Type> = ir.op(op).results().iter().map(|&value| ir.value_type(value)).collect();
    if results.len() > 1 {
        p.arrow_type_list(results.iter().copied().skip(1));
    }
    p.attr_dict_with_keyword(op, &[segments]);
    p.text(" ");
    if let Some(region) = region {
        p.region(region, false, true);
    }
}

/// Adds the directives.
pub(super) fn add_directives(all: &mut CustomDirectives) {
    all.insert("AwaitResultType", parse_awaited, print_awaited);
}

pub(super) const ASSEMBLY: &[Assembly] =
    &[("async.execute", parse_execute, print_execute), ("async.func", parse_func, print_func)];

pub(super) const TYPES: &[ParamsAssembly] = &[(VALUE, parse_value, print_value)];

pub(super) const RESULT_NAMES: &[(&str, ResultNames)] =
    &[("async.execute", ResultNames::Each(&["token", "bodyResults"]))];
