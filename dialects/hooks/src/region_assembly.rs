//! Assembly formats of operations with regions: conditions and scopes that several dialects parse and print
//! in C++.

use legalize_ir::{
    Argument, BlockId, Delimiter, InsertPoint, OpId, OpName, OpParser, OpPrinter, OperationState, Punct,
    RegionId, Type, UnresolvedOperand, ValueId,
};

use crate::Result;

/// Returns the last block of a region, which is created if there is none.
pub fn last_block(p: &mut OpParser<'_, '_>, region: RegionId) -> BlockId {
    let ir = p.ir();
    if let Some(block) = ir.region(region).last() {
        return block;
    }
    let block = ir.create_block(&[]);
    ir.insert_block(block, region, None);
    block
}

/// Adds a block and a terminator to a region that lacks them; the terminator has the operation's location.
pub fn complete(p: &mut OpParser<'_, '_>, region: RegionId, end: OpName) {
    let (ctx, loc) = (p.ctx(), p.loc_at(p.name_offset()));
    let block = last_block(p, region);
    let ir = p.ir();
    if ir.terminator(ctx, block).is_none() {
        let op = ir.create_op(&OperationState::new(ctx, end, loc));
        ir.insert_op(op, InsertPoint::End(block));
    }
}

/// Parses `(%a = %init, …)`: arguments without types, and their initial values.
///
/// # Errors
/// Fails on text in any other syntax.
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

/// Parses `= %lower to %upper step %step`.
///
/// # Errors
/// Fails on text in any other syntax.
pub fn parse_bounds(p: &mut OpParser<'_, '_>) -> Result<[UnresolvedOperand; 3]> {
    p.parse_punct(Punct::Equal)?;
    let lower = p.parse_operand()?;
    p.parse_keyword("to")?;
    let upper = p.parse_operand()?;
    p.parse_keyword("step")?;
    Ok([lower, upper, p.parse_operand()?])
}

/// Prints the loop-carried values of a region with their initial values: `(%a = %init, …)`.
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

/// Loop-carried values: arguments with their initial values, and their types.
pub type Carried = (Vec<(Argument, UnresolvedOperand)>, Vec<Type>);

/// Parses the optional `iter_args(%a = %init, …) -> (types)`.
///
/// # Errors
/// Fails on text in any other syntax, and with the message `mismatch` if the numbers of types and of
/// arguments differ.
pub fn parse_iter_args(p: &mut OpParser<'_, '_>, mismatch: &str) -> Result<Carried> {
    if !p.try_keyword("iter_args") {
        return Ok((Vec::new(), Vec::new()));
    }
    let carried = parse_assignments(p)?;
    let types = p.parse_arrow_type_list()?.into_vec();
    if types.len() == carried.len() { Ok((carried, types)) } else { Err(p.error(p.name_offset(), mismatch)) }
}

/// Prints the syntax that [`parse_iter_args`] parses, with the types of the operation's results.
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

/// Parses `-> types { … } else { … } {…}`: the results, the regions, which get the terminator `end` if they
/// lack one, and the attributes.
///
/// # Errors
/// Fails on text in any other syntax.
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

/// Prints the regions that [`parse_choice`] parses; terminators are printed only if there are results.
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

/// Parses `(%a = %init, …) : (types) -> types {…} do {…} attributes {…}`.
///
/// # Errors
/// Fails on text in any other syntax.
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

/// Prints the syntax that [`parse_while`] parses.
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
