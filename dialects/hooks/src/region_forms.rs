//! Custom forms of operations that hold regions: conditions and scopes as several dialects write them in C++.

use legalize_ir::text::{Argument, Delimiter, Punct, UnresolvedOperand};
use legalize_ir::{
    BlockId, InsertPoint, OpId, OpName, OpParser, OpPrinter, OperationState, RegionId, Type, ValueId,
};

use crate::Result;

/// A region's last block, made if it has none.
pub fn last_block(p: &mut OpParser<'_, '_>, region: RegionId) -> BlockId {
    let ir = p.ir();
    if let Some(block) = ir.region(region).last() {
        return block;
    }
    let block = ir.create_block(&[]);
    ir.place_block(block, region, None);
    block
}

/// Gives a region a block and a terminator where it has none; it stands where the operation does.
pub fn complete(p: &mut OpParser<'_, '_>, region: RegionId, end: OpName) {
    let (ctx, loc) = (p.ctx(), p.loc_at(p.name_offset()));
    let block = last_block(p, region);
    let ir = p.ir();
    if ir.terminator(ctx, block).is_none() {
        let op = ir.create_op(&OperationState::new(ctx, end, loc));
        ir.place_op(op, InsertPoint::End(block));
    }
}

/// `(%a = %init, …)`: arguments without types and what they start with.
///
/// # Errors
/// Text that is not of that form.
pub fn parse_assignments(p: &mut OpParser<'_, '_>) -> Result<Vec<(Argument, UnresolvedOperand)>> {
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
///
/// # Errors
/// Text that is not of that form.
pub fn parse_bounds(p: &mut OpParser<'_, '_>) -> Result<[UnresolvedOperand; 3]> {
    p.parse_punct(Punct::Equal)?;
    let lower = p.parse_operand()?;
    p.parse_keyword("to")?;
    let upper = p.parse_operand()?;
    p.parse_keyword("step")?;
    Ok([lower, upper, p.parse_operand()?])
}

/// The loop-carried values of a region next to what they start with: `(%a = %init, …)`.
pub fn print_assignments(p: &mut OpPrinter<'_>, args: &[ValueId], inits: impl Iterator<Item = ValueId>) {
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

/// What goes around a loop: arguments with what they start with, and their types.
pub type Carried = (Vec<(Argument, UnresolvedOperand)>, Vec<Type>);

/// `iter_args(%a = %init, …) -> (types)`, if it is there.
///
/// # Errors
/// Text that is not of that form; the words for another number of types than of arguments.
pub fn parse_iter_args(p: &mut OpParser<'_, '_>, mismatch: &str) -> Result<Carried> {
    if !p.try_keyword("iter_args") {
        return Ok((Vec::new(), Vec::new()));
    }
    let carried = parse_assignments(p)?;
    let at = p.offset();
    let types = p.parse_arrow_type_list()?.into_vec();
    match types.len() == carried.len() {
        true => Ok((carried, types)),
        false => Err(p.error(at, mismatch)),
    }
}

/// Prints what [`parse_iter_args`] reads, of the types of the operation's results.
pub fn print_iter_args(
    p: &mut OpPrinter<'_>,
    op: OpId,
    args: &[ValueId],
    inits: impl Iterator<Item = ValueId>,
) {
    let ir = p.ir();
    p.text(" iter_args");
    print_assignments(p, args, inits);
    p.text(" -> (");
    p.types(ir.op(op).results().iter().map(|&value| ir.value_type(value)), ", ");
    p.text(")");
}

/// `-> types { … } else { … } {…}`: the results, regions that end in an operation, attributes.
///
/// # Errors
/// Text that is not of that form.
pub fn parse_choice(p: &mut OpParser<'_, '_>, state: &mut OperationState, end: OpName) -> Result<()> {
    if let Some(types) = p.try_arrow_type_list()? {
        state.result_types.extend(types);
    }
    let then = p.parse_region(&[])?;
    complete(p, then, end);
    state.regions.push(then);
    let other = if p.try_keyword("else") {
        let other = p.parse_region(&[])?;
        complete(p, other, end);
        other
    } else {
        p.ir().create_region()
    };
    state.regions.push(other);
    p.parse_attr_dict(state)
}

/// Prints the regions that [`parse_choice`] reads; terminators only where there are results.
pub fn print_choice(p: &mut OpPrinter<'_>, op: OpId, [then, other]: [RegionId; 2]) {
    let ir = p.ir();
    let has_results = !ir.op(op).results().is_empty();
    p.text(" ");
    p.region(then, false, has_results);
    if !ir.region(other).is_empty() {
        p.text(" else ");
        p.region(other, false, has_results);
    }
}

/// The arguments of a region's first block.
pub fn entry_args<'a>(p: &OpPrinter<'a>, region: RegionId) -> &'a [ValueId] {
    let ir = p.ir();
    ir.region(region).first().map_or(&[], |block| ir.block(block).args())
}

/// `(%a = %init, …) : (types) -> types {…} do {…} attributes {…}`
///
/// # Errors
/// Text that is not of that form.
pub fn parse_while(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
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

/// Prints what [`parse_while`] reads.
pub fn print_while(p: &mut OpPrinter<'_>, op: OpId) {
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
