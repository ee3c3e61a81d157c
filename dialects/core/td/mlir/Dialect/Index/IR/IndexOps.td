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
    : Op<IndexDialect, mnemonic,
         [DeclareOpInterfaceMethods<InferIntRangeInterface, ["inferResultRanges"]>] # traits>;

defvar NamedResult = DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>;

class IndexBinaryOp<string mnemonic, list<Trait> traits = [Pure]> : IndexOp<mnemonic, traits> {
  let arguments = (ins Index:$lhs, Index:$rhs);
  let results = (outs Index:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict";
  let hasFolder = 1;
}

let hasCanonicalizeMethod = 1 in {
  foreach op = ["Add", "Mul", "MaxS", "MaxU", "MinS", "MinU", "And", "Or", "XOr"] in
    def Index_#op#Op : IndexBinaryOp<!tolower(op), [Commutative, Pure]>;
}
foreach op = ["Sub", "Shl", "ShrS", "ShrU"] in
  def Index_#op#Op : IndexBinaryOp<!tolower(op)>;
// Not run before it is known that the divisor is not zero.
foreach op = ["DivS", "DivU", "CeilDivS", "CeilDivU", "FloorDivS", "RemS", "RemU"] in
  def Index_#op#Op : IndexBinaryOp<!tolower(op), [NoMemoryEffect]>;

class IndexCastOp<string mnemonic>
    : IndexOp<mnemonic, [Pure, DeclareOpInterfaceMethods<CastOpInterface>]> {
  let arguments = (ins AnyTypeOf<[AnyInteger, Index]>:$input);
  let results = (outs AnyTypeOf<[AnyInteger, Index]>:$output);
  let assemblyFormat = "$input attr-dict `:` type($input) `to` type($output)";
  let hasFolder = 1;
}
def Index_CastSOp : IndexCastOp<"casts">;
def Index_CastUOp : IndexCastOp<"castu">;

def Index_CmpOp : IndexOp<"cmp", [Pure]> {
  let summary = "comparison of two index values";
  let arguments = (ins IndexCmpPredicateAttr:$pred, Index:$lhs, Index:$rhs);
  let results = (outs I1:$result);
  let assemblyFormat = "`` $pred `(` $lhs `,` $rhs `)` attr-dict";
  let hasFolder = 1;
  let hasCanonicalizeMethod = 1;
}

def Index_SizeOfOp : IndexOp<"sizeof", [Pure]> {
  let summary = "width of the index type in bits";
  let results = (outs Index:$result);
  let assemblyFormat = "attr-dict";
}

def Index_ConstantOp : IndexOp<"constant", [Pure, ConstantLike, NamedResult]> {
  let summary = "index constant";
  let arguments = (ins IndexAttr:$value);
  let results = (outs Index:$result);
  let assemblyFormat = "attr-dict $value";
  let hasFolder = 1;
}

def Index_BoolConstantOp : IndexOp<"bool.constant", [Pure, ConstantLike, NamedResult]> {
  let summary = "truth value";
  let arguments = (ins BoolAttr:$value);
  let results = (outs I1:$result);
  let assemblyFormat = "attr-dict $value";
  let hasFolder = 1;
}

#endif
