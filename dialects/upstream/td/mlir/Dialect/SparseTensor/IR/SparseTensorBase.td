//===- SparseTensorBase.td: the sparse_tensor dialect ---------------------===//
#ifndef LEGALIZE_SPARSE_TENSOR_BASE
#define LEGALIZE_SPARSE_TENSOR_BASE

include "mlir/IR/OpBase.td"

def SparseTensor_Dialect : Dialect {
  let name = "sparse_tensor";
  let cppNamespace = "::mlir::sparse_tensor";
  let summary = "tensors of which only some elements are stored";
  let hasConstantMaterializer = 1;
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
}

#endif
