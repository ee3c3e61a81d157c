// test: tblgen

include "mlir/IR/OpBase.td" // error: [tblgen::missing_include] "mlir/IR/OpBase.td"
