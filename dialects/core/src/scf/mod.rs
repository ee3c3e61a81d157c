//! Rust part of the scf dialect: custom assembly, verifiers, canonicalization, and lowering to cf.

mod asm;
mod classes;
mod conversions;
mod flow;
mod infer;
pub(crate) mod lower;
mod patterns;
pub(crate) mod verify;

use legalize_analysis::InlinesAll;
use legalize_dialects_hooks::table::DialectHooks;

pub(crate) const HOOKS: DialectHooks = DialectHooks {
    assembly: &[asm::ASSEMBLY],
    verifiers: verify::RULES,
    folders: &[patterns::FOLDERS],
    inference: infer::INFERENCE,
    region_flow: patterns::REGION_FLOW,
    region_branches: flow::REGION_BRANCHES,
    loop_bounds: flow::LOOP_BOUNDS,
    speculation: flow::SPECULATION,
    inlining: Some(&InlinesAll),
    canonicalization: &[patterns::add],
    passes: &[lower::pass::pass],
    directives: &[asm::add_directives],
    classes: &[classes::add_classes],
    conversions: conversions::CONVERSIONS,
    ..DialectHooks::new("scf")
};
