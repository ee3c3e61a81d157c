//! `scf.forall` and its terminator: bounds that mix values and numbers, shared output tensors.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::attributes::names;
use legalize_dialects_hooks::attributes::number;
use legalize_dialects_hooks::region_assembly::{complete, entry_args, parse_assignments, print_assignments};
use legalize_ir::{
    Delimiter, OpId, OpParser, OpPrinter, OperationState, Punct, RegionId, Type, UnresolvedOperand, ValueId,
    constant_operand,
};

const SEGMENTS: &str = "operandSegmentSizes";
const LOWER: &str = "staticLowerBound";
const UPPER: &str = "staticUpperBound";
const STEP: &str = "staticStep";
const END: &str = "scf.forall.in_parallel";

/// Values and numbers in one list; the number at the place of a value is a marker for dynamic ones.
#[derive(Default)]
struct Mixed {
    numbers: Vec<i64>,
    values: Vec<UnresolvedOperand>,
}

fn parse_mixed(p: &mut OpParser<'_, '_>) -> Result<Mixed> {
    let mut mixed = Mixed::default();
    p.parse_comma_list(Delimiter::Paren, |p| {
        if let Some(value) = p.try_operand()? {
            mixed.values.push(value);
            mixed.numbers.push(Type::DYNAMIC);
            return Ok(());
        }
        let at = p.offset();
        let number = p.try_integer()?.ok_or_else(|| p.error(at, "expected SSA value or integer"))?;
        mixed.numbers.push(number.as_i64().ok_or_else(|| p.error(at, "integer does not fit 64 bits"))?);
        Ok(())
    })?;
    Ok(mixed)
}

fn print_mixed(p: &mut OpPrinter<'_>, numbers: &[i64], values: &mut dyn Iterator<Item = ValueId>) {
    p.text("(");
    for (index, &number) in numbers.iter().enumerate() {
        p.text(if index > 0 { ", " } else { "" });
        match number {
            Type::DYNAMIC => p.operands(values.next()),
            _ => p.text(&number.to_string()),
        }
    }
    p.text(")");
}

// `(%i, %j) = (0, %l) to (%u, 8) step (1, 2) shared_outs(%o = %t) -> (type) { … } {…}`, or `(%i) in (%u)`

pub(super) fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    let mut args = p.parse_argument_list(Delimiter::Paren, false, false)?;
    let rank = args.len();
    let (lower, upper, step) = if p.try_keyword("in") {
        let fixed = |number| Mixed { numbers: vec![number; rank], values: Vec::new() };
        let upper = parse_mixed(p)?;
        (fixed(0), upper, fixed(1))
    } else {
        p.parse_punct(Punct::Equal)?;
        let lower = parse_mixed(p)?;
        p.parse_keyword("to")?;
        let upper = parse_mixed(p)?;
        p.parse_keyword("step")?;
        (lower, upper, parse_mixed(p)?)
    };
    let index = ctx.common().index;
    for argument in &mut args {
        argument.ty = Some(index);
    }
    let mut sizes = Vec::new();
    for (name, mixed) in [(LOWER, &lower), (UPPER, &upper), (STEP, &step)] {
        p.resolve_operands_of(&mixed.values, index, &mut state.operands)?;
        state.set_attr(ctx, name, ctx.dense_i64_array_attr(&mixed.numbers));
        sizes.push(mixed.values.len() as i32);
    }
    let mut shared = 0;
    if p.try_keyword("shared_outs") {
        let outs = parse_assignments(p)?;
        let at = p.offset();
        let types = p.parse_arrow_type_list()?;
        if types.len() != outs.len() {
            return Err(p.error(at, "mismatch between out operands and types"));
        }
        for ((mut argument, init), &ty) in outs.into_iter().zip(&types) {
            state.operands.push(p.resolve_operand(&init, ty)?);
            argument.ty = Some(ty);
            args.push(argument);
            shared += 1;
        }
        state.result_types.extend(types);
    }
    sizes.push(shared);
    state.set_attr(ctx, SEGMENTS, ctx.dense_i32_array_attr(&sizes));
    let region = p.parse_region(&args)?;
    complete_forall(p, region);
    state.regions.push(region);
    p.parse_attr_dict(state)
}

/// Adds the terminator that upstream's text leaves out, with a block of its own.
fn complete_forall(p: &mut OpParser<'_, '_>, region: RegionId) {
    let ctx = p.ctx();
    let before = p.ir().region(region).last().and_then(|block| p.ir().block(block).last());
    complete(p, region, ctx.op_name(END));
    let ir = p.ir();
    let end = ir.region(region).last().and_then(|block| ir.block(block).last());
    if let Some(end) = end.filter(|end| Some(*end) != before)
        && ir.op(end).regions().is_empty()
    {
        let inner = ir.create_region();
        let block = ir.create_block(&[]);
        ir.insert_block(block, inner, None);
        ir.push_region(end, inner);
    }
}

pub(super) fn print(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let elided = names(ctx, [LOWER, UPPER, STEP, SEGMENTS]);
    let numbers = |name| ir.attr(ctx, op, name).and_then(|attr| ctx.as_dense_i64_array(attr));
    let (&[region], Some(lower), Some(upper), Some(step)) =
        (ir.op(op).regions(), numbers(elided[0]), numbers(elided[1]), numbers(elided[2]))
    else {
        return p.generic_op(op);
    };
    let args = entry_args(p, region);
    if args.len() < lower.len() {
        return p.generic_op(op);
    }
    let (counters, shared) = args.split_at(lower.len());
    let values: Vec<ValueId> = ir.operands(op).collect();
    let dynamic = |numbers: &[i64]| numbers.iter().filter(|&&number| number == Type::DYNAMIC).count();
    let (first_upper, first_step) = (dynamic(&lower), dynamic(&lower) + dynamic(&upper));
    let Some((bounds, outs)) = values.split_at_checked(first_step + dynamic(&step)) else {
        return p.generic_op(op);
    };
    p.text(" (");
    p.operands(counters.iter().copied());
    p.text(")");
    // Values that are constants are considered as well.
    let is = |numbers: &[i64], values: &[ValueId], expected: i64| {
        let constant = |value: &ValueId| number(ctx, constant_operand(ctx, ir, *value)) == Some(expected);
        numbers.iter().all(|&number| number == expected || number == Type::DYNAMIC)
            && values.iter().all(constant)
    };
    if is(&lower, &bounds[..first_upper], 0) && is(&step, &bounds[first_step..], 1) {
        p.text(" in ");
        print_mixed(p, &upper, &mut bounds[first_upper..].iter().copied());
    } else {
        let mut values = bounds.iter().copied();
        for (word, numbers) in [(" = ", &lower), (" to ", &upper), (" step ", &step)] {
            p.text(word);
            print_mixed(p, numbers, &mut values);
        }
    }
    if !outs.is_empty() {
        p.text(" shared_outs");
        print_assignments(p, shared, outs.iter().copied());
        p.text(" -> (");
        p.types(ir.op(op).results().iter().map(|&value| ir.value_type(value)), ", ");
        p.text(")");
    }
    p.text(" ");
    p.region(region, false, !outs.is_empty());
    p.attr_dict(op, &elided);
}

// `{ … }`

pub(super) fn parse_end(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let region = p.parse_region(&[])?;
    if p.ir().region(region).is_empty() {
        let block = p.ir().create_block(&[]);
        p.ir().insert_block(block, region, None);
    }
    state.regions.push(region);
    p.parse_attr_dict(state)
}

pub(super) fn print_end(p: &mut OpPrinter<'_>, op: OpId) {
    p.text(" ");
    if let Some(&region) = p.ir().op(op).regions().first() {
        p.region(region, false, false);
    }
    p.attr_dict(op, &[]);
}
