//! Checks of one operation or block on its own: counts, structural traits, terminators, symbols, hooks.

use std::sync::Arc;

use legalize_source::Diagnostic;
use rustc_hash::FxHashMap;

use super::Check;
use super::parallel;
use super::plan::{Count, Flags, Plan, Plans};
use super::report::{error_at, from_hook, note_at, op_error};
use super::traits;
use crate::body::{BlockId, Ir, OpId, RegionId};
use crate::context::{AttrData, Attribute, Context, OpInfo, Traits, Type, Workers};
use crate::hooks::Verifier;
use crate::symbols::{SYMBOL_NAME, SYMBOL_VISIBILITY, SymbolTables};
use crate::text::{PrintOptions, print_op};

/// Hook that checks the symbols that an operation refers to; it runs after the enclosing symbol table was
/// verified without errors. Attach it to an operation with
/// [`Extensions::insert`](crate::context::Extensions::insert).
#[derive(Clone)]
pub struct VerifySymbolUses(pub Arc<SymbolUsesHook>);

/// See [`VerifySymbolUses`].
pub(super) type SymbolUsesHook =
    dyn Fn(&Context, &Ir, OpId, &mut SymbolTables) -> Result<(), Diagnostic> + Send + Sync;

fn invalid(ctx: &Context, ir: &Ir, op: OpId, message: &str) -> Check {
    Err(Box::new(op_error(ctx, ir, op, "ir::structure", message)))
}

/// Checks an operation before its regions are looked at; `uniform` is the one type of all its operands and
/// results, if that is known. Usually this is part of the verifier's walk; [`check_op_alone`] calls it for a
/// single operation.
#[inline(always)]
pub(super) fn check_op(ctx: &Context, ir: &Ir, op: OpId, plan: &mut Plan, uniform: Option<Type>) -> Check {
    let data = ir.op(op);
    if data.discardable() != ctx.common().empty_dict {
        check_discardable(ctx, ir, op)?;
    }
    let flags = plan.flags;
    if flags.contains(Flags::COUNTED)
        && !(plan.regions.admits(data.regions().len())
            && plan.results.admits(data.results().len())
            && plan.successors.admits(data.successor_count())
            && plan.operands.admits(data.operand_count()))
    {
        return check_counts(ctx, ir, op, plan);
    }
    if data.successor_count() != 0 && flags.intersects(Flags::COUNTED | Flags::TERMINATOR) {
        check_successor_regions(ctx, ir, op)?;
    }
    if flags.contains(Flags::STRUCTURAL) {
        check_structural_traits(ctx, ir, op)?;
    }
    if !flags.intersects(
        Flags::INVARIANTS
            | Flags::TYPE_TRAITS
            | Flags::SYMBOL
            | Flags::BRANCH
            | Flags::TERMINATOR
            | Flags::VERIFY,
    ) {
        return Ok(());
    }
    let Some(info) = ctx.op_info(data.name()) else { return Ok(()) };
    // Hooks are looked up where a flag says that there are any.
    let like = uniform.map(|ty| (ty, data.inherent()));
    let known = flags.contains(Flags::OF_TYPES) && like.is_some() && plan.sound == like;
    if flags.contains(Flags::INVARIANTS)
        && !known
        && let Some(hook) = &info.hooks().verify_invariants
    {
        hook(ctx, ir, op).map_err(|error| from_hook(ctx, ir, op, error))?;
        plan.sound = like;
    }
    if flags.contains(Flags::BRANCH) {
        check_branch(ctx, ir, op)?;
    }
    if flags.contains(Flags::SYMBOL) {
        check_symbol(ctx, ir, op)?;
    }
    if flags.contains(Flags::TERMINATOR) && ir.op(op).next().is_some() | ir.op(op).parent().is_none() {
        return invalid(ctx, ir, op, "must be the last operation in the parent block");
    }
    if flags.contains(Flags::VERIFY) {
        run(ctx, ir, op, info.hooks().verifiers.before_type_traits())?;
    }
    // If all types are equal, all of these traits hold.
    if flags.contains(Flags::TYPE_TRAITS) && uniform.is_none() {
        traits::check(ctx, ir, op, info)
            .map_err(|message| Box::new(op_error(ctx, ir, op, "ir::type_trait", &message)))?;
    }
    if flags.contains(Flags::VERIFY) {
        run(ctx, ir, op, info.hooks().verifiers.before_regions())?;
    }
    if flags.contains(Flags::TYPE_TRAITS) {
        traits::check_inferred(ctx, ir, op, info)
            .map_err(|message| Box::new(op_error(ctx, ir, op, "ir::type_trait", &message)))?;
    }
    Ok(())
}

fn run(ctx: &Context, ir: &Ir, op: OpId, verifiers: &[Verifier]) -> Check {
    for verifier in verifiers {
        (verifier.run)(ctx, ir, op).map_err(|error| from_hook(ctx, ir, op, error))?;
    }
    Ok(())
}

/// The same away from that walk.
pub(super) fn check_op_alone(ctx: &Context, ir: &Ir, op: OpId, plan: &mut Plan) -> Check {
    check_op(ctx, ir, op, plan, None)
}

/// Checks an operation that was just made, as far as that depends on nothing around it and on no region that
/// is still to be filled.
pub(super) fn check_created(ctx: &Context, ir: &Ir, op: OpId) -> Check {
    let data = ir.op(op);
    let Some(info) = ctx.op_info(data.name()) else { return check_unregistered(ctx, ir, op) };
    let plan = Plan::of_info(info);
    if plan.flags.contains(Flags::COUNTED) {
        check_counts(ctx, ir, op, &plan)?;
    }
    if data.successor_count() != 0 && data.parent().is_some() {
        check_successor_regions(ctx, ir, op)?;
    }
    check_segment_traits(ctx, ir, op, info)?;
    let is_filled = |&region: &RegionId| {
        !ir.region(region).is_empty()
            && ir.region_blocks(region).all(|block| ir.block(block).first().is_some())
    };
    if data.regions().iter().all(is_filled) {
        check_region_traits(ctx, ir, op, info)?;
        if let Some(hook) = &info.hooks().verify_invariants {
            hook(ctx, ir, op).map_err(|error| from_hook(ctx, ir, op, error))?;
        }
    }
    traits::check(ctx, ir, op, info)
        .map_err(|message| Box::new(op_error(ctx, ir, op, "ir::type_trait", &message)))
}

/// Checks an operation as far as that depends neither on what is around it nor on what is in its regions.
pub(super) fn check_local(ctx: &Context, ir: &Ir, op: OpId) -> Check {
    let data = ir.op(op);
    let Some(info) = ctx.op_info(data.name()) else { return check_unregistered(ctx, ir, op) };
    let plan = Plan::of_info(info);
    if plan.flags.contains(Flags::COUNTED) {
        check_counts(ctx, ir, op, &plan)?;
    }
    check_segment_traits(ctx, ir, op, info)?;
    // They count the blocks of regions, which may be filled later.
    if let Some(hook) = &info.hooks().verify_invariants
        && data.regions().iter().all(|&region| !ir.region(region).is_empty())
    {
        hook(ctx, ir, op).map_err(|error| from_hook(ctx, ir, op, error))?;
    }
    traits::check(ctx, ir, op, info)
        .map_err(|message| Box::new(op_error(ctx, ir, op, "ir::type_trait", &message)))
}

/// Checks `dialect.name` attributes with the verifiers of their dialects.
#[cold]
fn check_discardable(ctx: &Context, ir: &Ir, op: OpId) -> Check {
    for &(name, value) in ctx.dict_entries(ir.op(op).discardable()) {
        let Some((dialect, _)) = ctx.str(name).split_once('.') else { continue };
        let hook = ctx.find_name(dialect).and_then(|name| ctx.dialect(name)?.hooks().verify_attr.as_ref());
        if let Some(hook) = hook {
            hook(ctx, ir, op, name, value).map_err(|error| from_hook(ctx, ir, op, error))?;
        }
    }
    Ok(())
}

#[cold]
fn check_counts(ctx: &Context, ir: &Ir, op: OpId, plan: &Plan) -> Check {
    let data = ir.op(op);
    let message = match (plan.regions, data.regions().len()) {
        (count, found) if count.admits(found) => None,
        (Count::Exactly(0), _) => Some("requires zero regions".to_owned()),
        (Count::Exactly(1), _) => Some("requires one region".to_owned()),
        (Count::Exactly(count), _) => Some(format!("expected {count} regions")),
        (Count::AtLeast(count), _) => Some(format!("expected {count} or more regions")),
    };
    let message = message.or_else(|| match (plan.results, data.results().len()) {
        (count, found) if count.admits(found) => None,
        (Count::Exactly(0), _) => Some("requires zero results".to_owned()),
        (Count::Exactly(1), _) => Some("requires one result".to_owned()),
        (Count::Exactly(count), _) => Some(format!("expected {count} results")),
        (Count::AtLeast(count), _) => Some(format!("expected {count} or more results")),
    });
    let message = message.or_else(|| match (plan.successors, data.successor_count()) {
        (count, found) if count.admits(found) => None,
        (Count::Exactly(1), found) => Some(format!("requires 1 successor but found {found}")),
        (Count::Exactly(count), found) => Some(format!("requires {count} successors but found {found}")),
        (Count::AtLeast(count), found) => {
            Some(format!("requires at least {count} successors but found {found}"))
        }
    });
    let message = message.or_else(|| match (plan.operands, data.operand_count()) {
        (count, found) if count.admits(found) => None,
        (Count::Exactly(0), _) => Some("requires zero operands".to_owned()),
        (Count::Exactly(1), _) => Some("requires a single operand".to_owned()),
        (Count::Exactly(count), found) => Some(format!("expected {count} operands, but found {found}")),
        (Count::AtLeast(count), found) => {
            Some(format!("expected {count} or more operands, but found {found}"))
        }
    });
    match message {
        Some(message) => invalid(ctx, ir, op, &message),
        None => Ok(()),
    }
}

fn check_successor_regions(ctx: &Context, ir: &Ir, op: OpId) -> Check {
    let region = ir.parent_region(op);
    if ir.successors(op).any(|block| ir.block(block).parent() != region) {
        let message = "reference to block defined in another region".to_owned();
        return Err(Box::new(error_at(ctx, ir.op(op).loc(), "ir::structure", message)));
    }
    Ok(())
}

fn check_structural_traits(ctx: &Context, ir: &Ir, op: OpId) -> Check {
    let Some(info) = ctx.op_info(ir.op(op).name()) else { return Ok(()) };
    check_region_traits(ctx, ir, op, info)?;
    check_segment_traits(ctx, ir, op, info)
}

fn check_region_traits(ctx: &Context, ir: &Ir, op: OpId, info: &OpInfo) -> Check {
    let data = ir.op(op);
    if info.traits.contains(Traits::NO_REGION_ARGUMENTS) {
        for (&region, number) in data.regions().iter().zip(0..) {
            let entry = ir.region(region).first();
            if entry.is_some_and(|block| !ir.block(block).args().is_empty()) {
                let message = match data.regions().len() {
                    1 => "region should have no arguments".to_owned(),
                    _ => format!("region #{number} should have no arguments"),
                };
                return invalid(ctx, ir, op, &message);
            }
        }
    }
    if info.traits.contains(Traits::SINGLE_BLOCK) {
        for (&region, number) in data.regions().iter().zip(0..) {
            let blocks = ir.region(region);
            if blocks.first() != blocks.last() {
                return invalid(ctx, ir, op, &format!("expects region #{number} to have 0 or 1 blocks"));
            }
            let needs_terminator = !info.traits.contains(Traits::NO_TERMINATOR);
            if needs_terminator && blocks.first().is_some_and(|block| ir.block(block).first().is_none()) {
                return invalid(ctx, ir, op, "expects a non-empty block");
            }
        }
    }
    Ok(())
}

fn check_segment_traits(ctx: &Context, ir: &Ir, op: OpId, info: &OpInfo) -> Check {
    let data = ir.op(op);
    if info.traits.contains(Traits::ATTR_SIZED_OPERAND_SEGMENTS) {
        let (groups, count) = (info.operands.len(), data.operand_count());
        check_segments(ctx, ir, op, ("operandSegmentSizes", groups), "operand", count)?;
    }
    if info.traits.contains(Traits::ATTR_SIZED_RESULT_SEGMENTS) {
        let (groups, count) = (info.results.len(), data.results().len());
        check_segments(ctx, ir, op, ("resultSegmentSizes", groups), "result", count)?;
    }
    Ok(())
}

fn check_segments(
    ctx: &Context,
    ir: &Ir,
    op: OpId,
    (attr, groups): (&str, usize),
    group: &str,
    count: usize,
) -> Check {
    let mut total = 0i64;
    // Sizes that are not given are zeros, like properties that are not set.
    let sizes = ir.attr_named(ctx, op, attr).map(|sizes| i32_elements(ctx, sizes));
    if let Some(None) = sizes {
        return invalid(ctx, ir, op, &format!("requires dense i32 array attribute '{attr}'"));
    }
    // Upstream does not accept another number of sizes for its property, which stays unset.
    let sizes = sizes.flatten().filter(|sizes| groups == 0 || sizes.len() == groups);
    for size in sizes.into_iter().flatten() {
        if size < 0 {
            return invalid(ctx, ir, op, &format!("'{attr}' attribute cannot have negative elements"));
        }
        total += i64::from(size);
    }
    if total != count as i64 {
        let message = format!(
            "{group} count ({count}) does not match with the total size ({total}) specified in attribute '{attr}'"
        );
        return invalid(ctx, ir, op, &message);
    }
    Ok(())
}

/// The elements of `array<i32: …>`, read in place.
fn i32_elements(ctx: &Context, attr: Attribute) -> Option<impl ExactSizeIterator<Item = i32> + '_> {
    match ctx.attr_data(attr) {
        AttrData::DenseArray { element, data, .. } if *element == ctx.common().i32 => {
            let (words, _) = data.as_chunks::<4>();
            Some(words.iter().map(|&word| i32::from_le_bytes(word)))
        }
        _ => None,
    }
}

/// Checks that what a branch forwards are the arguments of its successors.
fn check_branch(ctx: &Context, ir: &Ir, op: OpId) -> Check {
    let data = ir.op(op);
    let Some(hook) = ctx.op_info(data.name()).and_then(|info| info.hooks().successor_operands.as_ref())
    else {
        return Ok(());
    };
    for (block, number) in ir.successors(op).zip(0..) {
        let range = hook(ctx, ir, op, number);
        let args = ir.block(block).args();
        let count = range.len();
        let plain = |message| Err(Box::new(error_at(ctx, data.loc(), "ir::branch", message)));
        if range.end > data.operand_count() {
            continue;
        }
        if count != args.len() {
            return plain(format!(
                "branch has {count} operands for successor #{number}, but target block has {}",
                args.len()
            ));
        }
        for (index, &arg) in args.iter().enumerate() {
            if ir.value_type(ir.operand(op, range.start + index)) != ir.value_type(arg) {
                return plain(format!("type mismatch for bb argument #{index} of successor #{number}"));
            }
        }
    }
    Ok(())
}

fn check_symbol(ctx: &Context, ir: &Ir, op: OpId) -> Check {
    let Some(name) = ir.attr_named(ctx, op, SYMBOL_NAME) else { return Ok(()) };
    if !matches!(ctx.attr_data(name), AttrData::String { .. }) {
        return invalid(ctx, ir, op, "requires string attribute 'sym_name'");
    }
    if let Some(visibility) = ir.attr_named(ctx, op, SYMBOL_VISIBILITY) {
        match ctx.attr_data(visibility) {
            AttrData::String { value, .. } => {
                if ![&b"public"[..], b"private", b"nested"].contains(&&**value) {
                    let message = format!(
                        "visibility expected to be one of [\"public\", \"private\", \"nested\"], but got \"{}\"",
                        String::from_utf8_lossy(value)
                    );
                    return invalid(ctx, ir, op, &message);
                }
            }
            _ => {
                let message = "requires visibility attribute 'sym_visibility' to be a string attribute";
                return invalid(ctx, ir, op, message);
            }
        }
    }
    if !ir.op(op).results().is_empty() {
        return invalid(ctx, ir, op, "symbols must not have results");
    }
    let parent = ir.parent_op(op).and_then(|parent| ctx.op_info(ir.op(parent).name()));
    if parent.is_some_and(|info| !info.traits.contains(Traits::SYMBOL_TABLE)) {
        return invalid(ctx, ir, op, "symbol's parent must have the SymbolTable trait");
    }
    Ok(())
}

/// Checks an operation's regions as wholes, before their blocks.
pub(super) fn check_regions(ctx: &Context, ir: &Ir, op: OpId, plan: &Plan) -> Check {
    for (&region, number) in ir.op(op).regions().iter().zip(0..) {
        let data = ir.region(region);
        if plan.flags.contains(Flags::GRAPH) && data.first() != data.last() {
            let message = format!("expects graph region #{number} to have 0 or 1 blocks");
            return invalid(ctx, ir, op, &message);
        }
        if data.first().is_some_and(|entry| ir.block_uses(entry).next().is_some()) {
            let message = "entry block of region may not have predecessors".to_owned();
            return Err(Box::new(error_at(ctx, ir.op(op).loc(), "ir::structure", message)));
        }
    }
    Ok(())
}

/// Returns true if a block may end without a terminator.
fn needs_no_terminator(ctx: &Context, ir: &Ir, block: BlockId, plans: &mut Plans) -> bool {
    let Some(region) = ir.block(block).parent() else { return true };
    let region = ir.region(region);
    if region.first() != region.last() {
        return false;
    }
    region.parent().is_none_or(|parent| {
        let flags = plans.of(ctx, ir.op(parent).name()).flags;
        flags.contains(Flags::NO_TERMINATOR) || !flags.contains(Flags::REGISTERED)
    })
}

/// Checks a block before its operations.
pub(super) fn enter_block(ctx: &Context, ir: &Ir, block: BlockId, plans: &mut Plans) -> Check {
    if ir.block(block).first().is_some() || needs_no_terminator(ctx, ir, block, plans) {
        return Ok(());
    }
    let parent = ir.block_parent_op(block).map(|op| ir.op(op).loc());
    let message = "empty block: expect at least a terminator".to_owned();
    let loc = parent.unwrap_or(crate::context::Location::UNKNOWN);
    Err(Box::new(error_at(ctx, loc, "ir::structure", message)))
}

/// The error about the first operation, from `first` on, that branches although others follow it.
#[cold]
pub(super) fn branch_before_end(ctx: &Context, ir: &Ir, first: OpId) -> Option<Box<Diagnostic>> {
    let mut ops = std::iter::successors(Some(first), |&op| ir.op(op).next());
    let op = ops.find(|&op| ir.op(op).successor_count() != 0 && ir.op(op).next().is_some())?;
    let message = "operation with block successors must terminate its parent block".to_owned();
    Some(Box::new(error_at(ctx, ir.op(op).loc(), "ir::structure", message)))
}

/// Checks a block after its operations.
pub(super) fn leave_block(ctx: &Context, ir: &Ir, block: BlockId, plans: &mut Plans) -> Check {
    let Some(last) = ir.block(block).last() else { return Ok(()) };
    let region = ir.block(block).parent();
    if ir.successors(last).any(|next| ir.block(next).parent() != region) {
        return invalid(ctx, ir, last, "branching to block of a different region");
    }
    let flags = plans.of(ctx, ir.op(last).name()).flags;
    if flags.contains(Flags::REGISTERED)
        && !flags.contains(Flags::TERMINATOR)
        && !needs_no_terminator(ctx, ir, block, plans)
    {
        let options = PrintOptions { generic: true, local_scope: true, ..PrintOptions::default() };
        let message = format!("block with no terminator, has {}", print_op(ctx, ir, last, &options));
        return Err(Box::new(error_at(ctx, ir.op(last).loc(), "ir::structure", message)));
    }
    Ok(())
}

/// Runs the hook for what needs sound regions.
pub(super) fn check_after_regions(ctx: &Context, ir: &Ir, op: OpId) -> Check {
    let Some(info) = ctx.op_info(ir.op(op).name()) else { return Ok(()) };
    for verifier in info.hooks().verifiers.after_regions() {
        (verifier.run)(ctx, ir, op).map_err(|error| from_hook(ctx, ir, op, error))?;
    }
    Ok(())
}

/// Refuses an operation that is not registered, unless its dialect or the context lets it be.
pub(super) fn check_unregistered(ctx: &Context, ir: &Ir, op: OpId) -> Check {
    let name = ir.op(op).name();
    match ctx.dialect(ctx.op_dialect(name)) {
        Some(dialect) if dialect.allow_unknown_ops => Ok(()),
        Some(dialect) => {
            let message = format!(
                "unregistered operation '{}' found in dialect ('{}') that does not allow unknown operations",
                ctx.op_str(name),
                ctx.str(dialect.name)
            );
            let error = error_at(ctx, ir.op(op).loc(), "ir::unregistered", message);
            Err(Box::new(error.with_help(ctx.help_for_unknown_op(ctx.op_str(name)))))
        }
        None if ctx.allows_unregistered_dialects() => Ok(()),
        None => {
            let message = "created with unregistered dialect";
            let error = op_error(ctx, ir, op, "ir::unregistered", message);
            Err(Box::new(error.with_help(ctx.help_for_unknown_op(ctx.op_str(name)))))
        }
    }
}

/// Checks that a symbol table has one block and no symbol twice; each error is passed to `found`, which
/// decides about continuing.
pub(super) fn check_symbols(
    ctx: &Context,
    ir: &Ir,
    op: OpId,
    mut found: impl FnMut(Box<Diagnostic>) -> Check,
) -> Check {
    let &[region] = ir.op(op).regions() else {
        return invalid(ctx, ir, op, "Operations with a 'SymbolTable' must have exactly one region")
            .or_else(found);
    };
    let blocks = ir.region(region);
    if blocks.first().is_none() || blocks.first() != blocks.last() {
        return invalid(ctx, ir, op, "Operations with a 'SymbolTable' must have exactly one block")
            .or_else(found);
    }
    let Some(name) = ctx.find_name(SYMBOL_NAME) else { return Ok(()) };
    let mut first: FxHashMap<Attribute, OpId> = FxHashMap::default();
    for symbol in ir.region_blocks(region).flat_map(|block| ir.block_ops(block)) {
        let Some(value) = ir.attr(ctx, symbol, name) else { continue };
        let AttrData::String { value: text, .. } = ctx.attr_data(value) else { continue };
        if let Some(earlier) = first.insert(value, symbol) {
            let message = format!("redefinition of symbol named '{}'", String::from_utf8_lossy(text));
            let note = note_at(ctx, ir.op(earlier).loc(), "see existing symbol definition here");
            let error = error_at(ctx, ir.op(symbol).loc(), "ir::symbol_redefinition", message);
            found(Box::new(error.with_note(note)))?;
        }
    }
    Ok(())
}

/// Runs the hook of an operation that checks the symbols it refers to.
pub(super) fn check_symbol_uses(ctx: &Context, ir: &Ir, user: OpId, tables: &mut SymbolTables) -> Check {
    let hook = ctx.op_info(ir.op(user).name()).and_then(|info| info.extensions.get::<VerifySymbolUses>());
    match hook {
        Some(hook) => (hook.0)(ctx, ir, user, tables).map_err(|error| from_hook(ctx, ir, user, error)),
        None => Ok(()),
    }
}

/// Checks the symbols of a table, then what operations in it say about the symbols that they refer to.
pub(super) fn check_symbol_table(ctx: &Context, ir: &Ir, op: OpId, users: &[OpId]) -> Check {
    check_symbols(ctx, ir, op, Err)?;
    let &[region] = ir.op(op).regions() else { return Ok(()) };
    if all_symbol_uses_hold(ctx, ir, users) {
        return Ok(());
    }
    let mut tables = SymbolTables::new();
    let mut check = |user: OpId| check_symbol_uses(ctx, ir, user, &mut tables);
    // Users in isolated operations were met last; the error to report is the first in order.
    let mut pending = vec![region];
    while let Some(region) = pending.pop() {
        for user in ir.region_blocks(region).flat_map(|block| ir.block_ops(block)) {
            check(user)?;
            if !crate::symbols::is_symbol_table(ctx, ir, user) {
                pending.extend(ir.op(user).regions());
            }
        }
    }
    Ok(())
}

fn all_symbol_uses_hold(ctx: &Context, ir: &Ir, users: &[OpId]) -> bool {
    let hold = |users: &[OpId], tables: &mut SymbolTables| {
        users.iter().all(|&user| check_symbol_uses(ctx, ir, user, tables).is_ok())
    };
    if !parallel::is_worth(ctx, ir, users) {
        return hold(users, &mut SymbolTables::new());
    }
    let (workers, part) = (Workers::default(), parallel::parts(ctx, users.len()));
    let held = ctx.run_tasks(parallel::part_count(ctx, users.len()), |index| {
        let mut tables = workers.take(SymbolTables::new);
        let held = hold(&users[part(index)], &mut tables);
        workers.give_back(tables);
        held
    });
    held.into_iter().all(|held| held)
}
