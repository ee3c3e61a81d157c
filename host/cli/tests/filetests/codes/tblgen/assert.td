// test: ods
include "mlir/IR/OpBase.td"
assert !eq(1, 2), "one is two"; // error: [tblgen::assert] "assertion failed: one is two"
