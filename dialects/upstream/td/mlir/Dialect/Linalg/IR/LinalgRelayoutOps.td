//===- LinalgRelayoutOps.td: tensors in tiles -----------------------------===//
#ifndef LEGALIZE_LINALG_RELAYOUT_OPS
#define LEGALIZE_LINALG_RELAYOUT_OPS

include "mlir/Dialect/Linalg/IR/LinalgBase.td"
include "mlir/Dialect/Linalg/IR/LinalgInterfaces.td"
include "mlir/Dialect/Linalg/IR/RelayoutOpInterface.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class Linalg_RelayoutOp<string mnemonic, list<Trait> traits = []>
    : Op<Linalg_Dialect, mnemonic, traits # [
          DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
          DestinationStyleOpInterface, LinalgRelayoutOpInterface, ConditionallySpeculatable,
          NoMemoryEffect,
          DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface, ["reifyResultShapes"]>,
          TypesMatchWith<"result type matches type of dest", "dest", "result", "$_self">]> {
  let results = (outs AnyRankedTensor:$result);
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizeMethod = 1;
}

defvar _LinalgOuterPermutation = DefaultValuedOptionalAttr<DenseI64ArrayAttr, "{}">;
class _LinalgRelayoutFormat<string afterSource = "">
    : StrFunc<"$source " # afterSource # "(`outer_dims_perm` `=` $outer_dims_perm^)? "
              # "`inner_dims_pos` `=` $inner_dims_pos "
              # "`inner_tiles` `=` custom<DynamicIndexList>($inner_tiles, $static_inner_tiles) "
              # "`into` $dest attr-dict `:` type($source) `->` type($dest)">;

def Linalg_PackOp : Linalg_RelayoutOp<"pack", [AttrSizedOperandSegments]> {
  let summary = "cuts a tensor into tiles";
  let arguments = (ins AnyRankedTensor:$source, AnyRankedTensor:$dest,
                       Optional<AnyType>:$padding_value,
                       _LinalgOuterPermutation:$outer_dims_perm,
                       DenseI64ArrayAttr:$inner_dims_pos, Variadic<Index>:$inner_tiles,
                       DenseI64ArrayAttr:$static_inner_tiles);
  let assemblyFormat = _LinalgRelayoutFormat<
      "(`padding_value` `(` $padding_value^ `:` type($padding_value) `)`)? ">.result;
}

def Linalg_UnPackOp : Linalg_RelayoutOp<"unpack"> {
  let summary = "joins the tiles of a tensor";
  let arguments = (ins AnyRankedTensor:$source, AnyRankedTensor:$dest,
                       _LinalgOuterPermutation:$outer_dims_perm,
                       DenseI64ArrayAttr:$inner_dims_pos, Variadic<Index>:$inner_tiles,
                       DenseI64ArrayAttr:$static_inner_tiles);
  let assemblyFormat = _LinalgRelayoutFormat<>.result;
}

#endif
