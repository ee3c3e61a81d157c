//! `affine.for` and `affine.if`: bounds and conditions over values, regions that end in `affine.yield`.
//!
//! Mirrors <https://mlir.llvm.org/docs/Dialects/Affine/#operations>.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::attributes::names;
use legalize_dialects_hooks::region_assembly::{
    complete, entry_args, parse_choice, parse_iter_args, print_choice, print_iter_args,
};
use legalize_dialects_hooks::table::Assembly;
use legalize_ir::{
    AffineExpr, AffineMap, AttrData, Attribute, Delimiter, OpId, OpParser, OpPrinter, OperationState, Punct,
    RegionId, Type, ValueId,
};

const YIELD: &str = "affine.yield";
const CONDITION: &str = "condition";
const LOWER: &str = "lowerBoundMap";
const UPPER: &str = "upperBoundMap";
const STEP: &str = "step";
const SEGMENTS: &str = "operandSegmentSizes";

pub(super) fn ensure_yield(p: &mut OpParser<'_, '_>, region: RegionId) {
    let end = p.ctx().op_name(YIELD);
    complete(p, region, end);
}

/// Parses `(%d0, %d1)[%s0]` into the operands; returns the number of dimensions and of values.
fn parse_dims_and_symbols(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<(usize, usize)> {
    let at = p.offset();
    let mut operands = p.parse_operand_list(Delimiter::Paren)?;
    let dims = operands.len();
    if p.peek_punct(Punct::LSquare) {
        operands.extend(p.parse_operand_list(Delimiter::Square)?);
    }
    let types = vec![p.ctx().common().index; operands.len()];
    p.resolve_operands(&operands, &types, at, &mut state.operands)?;
    Ok((dims, operands.len()))
}

fn print_dims_and_symbols(p: &mut OpPrinter<'_>, values: &[ValueId], dims: u32) {
    let (dims, symbols) = values.split_at(values.len().min(dims as usize));
    p.text("(");
    p.operands(dims.iter().copied());
    p.text(")");
    if !symbols.is_empty() {
        p.text("[");
        p.operands(symbols.iter().copied());
        p.text("]");
    }
}

// `affine.if #set(%d0)[%s0] -> type { … } else { … }`

fn parse_if(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    let start = p.offset();
    let set = p.parse_attribute(None)?;
    let AttrData::IntegerSet(data) = ctx.attr_data(set) else {
        return Err(p.error(start, "invalid kind of attribute specified"));
    };
    state.set_attr(ctx, CONDITION, set);
    let (dims, all) = parse_dims_and_symbols(p, state)?;
    if dims != data.dims as usize {
        return Err(p.error(p.name_offset(), "dim operand count and integer set dim count must match"));
    }
    if all != (data.dims + data.symbols) as usize {
        return Err(p.error(p.name_offset(), "symbol operand count and integer set symbol count must match"));
    }
    parse_choice(p, state, ctx.op_name(YIELD))
}

fn print_if(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let [condition] = names(ctx, [CONDITION]);
    let set = ir.attr(ctx, op, condition);
    let (&[then, other], Some(set)) = (ir.op(op).regions(), set) else { return p.generic_op(op) };
    let AttrData::IntegerSet(data) = ctx.attr_data(set) else { return p.generic_op(op) };
    p.text(" ");
    p.attr(set);
    let operands: Vec<ValueId> = ir.operands(op).collect();
    print_dims_and_symbols(p, &operands, data.dims);
    let results: Vec<Type> = ir.op(op).results().iter().map(|&value| ir.value_type(value)).collect();
    if !results.is_empty() {
        p.arrow_type_list(results.iter().copied());
    }
    print_choice(p, op, [then, other]);
    p.attr_dict(op, &[condition]);
}

// `affine.for %i = 0 to min #map(%n) step 2 iter_args(%a = %b) -> (type) { … }`

/// Parses a bound and adds its operands to the state.
fn parse_bound(p: &mut OpParser<'_, '_>, state: &mut OperationState, upper: bool) -> Result<Attribute> {
    let ctx = p.ctx();
    let (bound, prefix) = if upper { ("upper", "min") } else { ("lower", "max") };
    // The prefix of a bound that is a single value says nothing.
    let prefixed = p.try_keyword(prefix);
    let (name, at) = (p.name_offset(), p.offset());
    let map_attr = |map| ctx.attr(AttrData::AffineMap(Box::new(map)));
    let operands = p.parse_operand_list(Delimiter::None)?;
    if let Some(operand) = operands.first() {
        if operands.len() > 1 {
            return Err(p.error(name, "expected only one loop bound operand"));
        }
        state.operands.push(p.resolve_operand(operand, ctx.common().index)?);
        let results = [AffineExpr::Symbol(0)].into();
        return Ok(map_attr(AffineMap { dims: 0, symbols: 1, results }));
    }
    let attr = p.parse_attribute(Some(ctx.common().index))?;
    match ctx.attr_data(attr) {
        AttrData::AffineMap(map) => {
            let (dims, all) = parse_dims_and_symbols(p, state)?;
            if dims != map.dims as usize {
                return Err(p.error(name, "dim operand count and affine map dim count must match"));
            }
            if all != (map.dims + map.symbols) as usize {
                return Err(p.error(name, "symbol operand count and affine map symbol count must match"));
            }
            if map.results.len() > 1 && !prefixed {
                let message =
                    format!("{bound} loop bound affine map with multiple results requires '{prefix}' prefix");
                return Err(p.error(at, message));
            }
            Ok(attr)
        }
        AttrData::Integer { value, .. } if value.as_i64().is_some() => {
            let results = [AffineExpr::Constant(value.as_i64().unwrap_or_default())].into();
            Ok(map_attr(AffineMap { dims: 0, symbols: 0, results }))
        }
        _ => Err(p.error(name, "expected valid affine map representation for loop bounds")),
    }
}

fn print_bound(p: &mut OpPrinter<'_>, attr: Attribute, map: &AffineMap, values: &[ValueId], prefix: &str) {
    match (&*map.results, map.dims, map.symbols, values) {
        ([AffineExpr::Constant(value)], 0, 0, _) => return p.text(&value.to_string()),
        ([AffineExpr::Symbol(_)], 0, 1, [value]) => return p.operand(*value),
        ([_], ..) => {}
        _ => p.text(&format!("{prefix} ")),
    }
    p.attr(attr);
    print_dims_and_symbols(p, values, map.dims);
}

fn parse_for(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    let mut counter = p.parse_argument(false, false)?;
    counter.ty = Some(ctx.common().index);
    p.parse_punct(Punct::Equal)?;
    let lower = parse_bound(p, state, false)?;
    let lower_count = state.operands.len();
    p.parse_keyword("to")?;
    let upper = parse_bound(p, state, true)?;
    let bounds = state.operands.len();
    let mut step = 1;
    if p.try_keyword("step") {
        let at = p.offset();
        let given = p.parse_integer()?;
        match given.as_i64() {
            Some(given) if given >= 0 => step = given,
            _ => {
                let message = "expected step to be representable as a positive signed integer";
                return Err(p.error(at, message));
            }
        }
    }
    let mut args = vec![counter];
    let mismatch = "mismatch between the number of loop-carried values and results";
    let (carried, types) = parse_iter_args(p, mismatch)?;
    for ((mut argument, init), &ty) in carried.into_iter().zip(&types) {
        state.operands.push(p.resolve_operand(&init, ty)?);
        argument.ty = Some(ty);
        args.push(argument);
    }
    state.result_types.extend(types);
    state.set_attr(ctx, LOWER, lower);
    state.set_attr(ctx, UPPER, upper);
    state.set_attr(ctx, STEP, ctx.int_attr(ctx.common().index, step));
    let sizes = [lower_count, bounds - lower_count, state.operands.len() - bounds];
    state.set_attr(ctx, SEGMENTS, ctx.dense_i32_array_attr(&sizes.map(|size| size as i32)));
    let region = p.parse_region(&args)?;
    ensure_yield(p, region);
    state.regions.push(region);
    p.parse_attr_dict(state)
}

fn print_for(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let elided = names(ctx, [LOWER, UPPER, STEP, SEGMENTS]);
    let [lower, upper, step, segments] = elided.map(|name| ir.attr(ctx, op, name));
    let map = |attr: Option<Attribute>| match ctx.attr_data(attr?) {
        AttrData::AffineMap(map) => attr.map(|attr| (attr, map)),
        _ => None,
    };
    let sizes = segments.and_then(|sizes| ctx.as_dense_i32_array(sizes)).unwrap_or_default();
    let values: Vec<ValueId> = ir.operands(op).collect();
    let args = ir.op(op).regions().first().map_or(&[][..], |region| entry_args(p, *region));
    let (&[region], Some(lower), Some(upper), &[first, second, _], Some((&counter, carried))) =
        (ir.op(op).regions(), map(lower), map(upper), &sizes[..], args.split_first())
    else {
        return p.generic_op(op);
    };
    let first = values.len().min(first.max(0) as usize);
    let second = values.len().min(first + second.max(0) as usize);
    p.text(" ");
    p.operand(counter);
    p.text(" = ");
    print_bound(p, lower.0, lower.1, &values[..first], "max");
    p.text(" to ");
    print_bound(p, upper.0, upper.1, &values[first..second], "min");
    match step.and_then(|step| ctx.as_i64(step)) {
        None | Some(1) => {}
        Some(step) => p.text(&format!(" step {step}")),
    }
    let inits = &values[second..];
    if !inits.is_empty() {
        print_iter_args(p, op, carried, inits.iter().copied());
    }
    p.text(" ");
    p.region(region, false, !inits.is_empty());
    p.attr_dict(op, &elided);
}

pub(super) const ASSEMBLY: &[Assembly] =
    &[("affine.for", parse_for, print_for), ("affine.if", parse_if, print_if)];
