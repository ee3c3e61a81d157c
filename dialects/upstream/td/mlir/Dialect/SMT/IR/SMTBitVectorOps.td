//===- SMTBitVectorOps.td: bit vectors of smt -----------------------------===//
#ifndef LEGALIZE_SMT_BIT_VECTOR_OPS
#define LEGALIZE_SMT_BIT_VECTOR_OPS

include "mlir/Dialect/SMT/IR/SMTAttributes.td"
include "mlir/Dialect/SMT/IR/SMTDialect.td"
include "mlir/Dialect/SMT/IR/SMTOps.td"
include "mlir/Dialect/SMT/IR/SMTTypes.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class SMTBVOp<string mnemonic, list<Trait> traits = []> : Op<SMTDialect, "bv." # mnemonic, traits> {
  let results = (outs BitVectorType:$result);
}

defvar SMTInfersWidth = DeclareOpInterfaceMethods<InferTypeOpInterface, ["inferReturnTypes"]>;

def BVConstantOp : SMTBVOp<"constant", [
    Pure, ConstantLike, FirstAttrDerivedResultType, SMTInfersWidth, SMTNamesResult]> {
  let summary = "constant bits";
  let arguments = (ins BitVectorAttr:$value);
  let assemblyFormat = "qualified($value) attr-dict";
  let hasFolder = true;
}

// Operands and results of one width.
class UnaryBVOp<string mnemonic> : SMTBVOp<mnemonic, [Pure, SameOperandsAndResultType]> {
  let arguments = (ins BitVectorType:$input);
  let assemblyFormat = "$input attr-dict `:` qualified(type($result))";
}
class BinaryBVOp<string mnemonic> : SMTBVOp<mnemonic, [Pure, SameOperandsAndResultType]> {
  let arguments = (ins BitVectorType:$lhs, BitVectorType:$rhs);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` qualified(type($result))";
}
foreach op = ["Neg", "Not"] in
  def BV # op # Op : UnaryBVOp<!tolower(op)>;
foreach op = ["Add", "And", "AShr", "LShr", "Mul", "Or", "SDiv", "Shl", "SMod", "SRem", "UDiv", "URem",
              "XOr"] in
  def BV # op # Op : BinaryBVOp<!tolower(op)>;

foreach sign = ["S", "U"] in
  foreach i = 0...3 in {
    defvar name = sign # ["LT", "LE", "GT", "GE"][i];
    def Predicate # name : I64EnumAttrCase<!tolower(name), !add(i, !if(!eq(sign, "S"), 0, 4))>;
  }
def BVCmpPredicate : I64EnumAttr<"BVCmpPredicate", "smt bit-vector comparison predicate",
    [PredicateSLT, PredicateSLE, PredicateSGT, PredicateSGE, PredicateULT, PredicateULE, PredicateUGT,
     PredicateUGE]> {
  let cppNamespace = "mlir::smt";
}

def BVCmpOp : SMTBVOp<"cmp", [Pure, SameTypeOperands]> {
  let summary = "comparison of bit vectors as numbers";
  let arguments = (ins BVCmpPredicate:$pred, BitVectorType:$lhs, BitVectorType:$rhs);
  let results = (outs BoolType:$result);
  let assemblyFormat = "$pred $lhs `,` $rhs attr-dict `:` qualified(type($lhs))";
}

def ConcatOp : SMTBVOp<"concat", [Pure, SMTInfersWidth]> {
  let summary = "one after the other";
  let arguments = (ins BitVectorType:$lhs, BitVectorType:$rhs);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` qualified(type(operands))";
}

def ExtractOp : SMTBVOp<"extract", [Pure]> {
  let summary = "some of the bits";
  let arguments = (ins I32Attr:$lowBit, BitVectorType:$input);
  let assemblyFormat = "$input `from` $lowBit attr-dict `:` functional-type($input, $result)";
  let hasVerifier = true;
}

def RepeatOp : SMTBVOp<"repeat", [Pure]> {
  let summary = "the same several times over";
  let arguments = (ins BitVectorType:$input);
  let hasCustomAssemblyFormat = true;
  let hasVerifier = true;
}

def BV2IntOp : SMTOp<"bv2int", [Pure]> {
  let summary = "bits as an integer";
  let arguments = (ins BitVectorType:$input, UnitAttr:$is_signed);
  let results = (outs IntType:$result);
  let assemblyFormat = "$input (`signed` $is_signed^)? attr-dict `:` qualified(type($input))";
}

#endif
