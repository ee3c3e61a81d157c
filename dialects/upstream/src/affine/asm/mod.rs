//! Custom assembly of affine: maps over values, the accesses that use them, loops and conditions.

mod access;
mod dma;
mod parallel;
mod regions;

use legalize_dialects_hooks::table::Form;

pub(super) const FORMS: &[&[Form]] = &[access::FORMS, dma::FORMS, parallel::FORMS, regions::FORMS];
