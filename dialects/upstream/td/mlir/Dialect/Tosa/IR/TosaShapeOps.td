//===- TosaShapeOps.td: operations on shapes ------------------------------===//
#ifndef LEGALIZE_TOSA_SHAPE_OPS
#define LEGALIZE_TOSA_SHAPE_OPS

include "mlir/Dialect/Tosa/IR/TosaTypesBase.td"

let cppNamespace = "mlir::OpTrait::tosa" in {
def TosaShapeOperator : NativeOpTrait<"TosaShapeOperator">;
def TosaShapeOperatorWithSameRanks : NativeOpTrait<"TosaShapeOperatorWithSameRanks">;
}

class Tosa_ShapeOp<string mnemonic, list<Trait> traits = []>
    : Tosa_Op<mnemonic, traits # [TosaShapeOperator, Pure]>, _TosaPlainForm,
      _TosaIn<_TosaAll, [Tosa_EXT_SHAPE]> {
  let results = (outs Tosa_Shape:$output);
}
class Tosa_ElementwiseShapeOp<string mnemonic, list<Trait> traits = []>
    : Tosa_ShapeOp<mnemonic, traits # [TosaShapeOperatorWithSameRanks]>;

//===- Extent by extent ---------------------------------------------------===//

class _TosaShapeUnary<string of> : Tosa_ElementwiseShapeOp<of # "_shape"> {
  let arguments = (ins Tosa_Shape:$input);
}
class _TosaShapeBinary<string of> : Tosa_ElementwiseShapeOp<of # "_shape"> {
  let arguments = (ins Tosa_Shape:$input1, Tosa_Shape:$input2);
}

def Tosa_AddShapeOp : _TosaShapeBinary<"add"> { let summary = "sum"; }
def Tosa_DivCeilShapeOp : _TosaShapeBinary<"div_ceil"> { let summary = "quotient, rounded up"; }
def Tosa_DivFloorShapeOp : _TosaShapeBinary<"div_floor"> { let summary = "quotient, rounded down"; }
def Tosa_MaxShapeOp : _TosaShapeBinary<"max"> { let summary = "the larger"; }
def Tosa_MinShapeOp : _TosaShapeBinary<"min"> { let summary = "the smaller"; }
def Tosa_ModShapeOp : _TosaShapeBinary<"mod"> { let summary = "remainder"; }
def Tosa_MulShapeOp : _TosaShapeBinary<"mul"> { let summary = "product"; }
def Tosa_SubShapeOp : _TosaShapeBinary<"sub"> { let summary = "difference"; }

def Tosa_Exp2ShapeOp : _TosaShapeUnary<"exp2"> { let summary = "power of two"; }
def Tosa_Log2CeilShapeOp : _TosaShapeUnary<"log2_ceil"> { let summary = "exponent to two, rounded up"; }
def Tosa_Log2FloorShapeOp : _TosaShapeUnary<"log2_floor"> { let summary = "exponent to two, rounded down"; }

//===- Made, joined and cut -----------------------------------------------===//

def Tosa_ConstShapeOp : Tosa_ShapeOp<"const_shape", [ConstantLike]> {
  let summary = "a known shape";
  let availability = _TosaIn<_TosaAll>.availability;
  let arguments = (ins IndexElementsAttr:$values);
  let hasFolder = 1;
  let hasVerifier = 1;
}

let hasVerifier = 1 in {
def Tosa_ConcatShapeOp : Tosa_ShapeOp<"concat_shape"> {
  let summary = "extents of several shapes one after another";
  let arguments = (ins Variadic<Tosa_Shape>:$input);
}
def Tosa_DimOp : Tosa_ShapeOp<"dim"> {
  let summary = "one extent of a tensor";
  let arguments = (ins Tosa_TensorAtLeast1D:$input1, I32Attr:$axis);
}
def Tosa_SliceShapeOp : Tosa_ShapeOp<"slice_shape"> {
  let summary = "some of a shape's extents";
  let arguments = (ins Tosa_Shape:$input, Tosa_ScalarInt32Tensor:$start, Tosa_ScalarInt32Tensor:$size);
}
}

#endif
