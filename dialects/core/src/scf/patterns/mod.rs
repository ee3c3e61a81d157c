//! Canonicalization of scf: folders and patterns.

mod branches;
mod forwarding;
mod grids;
mod inline;
mod loops;
mod parallel;

pub(super) use grids::{Bound, bounds};

use legalize_conversion::PatternSet;
use legalize_dialects_hooks::table::{Folder, RegionFlow};
use legalize_ir::Context;
use legalize_source::Diagnostics;

use crate::ops::scf::{ExecuteRegionOp, ForOp, IfOp, IndexSwitchOp, WhileOp};
use legalize_typed::OpView;

pub(super) const FOLDERS: &[(&str, Folder)] = &[(IfOp::NAME, branches::fold)];

pub(super) const REGION_FLOW: &[(&str, RegionFlow)] = &[
    (ForOp::NAME, forwarding::edges),
    (IfOp::NAME, forwarding::edges),
    (WhileOp::NAME, forwarding::edges),
    (ExecuteRegionOp::NAME, forwarding::edges),
    (IndexSwitchOp::NAME, forwarding::edges),
];

/// Adds the patterns.
pub(super) fn add(_: &Context, patterns: &mut PatternSet) -> Diagnostics {
    inline::add_execute_region(patterns);
    forwarding::add(ExecuteRegionOp::NAME, patterns);
    loops::add_for(patterns);
    forwarding::add(ForOp::NAME, patterns);
    branches::add(patterns);
    forwarding::add(IfOp::NAME, patterns);
    inline::add_index_switch(patterns);
    forwarding::add(IndexSwitchOp::NAME, patterns);
    parallel::add(patterns);
    grids::add(patterns);
    loops::add_while(patterns);
    forwarding::add(WhileOp::NAME, patterns);
    Diagnostics::default()
}
