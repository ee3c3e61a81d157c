//===- SPIRVLogicalOps.td: comparisons and logic --------------------------===//
#ifndef LEGALIZE_SPIRV_LOGICAL_OPS
#define LEGALIZE_SPIRV_LOGICAL_OPS

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class SPIRV_IsTruthOf<string operand>
    : TypesMatchWith<"type of result to correspond to the `i1` equivalent of the operand", operand, "result",
                     "getUnaryOpResultType($_self)">;

class SPIRV_Test<string mnemonic, Type type, list<Trait> traits = []>
    : SPIRV_UnaryOp<mnemonic, SPIRV_Bool, type, traits # [
        Pure, SameTypeOperands, SameOperandsAndResultShape, SPIRV_IsTruthOf<"operand">]>;
class SPIRV_Comparison<string mnemonic, Type type, list<Trait> traits = []>
    : SPIRV_BinaryOp<mnemonic, SPIRV_Bool, type, traits # [
        Pure, SameTypeOperands, SameOperandsAndResultShape, SPIRV_IsTruthOf<"operand1">]> {
  let assemblyFormat = "$operand1 `,` $operand2 `:` type($operand1) attr-dict";
}

// Floats.

foreach op = ["IsFinite", "IsInf", "IsNan"] in
  def SPIRV_ # op # Op : SPIRV_Test<op, SPIRV_Float>;
foreach order = ["Ord", "Unord"] in {
  foreach op = ["Equal", "NotEqual"] in
    def SPIRV_F # order # op # Op : SPIRV_Comparison<"F" # order # op, SPIRV_Float, [Commutative]>;
  foreach op = ["GreaterThan", "GreaterThanEqual", "LessThan", "LessThanEqual"] in
    def SPIRV_F # order # op # Op : SPIRV_Comparison<"F" # order # op, SPIRV_Float>;
}
let availability = SPIRV_Needs<[SPIRV_C_Kernel]>.all in
  foreach op = ["Ordered", "Unordered"] in
    def SPIRV_ # op # Op : SPIRV_Comparison<op, SPIRV_Float, [Commutative]>;

// Integers and booleans.

let hasFolder = 1 in {
  foreach op = ["IEqual", "INotEqual"] in
    def SPIRV_ # op # Op : SPIRV_Comparison<op, SPIRV_Integer, [Commutative, UsableInSpecConstantOp]>;
  foreach op = ["GreaterThan", "GreaterThanEqual", "LessThan", "LessThanEqual"] in {
    def SPIRV_S # op # Op : SPIRV_Comparison<"S" # op, SPIRV_Integer, [SignedOp, UsableInSpecConstantOp]>;
    def SPIRV_U # op # Op : SPIRV_Comparison<"U" # op, SPIRV_Integer, [UnsignedOp, UsableInSpecConstantOp]>;
  }
  foreach op = ["LogicalAnd", "LogicalEqual", "LogicalNotEqual", "LogicalOr"] in
    def SPIRV_ # op # Op : SPIRV_Comparison<op, SPIRV_Bool, [Commutative, UsableInSpecConstantOp]>;
  let hasCanonicalizer = 1 in
    def SPIRV_LogicalNotOp : SPIRV_Test<"LogicalNot", SPIRV_Bool, [UsableInSpecConstantOp]>;

  def SPIRV_SelectOp : SPIRV_Op<"Select", [
      AllTypesMatch<["true_value", "false_value", "result"]>,
      DeclareOpInterfaceMethods<SelectLikeOpInterface>, Pure, UsableInSpecConstantOp]> {
    let summary = "one of two values, chosen by a condition";
    let arguments = (ins SPIRV_ScalarOrVectorOf<SPIRV_Bool>:$condition, SPIRV_SelectType:$true_value,
                         SPIRV_SelectType:$false_value);
    let results = (outs SPIRV_SelectType:$result);
    let assemblyFormat = "operands attr-dict `:` type($condition) `,` type($result)";
    let autogenAvailability = 0;
  }
}

#endif
