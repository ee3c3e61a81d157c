//! `convert-func-to-llvm`.

use std::sync::Arc;

use legalize_passes::{OptionType, OptionValue, PassDef, PassKind};

use crate::llvm::convert::pass::{Width, keep_casts, to_llvm};

/// The pass.
pub(crate) fn pass() -> Arc<dyn PassKind> {
    let definition = PassDef::new(
        "convert-func-to-llvm",
        "ConvertFuncToLLVMPass",
        "Converts the func dialect to the llvm dialect",
    )
    .on("builtin.module")
    .option(
        "use-bare-ptr-memref-call-conv",
        "Passes memrefs whose types say all about them as pointers",
        OptionType::Bool,
        OptionValue::Bool(false),
    );
    to_llvm(definition, Width::OfLayout, |ctx, options, converter, target, patterns| {
        keep_casts(ctx, target);
        super::add(converter, options.bool("use-bare-ptr-memref-call-conv"), patterns);
    })
}
