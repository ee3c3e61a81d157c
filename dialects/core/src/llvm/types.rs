//! Verifiers and interfaces of types and attributes of the llvm dialect.

use legalize_dialects_hooks::parameters::Checked;
use legalize_dialects_hooks::rules::wrong;
use legalize_dialects_hooks::table::VerifyParams;
use legalize_ir::{AttrData, Attribute, Context, Ir, Name, OpId, Param};
use legalize_source::Diagnostic;

/// Marker in `rawConstantIndices` for an index that is an operand.
pub(super) const DYNAMIC: i32 = i32::MIN;

/// Verifies that each feature has a sign as prefix.
fn check_features(ctx: &Context, params: &[Param]) -> Checked {
    let [Param::List(features)] = params else { return Ok(()) };
    for feature in features {
        let Param::Attr(feature) = feature else { continue };
        let text = ctx.as_str(*feature).unwrap_or_default();
        if text.is_empty() {
            return Err("target features can not be null or empty".into());
        }
        if !text.starts_with(['+', '-']) {
            return Err("target features must start with '+' or '-'".into());
        }
        if text.contains(',') {
            return Err("target features can not contain ','".into());
        }
    }
    Ok(())
}

/// Verifies that the identity of a scope is a name, or distinct from all others.
fn check_scope(ctx: &Context, params: &[Param]) -> Checked {
    match params.first() {
        Some(Param::Attr(id))
            if !matches!(ctx.attr_data(*id), AttrData::String { .. } | AttrData::Distinct { .. }) =>
        {
            Err("id of an alias scope must be a StringAttr or a DistrinctAttr".into())
        }
        _ => Ok(()),
    }
}

fn is_named(ctx: &Context, attr: Attribute, expected: &str) -> bool {
    matches!(ctx.attr_data(attr), AttrData::Dialect { name, .. } if ctx.str(*name) == expected)
}

/// Verifies that a flag of a module has a value of the kind that goes with its key.
fn check_flag(ctx: &Context, params: &[Param]) -> Checked {
    let [_, Param::Attr(key), Param::Attr(value)] = *params else { return Ok(()) };
    let data = ctx.attr_data(value);
    let (fits, message) = match ctx.as_str(key).unwrap_or_default() {
        "CG Profile" => (
            matches!(data, AttrData::Array(all)
                if all.iter().all(|entry| is_named(ctx, *entry, "llvm.cgprofile_entry"))),
            "'CG Profile' key expects an array of '#llvm.cgprofile_entry'".to_owned(),
        ),
        "ProfileSummary" => (
            is_named(ctx, value, "llvm.profile_summary"),
            "'ProfileSummary' key expects a '#llvm.profile_summary' attribute".to_owned(),
        ),
        key => (
            matches!(data, AttrData::Integer { .. } | AttrData::String { .. }),
            format!("only integer and string values are currently supported for unknown key '\"{key}\"'"),
        ),
    };
    if fits { Ok(()) } else { Err(message.into()) }
}

/// Verifies that a data layout is a string.
pub(super) fn check_on_operation(
    ctx: &Context,
    _: &Ir,
    _: OpId,
    name: Name,
    value: Attribute,
) -> Result<(), Diagnostic> {
    if ctx.str(name) == "llvm.data_layout" && ctx.as_str(value).is_none() {
        wrong("expected 'llvm.data_layout' to be a string attributes")
    } else {
        Ok(())
    }
}

pub(super) const ATTRIBUTE_VERIFIERS: &[(&str, VerifyParams)] = &[
    ("llvm.alias_scope", check_scope),
    ("llvm.mlir.module_flag", check_flag),
    ("llvm.target_features", check_features),
];

/// Interfaces that C++ attaches to types from outside (`attachInterface`).
pub(super) const INTERFACES: &[(&str, &str)] = &[("llvm.ptr", "VectorElementTypeInterface")];
