//===- EmitCBase.td: the emitc dialect ------------------------------------===//
#ifndef LEGALIZE_EMITC_BASE
#define LEGALIZE_EMITC_BASE

include "mlir/IR/OpBase.td"

def EmitC_Dialect : Dialect {
  let name = "emitc";
  let cppNamespace = "::mlir::emitc";
  let summary = "C and C++ source as operations";
  let hasConstantMaterializer = 1;
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
}

#endif
