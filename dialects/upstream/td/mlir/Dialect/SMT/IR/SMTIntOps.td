//===- SMTIntOps.td: integers of smt --------------------------------------===//
#ifndef LEGALIZE_SMT_INT_OPS
#define LEGALIZE_SMT_INT_OPS

include "mlir/Dialect/SMT/IR/SMTAttributes.td"
include "mlir/Dialect/SMT/IR/SMTDialect.td"
include "mlir/Dialect/SMT/IR/SMTOps.td"
include "mlir/Dialect/SMT/IR/SMTTypes.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class SMTIntOp<string mnemonic, list<Trait> traits = []> : SMTOp<"int." # mnemonic, traits> {
  let results = (outs IntType:$result);
}

def IntConstantOp : SMTIntOp<"constant", [Pure, ConstantLike, SMTNamesResult]> {
  let summary = "an integer of any size";
  let arguments = (ins APIntAttr:$value);
  let hasCustomAssemblyFormat = true;
  let hasFolder = true;
}

def IntAbsOp : SMTIntOp<"abs", [Pure]> {
  let summary = "the absolute value";
  let arguments = (ins IntType:$input);
  let assemblyFormat = "$input attr-dict";
}

foreach op = ["Add", "Mul"] in
  def Int # op # Op : SMTIntOp<!tolower(op), [Pure, Commutative]> {
    let arguments = (ins Variadic<IntType>:$inputs);
    let assemblyFormat = "$inputs attr-dict";
  }

foreach op = ["Div", "Mod", "Sub"] in
  def Int # op # Op : SMTIntOp<!tolower(op), [Pure]> {
    let arguments = (ins IntType:$lhs, IntType:$rhs);
    let assemblyFormat = "$lhs `,` $rhs attr-dict";
  }

def IntPredicateLT : I64EnumAttrCase<"lt", 0>;
def IntPredicateLE : I64EnumAttrCase<"le", 1>;
def IntPredicateGT : I64EnumAttrCase<"gt", 2>;
def IntPredicateGE : I64EnumAttrCase<"ge", 3>;
def IntPredicate : I64EnumAttr<"IntPredicate", "smt comparison predicate for integers",
    [IntPredicateLT, IntPredicateLE, IntPredicateGT, IntPredicateGE]> {
  let cppNamespace = "mlir::smt";
}

def IntCmpOp : SMTIntOp<"cmp", [Pure]> {
  let summary = "comparison of integers";
  let arguments = (ins IntPredicate:$pred, IntType:$lhs, IntType:$rhs);
  let results = (outs BoolType:$result);
  let assemblyFormat = "$pred $lhs `,` $rhs attr-dict";
}

def Int2BVOp : SMTOp<"int2bv", [Pure]> {
  let summary = "the low bits of an integer";
  let arguments = (ins IntType:$input);
  let results = (outs BitVectorType:$result);
  let assemblyFormat = "$input attr-dict `:` qualified(type($result))";
}

#endif
