//===- SPIRVMatrixOps.td: products of matrices ----------------------------===//
#ifndef LEGALIZE_SPIRV_MATRIX_OPS
#define LEGALIZE_SPIRV_MATRIX_OPS

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

defvar SPIRV_FloatMatrix = SPIRV_MatrixOf<SPIRV_Float>;
defvar SPIRV_FloatOrCoopMatrix = SPIRV_MatrixOrCoopMatrixOf<SPIRV_Float>;
defvar SPIRV_FloatVector = SPIRV_VectorOf<SPIRV_Float>;

// An operation on operands of other types than the result, which the format repeats unless `inferred` is set.
class SPIRV_MatrixOp<string mnemonic, dag operands, Type result, list<Trait> traits = [], bit inferred = 0>
    : SPIRV_Op<mnemonic, traits # [Pure]> {
  defvar types = !foreach(i, !range(!size(operands)), "type($" # !getdagname(operands, i) # ")");
  let availability = SPIRV_Needs<[SPIRV_C_Matrix]>.all;
  let arguments = operands;
  let results = (outs result:$result);
  let assemblyFormat = "operands attr-dict `:` " # !interleave(types, " `,` ")
                       # !if(inferred, "", " `->` type($result)");
}

def SPIRV_MatrixTimesMatrixOp : SPIRV_MatrixOp<"MatrixTimesMatrix",
    (ins SPIRV_AnyMatrix:$leftmatrix, SPIRV_AnyMatrix:$rightmatrix), SPIRV_AnyMatrix>;
def SPIRV_MatrixTimesScalarOp : SPIRV_MatrixOp<"MatrixTimesScalar",
    (ins SPIRV_FloatOrCoopMatrix:$matrix, SPIRV_Float:$scalar), SPIRV_FloatOrCoopMatrix,
    [AllTypesMatch<["matrix", "result"]>], 1>;
def SPIRV_MatrixTimesVectorOp : SPIRV_MatrixOp<"MatrixTimesVector",
    (ins SPIRV_FloatMatrix:$matrix, SPIRV_FloatVector:$vector), SPIRV_FloatVector,
    [AllElementTypesMatch<["vector", "result"]>]>;
def SPIRV_TransposeOp : SPIRV_MatrixOp<"Transpose", (ins SPIRV_AnyMatrix:$matrix), SPIRV_AnyMatrix>;
def SPIRV_VectorTimesMatrixOp : SPIRV_MatrixOp<"VectorTimesMatrix",
    (ins SPIRV_FloatVector:$vector, SPIRV_FloatMatrix:$matrix), SPIRV_FloatVector,
    [AllElementTypesMatch<["vector", "result"]>]>;

#endif
