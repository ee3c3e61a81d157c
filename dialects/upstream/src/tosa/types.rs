//! Verifiers of the parameters of tosa's types.

use legalize_dialects_hooks::parameters::Checked;
use legalize_dialects_hooks::table::VerifyParams;
use legalize_ir::{Context, Param};

fn verify_shape(_: &Context, params: &[Param]) -> Checked {
    match params {
        [Param::Int(rank)] if rank.is_negative() => Err(format!("invalid rank (must be >= 0): {rank}")),
        _ => Ok(()),
    }
}

pub(crate) const VERIFIERS: &[(&str, VerifyParams)] = &[("tosa.shape", verify_shape)];
