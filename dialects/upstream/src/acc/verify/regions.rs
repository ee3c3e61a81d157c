//! Values that regions of acc yield.

use legalize_dialects_hooks::region_branch::{Edges, verify_edges};
use legalize_dialects_hooks::rules::Rules;
use legalize_ir::VerifyPhase;

const LOOP: Edges = Edges { again: true, ..COMPUTE };
const COMPUTE: Edges = Edges::ending_in(&["acc.yield"]);

pub(super) const RULES: Rules = Rules::in_phase(
    VerifyPhase::RegionTraits,
    "region edges",
    &[
        ("acc.loop", |at| verify_edges(at, &LOOP)),
        ("acc.parallel", |at| verify_edges(at, &COMPUTE)),
        ("acc.serial", |at| verify_edges(at, &COMPUTE)),
    ],
);
