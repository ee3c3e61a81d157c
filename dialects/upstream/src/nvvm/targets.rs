//! Compilation targets of gpu modules: their parameters, and the operations that they have.

use std::sync::Arc;

use legalize_dialects_hooks::attributes::truth;
use legalize_dialects_hooks::parameters::{Checked as Verified, refuse_unless};
use legalize_dialects_hooks::rules::{Checked, Rules, plain, wrong_at};
use legalize_dialects_hooks::subject::Subject;
use legalize_dialects_hooks::table::VerifyParams;
use legalize_ir::{AttrData, Attribute, Context, OpId, Param};
use legalize_ods::{OpDef, TraitKind, TraitRef};

/// Parameters of a target.
struct Target<'a> {
    level: i64,
    triple: &'a str,
    chip: &'a str,
    linked: Option<Attribute>,
    is_verified: bool,
}

fn text<'a>(ctx: &'a Context, param: Option<&'a Param>) -> Option<&'a str> {
    match param? {
        Param::Str(text) => Some(text),
        Param::Attr(attr) => ctx.as_str(*attr),
        _ => None,
    }
}

fn target<'a>(ctx: &'a Context, params: &'a [Param]) -> Target<'a> {
    let level = match params.first() {
        Some(Param::Int(level)) => level.as_i64(),
        _ => None,
    };
    let is_verified = match params.get(6) {
        Some(Param::Attr(attr)) => truth(ctx, Some(*attr)),
        Some(Param::Bool(value)) => Some(*value),
        Some(Param::Int(value)) => value.as_i64().map(|value| value != 0),
        _ => None,
    };
    Target {
        level: level.unwrap_or(2),
        triple: text(ctx, params.get(1)).unwrap_or("nvptx64-nvidia-cuda"),
        chip: text(ctx, params.get(2)).unwrap_or("sm_50"),
        linked: match params.get(5) {
            Some(Param::Attr(linked)) => Some(*linked),
            _ => None,
        },
        is_verified: is_verified.unwrap_or(true),
    }
}

fn verify_target(ctx: &Context, params: &[Param]) -> Verified {
    let target = target(ctx, params);
    refuse_unless(
        (0..=3).contains(&target.level),
        "The optimization level must be a number between 0 and 3.",
    )?;
    refuse_unless(!target.triple.is_empty(), "The target triple cannot be empty.")?;
    refuse_unless(!target.chip.is_empty(), "The target chip cannot be empty.")?;
    let linked = target.linked.map(|linked| ctx.attr_data(linked));
    let is_text = |attr: &Attribute| ctx.as_str(*attr).is_some();
    match linked {
        Some(AttrData::Array(files)) => {
            refuse_unless(files.iter().all(is_text), "All the elements in the `link` array must be strings.")
        }
        _ => Ok(()),
    }
}

pub(super) const ATTR_VERIFIERS: &[(&str, VerifyParams)] = &[("nvvm.target", verify_target)];

/// The version in the name of a chip, and whether it has features of only that version.
fn version(chip: &str) -> (u32, bool) {
    let digits = chip.strip_prefix("sm_").unwrap_or_default();
    let end = digits.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(digits.len());
    (digits[..end].parse().unwrap_or(0), digits[end..].starts_with('a'))
}

/// Returns true if a chip has an operation with a trait, such as `NVVMRequiresSM<90>`.
fn supports(of: &TraitRef, (version, is_specific): (u32, bool)) -> bool {
    let TraitKind::Native { name, params, .. } = &of.kind else { return true };
    let Some((_, kind)) = name.split_once("NVVMRequiresSM") else { return true };
    let params = params.as_deref().unwrap_or_default();
    let mut versions =
        params.split(|letter: char| !letter.is_ascii_digit()).filter_map(|text| text.parse().ok());
    if !kind.starts_with('a') {
        versions.next().is_none_or(|least: u32| version >= least)
    } else {
        is_specific && versions.any(|found| found == version)
    }
}

/// The operations in a module.
fn inside(at: Subject<'_>) -> Vec<OpId> {
    let (mut found, mut next) = (vec![at.op], 0);
    while let Some(&op) = found.get(next) {
        next += 1;
        for &region in at.ir.op(op).regions() {
            for block in at.ir.region_blocks(region) {
                found.extend(at.ir.block_ops(block));
            }
        }
    }
    found
}

/// Verifies that the target of a module has all of its operations.
fn verify_module(at: Subject<'_>) -> Checked {
    for &attr in at.list("targets") {
        let AttrData::Dialect { name, params } = at.ctx.attr_data(attr) else { continue };
        if at.ctx.str(*name) != "nvvm.target" {
            continue;
        }
        let target = target(at.ctx, params);
        if !target.is_verified {
            continue;
        }
        let version = version(target.chip);
        if version.0 < 20 {
            return plain("Minimum NVVM target SM version is sm_20");
        }
        for op in inside(at) {
            let def = at.ir.info(at.ctx, op).and_then(|info| info.extensions.get::<Arc<OpDef>>());
            if def.is_some_and(|def| !def.traits.iter().all(|of| supports(of, version))) {
                return wrong_at(at, op, &format!("is not supported on {}", target.chip));
            }
        }
    }
    Ok(())
}

/// Rules about the modules that have targets; they are in the table of gpu.
pub(crate) const RULES: Rules = Rules::after_regions("nvvm targets", &[("gpu.module", verify_module)]);
