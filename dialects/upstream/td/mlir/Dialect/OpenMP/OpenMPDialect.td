//===- OpenMPDialect.td: the omp dialect ----------------------------------===//
#ifndef LEGALIZE_OPENMP_DIALECT
#define LEGALIZE_OPENMP_DIALECT

include "mlir/IR/DialectBase.td"

def OpenMP_Dialect : Dialect {
  let name = "omp";
  let cppNamespace = "::mlir::omp";
  let summary = "OpenMP";
  let dependentDialects = ["::mlir::LLVM::LLVMDialect, ::mlir::func::FuncDialect"];
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
}

#endif
