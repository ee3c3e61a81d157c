//! Constructs of omp that declare how values are created, copied and combined: arguments and yields of their
//! regions.

use std::sync::Arc;

use legalize_dialects_hooks::rules::{Checked, Rules, Subject, plain, plain_at, wrong};
use legalize_ir::{BlockId, Type, TypeData};
use legalize_ods::OpDef;

/// The first block of a region, by its name in the definition.
fn region(at: Subject<'_>, name: &str) -> Option<BlockId> {
    let def = at.ir.info(at.ctx, at.op).and_then(|info| info.extensions.get::<Arc<OpDef>>())?;
    at.block(def.regions.iter().position(|region| region.name == name)?)
}

/// The yields of a block's region.
fn yields<'a>(at: Subject<'a>, first: BlockId) -> Vec<Subject<'a>> {
    let blocks = at.ir.block(first).parent().into_iter().flat_map(|region| at.ir.region_blocks(region));
    blocks.filter_map(|block| at.last(block)).filter(|last| last.name() == "omp.yield").collect()
}

fn listed(at: Subject<'_>, types: &[Type]) -> String {
    types.iter().map(|ty| format!("'{}'", at.show(*ty))).collect::<Vec<_>>().join(", ")
}

/// Verifies a region that handles each thread's private value.
fn verify_own_region(at: Subject<'_>, name: &str, count: usize, yielded: Option<Type>) -> Checked {
    let Some(block) = region(at, &format!("{name}_region")) else { return Ok(()) };
    let found = at.args(block).len();
    if found != count {
        return plain(format!("`{name}`: expected {count} region arguments, got: {found}"));
    }
    for end in yields(at, block) {
        let types = end.operand_types();
        match yielded {
            None if types.is_empty() => {}
            None => return plain_at(at, end.op, "Did not expect any values to be yielded."),
            Some(ty) if types == [ty] => {}
            Some(ty) => {
                let got = if types.is_empty() { "None".to_owned() } else { listed(at, &types) };
                let message = format!("Invalid yielded value. Expected type: '{}', got: {got}", at.show(ty));
                return plain_at(at, end.op, &message);
            }
        }
    }
    Ok(())
}

fn declared(at: Subject<'_>) -> Option<Type> {
    match at.attr_data("type")? {
        legalize_ir::AttrData::Type(ty) => Some(*ty),
        _ => None,
    }
}

fn verify_private(at: Subject<'_>) -> Checked {
    let blocks = (0..at.ir.op(at.op).regions().len()).filter_map(|index| at.block(index));
    let args: Vec<Type> = blocks.flat_map(|block| at.args(block)).collect();
    // A value in memory is declared by its type and passed by its address.
    let ty = args.first().copied().or_else(|| declared(at));
    let (Some(ty), Some(kind)) = (ty, at.word("data_sharing_type")) else { return Ok(()) };
    if let Some(&other) = args.iter().find(|arg| **arg != ty) {
        return plain(format!(
            "Region argument type mismatch: got '{}' expected '{}'.",
            at.show(other),
            at.show(ty)
        ));
    }
    verify_own_region(at, "init", 2, Some(ty))?;
    match (kind.as_str(), region(at, "copy_region").is_some()) {
        ("private", true) => return plain("`private` clauses do not require a `copy` region."),
        ("firstprivate", false) => return plain("`firstprivate` clauses require at least a `copy` region."),
        _ => {}
    }
    verify_own_region(at, "copy", 2, Some(ty))?;
    verify_own_region(at, "dealloc", 1, None)
}

/// Verifies the regions of a reduction: how values are allocated, initialized and combined.
fn verify_combination(at: Subject<'_>) -> Checked {
    let Some(ty) = declared(at) else { return Ok(()) };
    let yields_other = |block: BlockId| yields(at, block).into_iter().any(|end| end.operand_types() != [ty]);
    let allocates = region(at, "allocRegion");
    if allocates.is_some_and(yields_other) {
        return wrong("expects alloc region to yield a value of the reduction type");
    }
    let Some(block) = region(at, "initializerRegion") else {
        return wrong("expects non-empty initializer region");
    };
    let args = at.args(block);
    match (args.len(), allocates) {
        (1, Some(_)) => {
            return wrong(
                "expects two arguments to the initializer region when an allocation region is used",
            );
        }
        (2, None) => {
            return wrong("expects one argument to the initializer region when no allocation region is used");
        }
        (1 | 2, _) => {}
        _ => return wrong("expects one or two arguments to the initializer region"),
    }
    if args.iter().any(|arg| *arg != ty) {
        return wrong("expects initializer region argument to match the reduction type");
    }
    if yields_other(block) {
        return wrong("expects initializer region to yield a value of the reduction type");
    }
    if region(at, "reductionRegion").is_none() {
        return wrong("expects non-empty reduction region");
    }
    if let Some(block) = region(at, "reductionRegion") {
        if at.args(block) != [ty, ty] {
            return wrong("expects reduction region with two arguments of the reduction type");
        }
        if yields_other(block) {
            return wrong("expects reduction region to yield a value of the reduction type");
        }
    }
    if let Some(block) = region(at, "atomicReductionRegion") {
        match at.args(block)[..] {
            [one, other] if one == other => match at.data(one) {
                TypeData::MemRef { element, .. } | TypeData::UnrankedMemRef { element, .. }
                    if *element != ty =>
                {
                    return wrong(ACCUMULATORS);
                }
                TypeData::MemRef { .. } | TypeData::UnrankedMemRef { .. } | TypeData::Dialect { .. } => {}
                _ => return wrong(ACCUMULATORS),
            },
            _ => return wrong("expects atomic reduction region with two arguments of the same type"),
        }
    }
    match region(at, "cleanupRegion").map(|block| at.args(block)) {
        Some(args) if args != [ty] => wrong("expects cleanup region with one argument of the reduction type"),
        _ => Ok(()),
    }
}

const ACCUMULATORS: &str =
    "expects atomic reduction region arguments to be accumulators containing the reduction type";

fn verify_sections(at: Subject<'_>) -> Checked {
    let held = at.block(0).into_iter().flat_map(|block| at.ir.block_ops(block));
    let fits = |name: &str| matches!(name, "omp.section" | "omp.terminator");
    if held.into_iter().all(|op| fits(at.with_op(op).name())) {
        Ok(())
    } else {
        wrong("expected omp.section op or terminator op inside region")
    }
}

fn verify_bounds(at: Subject<'_>) -> Checked {
    if at.group(1).is_empty() && at.group(2).is_empty() {
        plain("expected extent or upperbound.")
    } else {
        Ok(())
    }
}

/// Returns true if an operation has operands in one of the groups.
fn has_any(at: Subject<'_>, names: &[&str]) -> bool {
    let def = at.ir.info(at.ctx, at.op).and_then(|info| info.extensions.get::<Arc<OpDef>>());
    let groups = def.into_iter().flat_map(|def| def.operands.iter().enumerate());
    groups
        .into_iter()
        .any(|(group, operand)| names.contains(&operand.name.as_str()) && !at.group(group).is_empty())
}

fn verify_data(at: Subject<'_>) -> Checked {
    if has_any(at, &["map_vars", "use_device_ptr_vars", "use_device_addr_vars"]) {
        Ok(())
    } else {
        plain("At least one of map, use_device_ptr_vars, or use_device_addr_vars operand must be present")
    }
}

pub(super) const RULES: Rules =
    Rules::after("omp regions", &[("omp.map.bounds", verify_bounds), ("omp.target_data", verify_data)]);

pub(super) const REGION_RULES: Rules = Rules::after_regions(
    "omp regions",
    &[
        ("omp.declare_reduction", verify_combination),
        ("omp.private", verify_private),
        ("omp.sections", verify_sections),
    ],
);
