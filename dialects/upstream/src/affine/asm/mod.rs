//! Custom assembly of affine: maps over values, the accesses that use them, loops and conditions.

mod access;
mod dma;
mod parallel;
mod regions;

use legalize_dialects_hooks::table::Assembly;

pub(super) const ASSEMBLY: &[&[Assembly]] =
    &[access::ASSEMBLY, dma::ASSEMBLY, parallel::ASSEMBLY, regions::ASSEMBLY];
