//===- SPIRVArithmeticOps.td: arithmetic of numbers and vectors -----------===//
#ifndef LEGALIZE_SPIRV_ARITHMETIC_OPS
#define LEGALIZE_SPIRV_ARITHMETIC_OPS

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class SPIRV_Negation<string mnemonic, Type number, list<Trait> traits = []>
    : SPIRV_Op<mnemonic, traits # [AllTypesMatch<["operand", "result"]>, Pure]> {
  defvar type = SPIRV_ScalarOrVectorOrCoopMatrixOf<number>;
  let arguments = (ins type:$operand);
  let results = (outs type:$result);
  let assemblyFormat = "operands attr-dict `:` type($result)";
  let hasVerifier = 0;
}

// An operation on two values of one type, which is the result's too.
class SPIRV_Arithmetic<string mnemonic, Type type, list<Trait> traits = []>
    : SPIRV_Op<mnemonic, traits # [AllTypesMatch<["operand1", "operand2", "result"]>, Pure]> {
  let arguments = (ins type:$operand1, type:$operand2);
  let results = (outs type:$result);
  let assemblyFormat = "operands attr-dict `:` type($result)";
  let hasVerifier = 0;
}
class SPIRV_FloatArithmetic<string mnemonic, list<Trait> traits = []>
    : SPIRV_Arithmetic<mnemonic, SPIRV_ScalarOrVectorOrCoopMatrixOf<SPIRV_Float>, traits>;
class SPIRV_IntArithmetic<string mnemonic, list<Trait> traits = []>
    : SPIRV_Arithmetic<mnemonic, SPIRV_ScalarOrVectorOrCoopMatrixOf<SPIRV_Integer>,
                       traits # [UsableInSpecConstantOp]>;

// An operation with a result of two parts.
class SPIRV_WideArithmetic<string mnemonic, list<Trait> traits = []> : SPIRV_Op<mnemonic, traits # [Pure]> {
  defvar type = SPIRV_ScalarOrVectorOf<SPIRV_Integer>;
  let arguments = (ins type:$operand1, type:$operand2);
  let results = (outs SPIRV_AnyStruct:$result);
}

// Floats.

def SPIRV_FNegateOp : SPIRV_Negation<"FNegate", SPIRV_Float>;
foreach op = ["FAdd", "FMul"] in
  def SPIRV_ # op # Op : SPIRV_FloatArithmetic<op, [Commutative]>;
foreach op = ["FDiv", "FSub"] in
  def SPIRV_ # op # Op : SPIRV_FloatArithmetic<op>;
foreach op = ["FMod", "FRem"] in
  def SPIRV_ # op # Op : SPIRV_Arithmetic<op, SPIRV_ScalarOrVectorOf<SPIRV_Float>>;

def SPIRV_DotOp : SPIRV_Op<"Dot", [
    AllTypesMatch<["vector1", "vector2"]>, AllElementTypesMatch<["vector1", "result"]>, Pure]> {
  let summary = "dot product of vectors of floats";
  let arguments = (ins SPIRV_VectorOf<SPIRV_AnyFloat>:$vector1, SPIRV_VectorOf<SPIRV_AnyFloat>:$vector2);
  let results = (outs SPIRV_AnyFloat:$result);
  let assemblyFormat = "operands attr-dict `:` type($vector1) `->` type($result)";
  let autogenAvailability = 0;
  let hasVerifier = 0;
}
def SPIRV_VectorTimesScalarOp : SPIRV_Op<"VectorTimesScalar", [Pure]> {
  let summary = "a vector scaled by a number";
  defvar vector = VectorOfLengthAndType<[2, 3, 4], [SPIRV_Float]>;
  let arguments = (ins vector:$vector, SPIRV_Float:$scalar);
  let results = (outs vector:$result);
  let assemblyFormat = "operands attr-dict `:` `(` type(operands) `)` `->` type($result)";
}

// Integers.

let hasFolder = 1 in {
  def SPIRV_SNegateOp : SPIRV_Negation<"SNegate", SPIRV_Integer, [UsableInSpecConstantOp]>;
  foreach op = ["IAdd", "IMul"] in
    def SPIRV_ # op # Op : SPIRV_IntArithmetic<op, [Commutative]>;
  foreach op = ["ISub", "SDiv"] in
    def SPIRV_ # op # Op : SPIRV_IntArithmetic<op>;
  def SPIRV_UDivOp : SPIRV_IntArithmetic<"UDiv", [UnsignedOp]>;
  foreach op = ["SMod", "SRem"] in
    def SPIRV_ # op # Op
        : SPIRV_Arithmetic<op, SPIRV_ScalarOrVectorOf<SPIRV_Integer>, [UsableInSpecConstantOp]>;
  let hasCanonicalizer = 1 in
    def SPIRV_UModOp : SPIRV_Arithmetic<"UMod", SPIRV_ScalarOrVectorOf<SPIRV_Integer>,
                                        [UnsignedOp, UsableInSpecConstantOp]>;
}
def SPIRV_ISubBorrowOp : SPIRV_WideArithmetic<"ISubBorrow">;
let hasCanonicalizer = 1 in
  foreach op = ["IAddCarry", "SMulExtended", "UMulExtended"] in
    def SPIRV_ # op # Op : SPIRV_WideArithmetic<op, [Commutative]>;

#endif
