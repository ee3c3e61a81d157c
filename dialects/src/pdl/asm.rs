//! Rust part of the pdl and pdl_interp dialects: ranges, directives, loops over ranges.

use legalize_ir::text::Punct;
use legalize_ir::{
    Context, Ir, OpId, OpParser, OpPrinter, OperationState, Param, ParamsSyntax, Type, TypeData,
};
use legalize_ods::{CustomDirectives, CustomSlot, CustomValue};
use legalize_source::Diagnostic;

use crate::common::hooks::{attach_forms, attach_verifiers, misuse};

type Result<T> = std::result::Result<T, Diagnostic>;

pub(crate) const RANGE: &str = "pdl.range";
const FOREACH: &str = "pdl_interp.foreach";

/// Operations in whose regions the dialect's prefix is left out.
const OF_DIALECT: [&str; 2] = ["pdl.pattern", "pdl.rewrite"];

/// `!pdl.range<element>`; of a range, that range.
fn range_of(ctx: &Context, element: Type) -> Type {
    match range_element(ctx, element) {
        Some(_) => element,
        None => ctx.ty(TypeData::Dialect { name: ctx.name(RANGE), params: [Param::Type(element)].into() }),
    }
}

/// What a range holds; nothing of another type.
pub(crate) fn range_element(ctx: &Context, ty: Type) -> Option<Type> {
    match ctx.type_data(ty) {
        TypeData::Dialect { name, params } if ctx.str(*name) == RANGE => match params[..] {
            [Param::Type(element)] => Some(element),
            _ => None,
        },
        _ => None,
    }
}

/// A type of the dialect by its bare name.
fn named(ctx: &Context, word: &str) -> Option<Type> {
    let name = ctx.name(&format!("pdl.{word}"));
    ctx.type_info(name).map(|_| ctx.ty(TypeData::Dialect { name, params: [].into() }))
}

/// `<element>`, a type of the dialect by its bare name.
///
/// Ranges of ranges are refused where the innermost stands, so nothing here calls itself.
fn parse_range(p: &mut OpParser<'_, '_>) -> Result<Box<[Param]>> {
    let mut outer = None;
    loop {
        p.parse_punct(Punct::Less)?;
        let at = p.offset();
        let word = p.parse_any_keyword()?;
        if word == "range" {
            outer = Some(at);
            continue;
        }
        let ctx = p.ctx();
        let Some(element) = named(ctx, word) else {
            return Err(p.error(at, format!("invalid 'pdl' type: `{word}'")));
        };
        p.parse_punct(Punct::Greater)?;
        let Some(at) = outer else { return Ok([Param::Type(element)].into()) };
        let inner = legalize_ir::type_to_string(ctx, range_of(ctx, element));
        return Err(p.error(at, format!("element of pdl.range cannot be another range, but got'{inner}'")));
    }
}

fn print_range(p: &mut OpPrinter<'_>, params: &[Param]) {
    let [Param::Type(element)] = params else { return };
    let TypeData::Dialect { name, .. } = p.ctx().type_data(*element) else { return };
    p.text("<");
    p.text(p.ctx().str(*name).trim_start_matches("pdl."));
    p.text(">");
}

// pdl: `-> type` behind an index; without an index all results are meant.

fn parse_results_type(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [CustomSlot::Attr(index), CustomSlot::Types(types)] = slots else {
        return Err(misuse(p, "ResultsValueType"));
    };
    if index.is_some() {
        p.parse_punct(Punct::Arrow)?;
        types.push(p.parse_type()?);
        return Ok(true);
    }
    let ctx = p.ctx();
    let value = ctx.ty(TypeData::Dialect { name: ctx.name("pdl.value"), params: [].into() });
    types.push(range_of(ctx, value));
    Ok(true)
}

fn print_results_type(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Attr(index), CustomValue::Types(types)] = values else { return };
    if index.is_some() {
        p.text(" -> ");
        p.types(types.iter().copied(), ", ");
    }
}

// Both: the type of a range, which its parts tell if it has any.

fn parse_range_type(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [CustomSlot::Types(parts), CustomSlot::Types(types)] = slots else {
        return Err(misuse(p, "RangeType"));
    };
    types.push(match parts.first() {
        Some(&part) => range_of(p.ctx(), part),
        None => p.parse_colon_type()?,
    });
    Ok(true)
}

fn print_range_type(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Types(parts), CustomValue::Types(types)] = values else { return };
    if parts.is_empty() {
        p.text(": ");
        p.types(types.iter().copied(), ", ");
    }
}

// pdl_interp: `-> <inferred>`, `-> (%a, %b : type, type)`, or nothing.

fn parse_results(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [CustomSlot::Operands(operands), CustomSlot::Types(types), CustomSlot::Attr(inferred)] = slots else {
        return Err(misuse(p, "CreateOperationOpResults"));
    };
    if !p.try_punct(Punct::Arrow) {
        return Ok(true);
    }
    if p.try_punct(Punct::Less) {
        p.parse_keyword("inferred")?;
        p.parse_punct(Punct::Greater)?;
        *inferred = Some(p.ctx().common().unit);
        return Ok(true);
    }
    p.parse_punct(Punct::LParen)?;
    operands.extend(p.parse_operand_list(legalize_ir::text::Delimiter::None)?);
    types.extend(p.parse_colon_type_list()?);
    p.parse_punct(Punct::RParen)?;
    Ok(true)
}

fn print_results(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Operands(operands), CustomValue::Types(types), CustomValue::Attr(inferred)] = values
    else {
        return;
    };
    if inferred.is_some() {
        p.text(" -> <inferred>");
    } else if !operands.is_empty() {
        p.text(" -> (");
        p.operands(operands.iter().copied());
        p.text(" : ");
        p.types(types.iter().copied(), ", ");
        p.text(")");
    }
}

/// Adds the directives of pdl.
pub(crate) fn add_pdl(all: &mut CustomDirectives) {
    all.insert("RangeType", parse_range_type, print_range_type);
    all.insert("ResultsValueType", parse_results_type, print_results_type);
}

/// Adds the directives of pdl_interp.
pub(crate) fn add_interp(all: &mut CustomDirectives) {
    all.insert("CreateOperationOpResults", parse_results, print_results);
    all.insert("RangeType", parse_range_type, print_range_type);
}

// `%variable : type in %range { … } -> ^next`

fn parse_foreach(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let variable = p.parse_argument(true, false)?;
    p.parse_keyword("in")?;
    let range = p.parse_operand()?;
    let ty = variable.ty.map_or(p.ctx().common().none, |ty| range_of(p.ctx(), ty));
    state.operands.push(p.resolve_operand(&range, ty)?);
    let region = p.parse_region(&[variable])?;
    state.regions.push(region);
    p.parse_attr_dict(state)?;
    p.parse_punct(Punct::Arrow)?;
    let next = p.parse_successor()?;
    state.successors.push(next);
    Ok(())
}

fn print_foreach(p: &mut OpPrinter<'_>, op: OpId) {
    let ir = p.ir();
    let (Some(&region), Some(next)) = (ir.op(op).regions().first(), ir.successors(op).next()) else {
        return p.generic_op(op);
    };
    let Some(&variable) = ir.region(region).first().and_then(|block| ir.block(block).args().first()) else {
        return p.generic_op(op);
    };
    p.text(" ");
    p.operand(variable);
    p.text(" : ");
    p.ty(ir.value_type(variable));
    p.text(" in ");
    p.operands(ir.operands(op));
    p.text(" ");
    p.region(region, false, true);
    p.attr_dict(op, &[]);
    p.text(" -> ");
    p.successor(next);
}

fn verify_foreach(ctx: &Context, ir: &Ir, op: OpId) -> Result<()> {
    let wrong = |message: &str| Err(Diagnostic::error("verify::op", message));
    let first = ir.op(op).regions().first().and_then(|&region| ir.region(region).first());
    let &[variable] = first.map_or(&[][..], |block| ir.block(block).args()) else {
        return wrong("requires exactly one argument");
    };
    let element = ir.operands(op).next().and_then(|range| range_element(ctx, ir.value_type(range)));
    match element == Some(ir.value_type(variable)) {
        true => Ok(()),
        false => wrong("operand must be a range of loop variable type"),
    }
}

/// Types to infer are not given, and can be inferred.
fn verify_create(ctx: &Context, ir: &Ir, op: OpId) -> Result<()> {
    if ir.attr_named(ctx, op, "inferredResultTypes").is_none() {
        return Ok(());
    }
    let wrong = |message: String| Err(Diagnostic::error("verify::op", message));
    let sizes = ir.attr_named(ctx, op, "operandSegmentSizes").and_then(|sizes| ctx.as_dense_i32_array(sizes));
    if sizes.and_then(|sizes| sizes.get(2).copied()).is_some_and(|count| count != 0) {
        return wrong("with inferred results cannot also have explicit result types".to_owned());
    }
    let name = ir.attr_named(ctx, op, "name").and_then(|name| ctx.as_str(name)).unwrap_or_default();
    // Of operations that are registered, upstream knows those whose dialects something else has loaded.
    let may_infer = ctx.op_info(ctx.op_name(name)).is_some();
    match may_infer {
        true => Ok(()),
        false => wrong(format!(
            "has inferred results, but the created operation '{name}' does not support result type inference \
             (or is not registered)"
        )),
    }
}

/// Attaches the hooks to what is registered.
pub(crate) fn attach(ctx: &mut Context) {
    let name = ctx.name(RANGE);
    ctx.update_type(name, |info| {
        info.attached = ParamsSyntax::new(parse_range, print_range);
    });
    let dialect = ctx.name("pdl");
    for name in OF_DIALECT {
        let op = ctx.op_name(name);
        ctx.update_op(op, |info| {
            info.attached_mut().default_dialect_for_regions = Some(dialect);
        });
    }
    attach_forms(ctx, &[(FOREACH, parse_foreach, print_foreach)]);
    attach_verifiers(ctx, &[(FOREACH, verify_foreach), ("pdl_interp.create_operation", verify_create)]);
    crate::pdl::verify::attach(ctx);
}
