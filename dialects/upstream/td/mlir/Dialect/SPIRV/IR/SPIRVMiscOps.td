//===- SPIRVMiscOps.td: undefined values and assumptions ------------------===//
#ifndef LEGALIZE_SPIRV_MISC_OPS
#define LEGALIZE_SPIRV_MISC_OPS

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

let hasVerifier = 0 in {
  def SPIRV_KHRAssumeTrueOp : SPIRV_KhrVendorOp<"AssumeTrue"> {
    let summary = "tells the optimizer that a condition holds";
    let availability = SPIRV_Needs<[SPIRV_C_ExpectAssumeKHR], [SPV_KHR_expect_assume]>.all;
    let arguments = (ins SPIRV_Bool:$condition);
    let assemblyFormat = "$condition attr-dict";
  }
  def SPIRV_UndefOp : SPIRV_Op<"Undef", [Pure]> {
    let summary = "an undefined value";
    let results = (outs SPIRV_Type:$result);
    let assemblyFormat = "attr-dict `:` type($result)";
    let autogenSerialization = 0;
    let hasOpcode = 0;
  }
}

#endif
