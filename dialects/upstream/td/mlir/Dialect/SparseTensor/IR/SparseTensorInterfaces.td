//===- SparseTensorInterfaces.td: operations that may have to sort --------===//
#ifndef LEGALIZE_SPARSE_TENSOR_INTERFACES
#define LEGALIZE_SPARSE_TENSOR_INTERFACES

include "mlir/IR/OpBase.td"

def StageWithSortSparseOpInterface : OpInterface<"StageWithSortSparseOp"> {
  let cppNamespace = "::mlir::sparse_tensor";
  let methods = [
    InterfaceMethod<"Whether a sort is needed.", "bool", "needsExtraSort">,
    InterfaceMethod<"Does it in two steps.", "::llvm::LogicalResult", "stageWithSort",
                    (ins "::mlir::PatternRewriter &":$rewriter, "Value &":$tmpBuf)>,
  ];
}

#endif
