include "mlir/IR/OpBase.td"
def Broken_Dialect : Dialect { let name = "broken"; let cppNamespace = "::broken"; }
def Broken_Op : Op<Broken_Dialect, "op"> { let arguments = (ins NoSuchType:$x); }
