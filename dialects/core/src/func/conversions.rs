//! The pattern sets of functions, calls and returns that conversion specs ask for by name.

use legalize_conversion::{
    populate_call_conversion, populate_function_signature_conversion, populate_return_conversion,
    signature_legality, types_legality,
};
use legalize_dialects_hooks::table::NamedConversion;
use legalize_typed::OpView;

use crate::func::lower::spec_patterns;
use crate::ops::func::{CallOp, FuncOp, ReturnOp};

pub(super) const CONVERSIONS: &[NamedConversion] = &[
    NamedConversion { name: "func-to-llvm", add: spec_patterns::add, legality: None },
    NamedConversion {
        name: "func-signature",
        add: |_, converter, patterns| {
            populate_function_signature_conversion(patterns, FuncOp::NAME, converter.clone());
        },
        legality: Some(|_, converter, target| {
            target.add_op_legality(FuncOp::NAME, signature_legality(converter.clone()));
        }),
    },
    NamedConversion {
        name: "func-call",
        add: |_, converter, patterns| populate_call_conversion(patterns, CallOp::NAME, converter.clone()),
        legality: Some(|_, converter, target| {
            target.add_op_legality(CallOp::NAME, types_legality(converter.clone()));
        }),
    },
    NamedConversion {
        name: "func-return",
        add: |_, converter, patterns| populate_return_conversion(patterns, ReturnOp::NAME, converter.clone()),
        legality: Some(|_, converter, target| {
            target.add_op_legality(ReturnOp::NAME, types_legality(converter.clone()));
        }),
    },
];
