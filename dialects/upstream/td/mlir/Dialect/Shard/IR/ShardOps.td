//===- ShardOps.td: operations on grids of devices ------------------------===//
#ifndef LEGALIZE_SHARD_OPS
#define LEGALIZE_SHARD_OPS

include "mlir/Dialect/Shape/IR/ShapeBase.td"
include "mlir/Dialect/Shard/IR/ShardBase.td"
include "mlir/IR/BuiltinTypes.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class Shard_Op<string mnemonic, list<Trait> traits = []> : Op<Shard_Dialect, mnemonic, traits>;

// A grid by its name, and results with names of their own.
defvar _ShardOnGrid = DeclareOpInterfaceMethods<SymbolUserOpInterface>;
defvar _ShardNamesResults = DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>;
defvar _ShardAxes = DefaultValuedAttr<Shard_GridAxesAttr, "{}">;
defvar _ShardNumbers = DefaultValuedAttr<DenseI64ArrayAttr, "{}">;

//===- Grids --------------------------------------------------------------===//

def Shard_GridOp : Shard_Op<"grid", [Pure, Symbol]> {
  let summary = "a grid of devices";
  let arguments = (ins SymbolNameAttr:$sym_name, DenseI64ArrayAttr:$shape);
  let assemblyFormat = "$sym_name `(` `shape` `=` custom<DimensionList>($shape) `)` attr-dict";
  let hasVerifier = 1;
}

// What there is to know of a grid, and of where on it the program runs.
class _ShardQuery<string mnemonic, dag rest, string form>
    : Shard_Op<mnemonic, [Pure, _ShardOnGrid, _ShardNamesResults]> {
  let arguments = !con((ins FlatSymbolRefAttr:$grid), rest);
  let assemblyFormat = form;
}
class _ShardQueryAxes<string mnemonic, string preposition>
    : _ShardQuery<mnemonic, (ins _ShardAxes:$axes),
                  preposition # "$grid (`axes` `=` $axes^)? attr-dict `:` type($result)"> {
  let results = (outs Variadic<Index>:$result);
}
def Shard_GridShapeOp : _ShardQueryAxes<"grid_shape", ""> {
  let summary = "extents of a grid";
}
def Shard_ProcessMultiIndexOp : _ShardQueryAxes<"process_multi_index", "`on` "> {
  let summary = "own place, one number for each axis";
}
def Shard_ProcessLinearIndexOp : _ShardQuery<"process_linear_index", (ins),
                                             "`on` $grid attr-dict `:` type($result)"> {
  let summary = "own place, as one number";
  let results = (outs Index:$result);
}
def Shard_NeighborsLinearIndicesOp : _ShardQuery<"neighbors_linear_indices",
    (ins Variadic<Index>:$device, Shard_GridAxesAttr:$split_axes),
    "`on` $grid `[` $device `]` `split_axes` `=` $split_axes attr-dict `:` type(results)"> {
  let summary = "places of the devices before and after one";
  let results = (outs Index:$neighbor_down, Index:$neighbor_up);
}

//===- How tensors are cut ------------------------------------------------===//

def Shard_ShardingOp : Shard_Op<"sharding", [AttrSizedOperandSegments, Pure, _ShardOnGrid,
                                             _ShardNamesResults]> {
  let summary = "which axes of a grid cut which axes of a tensor";
  let arguments = (ins FlatSymbolRefAttr:$grid, Shard_GridAxesArrayAttr:$split_axes,
                       _ShardNumbers:$static_sharded_dims_offsets,
                       Variadic<I64>:$dynamic_sharded_dims_offsets,
                       _ShardNumbers:$static_halo_sizes, Variadic<I64>:$dynamic_halo_sizes);
  let results = (outs Shard_Sharding:$result);
  let assemblyFormat = [{
    $grid `split_axes` `=` $split_axes
    (`halo_sizes` `=` custom<DynamicIndexList>($dynamic_halo_sizes, $static_halo_sizes)^)?
    (`sharded_dims_offsets` `=`
       custom<DynamicIndexList>($dynamic_sharded_dims_offsets, $static_sharded_dims_offsets)^)?
    attr-dict `:` type($result)
  }];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def Shard_GetShardingOp : Shard_Op<"get_sharding", [Pure]> {
  let summary = "how a tensor is cut";
  let arguments = (ins AnyRankedTensor:$source);
  let results = (outs Shard_Sharding:$result);
  let assemblyFormat = "$source attr-dict `:` type($source) `->` type($result)";
}

def Shard_ShardShapeOp : Shard_Op<"shard_shape", [AttrSizedOperandSegments, Pure, _ShardNamesResults]> {
  let summary = "extents of a device's piece";
  let arguments = (ins DenseI64ArrayAttr:$dims, Variadic<Index>:$dims_dynamic, Shard_Sharding:$sharding,
                       DenseI64ArrayAttr:$device, Variadic<Index>:$device_dynamic);
  let results = (outs Variadic<Index>:$result);
  let assemblyFormat = [{
    `dims` `=` custom<DynamicIndexList>($dims_dynamic, $dims) `sharding` `=` $sharding
    `device` `=` custom<DynamicIndexList>($device_dynamic, $device) attr-dict `:` type(results)
  }];
}

def Shard_ShardOp : Shard_Op<"shard", [AllTypesMatch<["result", "src"]>, Pure, _ShardNamesResults]> {
  let summary = "says how a tensor is cut where it is made or used";
  let arguments = (ins AnyRankedTensor:$src, Shard_Sharding:$sharding, UnitAttr:$annotate_for_users);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $src `to` $sharding (`annotate_for_users` $annotate_for_users^)? attr-dict `:` type($result)
  }];
  let hasCanonicalizer = 1;
}

//===- Devices that talk to each other ------------------------------------===//

class Shard_CollectiveCommunicationOpBase<string mnemonic, list<Trait> traits = []>
    : Shard_Op<mnemonic, traits # [_ShardOnGrid, _ShardNamesResults]> {
  dag commonArgs = (ins FlatSymbolRefAttr:$grid, _ShardAxes:$grid_axes);
}

// All take one piece and give one; `form` is how what else they take is written.
class _ShardCollective<string mnemonic, list<Trait> traits, Type from, dag rest, string form, Type to = from,
                       string types = "type($input) `->` type($result)">
    : Shard_CollectiveCommunicationOpBase<mnemonic, traits> {
  let arguments = !con(commonArgs, (ins from:$input), rest);
  let results = (outs to:$result);
  let assemblyFormat = "$input `on` $grid (`grid_axes` `=` $grid_axes^)? " # form # " attr-dict `:` " # types;
  let hasCanonicalizer = 1;
}

// The same with one device that is named.
class _ShardWithDevice<string mnemonic, list<Trait> traits, Type from, dag rest, string form, string who,
                       Attr place = DenseI64ArrayAttr, Type to = AnyRankedTensor>
    : _ShardCollective<mnemonic, traits, from,
        !con(rest, !dag(ins, [place, Variadic<Index>], [who, who # "_dynamic"])),
        form # !subst("WHO", who, !if(place.isOptional,
          "(`WHO` `=` custom<DynamicIndexList>($WHO_dynamic, $WHO)^)?",
          "`WHO` `=` custom<DynamicIndexList>($WHO_dynamic, $WHO)")),
        to, "functional-type(operands, results)">;

defvar _ShardPiece = AnyNon0RankedTensor;
defvar _ShardReduction = DefaultValuedAttr<Shard_ReductionKindAttr, "::mlir::shard::ReductionKind::Sum">;
defvar _ShardMoves = [Pure, SameOperandsAndResultElementType, SameOperandsAndResultRank];
defvar _ShardSameElements = AllElementTypesMatch<["input", "result"]>;
defvar _ShardSameShape = AllShapesMatch<["input", "result"]>;
defvar _ShardSameRank = AllRanksMatch<["input", "result"]>;

// All to all.
def Shard_AllGatherOp : _ShardCollective<"all_gather", _ShardMoves, _ShardPiece,
    (ins IndexAttr:$gather_axis), "`gather_axis` `=` $gather_axis"> {
  let summary = "all pieces together, for each device";
}
def Shard_AllReduceOp : _ShardCollective<"all_reduce", [Pure, SameOperandsAndResultShape],
    AnyTypeOf<[AnyMemRef, AnyRankedTensor]>, (ins _ShardReduction:$reduction),
    "(`reduction` `=` $reduction^)?"> {
  let summary = "the pieces as one, for each device";
}
def Shard_AllSliceOp : _ShardCollective<"all_slice", _ShardMoves, _ShardPiece,
    (ins IndexAttr:$slice_axis), "`slice_axis` `=` $slice_axis"> {
  let summary = "each device's part of what all have";
}
def Shard_AllToAllOp : _ShardCollective<"all_to_all", _ShardMoves, _ShardPiece,
    (ins IndexAttr:$split_axis, IndexAttr:$concat_axis),
    "`split_axis` `=` $split_axis `concat_axis` `=` $concat_axis"> {
  let summary = "a part of each piece, for each device";
}
def Shard_ReduceScatterOp : _ShardCollective<"reduce_scatter", [Pure, SameOperandsAndResultRank], _ShardPiece,
    (ins _ShardReduction:$reduction, IndexAttr:$scatter_axis),
    "(`reduction` `=` $reduction^)? `scatter_axis` `=` $scatter_axis", AnyRankedTensor> {
  let summary = "a part of the pieces as one, for each device";
}
def Shard_ShiftOp : _ShardCollective<"shift", [Pure, SameOperandsAndResultElementType,
      SameOperandsAndResultShape], _ShardPiece,
    (ins IndexAttr:$shift_axis, I64Attr:$offset, UnitAttr:$rotate),
    "`shift_axis` `=` $shift_axis `offset` `=` $offset (`rotate` $rotate^)?", AnyRankedTensor> {
  let summary = "the piece of a device some steps away";
}

// To one, or from one.
def Shard_BroadcastOp : _ShardWithDevice<"broadcast", [Pure, _ShardSameShape, _ShardSameElements],
    AnyRankedTensor, (ins), "", "root"> {
  let summary = "one device's piece, for each device";
}
def Shard_GatherOp : _ShardWithDevice<"gather", [Pure, _ShardSameRank, _ShardSameElements], _ShardPiece,
    (ins IndexAttr:$gather_axis), "`gather_axis` `=` $gather_axis ", "root", DenseI64ArrayAttr, _ShardPiece> {
  let summary = "all pieces together, for one device";
}
def Shard_ReduceOp : _ShardWithDevice<"reduce", [Pure, _ShardSameShape], AnyRankedTensor,
    (ins _ShardReduction:$reduction), "(`reduction` `=` $reduction^)? ", "root"> {
  let summary = "the pieces as one, for one device";
}
def Shard_ScatterOp : _ShardWithDevice<"scatter", [Pure, _ShardSameRank, _ShardSameElements], _ShardPiece,
    (ins IndexAttr:$scatter_axis), "`scatter_axis` `=` $scatter_axis ", "root"> {
  let summary = "each device's part of what one has";
}
def Shard_SendOp : _ShardWithDevice<"send", [_ShardSameShape, _ShardSameElements], _ShardPiece, (ins), "",
                                    "destination"> {
  let summary = "gives a piece to one device";
}
def Shard_RecvOp : _ShardWithDevice<"recv", [_ShardSameShape, _ShardSameElements], _ShardPiece, (ins), "",
                                    "source", OptionalAttr<DenseI64ArrayAttr>> {
  let summary = "takes a piece from one device, or from any";
}

def Shard_UpdateHaloOp : Shard_Op<"update_halo", [DestinationStyleOpInterface, Pure,
    TypesMatchWith<"result has same type as destination", "result", "destination", "$_self">,
    _ShardOnGrid]> {
  let summary = "brings the neighbors' edges up to date";
  defvar Piece = AnyTypeOf<[AnyNon0RankedMemRef, AnyNon0RankedTensor]>;
  let arguments = (ins Piece:$destination, FlatSymbolRefAttr:$grid, Shard_GridAxesArrayAttr:$split_axes,
                       Variadic<I64>:$halo_sizes, _ShardNumbers:$static_halo_sizes);
  let results = (outs Piece:$result);
  let assemblyFormat = [{
    $destination `on` $grid `split_axes` `=` $split_axes
    (`halo_sizes` `=` custom<DynamicIndexList>($halo_sizes, $static_halo_sizes)^)? attr-dict
    `:` type($result)
  }];
}

#endif
