// Embedded prelude: calls.

#ifndef MLIR_INTERFACES_CALLINTERFACES
#define MLIR_INTERFACES_CALLINTERFACES

include "mlir/IR/OpBase.td"

def ArgAndResultAttrsOpInterface : OpInterface<"ArgAndResultAttrsOpInterface"> {
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Attributes of the arguments.", "::mlir::ArrayAttr", "getArgAttrsAttr">,
    InterfaceMethod<"Attributes of the results.", "::mlir::ArrayAttr", "getResAttrsAttr">,
  ];
}
def CallOpInterface : OpInterface<"CallOpInterface", [ArgAndResultAttrsOpInterface]> {
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"What is called.", "::mlir::CallInterfaceCallable", "getCallableForCallee">,
    InterfaceMethod<"What the callee is handed.", "::mlir::Operation::operand_range", "getArgOperands">,
  ];
}
def CallableOpInterface : OpInterface<"CallableOpInterface", [ArgAndResultAttrsOpInterface]> {
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The region that is called, if it is here.", "::mlir::Region *", "getCallableRegion">,
    InterfaceMethod<"Types of the arguments, by the signature.", "::llvm::ArrayRef<::mlir::Type>",
                    "getArgumentTypes">,
    InterfaceMethod<"Types of the results, by the signature.", "::llvm::ArrayRef<::mlir::Type>",
                    "getResultTypes">,
  ];
}

#endif
