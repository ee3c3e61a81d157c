//===- ArmSMEOps.td: operations on SME's tiles ----------------------------===//
#ifndef LEGALIZE_ARM_SME_OPS
#define LEGALIZE_ARM_SME_OPS

include "mlir/Dialect/ArmSME/IR/ArmSME.td"
include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

// Enums.

class _SME_Enum<string name, string desc, list<I32EnumAttrCase> cases> : I32EnumAttr<name, desc, cases> {
  let cppNamespace = "::mlir::arm_sme";
  let genSpecializedAttr = 0;
}
class _SME_EnumAttr<EnumAttrInfo of, string word, string default = ""> : EnumAttr<ArmSME_Dialect, of, word> {
  let assemblyFormat = "`<` $value `>`";
  let defaultValue = !if(!empty(default), ?, default);
}

def ArmSMETileType : _SME_Enum<"ArmSMETileType", "Arm SME tile type", [
    I32EnumAttrCase<"ZAB", 0, "za.b">, I32EnumAttrCase<"ZAH", 1, "za.h">,
    I32EnumAttrCase<"ZAS", 2, "za.s">, I32EnumAttrCase<"ZAD", 3, "za.d">,
    I32EnumAttrCase<"ZAQ", 4, "za.q">]> {
  let cppNamespace = "mlir::arm_sme";
}

def CombiningKind : _SME_Enum<"CombiningKind", "Kind of combining function", [
    I32EnumAttrCase<"Add", 0, "add">, I32EnumAttrCase<"Sub", 1, "sub">]>;
def ArmSME_CombiningKindAttr : _SME_EnumAttr<CombiningKind, "kind", "CombiningKind::Add">;

def TileSliceLayout : _SME_Enum<"TileSliceLayout", "Layout of a tile slice", [
    I32EnumAttrCase<"Horizontal", 0, "horizontal">, I32EnumAttrCase<"Vertical", 1, "vertical">]>;
def ArmSME_TileSliceLayoutAttr
    : _SME_EnumAttr<TileSliceLayout, "layout", "TileSliceLayout::Horizontal">;

def TypeSize : _SME_Enum<"TypeSize", "Size of a vector element type", [
    I32EnumAttrCase<"Byte", 0, "byte">, I32EnumAttrCase<"Half", 1, "half">,
    I32EnumAttrCase<"Word", 2, "word">, I32EnumAttrCase<"Double", 3, "double">]>;
def ArmSME_TypeSizeAttr : _SME_EnumAttr<TypeSize, "type_size">;

// Tiles.

class SMETileType<Type of, list<int> dims, string desc>
    : ShapedContainerType<[of], And<[IsVectorOfRankPred<[2]>, IsVectorTypeWithAllDimsScalablePred,
                                     IsVectorOfShape<dims>]>, desc>;
class _SME_Square<int side, Type of, string word>
    : SMETileType<of, [side, side], "vector<[" # side # "]x[" # side # "]x" # word # ">">;

def nxnxv16i8 : _SME_Square<16, I8, "i8">;
def nxnxv8i16 : _SME_Square<8, I16, "i16">;
def nxnxv4i32 : _SME_Square<4, I32, "i32">;
def nxnxv2i64 : _SME_Square<2, I64, "i64">;
def nxnxv1i128 : _SME_Square<1, I128, "i128">;
def nxnxv8f16 : _SME_Square<8, F16, "f16">;
def nxnxv8bf16 : _SME_Square<8, BF16, "bf16">;
def nxnxv4f32 : _SME_Square<4, F32, "f32">;
def nxnxv2f64 : _SME_Square<2, F64, "f64">;

def SMETile : AnyTypeOf<[
    nxnxv16i8, nxnxv8i16, nxnxv4i32, nxnxv2i64, nxnxv1i128, nxnxv8f16, nxnxv8bf16, nxnxv4f32,
    nxnxv2f64], "a vector type that fits into a SME tile", "VectorType">;

// Relations of types.

class HasMatchingMaskTypeConstraint<string vector, string mask>
    : OptionalTypesMatchWith<mask # " has i1 element type and same shape as " # vector, vector, mask,
          "::llvm::cast<mlir::VectorType>($_self).cloneWith({}, IntegerType::get($_ctxt, 1))">;
class TileSliceMaskConstraint<string tile, string mask>
    : TypesMatchWith<"`" # mask # "` has i1 element type and the shape is a slice of `" # tile # "`",
          tile, mask,
          "VectorType(VectorType::Builder(::llvm::cast<mlir::VectorType>($_self))"
          ".dropDim(0).setElementType(IntegerType::get($_self.getContext(), 1)))">;
class OuterProductResultTileTypeConstraint<string of>
    : OptionalTypesMatchWith<of # "type is derived from `lhs` and `rhs`", "lhs", of,
          "[&]{ auto vectorType = ::llvm::cast<mlir::VectorType>($_self);"
          " int64_t size = vectorType.getDimSize(0);"
          " return VectorType::get({ size, size }, vectorType.getElementType(), { true, true }); }()">;
class _SME_Both<string first, string second, string getFirst, string getSecond>
    : PredOpTrait<"both `" # first # "` and `" # second # "` should be provided or neither",
                  CPred<"bool(" # getFirst # "()) == bool(" # getSecond # "())">>;

// Operations.

def ArmSMETileOpInterface : OpInterface<"ArmSMETileOpInterface"> {
  let verify = "verifyTile";
}

class ArmSME_Op<string mnemonic, list<Trait> traits = []> : Op<ArmSME_Dialect, mnemonic, traits>;
class _SME_TileOp<string mnemonic, list<Trait> traits>
    : ArmSME_Op<mnemonic, [ArmSMETileOpInterface] # traits>;

def GetTileOp : _SME_TileOp<"get_tile", [Pure]> {
  let summary = "a tile with anything in it";
  let results = (outs SMETile:$tile);
  let assemblyFormat = "attr-dict `:` type($tile)";
}
def ZeroOp : _SME_TileOp<"zero", [Pure]> {
  let summary = "a tile of zeros";
  let results = (outs SMETile:$res);
  let assemblyFormat = "attr-dict `:` type($res)";
}
def CopyTileOp : _SME_TileOp<"copy_tile", [AllTypesMatch<["tile", "result"]>, Pure]> {
  let summary = "another tile with the same in it";
  let arguments = (ins SMETile:$tile);
  let results = (outs SMETile:$result);
  let assemblyFormat = "$tile attr-dict `:` type($result)";
}

// Memory: whole tiles, and slices of them.

defvar _SME_From = Arg<MemRefRankOf<[AnyType], [2]>, "where from", [MemRead]>;
defvar _SME_To = Arg<MemRefRankOf<[AnyType], [2]>, "where to", [MemWrite]>;

def TileLoadOp : _SME_TileOp<"tile_load", [
    AttrSizedOperandSegments, AllElementTypesMatch<["result", "base"]>,
    OptionalTypesMatchWith<"padding type matches element type of result", "result", "padding",
                           "::llvm::cast<VectorType>($_self).getElementType()">,
    HasMatchingMaskTypeConstraint<"result", "mask">,
    _SME_Both<"padding", "mask", "getPadding", "getMask">]> {
  let summary = "a tile from memory";
  let arguments = (ins _SME_From:$base, Variadic<Index>:$indices, Optional<AnyType>:$padding,
                       Optional<AnyVectorOfNonZeroRank>:$mask, ArmSME_TileSliceLayoutAttr:$layout);
  let results = (outs SMETile:$result);
  let assemblyFormat = [{
    $base `[` $indices `]` (`,` $padding `,` $mask^)? (`layout` `` $layout^)? attr-dict
    `:` type($base) `,` type($result)
  }];
}
def TileStoreOp : _SME_TileOp<"tile_store", [
    AttrSizedOperandSegments, AllElementTypesMatch<["valueToStore", "base"]>,
    HasMatchingMaskTypeConstraint<"valueToStore", "mask">]> {
  let summary = "a tile to memory";
  let arguments = (ins SMETile:$valueToStore, _SME_To:$base, Variadic<Index>:$indices,
                       Optional<AnyVectorOfNonZeroRank>:$mask, ArmSME_TileSliceLayoutAttr:$layout);
  let assemblyFormat = [{
    $valueToStore `,` $base `[` $indices `]` (`,` $mask^)? (`layout` `` $layout^)? attr-dict
    `:` type($base) `,` type($valueToStore)
  }];
}
def LoadTileSliceOp : _SME_TileOp<"load_tile_slice", [
    AllElementTypesMatch<["tile", "base"]>, AllTypesMatch<["tile", "result"]>,
    TileSliceMaskConstraint<"result", "mask">]> {
  let summary = "a slice from memory into a tile";
  let arguments = (ins Arg<AnyMemRef, "where from", [MemRead]>:$base, SVEPredicate:$mask, SMETile:$tile,
                       Variadic<Index>:$indices, Index:$tile_slice_index,
                       ArmSME_TileSliceLayoutAttr:$layout);
  let results = (outs SMETile:$result);
  let assemblyFormat = [{
    $base `[` $indices `]` `,` $mask `,` $tile `,` $tile_slice_index (`layout` `` $layout^)? attr-dict
    `:` type($base) `,` type($mask) `,` type($result)
  }];
}
def StoreTileSliceOp : _SME_TileOp<"store_tile_slice", [
    AllElementTypesMatch<["tile", "base"]>, TileSliceMaskConstraint<"tile", "mask">]> {
  let summary = "a slice of a tile to memory";
  let arguments = (ins SMETile:$tile, Index:$tile_slice_index, SVEPredicate:$mask,
                       Arg<AnyMemRef, "where to", [MemWrite]>:$base, Variadic<Index>:$indices,
                       ArmSME_TileSliceLayoutAttr:$layout);
  let assemblyFormat = [{
    $tile `,` $tile_slice_index `,` $mask `,` $base `[` $indices `]` (`layout` `` $layout^)? attr-dict
    `:` type($base) `,` type($mask) `,` type($tile)
  }];
}

// Slices as vectors.

def InsertTileSliceOp : _SME_TileOp<"insert_tile_slice", [
    AllTypesMatch<["tile", "result"]>, Pure,
    TypesMatchWith<"type of 'vector' matches type of 'tile' slice", "tile", "vector",
        "VectorType::get(::llvm::cast<mlir::VectorType>($_self).getShape().drop_front(), "
        "::llvm::cast<mlir::VectorType>($_self).getElementType(), {true})">]> {
  let summary = "a vector into a tile";
  let arguments = (ins SVEVector:$vector, SMETile:$tile, Index:$tile_slice_index,
                       ArmSME_TileSliceLayoutAttr:$layout);
  let results = (outs SMETile:$result);
  let assemblyFormat = [{
    $vector `,` $tile `[` $tile_slice_index `]` (`layout` `` $layout^)? attr-dict
    `:` type($vector) `into` type($result)
  }];
}
def ExtractTileSliceOp : _SME_TileOp<"extract_tile_slice", [Pure,
    TypesMatchWith<"type of 'result' matches type of 'tile' slice", "tile", "result",
        "VectorType(VectorType::Builder(::llvm::cast<mlir::VectorType>($_self)).dropDim(0))">]> {
  let summary = "a vector out of a tile";
  let arguments = (ins SMETile:$tile, Index:$tile_slice_index, ArmSME_TileSliceLayoutAttr:$layout);
  let results = (outs SVEVector:$result);
  let assemblyFormat = [{
    $tile `[` $tile_slice_index `]` (`layout` `` $layout^)? attr-dict
    `:` type($result) `from` type($tile)
  }];
}

// Outer products, of elements as wide as those of the tile or narrower.

class _SME_OuterProduct<string mnemonic, list<Trait> traits>
    : _SME_TileOp<mnemonic, [
          AttrSizedOperandSegments, AllTypesMatch<["lhs", "rhs"]>,
          HasMatchingMaskTypeConstraint<"lhs", "lhsMask">,
          HasMatchingMaskTypeConstraint<"rhs", "rhsMask">, Pure,
          _SME_Both<"lhsMask", "rhsMask", "getLhsMask", "getRhsMask">] # traits>;

def OuterProductOp : _SME_OuterProduct<"outerproduct", [
    OuterProductResultTileTypeConstraint<"result">, OuterProductResultTileTypeConstraint<"acc">]> {
  let summary = "an outer product, possibly added to a tile or taken from it";
  let arguments = (ins SVEVector:$lhs, SVEVector:$rhs, Optional<SVEPredicate>:$lhsMask,
                       Optional<SVEPredicate>:$rhsMask, Optional<SMETile>:$acc,
                       ArmSME_CombiningKindAttr:$kind);
  let results = (outs SMETile:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs
    oilist(`kind` `` $kind | `acc` `` `(` $acc `)` | `masks` `` `(` $lhsMask `,` $rhsMask `)`)
    attr-dict `:` type($lhs) `,` type($rhs)
  }];
}

class OuterProductWideningBase<string mnemonic, list<Type> inputs, list<Type> tiles, int ways>
    : _SME_OuterProduct<mnemonic, [
          OptionalTypesMatchWith<"`result` and `acc` have the same type", "result", "acc",
                                 "::llvm::cast<Type>($_self)">,
          PredOpTrait<"tile element size equals input element size * " # ways,
              CPred<"getTileType().getElementTypeBitWidth() == "
                    # "(getLhsType().getElementTypeBitWidth() * " # ways # ")">>]> {
  let summary = "a sum of " # ways # " outer products, added to a tile or taken from it";
  let arguments = (ins AnyTypeOf<inputs>:$lhs, AnyVectorOfNonZeroRank:$rhs,
                       Optional<AnyVectorOfNonZeroRank>:$lhsMask,
                       Optional<AnyVectorOfNonZeroRank>:$rhsMask,
                       Optional<AnyVectorOfNonZeroRank>:$acc);
  let results = (outs AnyTypeOf<tiles>:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs oilist(`acc` `` `(` $acc `)` | `masks` `` `(` $lhsMask `,` $rhsMask `)`)
    attr-dict `:` type($lhs) `,` type($rhs) `into` type($result)
  }];
  // What the condition above asks for.
  let extraClassDeclaration = [{
    VectorType getLhsType() { return ::llvm::cast<VectorType>(getLhs().getType()); }
    VectorType getTileType() { return ::llvm::cast<VectorType>(getResult().getType()); }
  }];
}

class _SME_Line<int length, list<Type> of> : ScalableVectorOfRankAndLengthAndType<[1], [length], of>;
class OuterProduct2Way<string mnemonic, list<Type> inputs, list<Type> tiles>
    : OuterProductWideningBase<mnemonic, inputs, tiles, 2>;
class OuterProduct4Way<string mnemonic, list<Type> inputs, list<Type> tiles>
    : OuterProductWideningBase<mnemonic, inputs, tiles, 4>;

foreach sign = ["a", "s"] in {
  def FMop#sign#2WayOp
      : OuterProduct2Way<"fmop" # sign # "_2way", [_SME_Line<8, [F16, BF16]>], [nxnxv4f32]>;
  foreach kind = ["S", "U"] in
    def kind#Mop#sign#2WayOp
        : OuterProduct2Way<!tolower(kind) # "mop" # sign # "_2way", [_SME_Line<8, [I16]>], [nxnxv4i32]>;
  foreach kind = ["S", "U", "Su", "Us"] in
    def kind#Mop#sign#4WayOp
        : OuterProduct4Way<!tolower(kind) # "mop" # sign # "_4way",
                           [_SME_Line<16, [I8]>, _SME_Line<8, [I16]>], [nxnxv4i32, nxnxv2i64]>;
}

def StreamingVLOp : ArmSME_Op<"streaming_vl", [Pure]> {
  let summary = "how many elements of a size a vector has";
  let arguments = (ins ArmSME_TypeSizeAttr:$type_size);
  let results = (outs Index);
  let assemblyFormat = "$type_size attr-dict";
}

#endif
