//===- WasmSSABase.td: the wasmssa dialect --------------------------------===//
#ifndef LEGALIZE_WASMSSA_BASE
#define LEGALIZE_WASMSSA_BASE

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def WasmSSA_Dialect : Dialect {
  let name = "wasmssa";
  let cppNamespace = "::mlir::wasmssa";
  let summary = "WebAssembly without its stack";
  let useDefaultTypePrinterParser = true;
}

#endif
