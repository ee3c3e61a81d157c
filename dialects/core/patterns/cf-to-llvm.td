//===- cf-to-llvm.td: branches to the llvm dialect by declarative rules ---===//
//
// Patterns of convert-cf-to-llvm; see arith-to-llvm.td. Switches and assertions are in Rust (src/cf/lower.rs).
//
//===----------------------------------------------------------------------===//
#ifndef LEGALIZE_CF_TO_LLVM_PATTERNS
#define LEGALIZE_CF_TO_LLVM_PATTERNS

include "mlir/IR/PatternBase.td"
include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.td"
include "mlir/Dialect/LLVMIR/LLVMOps.td"

// The attributes of a matched operation that the created one is given no others of the same name for.
def Keep : NativeCodeCallVoid<"carryAttributes($0, $1)">;
def Kept : ConstantAttr<UnitAttr, "false">;

// A successor with arguments of converted types; the values that it is passed must become of these types.
class Converted<int number> : NativeCodeCall<"convertSuccessor($0, " # number # ", $1)">;

def "cf.br to llvm.br" : Pattern<
    (BranchOp:$op $args),
    [(LLVM_BrOp:$new $args, Kept, (successor (Converted<0> $op, $args)))],
    [], [(Keep $op, $new)]>;

def "cf.cond_br to llvm.cond_br" : Pattern<
    (CondBranchOp:$op $condition, $yes, $no, $_),
    [(LLVM_CondBrOp:$new $condition, $yes, $no, Kept, Kept,
                         (successor (Converted<0> $op, $yes), (Converted<1> $op, $no)))],
    [], [(Keep $op, $new)]>;

#endif
