//! Symbols of llvm that denote others, and addresses of functions and blocks.

use legalize_dialects_hooks::attributes::enum_value;
use legalize_dialects_hooks::rules::{Checked, Rules, Subject, plain_at, wrong};
use legalize_ir::{
    AttrData, Attribute, Context, Ir, OpId, Param, SymbolTables, Type, WalkOrder, WalkResult,
    lookup_nearest_symbol, memory_effects,
};
use rustc_hash::FxHashSet;

use super::globals::{AVAILABLE_EXTERNALLY, EXTERN_WEAK, is_void, linkage_of};
use crate::llvm::asm::linkage_text;
use crate::llvm::{LlvmType, classify};

/// Verifies a linkage; `places` and `available` are how the error names the operations and what is accepted.
fn verify_linkage(at: Subject<'_>, accepted: &[i64], places: &str, available: &str) -> Checked {
    let linkage = linkage_of(at);
    if accepted.contains(&linkage) {
        Ok(())
    } else {
        wrong(format!(
            "'{}' linkage not supported in {places}, available options: private, internal, linkonce, weak, \
         linkonce_odr, weak_odr, {available}",
            linkage_text(linkage)
        ))
    }
}

fn verify_alias(at: Subject<'_>) -> Checked {
    let Some(AttrData::Type(ty)) = at.attr_data("alias_type") else { return Ok(()) };
    let no_value = matches!(at.data(*ty), legalize_ir::TypeData::Dialect { name, .. }
        if matches!(at.ctx.str(*name), "llvm.label" | "llvm.metadata" | "llvm.token"));
    if no_value || is_void(at, *ty) || !crate::llvm::is_compatible_outer(at.ctx, *ty) {
        return wrong("expects type to be a valid element type for an LLVM global alias");
    }
    // All but those that are merged or may be missing.
    verify_linkage(at, &[0, 1, 2, 3, 4, 5, 7, 8], "aliases", "external or available_externally")
}

/// Verifies that operations of an initializer have no effects.
pub(super) fn verify_no_effects(at: Subject<'_>, message: &str) -> Checked {
    let Some(block) = at.block(0) else { return Ok(()) };
    let has_effects =
        |op: &OpId| memory_effects(at.ctx, at.ir, *op).is_none_or(|effects| !effects.is_empty());
    match at.ir.block_ops(block).find(has_effects) {
        Some(op) => plain_at(at, op, message),
        None => Ok(()),
    }
}

fn verify_aliased(at: Subject<'_>) -> Checked {
    let returned = at.block(0).and_then(|block| at.last(block));
    let Some(end) = returned.filter(|last| last.name() == "llvm.return") else { return Ok(()) };
    if !end.ty(0).is_some_and(|ty| is_pointer(at, ty)) {
        return wrong("initializer region must always return a pointer");
    }
    verify_no_effects(at, "ops with side effects are not allowed in alias initializers")
}

fn is_pointer(at: Subject<'_>, ty: Type) -> bool {
    matches!(classify(at.ctx, ty), Some(LlvmType::Pointer { .. }))
}

/// The operation whose address an alias is; `None` if that is computed.
fn aliased<'a>(alias: Subject<'a>, tables: &mut SymbolTables) -> Option<Option<Subject<'a>>> {
    let end = alias.block(0).and_then(|block| alias.last(block))?;
    let value = end.ir.operands(end.op).next()?;
    let address = end.with_op(end.ir.defining_op(value)?);
    let name = address.attr("global_name").filter(|_| address.name() == "llvm.mlir.addressof")?;
    Some(tables.lookup_nearest(alias.ctx, alias.ir, address.op, name).map(|op| alias.with_op(op)))
}

pub(super) fn verify_resolver(ctx: &Context, ir: &Ir, op: OpId, tables: &mut SymbolTables) -> Checked {
    let at = Subject { ctx, ir, op };
    let Some(name) = at.attr("resolver") else { return Ok(()) };
    let mut found = tables.lookup_nearest(ctx, ir, op, name).map(|op| at.with_op(op));
    let mut seen = FxHashSet::default();
    while let Some(alias) = found.filter(|found| found.name() == "llvm.mlir.alias") {
        if !seen.insert(alias.op) {
            return Ok(());
        }
        match aliased(alias, tables) {
            Some(next) => found = next,
            None => return Ok(()),
        }
    }
    let Some(resolver) = found.filter(|found| found.name() == "llvm.func") else {
        return wrong("must have a function resolver");
    };
    if resolver.block(0).is_none() || linkage_of(resolver) == AVAILABLE_EXTERNALLY {
        return wrong("resolver must be a definition");
    }
    let type_of = |at: Subject<'_>, attr| match at.attr_data(attr) {
        Some(AttrData::Type(ty)) => classify(ctx, *ty),
        _ => None,
    };
    if let Some(LlvmType::Function { result, .. }) = type_of(resolver, "function_type")
        && !is_pointer(at, result)
    {
        return wrong("resolver must return a pointer");
    }
    let space = at.int("address_space").unwrap_or(0);
    match type_of(at, "resolver_type") {
        Some(LlvmType::Pointer { address_space }) if i64::from(address_space) == space => Ok(()),
        _ => wrong("resolver has incorrect type"),
    }
}

/// Verifies that the equivalent of a function is one of a function, or of an alias of one.
pub(super) fn verify_equivalent(ctx: &Context, ir: &Ir, op: OpId, tables: &mut SymbolTables) -> Checked {
    let at = Subject { ctx, ir, op };
    let Some(name) = at.attr("function_name") else { return Ok(()) };
    let found = tables.lookup_nearest(ctx, ir, op, name).map(|op| at.with_op(op));
    let Some(found) = found.filter(|found| matches!(found.name(), "llvm.func" | "llvm.mlir.alias")) else {
        return wrong("must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'");
    };
    if found.name() == "llvm.mlir.alias"
        && aliased(found, tables).flatten().is_some_and(|aliased| aliased.name() == "llvm.mlir.global")
    {
        return wrong("must reference an alias to a function");
    }
    if linkage_of(found) == EXTERN_WEAK {
        wrong("target function with 'extern_weak' linkage not allowed")
    } else {
        Ok(())
    }
}

/// Calls back with the tag of each block of a function until it returns false; returns the operation where it
/// did.
fn find_tag(at: Subject<'_>, mut is_other: impl FnMut(Attribute) -> bool) -> Option<OpId> {
    let mut found = None;
    at.ir.walk(at.op, WalkOrder::PreOrder, |_, op| {
        let tag = at.with_op(op).attr("tag").filter(|_| at.with_op(op).name() == "llvm.blocktag");
        if tag.is_none_or(&mut is_other) {
            WalkResult::Advance
        } else {
            found = Some(op);
            WalkResult::Interrupt
        }
    });
    found
}

/// Verifies that the function has the tag of the block whose address is taken.
fn verify_block_address(at: Subject<'_>) -> Checked {
    let Some(AttrData::Dialect { params, .. }) = at.attr_data("block_addr") else { return Ok(()) };
    let [Param::Attr(name), Param::Attr(expected)] = **params else { return Ok(()) };
    let function = lookup_nearest_symbol(at.ctx, at.ir, at.op, name).map(|op| at.with_op(op));
    let function = function.filter(|found| found.name() == "llvm.func");
    match function.and_then(|function| find_tag(function, |tag| tag != expected)) {
        Some(_) => Ok(()),
        None => wrong("expects an existing block label target in the referenced function"),
    }
}

fn verify_tags(at: Subject<'_>) -> Checked {
    let mut seen = FxHashSet::default();
    let Some(second) = find_tag(at, |tag| seen.insert(tag)) else { return Ok(()) };
    let id = enum_value(at.ctx, at.ir, second, "tag").unwrap_or(0);
    plain_at(at, second, &format!("duplicate block tag '{id}' in the same function: "))
}

pub(super) const RULES: Rules = Rules::after(
    "symbols",
    &[
        ("llvm.blockaddress", verify_block_address),
        ("llvm.mlir.alias", verify_alias),
        ("llvm.mlir.ifunc", |at| verify_linkage(at, &[0, 2, 3, 4, 5, 7, 8], "ifuncs", "or external linkage")),
    ],
);

pub(super) const REGION_RULES: Rules =
    Rules::after_regions("symbols", &[("llvm.func", verify_tags), ("llvm.mlir.alias", verify_aliased)]);
