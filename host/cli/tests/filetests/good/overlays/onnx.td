// Definitions under the names of the onnx dialect's, as far as its overlay names them.
include "mlir/IR/OpBase.td"

def ONNX_Dialect : Dialect { let name = "onnx"; let cppNamespace = "::mlir"; }
def ONNXConstantOp : Op<ONNX_Dialect, "Constant", []> {
  let arguments = (ins OptionalAttr<AnyAttr>:$sparse_value, OptionalAttr<AnyAttr>:$value, OptionalAttr<F32Attr>:$value_float);
  let results = (outs AnyTensor:$output);
  let hasCustomAssemblyFormat = 1;
}

// Operations whose result types rules need.
def LayoutTransformOp : Op<ONNX_Dialect, "LayoutTransform", []> {
  let arguments = (ins AnyType:$data, OptionalAttr<AnyAttr>:$target_layout);
  let results = (outs AnyType:$output);
}
def ZHigh : Dialect { let name = "zhigh"; let cppNamespace = "::onnx_mlir::zhigh"; }
foreach name = ["Unstick", "DLF16ToF32"] in
  def ZHigh_#name : Op<ZHigh, name, []> {
    let arguments = (ins AnyType:$In);
    let results = (outs AnyType:$Out);
  }
def F32ToDLF16Op : Op<ZHigh, "F32ToDLF16", []> {
  let arguments = (ins AnyType:$In, OptionalAttr<SI64Attr>:$no_saturation);
  let results = (outs AnyType:$Out);
}
def StickOp : Op<ZHigh, "Stick", []> {
  let arguments = (ins AnyType:$In, OptionalAttr<StrAttr>:$layout, OptionalAttr<SI64Attr>:$no_saturation);
  let results = (outs AnyType:$Out);
}
