//===- SPIRVIntelExtOps.td: extensions of Intel ---------------------------===//
#ifndef LEGALIZE_SPIRV_INTEL_EXT_OPS
#define LEGALIZE_SPIRV_INTEL_EXT_OPS

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"

class SPIRV_IntelConversion<string mnemonic, Type from, Type to>
    : SPIRV_IntelVendorOp<mnemonic, [SameOperandsAndResultShape]> {
  let arguments = (ins SPIRV_ScalarOrVectorOf<from>:$operand);
  let results = (outs SPIRV_ScalarOrVectorOf<to>:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand) `to` type($result)";
  let hasVerifier = 0;
}
let availability = SPIRV_Needs<[SPIRV_C_Bfloat16ConversionINTEL], [SPV_INTEL_bfloat16_conversion]>.all in {
  def SPIRV_INTELConvertBF16ToFOp : SPIRV_IntelConversion<"ConvertBF16ToF", SPIRV_Int16, SPIRV_Float32>;
  def SPIRV_INTELConvertFToBF16Op : SPIRV_IntelConversion<"ConvertFToBF16", SPIRV_Float32, SPIRV_Int16>;
}
def SPIRV_INTELRoundFToTF32Op : SPIRV_IntelConversion<"RoundFToTF32", SPIRV_Float32, SPIRV_Float32> {
  let availability =
      SPIRV_Needs<[SPIRV_C_TensorFloat32RoundingINTEL], [SPV_INTEL_tensor_float32_conversion]>.all;
}

// The two parts of a barrier.
foreach part = ["Arrive", "Wait"] in
  def SPIRV_INTELControlBarrier # part # Op : SPIRV_IntelVendorOp<"ControlBarrier" # part> {
    let availability = SPIRV_Needs<[SPIRV_C_SplitBarrierINTEL], [SPV_INTEL_split_barrier]>.all;
    let arguments = (ins SPIRV_ScopeAttr:$execution_scope, SPIRV_ScopeAttr:$memory_scope,
                         SPIRV_MemorySemanticsAttr:$memory_semantics);
    let assemblyFormat = "$execution_scope $memory_scope $memory_semantics attr-dict";
    let hasVerifier = 0;
  }

#endif
