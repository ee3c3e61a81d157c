include "mlir/IR/OpBase.td"
assert !eq(1, 2), "one is two";
