//! Verifiers of the pdl dialect: the contents of a pattern, the operations that its rewrite can create.
//!
//! The inference of a created operation's result types is verified only for operations of the builtin and pdl
//! dialects: upstream knows others only if their dialects are loaded for another reason.

use std::collections::HashSet;

use legalize_dialects_hooks::rules::{Checked, Rules, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{Arity, Context, Ir, OpId, ValueDef, ValueId, type_to_string};

use crate::pdl::types::{RANGE, range_element};

const APPLY_REWRITE: &str = "pdl.apply_native_rewrite";
const OPERAND: &str = "pdl.operand";
const OPERANDS: &str = "pdl.operands";
const OPERATION: &str = "pdl.operation";
const PATTERN: &str = "pdl.pattern";
const REPLACE: &str = "pdl.replace";
const RESULT: &str = "pdl.result";
const RESULTS: &str = "pdl.results";
const REWRITE: &str = "pdl.rewrite";
const TYPE: &str = "pdl.type";
const TYPES: &str = "pdl.types";

/// Dialects that upstream has always loaded if there is a pattern.
const LOADED: [&str; 2] = ["builtin.", "pdl."];

fn is(ctx: &Context, ir: &Ir, op: OpId, names: &[&str]) -> bool {
    names.contains(&ctx.op_str(ir.op(op).name()))
}

fn parent_is(ctx: &Context, ir: &Ir, op: OpId, name: &str) -> bool {
    ir.parent_op(op).is_some_and(|parent| is(ctx, ir, parent, &[name]))
}

fn has(ctx: &Context, ir: &Ir, op: OpId, attr: &str) -> bool {
    ir.attr_named(ctx, op, attr).is_some()
}

/// The users of an operation's results.
fn users(ir: &Ir, op: OpId) -> impl Iterator<Item = OpId> + '_ {
    ir.op(op).results().iter().flat_map(|&result| ir.users(result))
}

fn defining(ir: &Ir, value: ValueId) -> Option<OpId> {
    match ir.value(value).def() {
        ValueDef::Result { op, .. } => Some(op),
        _ => None,
    }
}

/// The values of an operand group of an operation.
fn group(ctx: &Context, ir: &Ir, op: OpId, index: usize) -> Vec<ValueId> {
    let sizes = ir.attr_named(ctx, op, "operandSegmentSizes").and_then(|sizes| ctx.as_dense_i32_array(sizes));
    let Some(sizes) = sizes else { return Vec::new() };
    let size = |at: usize| sizes.get(at).map_or(0, |size| (*size).max(0) as usize);
    let skipped = (0..index).map(size).sum();
    ir.operands(op).skip(skipped).take(size(index)).collect()
}

/// Verifies that a matched value has a user other than `pdl.result` and `pdl.results`, directly or through
/// these.
fn verify_binding(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    if !parent_is(ctx, ir, op, PATTERN) {
        return Ok(());
    }
    let mut pending = vec![op];
    let mut seen = HashSet::new();
    while let Some(op) = pending.pop() {
        for user in users(ir, op) {
            if !is(ctx, ir, user, &[RESULT, RESULTS]) {
                return Ok(());
            }
            if seen.insert(user) {
                pending.push(user);
            }
        }
    }
    wrong("expected a bindable user when defined in the matcher body of a `pdl.pattern`")
}

fn verify_attribute(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let has_value = has(ctx, ir, op, "value");
    if has_value && ir.op(op).operand_count() > 0 {
        return wrong("expected only one of [`type`, `value`] to be set");
    }
    match has_value {
        true => Ok(()),
        false if parent_is(ctx, ir, op, REWRITE) => {
            wrong("expected constant value when specified within a `pdl.rewrite`")
        }
        false => verify_binding(at),
    }
}

fn verify_types(at: Subject<'_>, constant: &str) -> Checked {
    if at.has(constant) { Ok(()) } else { verify_binding(at) }
}

fn verify_operation(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let in_rewrite = parent_is(ctx, ir, op, REWRITE);
    let name = ir.attr_named(ctx, op, "opName").and_then(|name| ctx.as_str(name));
    if in_rewrite && name.is_none() {
        return wrong("must have an operation name when nested within a `pdl.rewrite`");
    }
    let names =
        legalize_dialects_hooks::attributes::elements(ctx, ir.attr_named(ctx, op, "attributeValueNames"))
            .len();
    let values = group(ctx, ir, op, 1).len();
    if names != values {
        return wrong(format!(
            "expected the same number of attribute values and attribute names, got {names} names and {values} values"
        ));
    }
    match name {
        Some(name) if in_rewrite && LOADED.iter().any(|dialect| name.starts_with(dialect)) => {
            verify_inferable(ctx, ir, op, name)
        }
        _ => verify_binding(at),
    }
}

/// Verifies that the result types of a created operation follow from the replaced operation, or are each
/// constrained.
fn verify_inferable(ctx: &Context, ir: &Ir, op: OpId, name: &str) -> Checked {
    let infers = |info: &legalize_ir::OpInfo| info.hooks().infer_result_types.is_some();
    let Some(info) = ctx.op_info(ctx.op_name(name)).filter(|info| !infers(info)) else { return Ok(()) };
    let replaces = |user: OpId| {
        is(ctx, ir, user, &[REPLACE])
            && ir.operands(user).next().is_some_and(|replaced| defining(ir, replaced) != Some(op))
    };
    if users(ir, op).any(replaces) {
        return Ok(());
    }
    let message = "must have inferable or constrained result types when nested within `pdl.rewrite`";
    let types = group(ctx, ir, op, 2);
    if types.is_empty() {
        let may_be_none = info.results.iter().all(|group| group.arity != Arity::Single);
        return if may_be_none { Ok(()) } else { wrong(message) };
    }
    let block = ir.op(op).parent();
    let constrains =
        |user: OpId| ir.op(user).parent() != block && is(ctx, ir, user, &[OPERAND, OPERANDS, OPERATION]);
    for ty in types {
        let known = defining(ir, ty).is_none_or(|ty| {
            is(ctx, ir, ty, &[APPLY_REWRITE])
                || is(ctx, ir, ty, &[TYPE]) && has(ctx, ir, ty, "constantType")
                || is(ctx, ir, ty, &[TYPES]) && has(ctx, ir, ty, "constantTypes")
                || is(ctx, ir, ty, &[TYPE, TYPES]) && users(ir, ty).any(constrains)
        });
        if !known {
            return wrong(message);
        }
    }
    Ok(())
}

fn verify_constraint(at: Subject<'_>) -> Checked {
    match at.ir.op(at.op).operand_count() {
        0 => wrong("expected at least one argument"),
        _ => Ok(()),
    }
}

fn verify_native_rewrite(at: Subject<'_>) -> Checked {
    match (at.ir.op(at.op).operand_count(), at.ir.op(at.op).results()) {
        (0, []) => wrong("expected at least one argument or result"),
        _ => Ok(()),
    }
}

fn verify_replacement(at: Subject<'_>) -> Checked {
    match (at.group(1).len(), at.group(2).len()) {
        (0, _) | (_, 0) => Ok(()),
        _ => wrong("expected no replacement values to be provided when the replacement operation is present"),
    }
}

/// Verifies that a pattern consists of connected operations of the dialect, and ends with its rewrite.
fn verify_pattern(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let Some(&region) = ir.op(op).regions().first() else { return Ok(()) };
    let Some(block) = ir.region(region).first() else { return Ok(()) };
    if !ir.block(block).last().is_some_and(|last| is(ctx, ir, last, &[REWRITE])) {
        return wrong("expected body to terminate with `pdl.rewrite`");
    }
    let mut pending = vec![region];
    while let Some(region) = pending.pop() {
        for inner in ir.region_blocks(region).flat_map(|block| ir.block_ops(block)) {
            if !ctx.op_str(ir.op(inner).name()).starts_with("pdl.") {
                return wrong("expected only `pdl` operations within the pattern body");
            }
            pending.extend(ir.op(inner).regions());
        }
    }
    if !ir.block_ops(block).any(|op| is(ctx, ir, op, &[OPERATION])) {
        return wrong("the pattern must contain at least one `pdl.operation`");
    }
    let matched = |op: &OpId| is(ctx, ir, *op, &[OPERAND, OPERANDS, RESULT, RESULTS, OPERATION]);
    let mut visited = HashSet::new();
    let mut pending: Vec<OpId> = ir.block_ops(block).find(matched).into_iter().collect();
    while let Some(op) = pending.pop() {
        if !parent_is(ctx, ir, op, PATTERN) || is(ctx, ir, op, &[REWRITE]) || !visited.insert(op) {
            continue;
        }
        let operands: Vec<ValueId> = match ctx.op_str(ir.op(op).name()) {
            OPERATION => group(ctx, ir, op, 0),
            RESULT | RESULTS => ir.operands(op).collect(),
            _ => Vec::new(),
        };
        pending.extend(operands.into_iter().filter_map(|value| defining(ir, value)));
        pending.extend(users(ir, op));
    }
    if ir.block_ops(block).filter(matched).all(|op| visited.contains(&op)) {
        Ok(())
    } else {
        wrong("the operations must form a connected component")
    }
}

fn verify_rewrite(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let is_empty = ir.op(op).regions().iter().all(|&region| ir.region(region).is_empty());
    let is_external = has(ctx, ir, op, "name");
    match (is_external, is_empty) {
        (true, false) => wrong("expected rewrite region to be empty when rewrite is external"),
        (false, true) => wrong("expected rewrite region to be non-empty if external name is not specified"),
        (false, false) if !group(ctx, ir, op, 1).is_empty() => {
            wrong("expected no external arguments when the rewrite is specified inline")
        }
        _ => Ok(()),
    }
}

/// Verifies that the arguments of a range are its elements, or ranges of them.
pub(crate) fn verify_range(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let held = ir.op(op).results().first().and_then(|&range| range_element(ctx, ir.value_type(range)));
    let Some(expected) = held else { return Ok(()) };
    for operand in ir.operands(op) {
        let ty = ir.value_type(operand);
        let found = range_element(ctx, ty).unwrap_or(ty);
        if found != expected {
            return wrong(format!(
                "expected operand to have element type '{}', but got '{}'",
                type_to_string(ctx, expected),
                type_to_string(ctx, found)
            ));
        }
    }
    Ok(())
}

fn verify_results(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let result = ir.op(op).results().first().map(|&result| ir.value_type(result));
    match result {
        Some(ty) if !has(ctx, ir, op, "index") && range_element(ctx, ty).is_none() => wrong(format!(
            "expected `pdl.range<value>` result type when no index is specified, but got: '{}'",
            type_to_string(ctx, ty)
        )),
        _ => Ok(()),
    }
}

pub(super) const RULES: &[Rules] = &[
    Rules::own(&[
        ("pdl.apply_native_constraint", verify_constraint),
        (APPLY_REWRITE, verify_native_rewrite),
        ("pdl.attribute", verify_attribute),
        (OPERAND, verify_binding),
        (OPERANDS, verify_binding),
        (OPERATION, verify_operation),
        (RANGE, verify_range),
        (REPLACE, verify_replacement),
        (RESULTS, verify_results),
        (TYPE, |at| verify_types(at, "constantType")),
        (TYPES, |at| verify_types(at, "constantTypes")),
    ]),
    Rules::own_of_regions(&[(PATTERN, verify_pattern), (REWRITE, verify_rewrite)]),
];
