//! Methods of the cf dialect's C++ classes, for snippets.

use legalize_dialects_hooks::classes::register_methods;
use legalize_ir::Context;
use legalize_snippet::Classes;

/// Methods whose bodies upstream writes outside of the definitions, by class.
const METHODS: &[(&str, &str)] = &[
    (
        "mlir::cf::CondBranchOp",
        "Block *$cppClass::getTrueDest() { return getOperation()->getSuccessor(0); }
        Block *$cppClass::getFalseDest() { return getOperation()->getSuccessor(1); }
        operand_range $cppClass::getTrueOperands() { return getTrueDestOperands(); }
        operand_range $cppClass::getFalseOperands() { return getFalseDestOperands(); }
        unsigned $cppClass::getNumTrueOperands() { return getTrueDestOperands().size(); }
        unsigned $cppClass::getNumFalseOperands() { return getFalseDestOperands().size(); }
        Value $cppClass::getTrueOperand(unsigned index) { return getTrueDestOperands()[index]; }
        Value $cppClass::getFalseOperand(unsigned index) { return getFalseDestOperands()[index]; }",
    ),
    (
        "mlir::cf::SwitchOp",
        "OperandRange $cppClass::getCaseOperands(unsigned index) { return getCaseOperands()[index]; }",
    ),
];

pub(super) fn add_classes(_: &Context, classes: &Classes) {
    register_methods(classes, METHODS, &[]);
}
