//===- LLVMDialect.td: the llvm dialect -----------------------------------===//
#ifndef LEGALIZE_LLVM_DIALECT
#define LEGALIZE_LLVM_DIALECT

include "mlir/IR/DialectBase.td"

def LLVM_Dialect : Dialect {
  let name = "llvm";
  let cppNamespace = "::mlir::LLVM";
  let discardableAttrs = (ins "WorkgroupAttributionAttr":$workgroup_attribution);
  let hasConstantMaterializer = 1;
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
  let useDefaultAttributePrinterParser = 1;
}

#endif
