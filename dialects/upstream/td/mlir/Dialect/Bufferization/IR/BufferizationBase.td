//===- BufferizationBase.td: the bufferization dialect --------------------===//
#ifndef LEGALIZE_BUFFERIZATION_BASE
#define LEGALIZE_BUFFERIZATION_BASE

include "mlir/IR/OpBase.td"

def Bufferization_Dialect : Dialect {
  let name = "bufferization";
  let cppNamespace = "::mlir::bufferization";
  let summary = "the way from tensors to buffers";
  let dependentDialects = ["affine::AffineDialect", "memref::MemRefDialect", "tensor::TensorDialect",
                           "arith::ArithDialect"];
  let hasOperationAttrVerify = 1;
}

#endif
