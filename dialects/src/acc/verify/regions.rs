//! Values that regions of acc yield.

use legalize_ir::VerifyPhase;

use crate::common::region_branch::{Edges, verify_edges};
use crate::common::rules::Rules;

const LOOP: Edges = Edges { again: true, ..COMPUTE };
const COMPUTE: Edges = Edges::ending_in(&["acc.yield"]);

pub(super) const RULES: Rules = Rules::of(
    VerifyPhase::RegionTraits,
    "region edges",
    &[
        ("acc.loop", |at| verify_edges(at, &LOOP)),
        ("acc.parallel", |at| verify_edges(at, &COMPUTE)),
        ("acc.serial", |at| verify_edges(at, &COMPUTE)),
    ],
);
