//===- SPIRVPrimitiveOps.td: geometry shaders -----------------------------===//
#ifndef LEGALIZE_SPIRV_PRIMITIVE_OPS
#define LEGALIZE_SPIRV_PRIMITIVE_OPS

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"

foreach op = ["EmitVertex", "EndPrimitive"] in
  def SPIRV_ # op # Op : SPIRV_Op<op> {
    let availability = SPIRV_Needs<[SPIRV_C_Geometry]>.all;
    let assemblyFormat = "attr-dict";
    let hasVerifier = 0;
  }

#endif
