#ifndef AUDIT_OPS
#define AUDIT_OPS

include "Dialect.td"

def Audit_RecordOp : Audit_Op<"record"> {
  let summary = "Records a value";
  let arguments = (ins SmallInt:$value, StrAttr:$label);
  let assemblyFormat = "$value `as` $label attr-dict `:` type($value)";
}

#endif
