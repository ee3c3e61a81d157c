//===- BufferizationEnums.td: layouts of buffers at function borders ------===//
#ifndef LEGALIZE_BUFFERIZATION_ENUMS
#define LEGALIZE_BUFFERIZATION_ENUMS

include "mlir/IR/EnumAttr.td"

def LayoutMapOption : I32EnumAttr<"LayoutMapOption", "option for map layout", [
    I32EnumAttrCase<"InferLayoutMap", 0>, I32EnumAttrCase<"IdentityLayoutMap", 1>,
    I32EnumAttrCase<"FullyDynamicLayoutMap", 2>]> {
  let cppNamespace = "::mlir::bufferization";
}

#endif
