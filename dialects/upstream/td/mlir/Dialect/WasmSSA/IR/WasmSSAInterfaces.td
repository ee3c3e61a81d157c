//===- WasmSSAInterfaces.td: labels, branches, imports and constants ------===//
#ifndef LEGALIZE_WASMSSA_INTERFACES
#define LEGALIZE_WASMSSA_INTERFACES

include "mlir/IR/BuiltinAttributes.td"
include "mlir/IR/OpBase.td"

class WasmSSA_Interface<string name> : OpInterface<name> { let cppNamespace = "::mlir::wasmssa"; }
class WasmSSA_Getter<string what, string type, string name, code body = [{}], code fallback = [{}]>
    : InterfaceMethod<what, type, name, (ins), body, fallback>;

def LabelLevelOpInterface : WasmSSA_Interface<"LabelLevelOpInterface"> {
  let methods = [WasmSSA_Getter<"Where a branch to the label goes.", "::mlir::Block*", "getLabelTarget">];
  let verify = "verifyLabelLevelInterface";
}

def LabelBranchingOpInterface : WasmSSA_Interface<"LabelBranchingOpInterface"> {
  let methods = [
    WasmSSA_Getter<"How many labels it leaves.", "size_t", "getExitLevel">,
    WasmSSA_Getter<"Whose label it goes to.", "LabelLevelOpInterface", "getTargetOp",
                   [{ return *$_op.getTargetOpFromBlock($_op->getBlock(), $_op.getExitLevel()); }]>,
    WasmSSA_Getter<"Where it goes.", "::mlir::Block*", "getTarget", [{}],
                   [{ return $_op.getTargetOp().getLabelTarget(); }]>,
  ];
  let verify = "verifyLabelBranchingOpInterface";
}

def ImportOpInterface : WasmSSA_Interface<"ImportOpInterface"> {
  let methods = [
    WasmSSA_Getter<"The module it is imported from.", "::llvm::StringRef", "getModuleName">,
    WasmSSA_Getter<"Its name in that module.", "::llvm::StringRef", "getImportName">,
    WasmSSA_Getter<"Its name here.", "::mlir::StringAttr", "getSymbolName", [{}],
                   [{ return $_op.getSymNameAttr(); }]>,
    WasmSSA_Getter<"Both names.", "std::string", "getQualifiedImportName",
                   [{ return ($_op.getModuleName() + "::" + $_op.getImportName()).str(); }]>,
  ];
}

class WasmSSA_Trait<string name> : NativeOpTrait<name> { let cppNamespace = "::mlir::wasmssa"; }
def ConstantExprOpTrait : WasmSSA_Trait<"ConstantExprOpTrait">;
def ConstantExpressionInitializerOpTrait : WasmSSA_Trait<"ConstantExpressionInitializerOpTrait">;

#endif
