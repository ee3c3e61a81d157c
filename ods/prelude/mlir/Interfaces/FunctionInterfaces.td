// Embedded prelude: functions.

#ifndef MLIR_IR_FUNCTIONINTERFACES_TD_
#define MLIR_IR_FUNCTIONINTERFACES_TD_

include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"

def FunctionOpInterface : OpInterface<"FunctionOpInterface", [Symbol, CallableOpInterface]> {
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The signature.", "::mlir::Type", "getFunctionType">,
  ];
  let extraSharedClassDeclaration = [{
    ::mlir::Region &getFunctionBody() { return $_op->getRegion(0); }
    bool isExternal() { return empty(); }
    bool empty() { return getFunctionBody().empty(); }
    auto getBlocks() { return getFunctionBody().getBlocks(); }
    ::mlir::Block &front() { return getFunctionBody().front(); }
    ::mlir::Block &back() { return getFunctionBody().back(); }
    unsigned getNumArguments() { return $_op.getArgumentTypes().size(); }
    unsigned getNumResults() { return $_op.getResultTypes().size(); }
    ::mlir::BlockArgument getArgument(unsigned index) { return getFunctionBody().getArgument(index); }
    auto getArguments() { return getFunctionBody().getArguments(); }
  }];
  let verify = "verifyFunction";
}

#endif
