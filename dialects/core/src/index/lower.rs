//! `convert-index-to-llvm`: the rules of `patterns/index-to-llvm.td`.

use std::sync::Arc;

use legalize_conversion::DeclarativeOptions;
use legalize_passes::{PassDef, PassKind};

use crate::common::declarative;
use crate::llvm::convert::pass::{Width, to_llvm};

/// The pass.
pub(super) fn pass() -> Arc<dyn PassKind> {
    let definition = PassDef::new(
        "convert-index-to-llvm",
        "ConvertIndexToLLVMPass",
        "Converts the index dialect to the llvm dialect",
    );
    to_llvm(definition, Width::Fixed, |ctx, _, converter, target, patterns| {
        target.add_illegal_dialect("index");
        let rules = include_bytes!("../../patterns/index-to-llvm.model");
        declarative::add(ctx, rules, DeclarativeOptions::converted(converter.clone()), patterns);
    })
}
