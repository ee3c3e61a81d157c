//===- LinalgTransformEnums.td: choices of transforms of linalg -----------===//
#ifndef LEGALIZE_LINALG_TRANSFORM_ENUMS
#define LEGALIZE_LINALG_TRANSFORM_ENUMS

include "mlir/IR/EnumAttr.td"

let cppNamespace = "mlir::transform" in {

def MatchInterfaceEnum : I32EnumAttr<"MatchInterfaceEnum", "An interface to match", [
    I32EnumAttrCase<"LinalgOp", 0>, I32EnumAttrCase<"TilingInterface", 1>,
    I32EnumAttrCase<"LoopLikeInterface", 2>]>;

def TransposeMatmulInput
    : I32EnumAttr<"TransposeMatmulInput",
                  "Input to transpose when converting matmul ops to transposed variants",
                  [I32EnumAttrCase<"lhs", 0>, I32EnumAttrCase<"rhs", 1>]>;

} // cppNamespace

#endif
