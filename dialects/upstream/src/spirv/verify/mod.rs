//! Verifiers of the spirv dialect.

mod arithmetic;
mod atomics;
mod attributes;
mod branches;
mod casts;
mod chains;
mod clusters;
mod composites;
mod constants;
mod cooperative;
mod functions;
mod graphs;
mod groups;
mod images;
mod matrices;
mod memory;
mod modules;
mod products;
mod specializations;
mod structured;
mod variables;

use legalize_dialects_hooks::rules::Rules;
use legalize_ir::VerifyPhase;

pub(super) use attributes::{verify_of_operation, verify_of_region};
pub(super) use matrices::matrix;

pub(super) const RULES: &[Rules] = &[
    functions::RULES,
    graphs::RULES,
    Rules::in_phase(VerifyPhase::Traits, "types", clusters::RULES),
    Rules::own(arithmetic::VERIFIERS),
    Rules::own(atomics::VERIFIERS),
    Rules::own(branches::VERIFIERS),
    Rules::own(casts::VERIFIERS),
    Rules::own(chains::VERIFIERS),
    Rules::own(composites::VERIFIERS),
    Rules::own(constants::VERIFIERS),
    Rules::own(cooperative::VERIFIERS),
    Rules::own(functions::VERIFIERS),
    Rules::own(graphs::VERIFIERS),
    Rules::own(groups::VERIFIERS),
    Rules::own(images::VERIFIERS),
    Rules::own(matrices::VERIFIERS),
    Rules::own(memory::VERIFIERS),
    Rules::own(products::VERIFIERS),
    Rules::own(specializations::VERIFIERS),
    Rules::own(structured::VERIFIERS),
    Rules::own(variables::VERIFIERS),
    Rules::own_of_regions(modules::REGION_VERIFIERS),
    Rules::own_of_regions(specializations::REGION_VERIFIERS),
    Rules::own_of_regions(structured::REGION_VERIFIERS),
];
