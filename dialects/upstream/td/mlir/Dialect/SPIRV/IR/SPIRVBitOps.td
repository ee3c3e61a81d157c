//===- SPIRVBitOps.td: operations on bits ---------------------------------===//
#ifndef LEGALIZE_SPIRV_BIT_OPS
#define LEGALIZE_SPIRV_BIT_OPS

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class SPIRV_BitUnary<string mnemonic, list<Trait> traits = []>
    : SPIRV_UnaryOp<mnemonic, SPIRV_Integer, SPIRV_Integer, traits # [Pure, SameOperandsAndResultType]>;
class SPIRV_BitBinary<string mnemonic, list<Trait> traits>
    : SPIRV_BinaryOp<mnemonic, SPIRV_Integer, SPIRV_Integer, traits # [Pure, UsableInSpecConstantOp]>;

// Access to some bits of a base; `values` are the operands of the base's type.
class SPIRV_BitField<string mnemonic, list<string> values, list<Trait> traits = []>
    : SPIRV_Op<mnemonic, traits # [AllTypesMatch<values # ["result"]>, Pure]> {
  defvar type = SPIRV_ScalarOrVectorOf<SPIRV_Integer>;
  let arguments = !con(!dag(ins, !listsplat(type, !size(values)), values),
                       (ins SPIRV_Integer:$offset, SPIRV_Integer:$count));
  let results = (outs type:$result);
  let assemblyFormat = "operands attr-dict `:` type($base) `,` type($offset) `,` type($count)";
  let hasVerifier = 0;
}

let hasFolder = 1 in {
  def SPIRV_NotOp : SPIRV_BitUnary<"Not", [UsableInSpecConstantOp]>;
  foreach op = ["And", "Or", "Xor"] in
    def SPIRV_Bitwise # op # Op
        : SPIRV_BitBinary<"Bitwise" # op, [Commutative, SameOperandsAndResultType]> {
      let assemblyFormat = "operands attr-dict `:` type($result)";
    }
  foreach op = ["LeftLogical", "RightArithmetic", "RightLogical"] in
    def SPIRV_Shift # op # Op : SPIRV_BitBinary<"Shift" # op, [
        SameOperandsAndResultShape, AllTypesMatch<["operand1", "result"]>]> {
      let assemblyFormat = "operands attr-dict `:` type($operand1) `,` type($operand2)";
      let hasVerifier = 1;
    }
}

def SPIRV_BitCountOp : SPIRV_BitUnary<"BitCount">;
let availability = SPIRV_Needs<[SPIRV_C_BitInstructions, SPIRV_C_Shader]>.all in {
  def SPIRV_BitFieldInsertOp : SPIRV_BitField<"BitFieldInsert", ["base", "insert"]>;
  def SPIRV_BitFieldSExtractOp : SPIRV_BitField<"BitFieldSExtract", ["base"], [SignedOp]>;
  def SPIRV_BitFieldUExtractOp : SPIRV_BitField<"BitFieldUExtract", ["base"], [UnsignedOp]>;
  def SPIRV_BitReverseOp : SPIRV_BitUnary<"BitReverse">;
}

#endif
