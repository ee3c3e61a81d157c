//! Verifiers of the nvvm dialect.

mod convert;
mod operands;
mod sync;
mod wmma;

use legalize_dialects_hooks::rules::{FamilyRule, Rules};

pub(super) const RULES: &[Rules] = &[operands::RULES, convert::RULES, sync::RULES, wmma::RULES];

pub(super) const FAMILY_RULES: &[FamilyRule] = &[sync::REGISTERS];
