//! Methods of classes of operations whose bodies upstream writes beside the definitions, in C++ alone, and the common
//! ones that the embedded definitions do not declare.

use legalize_snippet::{ClassMembers, Classes};

/// Methods by class.
const METHODS: &[(&str, &str)] = &[
    (
        "mlir::ModuleOp",
        "std::optional<StringRef> $cppClass::getName() { return getSymName(); }
        bool $cppClass::isOptionalSymbol() { return true; }",
    ),
    (
        "mlir::func::CallOp",
        "FunctionType $cppClass::getCalleeType() {
          return FunctionType::get(getContext(), getOperandTypes(), getResultTypes());
        }
        operand_range $cppClass::getArgOperands() { return getOperands(); }",
    ),
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
    (
        "mlir::LLVM::CallOp",
        "OperandRange $cppClass::getArgOperands() {
          return getCalleeOperands().drop_front(getCalleeAttr() ? 0 : 1);
        }
        LLVMFunctionType $cppClass::getCalleeFunctionType() {
          if (auto type = getVarCalleeTypeAttr())
            return cast<LLVM::LLVMFunctionType>(type.getValue());
          Type result = LLVM::LLVMVoidType::get(getContext());
          if (getNumResults() == 1)
            result = getOperation()->getResult(0).getType();
          return LLVM::LLVMFunctionType::get(result, getArgOperands().getTypes(), false);
        }",
    ),
    (
        "mlir::LLVM::LLVMFuncOp",
        "ArrayRef<Type> $cppClass::getArgumentTypes() { return getFunctionType().getParams(); }
        ArrayRef<Type> $cppClass::getResultTypes() { return {getFunctionType().getReturnType()}; }
        bool $cppClass::isVarArg() { return getFunctionType().getVarArg(); }",
    ),
    (
        "mlir::LLVM::GlobalOp",
        "Type $cppClass::getType() { return getGlobalType(); }
        Attribute $cppClass::getValueOrNull() { return getValueAttr(); }
        Block *$cppClass::getInitializerBlock() {
          if (getInitializer().empty())
            return nullptr;
          return getInitializer().back();
        }",
    ),
    (
        "mlir::LLVM::LLVMFunctionType",
        "bool $cppClass::isVarArg() { return getVarArg(); }
        unsigned $cppClass::getNumParams() { return getParams().size(); }
        Type $cppClass::getParamType(unsigned index) { return getParams()[index]; }",
    ),
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

/// Registers them.
pub(crate) fn add_classes(classes: &Classes) {
    for (class, definition) in METHODS {
        let bases = match *class {
            "mlir::ModuleOp" => vec!["mlir::SymbolOpInterface".to_owned()],
            _ => Vec::new(),
        };
        let members = ClassMembers { definition: (*definition).to_owned(), bases, ..ClassMembers::default() };
        classes.add_members(class, members);
    }
}
