//===- AMX.td: tiles of matrices ------------------------------------------===//
#ifndef LEGALIZE_AMX
#define LEGALIZE_AMX

include "mlir/Dialect/AMX/AMXInterfaces.td"
include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinTypes.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def AMX_Dialect : Dialect {
  let name = "amx";
  let cppNamespace = "::mlir::amx";
  let useDefaultTypePrinterParser = 1;
}

// Tiles.

class AMX_Type<string name, string word, list<Trait> traits = []> : TypeDef<AMX_Dialect, name, traits> {
  let mnemonic = word;
}

defvar _AMX_elements = [F32, F16, BF16, I32, I8];

def AMX_TileTypeElementType : AnyTypeOf<_AMX_elements> {
  let cppFunctionName = "isValidTileTypeElementType";
}
def AMX_TileType : AMX_Type<"Tile", "tile", [ShapedTypeInterface, ValueSemantics]> {
  let summary = "a matrix in a tile register";
  let parameters =
      (ins ArrayRefParameter<"int64_t">:$shape, AMX_TileTypeElementType:$elementType);
  let builders = [TypeBuilderWithInferredContext<
      (ins "ArrayRef<int64_t>":$shape, "Type":$elementType),
      "return $_get(elementType.getContext(), shape, elementType);">];
  let hasCustomAssemblyFormat = 1;
  let skipDefaultBuilders = 1;
}

def IsAMXTilePred : And<[
    CPred<"::llvm::isa<::mlir::amx::TileType>($_self)">,
    CPred<"::llvm::cast<::mlir::amx::TileType>($_self).getRank() == 2">]>;
class AMXTileOf<list<Type> of>
    : ShapedContainerType<of, IsAMXTilePred, "tile", "::mlir::amx::TileType">;
def AnyAMXTile : AMXTileOf<_AMX_elements>;
def AMXTileF16OrBF16 : AMXTileOf<[F16, BF16]>;
def AMXTileF32 : AMXTileOf<[F32]>;
def AMXTileI8 : AMXTileOf<[I8]>;
def AMXTileI32 : AMXTileOf<[I32]>;

// Operations.

class AMX_Op<string mnemonic, list<Trait> traits = []> : Op<AMX_Dialect, mnemonic, traits>;

class _AMX_Tile<string word, list<Trait> traits>
    : AMX_Op<"tile_" # word, [AMXIntrinsicOpInterface] # traits> {
  let hasVerifier = 1;
}

def TileZeroOp : _AMX_Tile<"zero", [MemoryEffects<[MemWrite]>]> {
  let summary = "a tile of zeros";
  let results = (outs AnyAMXTile:$res);
  let assemblyFormat = "attr-dict `:` qualified(type($res))";
}

def TileLoadOp : _AMX_Tile<"load", [MemoryEffects<[MemWrite]>, AttrSizedOperandSegments]> {
  let summary = "a tile from memory";
  let arguments = (ins Arg<AnyMemRef, "where from", [MemRead]>:$base, Variadic<Index>:$indices,
                       Optional<Index>:$stride);
  let results = (outs AnyAMXTile:$res);
  let assemblyFormat = [{
    $base `[` $indices `]` (`,` $stride^)? attr-dict `:` type($base) `into` qualified(type($res))
  }];
}

def TileStoreOp : _AMX_Tile<"store", [AttrSizedOperandSegments]> {
  let summary = "a tile to memory";
  let arguments = (ins Arg<AnyMemRef, "where to", [MemWrite]>:$base, Variadic<Index>:$indices,
                       AnyAMXTile:$val, Optional<Index>:$stride);
  let assemblyFormat = [{
    $base `[` $indices `]` `,` $val (`,` $stride^)? attr-dict
    `:` type($base) `,` qualified(type($val))
  }];
}

class _AMX_Mul<string word> : _AMX_Tile<word, [AllTypesMatch<["acc", "res"]>, Pure]> {
  let summary = "multiplies tiles and adds";
}
defvar _AMX_types =
    "attr-dict `:` qualified(type($lhs)) `,` qualified(type($rhs)) `,` qualified(type($acc))";

def TileMulFOp : _AMX_Mul<"mulf"> {
  let arguments = (ins AMXTileF16OrBF16:$lhs, AMXTileF16OrBF16:$rhs, AMXTileF32:$acc);
  let results = (outs AMXTileF32:$res);
  let assemblyFormat = !strconcat("$lhs `,` $rhs `,` $acc ", _AMX_types);
}
def TileMulIOp : _AMX_Mul<"muli"> {
  let arguments = (ins AMXTileI8:$lhs, AMXTileI8:$rhs, AMXTileI32:$acc, UnitAttr:$isZextLhs,
                       UnitAttr:$isZextRhs);
  let results = (outs AMXTileI32:$res);
  let assemblyFormat = !strconcat(
      "$lhs (`zext` $isZextLhs^)? `,` $rhs (`zext` $isZextRhs^)? `,` $acc ", _AMX_types);
}

#endif
