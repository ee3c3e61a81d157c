//! Methods of the builtin dialect's C++ classes, for snippets.

use legalize_dialects_hooks::classes::register_methods;
use legalize_ir::Context;
use legalize_snippet::Classes;

/// Methods whose bodies upstream writes outside of the definitions, by class.
const METHODS: &[(&str, &str)] = &[(
    "mlir::ModuleOp",
    "std::optional<StringRef> $cppClass::getName() { return getSymName(); }
        bool $cppClass::isOptionalSymbol() { return true; }",
)];

pub(super) fn add_classes(_: &Context, classes: &Classes) {
    register_methods(classes, METHODS, &["mlir::SymbolOpInterface"]);
}
