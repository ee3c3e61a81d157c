//===- LinalgDoc.td: all operations of linalg -----------------------------===//
#ifndef LEGALIZE_LINALG_DOC
#define LEGALIZE_LINALG_DOC

include "mlir/Dialect/Linalg/IR/LinalgBase.td"
include "mlir/Dialect/Linalg/IR/LinalgOps.td"
include "mlir/Dialect/Linalg/IR/LinalgRelayoutOps.td"
include "mlir/Dialect/Linalg/IR/LinalgStructuredOps.td"

#endif
