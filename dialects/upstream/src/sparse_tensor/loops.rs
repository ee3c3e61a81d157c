//! Custom assembly of loops over the stored elements of sparse tensors.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::attributes::elements;
use legalize_dialects_hooks::region_assembly::{complete, entry_args, parse_assignments, print_assignments};
use legalize_dialects_hooks::table::Assembly;
use legalize_ir::{
    Argument, Context, Delimiter, Int, OpId, OpParser, OpPrinter, OperationState, Param, Punct, RegionId,
    Type, TypeData, UnresolvedOperand, ValueId,
};

const USED: &str = "crdUsedLvls";
const CASES: &str = "cases";
const SEGMENTS: &str = "operandSegmentSizes";
const YIELD: &str = "sparse_tensor.yield";

/// A name for each set bit of a 64-bit set.
struct Named {
    args: Vec<Argument>,
    bits: u64,
}

/// Parses `%a, _, %b`: names of some of at most `most` places.
fn parse_named(p: &mut OpParser<'_, '_>, delimiter: Delimiter, most: usize) -> Result<Named> {
    let (mut named, mut count) = (Named { args: Vec::new(), bits: 0 }, 0_usize);
    let name = p.name_offset();
    p.parse_comma_list(delimiter, |p| {
        if !p.try_keyword("_") {
            named.args.push(p.parse_argument(false, false)?);
            named.bits |= u32::try_from(count).ok().and_then(|at| 1_u64.checked_shl(at)).unwrap_or(0);
        }
        count += 1;
        Ok(())
    })?;
    if count > most.min(u64::BITS as usize) {
        Err(p.error(name, "parsed more value than expected."))
    } else {
        Ok(named)
    }
}

/// Prints the names of the set bits, and `_` for the others.
fn print_named(p: &mut OpPrinter<'_>, places: usize, values: &[ValueId], bits: u64) {
    let mut values = values.iter();
    for place in 0..places {
        p.text(if place == 0 { "" } else { ", " });
        match bits >> place.min(63) & 1 {
            1 => values.next().into_iter().for_each(|value| p.operand(*value)),
            _ => p.text("_"),
        }
    }
}

fn bits_attr(p: &OpParser<'_, '_>, bits: u64) -> legalize_ir::Attribute {
    let ctx = p.ctx();
    ctx.int_attr(ctx.common().i64, Int::Small(bits.cast_signed()))
}

/// Parses the coordinates `at(%i, _)`, which are index values.
fn parse_coordinates(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<Vec<Argument>> {
    let used = if p.try_keyword("at") {
        parse_named(p, Delimiter::Paren, usize::MAX)?
    } else {
        Named { args: Vec::new(), bits: 0 }
    };
    let (ctx, bits) = (p.ctx(), bits_attr(p, used.bits));
    state.set_attr(ctx, USED, bits);
    let index = Some(ctx.common().index);
    Ok(used.args.into_iter().map(|arg| arg.with_type(index)).collect())
}

/// Loop-carried values as they are parsed, before their types.
type Carried = Option<Vec<(Argument, UnresolvedOperand)>>;

fn parse_carried(p: &mut OpParser<'_, '_>) -> Result<Carried> {
    if p.try_keyword("iter_args") { parse_assignments(p).map(Some) } else { Ok(None) }
}

/// Parses the results of loop-carried values.
fn parse_results(p: &mut OpParser<'_, '_>, state: &mut OperationState, carried: &Carried) -> Result<()> {
    if carried.is_some() {
        state.result_types.extend(p.parse_arrow_type_list()?);
    }
    Ok(())
}

/// Resolves the spaces and the initial values; returns the loop-carried arguments.
fn resolve(
    p: &mut OpParser<'_, '_>,
    state: &mut OperationState,
    spaces: &[UnresolvedOperand],
    types: &[Type],
    carried: Carried,
) -> Result<Vec<Argument>> {
    let name = p.name_offset();
    p.resolve_operands(spaces, types, name, &mut state.operands)?;
    let Some(carried) = carried else { return Ok(Vec::new()) };
    if carried.len() != state.result_types.len() {
        return Err(p.error(name, "mismatch in number of iteration arguments and return values"));
    }
    let mut args = Vec::new();
    for ((arg, init), ty) in carried.into_iter().zip(state.result_types.clone()) {
        state.operands.push(p.resolve_operand(&init, ty)?);
        args.push(arg.with_type(ty));
    }
    Ok(args)
}

/// The type of the iterators over a space.
fn iterator(ctx: &Context, space: Type) -> Option<Type> {
    match ctx.type_data(space) {
        TypeData::Dialect { name, params } if ctx.str(*name) == "sparse_tensor.iter_space" => {
            let name = ctx.name("sparse_tensor.iterator");
            Some(ctx.ty(TypeData::Dialect { name, params: params.clone() }))
        }
        _ => None,
    }
}

fn parse_body(p: &mut OpParser<'_, '_>, state: &mut OperationState, args: &[Argument]) -> Result<()> {
    let region = p.parse_region(args)?;
    let end = p.ctx().op_name(YIELD);
    complete(p, region, end);
    state.regions.push(region);
    Ok(())
}

// `%at in %space at(%i, _) iter_args(%a = %x) : type -> types { … } {…}`

fn parse_iterate(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let name = p.name_offset();
    let iterators = p.parse_argument_list(Delimiter::None, false, false)?;
    p.parse_keyword("in")?;
    let spaces = p.parse_operand_list(Delimiter::None)?;
    if iterators.len() != spaces.len() {
        return Err(p.error(name, "mismatch in number of sparse iterators and sparse spaces"));
    }
    let coordinates = parse_coordinates(p, state)?;
    let carried = parse_carried(p)?;
    p.parse_punct(Punct::Colon)?;
    let types = p.parse_type_list()?;
    verify_count(p, &spaces, &types)?;
    let mut typed = Vec::new();
    for (arg, ty) in iterators.into_iter().zip(&types) {
        let Some(ty) = iterator(p.ctx(), *ty) else {
            let message = "expected sparse_tensor.iter_space type for iteration space operands";
            return Err(p.error(name, message));
        };
        typed.push(arg.with_type(ty));
    }
    parse_results(p, state, &carried)?;
    let mut args = resolve(p, state, &spaces, &types, carried)?;
    if typed.len() != 1 {
        return Err(p.error(name, "expected only one iterator/iteration space"));
    }
    args.extend(coordinates);
    args.extend(typed);
    parse_body(p, state, &args)?;
    p.parse_attr_dict(state)
}

fn verify_count(p: &OpParser<'_, '_>, spaces: &[UnresolvedOperand], types: &[Type]) -> Result<()> {
    if spaces.len() == types.len() {
        Ok(())
    } else {
        let message = "mismatch in number of iteration space operands and iteration space types";
        Err(p.error(p.name_offset(), message))
    }
}

/// The operands of a loop: its spaces, then the initial values.
fn operands(p: &OpPrinter<'_>, op: OpId) -> (Vec<ValueId>, Vec<ValueId>) {
    let ir = p.ir();
    let mut spaces: Vec<ValueId> = ir.operands(op).collect();
    let inits = spaces.split_off(spaces.len().saturating_sub(ir.op(op).results().len()));
    (spaces, inits)
}

/// Prints the coordinates and the loop-carried values, which are the first arguments of a region; returns the
/// others.
fn print_arguments<'a>(
    p: &mut OpPrinter<'a>,
    op: OpId,
    region: RegionId,
    inits: &[ValueId],
) -> &'a [ValueId] {
    let bits = bits(p, p.ir().attr_named(p.ctx(), op, USED));
    let (carried, rest) = split(entry_args(p, region), inits.len());
    let (coordinates, rest) = split(rest, bits.count_ones() as usize);
    if bits != 0 {
        p.text(" at(");
        let places = operands(p, op).0.first().map_or(0, |space| levels(p, *space));
        print_named(p, places, coordinates, bits);
        p.text(")");
    }
    if !carried.is_empty() {
        p.text(" iter_args");
        print_assignments(p, carried, inits.iter().copied());
    }
    rest
}

fn split(values: &[ValueId], at: usize) -> (&[ValueId], &[ValueId]) {
    values.split_at(at.min(values.len()))
}

fn bits(p: &OpPrinter<'_>, attr: Option<legalize_ir::Attribute>) -> u64 {
    attr.and_then(|bits| p.ctx().as_i64(bits)).unwrap_or(0).cast_unsigned()
}

/// The number of levels of a space.
fn levels(p: &OpPrinter<'_>, space: ValueId) -> usize {
    let TypeData::Dialect { params, .. } = p.ctx().type_data(p.ir().value_type(space)) else { return 0 };
    match &**params {
        [_, Param::Int(low), Param::Int(high)] => {
            let count = high.as_i64().zip(low.as_i64()).and_then(|(high, low)| high.checked_sub(low));
            count.and_then(|count| usize::try_from(count).ok()).unwrap_or(0).min(u64::BITS as usize)
        }
        _ => 0,
    }
}

fn print_results(p: &mut OpPrinter<'_>, inits: &[ValueId]) {
    let ir = p.ir();
    if !inits.is_empty() {
        let types: Vec<Type> = inits.iter().map(|&init| ir.value_type(init)).collect();
        p.arrow_type_list(types.into_iter());
    }
}

fn print_iterate(p: &mut OpPrinter<'_>, op: OpId) {
    let ir = p.ir();
    let (spaces, inits) = operands(p, op);
    let (&[space], &[region]) = (&spaces[..], ir.op(op).regions()) else { return p.generic_op(op) };
    let Some(&at) = entry_args(p, region).last() else { return p.generic_op(op) };
    p.text(" ");
    p.operand(at);
    p.text(" in ");
    p.operand(space);
    print_arguments(p, op, region, &inits);
    p.text(" : ");
    p.ty(ir.value_type(space));
    p.text(" ");
    print_results(p, &inits);
    p.text(" ");
    p.region(region, false, !inits.is_empty());
}

// `(%space, %other) at(%i) iter_args(%a = %x) : (types) -> types case %at, _ { … } … {…}`

fn parse_coiterate(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    let spaces = p.parse_operand_list(Delimiter::Paren)?;
    let coordinates = parse_coordinates(p, state)?;
    let carried = parse_carried(p)?;
    p.parse_punct(Punct::Colon)?;
    p.parse_punct(Punct::LParen)?;
    let types = p.parse_type_list()?;
    p.parse_punct(Punct::RParen)?;
    verify_count(p, &spaces, &types)?;
    parse_results(p, state, &carried)?;
    let mut shared = resolve(p, state, &spaces, &types, carried)?;
    shared.extend(coordinates);
    let sizes = [spaces.len() as i32, state.result_types.len() as i32];
    state.set_attr(ctx, SEGMENTS, ctx.dense_i32_array_attr(&sizes));
    let mut cases = Vec::new();
    while p.try_keyword("case") {
        let named = parse_named(p, Delimiter::None, spaces.len())?;
        cases.push(bits_attr(p, named.bits));
        let places = (0..spaces.len()).filter(|place| named.bits >> place & 1 == 1);
        let mut args = shared.clone();
        args.extend(named.args.into_iter().zip(places).map(|(arg, place)| {
            let ty = types.get(place).and_then(|ty| iterator(ctx, *ty));
            arg.with_type(ty)
        }));
        parse_body(p, state, &args)?;
    }
    state.set_attr(ctx, CASES, ctx.array_attr(&cases));
    p.parse_attr_dict(state)
}

fn print_coiterate(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let (spaces, inits) = operands(p, op);
    let cases = elements(ctx, ir.attr_named(ctx, op, CASES));
    let regions = ir.op(op).regions();
    p.text(" (");
    p.operands(spaces.iter().copied());
    p.text(")");
    let shared = regions
        .first()
        .map_or(0, |&first| entry_args(p, first).len() - print_arguments(p, op, first, &inits).len());
    p.text(" : (");
    p.types(spaces.iter().map(|&space| ir.value_type(space)), ", ");
    p.text(")");
    print_results(p, &inits);
    for (index, &region) in regions.iter().enumerate() {
        p.newline();
        p.text("case ");
        let iterators = split(entry_args(p, region), shared).1;
        let bits = bits(p, cases.get(index).copied());
        if bits != 0 {
            print_named(p, spaces.len(), iterators, bits);
        }
        p.text(" ");
        p.region(region, false, !inits.is_empty());
    }
}

pub(super) const ASSEMBLY: &[Assembly] = &[
    ("sparse_tensor.coiterate", parse_coiterate, print_coiterate),
    ("sparse_tensor.iterate", parse_iterate, print_iterate),
];
