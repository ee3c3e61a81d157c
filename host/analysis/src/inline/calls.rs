//! The replacement of one call.

use legalize_ir::{
    AttrData, BlockId, Context, InsertPoint, Ir, IrMapping, LocData, Location, OpId, RegionId, Type,
    TypeData, ValueId,
};
use rustc_hash::FxHashMap;

use crate::interfaces::{call_interface, callable_region, convert, inlining};

/// Reason why a call was not inlined; nothing was changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NotInlined {
    /// The operation is not a call, or the callee has no body.
    #[error("the operation is not a call of a callable with a body")]
    NoBody,
    /// Numbers or types of arguments or results differ, and the dialect of the call cannot convert them.
    #[error("the call does not match the signature of the callee")]
    Signature,
    /// A dialect does not allow it.
    #[error("the call, or an operation of the callee, may not be inlined")]
    NotLegal,
}

/// Replaces a call by the body of a callable: by a copy, or by the body itself, which the callable then
/// lacks. Returns the blocks that were inlined and still exist: what became a part of the block with the call
/// is not among them. The call is left without uses for the caller to erase.
///
/// # Errors
/// If the call may not be inlined.
pub fn inline_call(
    ctx: &Context,
    ir: &mut Ir,
    call: OpId,
    callable: OpId,
    is_copied: bool,
) -> Result<Inlined, NotInlined> {
    let interface = call_interface(ctx, ir, call).ok_or(NotInlined::NoBody)?;
    let body = callable_region(ctx, ir, callable).ok_or(NotInlined::NoBody)?;
    let (Some(entry), Some(home)) = (ir.region(body).first(), ir.op(call).parent()) else {
        return Err(NotInlined::NoBody);
    };
    let into = ir.block(home).parent().ok_or(NotInlined::NotLegal)?;
    let operands: Vec<ValueId> = interface.arguments(ctx, ir, call).map(|at| ir.operand(call, at)).collect();
    let result_types = result_types(ctx, ir, callable);
    let results = ir.op(call).results().to_vec();
    if operands.len() != ir.block(entry).args().len()
        || result_types.as_ref().is_some_and(|types| types.len() != results.len())
    {
        return Err(NotInlined::Signature);
    }
    let dialect = inlining(ctx, ir, call).ok_or(NotInlined::NotLegal)?;
    if !dialect.may_inline_call(ctx, ir, call, callable, is_copied)
        || !may_inline_body(ctx, ir, body, into, is_copied)
    {
        return Err(NotInlined::NotLegal);
    }
    let mut casts = Vec::new();
    let adapted = adapt(ctx, ir, call, &operands, entry, result_types.as_deref(), &mut casts);
    let Some(Adapted { args, replaced }) = adapted else {
        for op in casts.into_iter().rev() {
            ir.erase_op(op);
        }
        return Err(NotInlined::Signature);
    };
    Ok(insert_body(ctx, ir, call, home, into, body, &args, &replaced, is_copied))
}

/// Result of an inlined call.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Inlined {
    /// The operations that were inlined, by block of the callee, in order; nested ones are not listed.
    pub ops: Vec<Vec<OpId>>,
}

/// The types of a callable's results by its signature, if it has one.
fn result_types(ctx: &Context, ir: &Ir, callable: OpId) -> Option<Vec<Type>> {
    let AttrData::Type(ty) = ctx.attr_data(ir.attr_named(ctx, callable, "function_type")?) else {
        return None;
    };
    match ctx.type_data(*ty) {
        TypeData::Function { inputs: _, results } => Some(results.to_vec()),
        _ => None,
    }
}

/// The values of a call as the callee types them.
struct Adapted {
    /// The values for the arguments of the callee.
    args: Vec<ValueId>,
    /// The values that the results of the callee replace, with the types of these results.
    replaced: Vec<(ValueId, Type)>,
}

/// Converts arguments and results where types differ.
fn adapt(
    ctx: &Context,
    ir: &mut Ir,
    call: OpId,
    operands: &[ValueId],
    entry: BlockId,
    result_types: Option<&[Type]>,
    casts: &mut Vec<OpId>,
) -> Option<Adapted> {
    let dialect = inlining(ctx, ir, call)?;
    let loc = ir.op(call).loc();
    let mut args = Vec::with_capacity(operands.len());
    for (at, &operand) in operands.iter().enumerate() {
        let wanted = ir.value_type(ir.block(entry).args()[at]);
        if ir.value_type(operand) == wanted {
            args.push(operand);
            continue;
        }
        let (cast, value) = convert(ctx, ir, dialect, operand, wanted, InsertPoint::Before(call), loc)?;
        casts.push(cast);
        args.push(value);
    }
    let mut replaced = Vec::new();
    for (at, result) in ir.op(call).results().to_vec().into_iter().enumerate() {
        let given = result_types.and_then(|types| types.get(at).copied());
        let ty = ir.value_type(result);
        replaced.push((result, given.unwrap_or(ty)));
        if given.is_none_or(|given| given == ty) {
            continue;
        }
        // The conversion reads the result for now; it is moved to read what replaces the result.
        let (cast, value) = convert(ctx, ir, dialect, result, ty, InsertPoint::After(call), loc)?;
        ir.replace_all_uses_except(result, value, &[cast]);
        casts.push(cast);
    }
    Some(Adapted { args, replaced })
}

/// Returns true if the dialects allow that all operations of a region move to another one.
fn may_inline_body(ctx: &Context, ir: &Ir, body: RegionId, into: RegionId, is_copied: bool) -> bool {
    let owner = ir.region(into).parent().and_then(|owner| inlining(ctx, ir, owner));
    if !owner.is_some_and(|dialect| dialect.may_inline_region(ctx, ir, body, into, is_copied)) {
        return false;
    }
    let cast = ctx.op_name("builtin.unrealized_conversion_cast");
    let mut pending = vec![body];
    while let Some(region) = pending.pop() {
        for op in ir.region_blocks(region).flat_map(|block| ir.block_ops(block)) {
            if ir.op(op).name() == cast {
                continue;
            }
            let Some(dialect) = inlining(ctx, ir, op) else { return false };
            if !dialect.may_inline_op(ctx, ir, op, into, is_copied) {
                return false;
            }
            if dialect.asks_nested_ops(ctx, ir, op) {
                pending.extend(ir.op(op).regions());
            }
        }
    }
    true
}

#[expect(clippy::too_many_arguments, reason = "the parts of one call")]
fn insert_body(
    ctx: &Context,
    ir: &mut Ir,
    call: OpId,
    home: BlockId,
    into: RegionId,
    body: RegionId,
    args: &[ValueId],
    results: &[(ValueId, Type)],
    is_copied: bool,
) -> Inlined {
    if let Some(inlined) = insert_block(ctx, ir, call, into, body, args, results, is_copied) {
        return inlined;
    }
    // A call is not a terminator, so an operation follows; in a block without a terminator the new one is
    // empty.
    let rest = match ir.op(call).next() {
        Some(next) => ir.split_block(next),
        None => {
            let block = ir.create_block(&[]);
            let before = ir.block(home).next();
            ir.insert_block(block, into, before);
            block
        }
    };
    if is_copied {
        let mut mapping = IrMapping::default();
        ir.clone_region(body, into, Some(rest), &mut mapping);
    } else {
        ir.move_blocks(body, into, Some(rest));
    }
    let mut blocks = Vec::new();
    let mut next = ir.block(home).next();
    while let Some(block) = next.filter(|&block| block != rest) {
        blocks.push(block);
        next = ir.block(block).next();
    }
    let first = blocks[0];
    for (at, &arg) in args.iter().enumerate() {
        let param = ir.block(first).args()[at];
        ir.replace_all_uses(param, arg);
    }
    set_call_sites(ctx, ir, &blocks, ir.op(call).loc());
    let mut inlined = Inlined::default();
    inlined.ops.extend(blocks.iter().map(|&block| ir.block_ops(block).collect::<Vec<OpId>>()));
    for &(result, ty) in results {
        let loc = ir.value_loc(result).unwrap_or(Location::UNKNOWN);
        let arg = ir.push_arg(rest, ty, loc);
        ir.replace_all_uses(result, arg);
    }
    for &block in &blocks {
        let Some(end) = ir.block(block).last() else { continue };
        if let Some(dialect) = inlining(ctx, ir, end) {
            dialect.replace_end_by_branch(ctx, ir, end, rest);
        }
    }
    // The branches that replaced terminators are not part of the callee.
    for ops in &mut inlined.ops {
        ops.retain(|&op| ir.is_live(op));
    }
    ir.move_block_ops(first, InsertPoint::End(home));
    while !ir.block(first).args().is_empty() {
        ir.erase_arg(first, 0);
    }
    ir.erase_block(first);
    inlined
}

/// Inserts a body of one block after a call, without moving what follows: that takes time for each call of a
/// long block. Returns nothing, and does nothing, if the body has other blocks or does not join the block.
#[expect(clippy::too_many_arguments, reason = "the parts of one call")]
fn insert_block(
    ctx: &Context,
    ir: &mut Ir,
    call: OpId,
    into: RegionId,
    body: RegionId,
    args: &[ValueId],
    results: &[(ValueId, Type)],
    is_copied: bool,
) -> Option<Inlined> {
    let entry = ir.region(body).first().filter(|&entry| ir.region(body).last() == Some(entry))?;
    let end = ir.block(entry).last()?;
    let of_end = inlining(ctx, ir, end)?;
    if !of_end.joins_single_block(ctx, ir, entry) {
        return None;
    }
    of_end.returned_values(ctx, ir, end)?;
    if is_copied {
        ir.clone_region(body, into, None, &mut IrMapping::default());
    } else {
        ir.move_blocks(body, into, None);
    }
    let block = ir.region(into).last()?;
    for (at, &arg) in args.iter().enumerate() {
        ir.replace_all_uses(ir.block(block).args()[at], arg);
    }
    set_call_sites(ctx, ir, &[block], ir.op(call).loc());
    let mut ops: Vec<OpId> = ir.block_ops(block).collect();
    if let Some(end) = ops.pop() {
        let returned = of_end.returned_values(ctx, ir, end).unwrap_or_default();
        for (&(result, _), &value) in results.iter().zip(&returned) {
            ir.replace_all_uses(result, value);
        }
        ir.erase_op(end);
    }
    ir.move_block_ops(block, InsertPoint::After(call));
    while !ir.block(block).args().is_empty() {
        ir.erase_arg(block, 0);
    }
    ir.erase_block(block);
    Some(Inlined { ops: vec![ops] })
}

/// Extends the locations of inlined operations, and of the blocks' arguments, by that of the call.
fn set_call_sites(ctx: &Context, ir: &mut Ir, blocks: &[BlockId], caller: Location) {
    if caller == Location::UNKNOWN {
        return;
    }
    let mut sites = CallSites { ctx, caller, known: FxHashMap::default() };
    let mut pending: Vec<BlockId> = blocks.to_vec();
    while let Some(block) = pending.pop() {
        for at in 0..ir.block(block).args().len() {
            let loc = sites.of(ir.block(block).arg_locs()[at]);
            ir.set_arg_loc(block, at, loc);
        }
        let mut next = ir.block(block).first();
        while let Some(op) = next {
            next = ir.op(op).next();
            let loc = sites.of(ir.op(op).loc());
            ir.set_loc(op, loc);
            pending.extend(ir.op(op).regions().iter().flat_map(|&region| ir.region_blocks(region)));
        }
    }
}

/// Locations in a callee, and what they are where it is inlined.
struct CallSites<'a> {
    ctx: &'a Context,
    caller: Location,
    known: FxHashMap<Location, Location>,
}

impl CallSites<'_> {
    /// The location of what is called from here: what was inlined into the callee before stays innermost.
    fn of(&mut self, loc: Location) -> Location {
        let (mut inlined, mut last) = (Vec::new(), loc);
        let mut found = loop {
            if let Some(&known) = self.known.get(&last) {
                break known;
            }
            let &LocData::CallSite { callee, caller } = &self.ctx.loc_data(last) else {
                let found = self.ctx.loc(LocData::CallSite { callee: last, caller: self.caller });
                self.known.insert(last, found);
                break found;
            };
            inlined.push((last, callee));
            last = caller;
        };
        for (loc, callee) in inlined.into_iter().rev() {
            found = self.ctx.loc(LocData::CallSite { callee, caller: found });
            self.known.insert(loc, found);
        }
        found
    }
}
