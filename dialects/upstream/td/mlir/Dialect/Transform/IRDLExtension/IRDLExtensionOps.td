//===- IRDLExtensionOps.td: matches by irdl definitions -------------------===//
#ifndef LEGALIZE_TRANSFORM_IRDL_EXTENSION_OPS
#define LEGALIZE_TRANSFORM_IRDL_EXTENSION_OPS

include "mlir/Dialect/Transform/IR/TransformCommon.td"
include "mlir/IR/SymbolInterfaces.td"

def IRDLCollectMatchingOp : _Transform_Whole<"irdl.collect_matching", [NoTerminator, SymbolTable]> {
  let summary = "handles to operations that satisfy a definition";
  let arguments = (ins TransformHandleTypeInterface:$root);
  let results = (outs TransformHandleTypeInterface:$matched);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat =
      "`in` $root `:` functional-type(operands, results) attr-dict-with-keyword regions";
  let hasVerifier = 1;
}

#endif
