//===- SPIRVNonUniformOps.td: groups in non-uniform control flow ----------===//
#ifndef LEGALIZE_SPIRV_NON_UNIFORM_OPS
#define LEGALIZE_SPIRV_NON_UNIFORM_OPS

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class SPIRV_AttrIs<string operand, string type, string value>
    : PredOpTrait<operand # " must be " # type # " of value " # value,
        CPred<"::llvm::cast<::mlir::spirv::" # type # "Attr>(getProperties()." # operand # ").getValue() == "
              # "::mlir::spirv::" # type # "::" # value>>;
class SPIRV_ExecutionScopeAttrIs<string operand, string value> : SPIRV_AttrIs<operand, "Scope", value>;
defvar SPIRV_IsInSubgroup = SPIRV_ExecutionScopeAttrIs<"execution_scope", "Subgroup">;

class SPIRV_NonUniformOp<string mnemonic, dag operands, Type resultType, list<I32EnumAttrCase> capabilities,
                         list<Trait> traits = []> : SPIRV_Op<"GroupNonUniform" # mnemonic, traits> {
  let availability = SPIRV_Needs<capabilities, [], SPIRV_V_1_3>.all;
  let arguments = !con((ins SPIRV_ScopeAttr:$execution_scope), operands);
  let results = (outs resultType:$result);
}

// Reductions and scans.

class SPIRV_NonUniformArithmetic<string mnemonic, Type number, list<Trait> traits = []>
    : SPIRV_NonUniformOp<mnemonic,
        (ins SPIRV_GroupOperationAttr:$group_operation, SPIRV_ScalarOrVectorOf<number>:$value,
             Optional<SPIRV_Integer>:$cluster_size),
        SPIRV_ScalarOrVectorOf<number>,
        [SPIRV_C_GroupNonUniformArithmetic, SPIRV_C_GroupNonUniformClustered,
         SPIRV_C_GroupNonUniformPartitionedNV], traits> {
  let assemblyFormat = [{
    $execution_scope $group_operation $value (`cluster_size` `(` $cluster_size^ `)`)? attr-dict
    `:` type($value) (`,` type($cluster_size)^)? `->` type(results)
  }];
  let hasCustomAssemblyFormat = 0;
}
foreach op = ["FAdd", "FMax", "FMin", "FMul"] in
  def SPIRV_GroupNonUniform # op # Op : SPIRV_NonUniformArithmetic<op, SPIRV_Float>;
foreach op = ["BitwiseAnd", "BitwiseOr", "BitwiseXor", "IAdd", "IMul"] in
  def SPIRV_GroupNonUniform # op # Op : SPIRV_NonUniformArithmetic<op, SPIRV_Integer>;
foreach op = ["LogicalAnd", "LogicalOr", "LogicalXor"] in
  def SPIRV_GroupNonUniform # op # Op : SPIRV_NonUniformArithmetic<op, SPIRV_Bool>;
foreach op = ["SMax", "SMin"] in
  def SPIRV_GroupNonUniform # op # Op : SPIRV_NonUniformArithmetic<op, SPIRV_Integer, [SignedOp]>;
foreach op = ["UMax", "UMin"] in
  def SPIRV_GroupNonUniform # op # Op : SPIRV_NonUniformArithmetic<op, SPIRV_Integer, [UnsignedOp]>;

// Ballots.

defvar SPIRV_Ballot = [SPIRV_C_GroupNonUniformBallot];
def SPIRV_GroupNonUniformBallotOp
    : SPIRV_NonUniformOp<"Ballot", (ins SPIRV_Bool:$predicate), SPIRV_IOrUIVec4, SPIRV_Ballot> {
  let summary = "for which invocations a condition holds";
  let assemblyFormat = "$execution_scope $predicate attr-dict `:` type($result)";
}
def SPIRV_GroupNonUniformBallotBitCountOp
    : SPIRV_NonUniformOp<"BallotBitCount",
        (ins SPIRV_GroupOperationAttr:$group_operation,
             SPIRV_Vec4<SignlessOrUnsignedIntOfWidths<[32]>>:$value),
        SPIRV_SignlessOrUnsignedInt, SPIRV_Ballot, [SPIRV_IsInSubgroup]> {
  let summary = "for how many invocations a condition held";
  let assemblyFormat = [{
    $execution_scope $group_operation $value attr-dict `:` type($value) `->` type($result)
  }];
  let hasVerifier = 0;
}
foreach op = ["BallotFindLSB", "BallotFindMSB"] in
  def SPIRV_GroupNonUniform # op # Op
      : SPIRV_NonUniformOp<op, (ins SPIRV_IOrUIVec4:$value), SPIRV_SignlessOrUnsignedInt, SPIRV_Ballot> {
    let assemblyFormat = "$execution_scope $value attr-dict `:` type($value) `,` type($result)";
  }
def SPIRV_GroupNonUniformElectOp
    : SPIRV_NonUniformOp<"Elect", (ins), SPIRV_Bool, [SPIRV_C_GroupNonUniform]> {
  let summary = "true for one invocation";
  let assemblyFormat = "$execution_scope attr-dict `:` type($result)";
}

// Votes.

defvar SPIRV_Anything = AnyTypeOf<!foreach(type, [SPIRV_Float, SPIRV_Integer, SPIRV_Bool],
                                           SPIRV_ScalarOrVectorOf<type>)>;
foreach op = ["All", "Any"] in
  def SPIRV_GroupNonUniform # op # Op
      : SPIRV_NonUniformOp<op, (ins SPIRV_Bool:$predicate), SPIRV_Bool, [SPIRV_C_GroupNonUniformVote],
                           [SPIRV_IsInSubgroup]> {
    let assemblyFormat = "$execution_scope $predicate attr-dict `:` type($result)";
    let hasVerifier = 0;
  }
def SPIRV_GroupNonUniformAllEqualOp
    : SPIRV_NonUniformOp<"AllEqual", (ins SPIRV_Anything:$value), SPIRV_Bool, [SPIRV_C_GroupNonUniformVote],
                         [SPIRV_IsInSubgroup]> {
  let assemblyFormat = "$execution_scope $value attr-dict `:` type($value) `,` type($result)";
  let hasVerifier = 0;
}

// Values of other invocations; the second operand says of which ones.

class SPIRV_NonUniformMove<string mnemonic, Type type, string which, list<I32EnumAttrCase> capabilities,
                           Type resultType = type>
    : SPIRV_NonUniformOp<mnemonic, !dag(ins, [type, SPIRV_Integer], ["value", which]), resultType,
                         capabilities, [AllTypesMatch<["value", "result"]>, Pure]> {
  let assemblyFormat = "$execution_scope operands attr-dict `:` type($value) `,` type($" # which # ")";
}
def SPIRV_GroupNonUniformBroadcastOp : SPIRV_NonUniformMove<"Broadcast", SPIRV_Type, "id", SPIRV_Ballot>;
def SPIRV_GroupNonUniformShuffleOp
    : SPIRV_NonUniformMove<"Shuffle", SPIRV_ScalarOrVector, "id", [SPIRV_C_GroupNonUniformShuffle]>;
def SPIRV_GroupNonUniformShuffleXorOp
    : SPIRV_NonUniformMove<"ShuffleXor", SPIRV_ScalarOrVector, "mask", [SPIRV_C_GroupNonUniformShuffle],
                           SPIRV_Type>;
foreach op = ["ShuffleDown", "ShuffleUp"] in
  def SPIRV_GroupNonUniform # op # Op
      : SPIRV_NonUniformMove<op, SPIRV_ScalarOrVector, "delta", [SPIRV_C_GroupNonUniformShuffleRelative],
                             SPIRV_Type>;

def SPIRV_GroupNonUniformQuadSwapOp
    : SPIRV_NonUniformOp<"QuadSwap", (ins SPIRV_Anything:$value, SPIRV_SignlessOrUnsignedInt:$direction),
        SPIRV_Anything, [SPIRV_C_GroupNonUniformQuad],
        [SPIRV_IsInSubgroup, AllTypesMatch<["value", "result"]>]> {
  let assemblyFormat = "$execution_scope $value $direction attr-dict `:` type($value) `,` type($direction)";
  let hasVerifier = 0;
}
def SPIRV_GroupNonUniformRotateKHROp
    : SPIRV_NonUniformOp<"RotateKHR",
        (ins SPIRV_Anything:$value, SPIRV_SignlessOrUnsignedInt:$delta,
             Optional<SPIRV_SignlessOrUnsignedInt>:$cluster_size),
        SPIRV_Anything, [SPIRV_C_GroupNonUniformRotateKHR], [AllTypesMatch<["value", "result"]>, Pure]> {
  let assemblyFormat = [{
    $execution_scope $value `,` $delta (`,` `cluster_size` `(` $cluster_size^ `)`)? attr-dict
    `:` type($value) `,` type($delta) (`,` type($cluster_size)^)? `->` type(results)
  }];
}

#endif
