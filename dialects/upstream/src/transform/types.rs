//! Verifiers of the parameters of transform's types.

use legalize_dialects_hooks::parameters::{Checked, only_type, refuse_unless};
use legalize_dialects_hooks::table::VerifyParams;
use legalize_ir::{Context, Param, TypeData};

fn verify_param(ctx: &Context, params: &[Param]) -> Checked {
    let Some(ty) = only_type(params) else { return Ok(()) };
    let is_narrow = matches!(ctx.type_data(ty), TypeData::Integer { width: ..=64, .. });
    refuse_unless(is_narrow, "only supports integer types with width <=64")
}

pub(crate) const VERIFIERS: &[(&str, VerifyParams)] = &[("transform.param", verify_param)];
