//! Methods of the scf dialect's C++ classes, for snippets.

use legalize_dialects_hooks::classes::register_methods;
use legalize_ir::Context;
use legalize_snippet::Classes;

/// Methods whose bodies upstream writes outside of the definitions, by class.
const METHODS: &[(&str, &str)] = &[
    (
        "mlir::scf::ForOp",
        "Value $cppClass::getInductionVar() { return getBody()->getArgument(0); }
        unsigned $cppClass::getNumInductionVars() { return 1; }
        unsigned $cppClass::getNumRegionIterArgs() { return getBody()->getNumArguments() - 1; }
        BlockArgListType $cppClass::getRegionIterArgs() { return getBody()->getArguments().drop_front(1); }
        BlockArgument $cppClass::getRegionIterArg(size_t index) { return getBody()->getArgument(index + 1); }
        std::optional<APInt> $cppClass::getConstantStep() {
          APInt found;
          if (matchPattern(getStep(), m_ConstantInt(&found)))
            return found;
          return {};
        }",
    ),
    (
        "mlir::scf::IfOp",
        "Block *$cppClass::thenBlock() { return getThenRegion().back(); }
        YieldOp $cppClass::thenYield() { return cast<scf::YieldOp>(thenBlock()->back()); }
        Block *$cppClass::elseBlock() {
          if (getElseRegion().empty())
            return nullptr;
          return getElseRegion().back();
        }
        YieldOp $cppClass::elseYield() { return cast<scf::YieldOp>(elseBlock()->back()); }",
    ),
    (
        "mlir::scf::WhileOp",
        "Block *$cppClass::getBeforeBody() { return getBefore().front(); }
        Block *$cppClass::getAfterBody() { return getAfter().front(); }
        BlockArgListType $cppClass::getBeforeArguments() { return getBeforeBody()->getArguments(); }
        BlockArgListType $cppClass::getAfterArguments() { return getAfterBody()->getArguments(); }
        ConditionOp $cppClass::getConditionOp() { return cast<scf::ConditionOp>(getBeforeBody()->getTerminator()); }
        YieldOp $cppClass::getYieldOp() { return cast<scf::YieldOp>(getAfterBody()->getTerminator()); }",
    ),
    (
        "mlir::scf::IndexSwitchOp",
        "unsigned $cppClass::getNumCases() { return getCases().size(); }
        Block &$cppClass::getDefaultBlock() { return getDefaultRegion().front(); }
        Block &$cppClass::getCaseBlock(unsigned index) { return getOperation()->getRegion(index + 1).front(); }",
    ),
];

pub(super) fn add_classes(_: &Context, classes: &Classes) {
    register_methods(classes, METHODS, &[]);
}
