//! The pattern set of branches that conversion specs ask for by name.

use legalize_conversion::{branch_legality, populate_branch_conversion};
use legalize_dialects_hooks::table::NamedConversion;
use legalize_typed::OpView;

use crate::ops::cf::{BranchOp, CondBranchOp, SwitchOp};

const BRANCHES: [&str; 3] = [BranchOp::NAME, CondBranchOp::NAME, SwitchOp::NAME];

pub(super) const CONVERSIONS: &[NamedConversion] = &[NamedConversion {
    name: "cf-branch",
    add: |_, converter, patterns| {
        for name in BRANCHES {
            populate_branch_conversion(patterns, name, converter.clone());
        }
    },
    legality: Some(|_, converter, target| {
        for name in BRANCHES {
            target.add_op_legality(name, branch_legality(converter.clone()));
        }
    }),
}];
