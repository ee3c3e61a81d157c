//===- ShapeBase.td: the shape dialect and its types ----------------------===//
#ifndef LEGALIZE_SHAPE_BASE
#define LEGALIZE_SHAPE_BASE

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def ShapeDialect : Dialect {
  let name = "shape";
  let cppNamespace = "::mlir::shape";
  let summary = "computations on the extents of tensors";
  let dependentDialects = ["arith::ArithDialect", "tensor::TensorDialect"];
  let hasConstantMaterializer = 1;
  let hasOperationAttrVerify = 1;
  let useDefaultTypePrinterParser = 1;
}

class Shape_Type<string name, string typeMnemonic> : TypeDef<ShapeDialect, name> {
  let mnemonic = typeMnemonic;
}

// A list of extents; one extent; a value with its shape; the proof that a condition holds.
def Shape_ShapeType : Shape_Type<"Shape", "shape">;
def Shape_SizeType : Shape_Type<"Size", "size">;
def Shape_ValueShapeType : Shape_Type<"ValueShape", "value_shape">;
def Shape_WitnessType : Shape_Type<"Witness", "witness">;

// Extents as a plain tensor.
def Shape_ExtentTensorType : 1DTensorOf<[Index]>, BuildableType<[{
  ::mlir::RankedTensorType::get({ShapedType::kDynamic}, $_builder.getType<::mlir::IndexType>())
}]>;

// Either of two or more.
def Shape_SizeOrIndexType : AnyTypeOf<[Shape_SizeType, Index], "size or index">;
def Shape_ShapeOrExtentTensorType
    : AnyTypeOf<[Shape_ShapeType, Shape_ExtentTensorType], "shape or extent tensor">;
def Shape_ShapeOrSizeType : AnyTypeOf<[Shape_SizeType, Shape_ShapeType], "shape or size">;
def Shape_AnyShapeOrSizeType
    : AnyTypeOf<[Shape_SizeOrIndexType, Shape_ShapeOrExtentTensorType], "any shape or size">;

#endif
