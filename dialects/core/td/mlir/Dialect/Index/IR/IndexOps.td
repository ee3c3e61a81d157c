//===- IndexOps.td: arithmetic on index -----------------------------------===//
#ifndef LEGALIZE_INDEX_OPS
#define LEGALIZE_INDEX_OPS

include "mlir/Dialect/Index/IR/IndexDialect.td"
include "mlir/Dialect/Index/IR/IndexEnums.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/InferIntRangeInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class IndexOp<string mnemonic, list<Trait> traits = []>
    : Op<IndexDialect, mnemonic, !listconcat([Pure], traits)>;

defvar IndexRange =
    DeclareOpInterfaceMethods<InferIntRangeInterface, ["inferResultRanges"]>;
defvar NamedResult = DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>;

class IndexBinaryOp<string mnemonic, list<Trait> traits = []>
    : IndexOp<mnemonic, !listconcat([IndexRange], traits)> {
  let arguments = (ins Index:$lhs, Index:$rhs);
  let results = (outs Index:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict";
  let hasFolder = 1;
}

let hasCanonicalizeMethod = 1 in {
  def Index_AddOp : IndexBinaryOp<"add", [Commutative]>;
  def Index_SubOp : IndexBinaryOp<"sub">;
  def Index_MulOp : IndexBinaryOp<"mul", [Commutative]>;
  def Index_MaxSOp : IndexBinaryOp<"maxs", [Commutative]>;
  def Index_MaxUOp : IndexBinaryOp<"maxu", [Commutative]>;
  def Index_MinSOp : IndexBinaryOp<"mins", [Commutative]>;
  def Index_MinUOp : IndexBinaryOp<"minu", [Commutative]>;
  def Index_AndOp : IndexBinaryOp<"and", [Commutative]>;
  def Index_OrOp : IndexBinaryOp<"or", [Commutative]>;
  def Index_XOrOp : IndexBinaryOp<"xor", [Commutative]>;
}
def Index_DivSOp : IndexBinaryOp<"divs">;
def Index_DivUOp : IndexBinaryOp<"divu">;
def Index_CeilDivSOp : IndexBinaryOp<"ceildivs">;
def Index_CeilDivUOp : IndexBinaryOp<"ceildivu">;
def Index_FloorDivSOp : IndexBinaryOp<"floordivs">;
def Index_RemSOp : IndexBinaryOp<"rems">;
def Index_RemUOp : IndexBinaryOp<"remu">;
def Index_ShlOp : IndexBinaryOp<"shl">;
def Index_ShrSOp : IndexBinaryOp<"shrs">;
def Index_ShrUOp : IndexBinaryOp<"shru">;

class IndexCastOp<string mnemonic>
    : IndexOp<mnemonic, [DeclareOpInterfaceMethods<CastOpInterface>, IndexRange]> {
  let arguments = (ins AnyTypeOf<[AnyInteger, Index]>:$input);
  let results = (outs AnyTypeOf<[AnyInteger, Index]>:$output);
  let assemblyFormat = "$input attr-dict `:` type($input) `to` type($output)";
  let hasFolder = 1;
}
def Index_CastSOp : IndexCastOp<"casts">;
def Index_CastUOp : IndexCastOp<"castu">;

def Index_CmpOp : IndexOp<"cmp", [IndexRange]> {
  let summary = "comparison of two index values";
  let arguments = (ins IndexCmpPredicateAttr:$pred, Index:$lhs, Index:$rhs);
  let results = (outs I1:$result);
  let assemblyFormat = "`` $pred `(` $lhs `,` $rhs `)` attr-dict";
  let hasFolder = 1;
  let hasCanonicalizeMethod = 1;
}

def Index_SizeOfOp : IndexOp<"sizeof", [IndexRange, NamedResult]> {
  let summary = "width of the index type in bits";
  let results = (outs Index:$result);
  let assemblyFormat = "attr-dict";
}

def Index_ConstantOp : IndexOp<"constant", [ConstantLike, IndexRange, NamedResult]> {
  let summary = "index constant";
  let arguments = (ins IndexAttr:$value);
  let results = (outs Index:$result);
  let assemblyFormat = "attr-dict $value";
  let hasFolder = 1;
}

def Index_BoolConstantOp : IndexOp<"bool.constant", [ConstantLike, IndexRange, NamedResult]> {
  let summary = "truth value";
  let arguments = (ins BoolAttr:$value);
  let results = (outs I1:$result);
  let assemblyFormat = "attr-dict $value";
  let hasFolder = 1;
}

#endif
