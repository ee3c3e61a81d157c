//! Methods of the func dialect's C++ classes, for snippets.

use legalize_dialects_hooks::classes::register_methods;
use legalize_ir::Context;
use legalize_snippet::Classes;

/// Methods whose bodies upstream writes outside of the definitions, by class.
const METHODS: &[(&str, &str)] = &[(
    "mlir::func::CallOp",
    "FunctionType $cppClass::getCalleeType() {
          return FunctionType::get(getContext(), getOperandTypes(), getResultTypes());
        }
        operand_range $cppClass::getArgOperands() { return getOperands(); }",
)];

pub(super) fn add_classes(_: &Context, classes: &Classes) {
    register_methods(classes, METHODS, &[]);
}
