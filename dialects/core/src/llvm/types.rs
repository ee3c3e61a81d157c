//! Verifiers and interfaces of types and attributes of the llvm dialect.

use legalize_dialects_hooks::parameters::Checked;
use legalize_dialects_hooks::table::VerifyParams;
use legalize_ir::{Context, Param};

/// Marker in `rawConstantIndices` for an index that is an operand.
pub(super) const DYNAMIC: i32 = i32::MIN;

/// Verifies that each feature has a sign as prefix.
fn check_features(ctx: &Context, params: &[Param]) -> Checked {
    let [Param::List(features)] = params else { return Ok(()) };
    for feature in features {
        let Param::Attr(feature) = feature else { continue };
        let text = ctx.as_str(*feature).unwrap_or_default();
        if text.is_empty() {
            return Err("target features can not be null or empty".to_owned());
        }
        if !text.starts_with(['+', '-']) {
            return Err("target features must start with '+' or '-'".to_owned());
        }
        if text.contains(',') {
            return Err("target features can not contain ','".to_owned());
        }
    }
    Ok(())
}

pub(super) const ATTRIBUTE_VERIFIERS: &[(&str, VerifyParams)] = &[("llvm.target_features", check_features)];

/// Interfaces that C++ attaches to types from outside (`attachInterface`).
pub(super) const INTERFACES: &[(&str, &str)] = &[("llvm.ptr", "VectorElementTypeInterface")];
