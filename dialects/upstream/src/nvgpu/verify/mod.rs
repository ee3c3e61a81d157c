//! Verifiers of the nvgpu dialect.

mod groups;
mod tensors;
mod warps;

use legalize_dialects_hooks::rules::Rules;

pub(super) const RULES: &[Rules] = &[groups::RULES, tensors::RULES, warps::RULES];
