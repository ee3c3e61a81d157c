//! `convert-arith-to-llvm`.

use std::sync::Arc;

use legalize_passes::{PassDef, PassKind};

use crate::llvm::convert::pass::{Width, keep_casts, to_llvm};

/// The pass.
pub(crate) fn pass() -> Arc<dyn PassKind> {
    let definition = PassDef::new(
        "convert-arith-to-llvm",
        "ArithToLLVMConversionPass",
        "Converts the arith dialect to the llvm dialect",
    );
    to_llvm(definition, Width::Fixed, |ctx, _, converter, target, patterns| {
        keep_casts(ctx, target);
        super::add(ctx, converter, patterns);
    })
}
