//===- ShardBase.td: the shard dialect, its types and attributes ----------===//
#ifndef LEGALIZE_SHARD_BASE
#define LEGALIZE_SHARD_BASE

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
include "mlir/IR/CommonAttrConstraints.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def Shard_Dialect : Dialect {
  let name = "shard";
  let cppNamespace = "::mlir::shard";
  let summary = "tensors cut in pieces over a grid of devices";
  let dependentDialects = ["arith::ArithDialect"];
  let hasConstantMaterializer = 1;
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
}

// Axes of a grid by number, and the extents of a piece.
def Shard_GridAxis : I<16>;
def Shard_GridAxesAttr : DenseArrayAttrBase<"DenseI16ArrayAttr", "int16_t", "i16">;
def Shard_GridAxesArrayAttr : AttrDef<Shard_Dialect, "GridAxesArray"> {
  let mnemonic = "axisarray";
  let parameters = (ins ArrayRefParameter<"GridAxesAttr">:$axes);
  let assemblyFormat = "`[` $axes `]`";
}
def Shard_ShardShapeAttr : DenseArrayAttrBase<"DenseI64ArrayAttr", "int64_t", "i64">;

// How pieces become one.
defvar _ShardReductions = ["Sum", "Max", "Min", "Product", "Average", "BitwiseAnd", "BitwiseOr",
                           "BitwiseXor"];
def Shard_ReductionKind : I32EnumAttr<"ReductionKind", "Reduction of an iterator/grid dimension.",
    !foreach(i, !range(!size(_ShardReductions)),
             I32EnumAttrCase<_ShardReductions[i], !add(i, 1),
                             !tolower(!subst("Bitwise", "Bitwise_", _ShardReductions[i]))>)
      # [I32EnumAttrCase<"Generic", 100, "generic">]> {
  let cppNamespace = "::mlir::shard";
  let genSpecializedAttr = 0;
}
def Shard_ReductionKindAttr : EnumAttr<Shard_Dialect, Shard_ReductionKind, "partial"> {
  let assemblyFormat = "$value";
}

class Shard_Type<string name, string typeMnemonic, list<Trait> traits = [],
                 string baseCppClass = "::mlir::Type">
    : TypeDef<Shard_Dialect, name, traits, baseCppClass> {
  let mnemonic = typeMnemonic;
}
def Shard_Sharding : Shard_Type<"Sharding", "sharding"> {
  let summary = "sharding definition";
  let assemblyFormat = "";
}

#endif
