//===- SPIRVCooperativeMatrixOps.td: matrices that a scope shares ---------===//
#ifndef LEGALIZE_SPIRV_COOPERATIVE_MATRIX_OPS
#define LEGALIZE_SPIRV_COOPERATIVE_MATRIX_OPS

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
include "mlir/Interfaces/AlignmentAttrInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class SPIRV_CoopMatrixOp<string mnemonic, list<Trait> traits>
    : SPIRV_KhrVendorOp<"CooperativeMatrix" # mnemonic, traits> {
  let availability =
      SPIRV_Needs<[SPIRV_C_CooperativeMatrixKHR], [SPV_KHR_cooperative_matrix], SPIRV_V_1_6>.all;
}

def SPIRV_KHRCooperativeMatrixLengthOp : SPIRV_CoopMatrixOp<"Length", [Pure]> {
  let summary = "how many elements of a matrix an invocation has";
  let arguments = (ins TypeAttrOf<SPIRV_AnyCooperativeMatrix>:$cooperative_matrix_type);
  let results = (outs SPIRV_Int32:$result);
  let assemblyFormat = "attr-dict `:` $cooperative_matrix_type";
  let hasVerifier = 0;
}
def SPIRV_KHRCooperativeMatrixMulAddOp
    : SPIRV_CoopMatrixOp<"MulAdd", [AllTypesMatch<["c", "result"]>, Pure]> {
  let summary = "a matrix added to a product of matrices";
  let arguments = (ins SPIRV_AnyCooperativeMatrix:$a, SPIRV_AnyCooperativeMatrix:$b,
                       SPIRV_AnyCooperativeMatrix:$c,
                       OptionalAttr<SPIRV_KHR_CooperativeMatrixOperandsAttr>:$matrix_operands);
  let results = (outs SPIRV_AnyCooperativeMatrix:$result);
  let assemblyFormat = [{
    $a `,` $b `,` $c (`,` $matrix_operands^)? attr-dict `:` type($a) `,` type($b) `->` type($c)
  }];
}

// Loads and stores: the operands between the pointer and the layout.
class SPIRV_CoopMatrixAccess<string mnemonic, dag objects, string format>
    : SPIRV_CoopMatrixOp<mnemonic, [DeclareOpInterfaceMethods<AlignmentAttrOpInterface>]> {
  let arguments = !con((ins SPIRV_AnyPtr:$pointer), objects,
                       (ins SPIRV_KHR_CooperativeMatrixLayoutAttr:$matrix_layout, SPIRV_Integer:$stride,
                            OptionalAttr<SPIRV_MemoryAccessAttr>:$memory_operand,
                            OptionalAttr<IntValidAlignment<I32Attr>>:$alignment));
  let assemblyFormat = "$pointer `,` " # !if(!empty(objects), "", "$object `,` ")
      # "$stride `,` $matrix_layout (`,` $memory_operand^)? (`,` $alignment^)? attr-dict `:` type(operands)"
      # format;
}
def SPIRV_KHRCooperativeMatrixLoadOp : SPIRV_CoopMatrixAccess<"Load", (ins), " `->` type($result)"> {
  let results = (outs SPIRV_AnyCooperativeMatrix:$result);
}
def SPIRV_KHRCooperativeMatrixStoreOp
    : SPIRV_CoopMatrixAccess<"Store", (ins SPIRV_AnyCooperativeMatrix:$object), "">;

#endif
