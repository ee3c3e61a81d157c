//===- MemRefBase.td: the memref dialect ----------------------------------===//
#ifndef LEGALIZE_MEMREF_BASE
#define LEGALIZE_MEMREF_BASE

include "mlir/IR/OpBase.td"

def MemRef_Dialect : Dialect {
  let name = "memref";
  let cppNamespace = "::mlir::memref";
  let summary = "buffers in memory and views of them";
  let dependentDialects = ["arith::ArithDialect", "ub::UBDialect"];
  let hasConstantMaterializer = 1;
}

#endif
