include "mlir/IR/OpBase.td"
include "no/such/file.td"
