//===- OpenACCBase.td: the acc dialect ------------------------------------===//
#ifndef LEGALIZE_OPENACC_BASE
#define LEGALIZE_OPENACC_BASE

include "mlir/IR/AttrTypeBase.td"

def OpenACC_Dialect : Dialect {
  let name = "acc";
  let cppNamespace = "::mlir::acc";
  let summary = "OpenACC";
  let dependentDialects = ["::mlir::memref::MemRefDialect", "::mlir::LLVM::LLVMDialect",
                           "::mlir::gpu::GPUDialect"];
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
}

#endif
