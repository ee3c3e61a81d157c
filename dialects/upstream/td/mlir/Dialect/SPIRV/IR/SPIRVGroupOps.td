//===- SPIRVGroupOps.td: groups and subgroups -----------------------------===//
#ifndef LEGALIZE_SPIRV_GROUP_OPS
#define LEGALIZE_SPIRV_GROUP_OPS

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

// A reduction or scan over the invocations of a group.
class SPIRV_GroupArithmetic<Type number> {
  list<Trait> traits = [AllTypesMatch<["x", "result"]>, Pure];
  dag arguments = (ins SPIRV_ScopeAttr:$execution_scope, SPIRV_GroupOperationAttr:$group_operation,
                       SPIRV_ScalarOrVectorOf<number>:$x);
  dag results = (outs SPIRV_ScalarOrVectorOf<number>:$result);
  string format = "$execution_scope $group_operation operands attr-dict `:` type($x)";
}
class SPIRV_GroupOp<string mnemonic, SPIRV_GroupArithmetic parts> : SPIRV_Op<mnemonic, parts.traits> {
  let availability = SPIRV_Needs<[SPIRV_C_Groups]>.all;
  let arguments = parts.arguments;
  let results = parts.results;
  let assemblyFormat = parts.format;
}
foreach op = ["FAdd", "FMax", "FMin"] in
  def SPIRV_Group # op # Op : SPIRV_GroupOp<"Group" # op, SPIRV_GroupArithmetic<SPIRV_Float>>;
foreach op = ["IAdd", "SMax", "SMin", "UMax", "UMin"] in
  def SPIRV_Group # op # Op : SPIRV_GroupOp<"Group" # op, SPIRV_GroupArithmetic<SPIRV_Integer>>;

class SPIRV_KHRGroupOp<string mnemonic, SPIRV_GroupArithmetic parts>
    : SPIRV_KhrVendorOp<mnemonic, parts.traits> {
  let availability = SPIRV_Needs<[SPIRV_C_GroupUniformArithmeticKHR]>.all;
  let arguments = parts.arguments;
  let results = parts.results;
  let assemblyFormat = parts.format;
}
def SPIRV_GroupFMulKHROp : SPIRV_KHRGroupOp<"GroupFMul", SPIRV_GroupArithmetic<SPIRV_Float>>;
def SPIRV_GroupIMulKHROp : SPIRV_KHRGroupOp<"GroupIMul", SPIRV_GroupArithmetic<SPIRV_Integer>>;

def SPIRV_GroupBroadcastOp : SPIRV_Op<"GroupBroadcast", [AllTypesMatch<["value", "result"]>, Pure]> {
  let summary = "the value of one invocation for all of the group";
  let availability = SPIRV_Needs<[SPIRV_C_Groups]>.all;
  let arguments = (ins SPIRV_ScopeAttr:$execution_scope, SPIRV_Type:$value,
                       SPIRV_ScalarOrVectorOf<SPIRV_Integer>:$localid);
  let results = (outs SPIRV_Type:$result);
  let assemblyFormat = "$execution_scope operands attr-dict `:` type($value) `,` type($localid)";
}

def SPIRV_KHRSubgroupBallotOp : SPIRV_KhrVendorOp<"SubgroupBallot"> {
  let summary = "for which invocations of a subgroup a condition holds";
  let availability = SPIRV_Needs<[SPIRV_C_SubgroupBallotKHR], [SPV_KHR_shader_ballot]>.all;
  let arguments = (ins SPIRV_Bool:$predicate);
  let results = (outs SPIRV_Int32Vec4:$result);
  let assemblyFormat = "$predicate attr-dict `:` type($result)";
  let hasVerifier = 0;
}

let availability = SPIRV_Needs<[SPIRV_C_SubgroupBufferBlockIOINTEL], [SPV_INTEL_subgroups]>.all in {
  def SPIRV_INTELSubgroupBlockReadOp : SPIRV_IntelVendorOp<"SubgroupBlockRead"> {
    let summary = "reads a block for a subgroup";
    let arguments = (ins SPIRV_AnyPtr:$ptr);
    let results = (outs SPIRV_Type:$value);
    let assemblyFormat = "$ptr attr-dict `:` type($ptr) `->` type($value)";
    let hasCustomAssemblyFormat = 0;
  }
  def SPIRV_INTELSubgroupBlockWriteOp : SPIRV_IntelVendorOp<"SubgroupBlockWrite"> {
    let summary = "writes a block of a subgroup";
    let arguments = (ins SPIRV_AnyPtr:$ptr, SPIRV_Type:$value);
  }
}

#endif
