//===- SPIRVIntegerDotProductOps.td: dot products of integers -------------===//
#ifndef LEGALIZE_SPIRV_INTEGER_DOT_PRODUCT_OPS
#define LEGALIZE_SPIRV_INTEGER_DOT_PRODUCT_OPS

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

// A product of two vectors, which is added to what `added` declares.
class SPIRV_IntDot<string mnemonic, list<Trait> traits, dag added = (ins)>
    : SPIRV_Op<mnemonic, [AllTypesMatch<["vector1", "vector2"]>, Pure] # traits> {
  defvar vector = SPIRV_ScalarOrVectorOf<SPIRV_Integer>;
  let arguments = !con((ins vector:$vector1, vector:$vector2), added,
                       (ins OptionalAttr<SPIRV_PackedVectorFormatAttr>:$format));
  let results = (outs SPIRV_Integer:$result);
  let assemblyFormat = "$vector1 `,` $vector2" # !if(!empty(added), "", " `,` $accumulator")
                       # " (`,` $format^)? attr-dict `:` type($vector1) `->` type($result)";
  let autogenAvailability = 0;
}

foreach op = ["S", "SU", "U"] in {
  defvar signs = !cond(!eq(op, "S"): [SignedOp], !eq(op, "U"): [UnsignedOp], true: [SignedOp, UnsignedOp]);
  def SPIRV_ # op # DotOp
      : SPIRV_IntDot<op # "Dot", signs # !if(!eq(op, "SU"), [], [Commutative])>;
  def SPIRV_ # op # DotAccSatOp
      : SPIRV_IntDot<op # "DotAccSat", signs # [AllTypesMatch<["accumulator", "result"]>],
                     (ins SPIRV_Integer:$accumulator)>;
}

#endif
