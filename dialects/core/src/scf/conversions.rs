//! The pattern set of structured control flow that conversion specs ask for by name.

use legalize_conversion::{
    populate_region_op_conversion, populate_return_conversion, region_op_legality, types_legality,
};
use legalize_dialects_hooks::table::NamedConversion;
use legalize_typed::OpView;

use crate::ops::scf::{
    ConditionOp, ExecuteRegionOp, ForOp, ForallOp, IfOp, IndexSwitchOp, ParallelOp, ReduceOp, ReduceReturnOp,
    WhileOp, YieldOp,
};

/// Operations with regions.
const REGION_OPS: [&str; 8] = [
    ExecuteRegionOp::NAME,
    ForOp::NAME,
    ForallOp::NAME,
    IfOp::NAME,
    IndexSwitchOp::NAME,
    ParallelOp::NAME,
    ReduceOp::NAME,
    WhileOp::NAME,
];

/// Terminators of their blocks.
const TERMINATORS: [&str; 3] = [ConditionOp::NAME, ReduceReturnOp::NAME, YieldOp::NAME];

pub(super) const CONVERSIONS: &[NamedConversion] = &[NamedConversion {
    name: "scf-structural",
    add: |_, converter, patterns| {
        for name in REGION_OPS {
            populate_region_op_conversion(patterns, name, converter.clone());
        }
        for name in TERMINATORS {
            populate_return_conversion(patterns, name, converter.clone());
        }
    },
    legality: Some(|_, converter, target| {
        for name in REGION_OPS {
            target.add_op_legality(name, region_op_legality(converter.clone()));
        }
        for name in TERMINATORS {
            target.add_op_legality(name, types_legality(converter.clone()));
        }
    }),
}];
