// Embedded prelude: symbols.

#ifndef MLIR_IR_SYMBOLINTERFACES
#define MLIR_IR_SYMBOLINTERFACES

include "mlir/IR/OpBase.td"

def Symbol : OpInterface<"SymbolOpInterface"> {
  let cppNamespace = "::mlir";
  let verify = "verifySymbol";
}
def SymbolUserOpInterface : OpInterface<"SymbolUserOpInterface"> {
  let cppNamespace = "::mlir";
}
def SymbolUserAttrInterface : AttrInterface<"SymbolUserAttrInterface"> {
  let cppNamespace = "::mlir";
}
def SymbolTable : NativeOpTrait<"SymbolTable">;

#endif
