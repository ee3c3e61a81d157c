include "mlir/IR/OpBase.td"
def Un_Dialect : Dialect { let name = "un"; let cppNamespace = "::un"; }
def Un_ResultsOp : Op<Un_Dialect, "results"> { let results = (outs I32, I32:$named); }
