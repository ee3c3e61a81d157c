include "mlir/IR/OpBase.td"

def Audit_Dialect : Dialect {
  let name = "audit";
  let cppNamespace = "::audit";
}

def Audit_RecordOp : Op<Audit_Dialect, "record"> {
  let arguments = (ins AnyType:$value);
  let assemblyFormat = "$value attr-dict `:` type($value)";
}

// It has no form but the generic one.
def Audit_EndOp : Op<Audit_Dialect, "end">;
