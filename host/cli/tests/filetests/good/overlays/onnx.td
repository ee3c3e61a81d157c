// Definitions under the names of the onnx dialect's, as far as its overlay names them.
include "mlir/IR/OpBase.td"

def ONNX_Dialect : Dialect { let name = "onnx"; let cppNamespace = "::mlir"; }
def ONNXConstantOp : Op<ONNX_Dialect, "Constant", []> {
  let arguments = (ins OptionalAttr<AnyAttr>:$sparse_value, OptionalAttr<AnyAttr>:$value, OptionalAttr<F32Attr>:$value_float);
  let results = (outs AnyTensor:$output);
  let hasCustomAssemblyFormat = 1;
}
