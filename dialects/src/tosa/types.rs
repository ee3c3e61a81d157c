//! Verifiers of the parameters of tosa's types.

use legalize_ir::{Context, Param};

use crate::common::hooks::VerifyParams;
use crate::common::parameters::Checked;

fn verify_shape(_: &Context, params: &[Param]) -> Checked {
    match params {
        [Param::Int(rank)] if rank.is_negative() => Err(format!("invalid rank (must be >= 0): {rank}")),
        _ => Ok(()),
    }
}

pub(crate) const VERIFIERS: &[(&str, VerifyParams)] = &[("tosa.shape", verify_shape)];
