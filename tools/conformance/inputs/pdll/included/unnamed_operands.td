include "mlir/IR/OpBase.td"
def Un_Dialect : Dialect { let name = "un"; let cppNamespace = "::un"; }
def Un_OperandsOp : Op<Un_Dialect, "operands"> { let arguments = (ins I32, I32:$named); }
