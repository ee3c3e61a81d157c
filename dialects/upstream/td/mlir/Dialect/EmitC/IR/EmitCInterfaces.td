//===- EmitCInterfaces.td: operations that may be part of an expression ---===//
#ifndef LEGALIZE_EMITC_INTERFACES
#define LEGALIZE_EMITC_INTERFACES

include "mlir/IR/OpBase.td"

def CExpressionInterface : OpInterface<"CExpressionInterface"> {
  let cppNamespace = "::mlir::emitc";
  let methods = [
    InterfaceMethod<"True if evaluating it may have effects.", "bool", "hasSideEffects", (ins), [{}],
                    [{ return true; }]>,
  ];
}

#endif
