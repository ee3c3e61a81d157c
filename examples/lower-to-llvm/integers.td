// Integer arithmetic to the llvm dialect, as declarative rewrite rules (DRR).

include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/LLVMIR/LLVMOps.td"

// Both dialects number `nsw` and `nuw` alike, so the flags carry over as a number.
def Overflow : NativeCodeCall<
    "$_builder.getI32IntegerAttr(static_cast<uint32_t>($0.getValue()))">;
def NoOverflow : NativeCodeCall<"$_builder.getI32IntegerAttr(0)">;
defvar NoFastMath =
    ConstantAttr<LLVM_FastmathFlagsAttr, "::mlir::LLVM::FastmathFlags::none">;

// Operations that differ in name alone.
class Binary<Op from, Op to> : Pat<(from $a, $b), (to $a, $b)>;
class BinaryWithOverflow<Op from, Op to> : Pat<(from $a, $b, $flags), (to $a, $b, (Overflow $flags))>;
class BinaryWithExact<Op from, Op to> : Pat<(from $a, $b, $exact), (to $a, $b, $exact)>;

def AddI : BinaryWithOverflow<Arith_AddIOp, LLVM_AddOp>;
def SubI : BinaryWithOverflow<Arith_SubIOp, LLVM_SubOp>;
def MulI : BinaryWithOverflow<Arith_MulIOp, LLVM_MulOp>;
def ShLI : BinaryWithOverflow<Arith_ShLIOp, LLVM_ShlOp>;
def DivSI : BinaryWithExact<Arith_DivSIOp, LLVM_SDivOp>;
def DivUI : BinaryWithExact<Arith_DivUIOp, LLVM_UDivOp>;
def ShRSI : BinaryWithExact<Arith_ShRSIOp, LLVM_AShrOp>;
def ShRUI : BinaryWithExact<Arith_ShRUIOp, LLVM_LShrOp>;
def RemSI : Binary<Arith_RemSIOp, LLVM_SRemOp>;
def RemUI : Binary<Arith_RemUIOp, LLVM_URemOp>;
def AndI : Binary<Arith_AndIOp, LLVM_AndOp>;
def XOrI : Binary<Arith_XOrIOp, LLVM_XOrOp>;
def OrI : Pat<(Arith_OrIOp $a, $b), (LLVM_OrOp $a, $b, ConstantAttr<UnitAttr, "false">)>;

// The predicates of the two dialects have the same numbers.
def CmpI : Pat<(Arith_CmpIOp $predicate, $a, $b), (LLVM_ICmpOp $predicate, $a, $b)>;
def Select : Pat<(SelectOp $c, $a, $b), (LLVM_SelectOp $c, $a, $b, NoFastMath)>;

// Changes of width.
def ExtSI : Pat<(Arith_ExtSIOp $a), (LLVM_SExtOp $a)>;
def TruncI : Pat<(Arith_TruncIOp $a, $flags), (LLVM_TruncOp $a, (Overflow $flags))>;

// `index` is 64 bits wide in this target.
def IsNarrow : Constraint<And<[
    CPred<"::llvm::isa<::mlir::IntegerType>($0.getType())">,
    CPred<"$0.getType().getIntOrFloatBitWidth() < 64">]>, "narrower than index">;
def Is64Bit : Constraint<CPred<"$0.getType().isSignlessInteger(64)">, "as wide as index">;
def IsIndex : Constraint<CPred<"$0.getType().isIndex()">, "an index">;

def IndexToNarrow : Pat<(Arith_IndexCastOp:$cast $a), (LLVM_TruncOp $a, (NoOverflow)),
                        [(IsIndex $a), (IsNarrow $cast)]>;
def NarrowToIndex : Pat<(Arith_IndexCastOp:$cast $a), (LLVM_SExtOp $a),
                        [(IsNarrow $a), (IsIndex $cast)]>;
def IndexTo64Bit : Pat<(Arith_IndexCastOp:$cast $a), (replaceWithValue $a),
                       [(IsIndex $a), (Is64Bit $cast)]>;
def From64BitToIndex : Pat<(Arith_IndexCastOp:$cast $a), (replaceWithValue $a),
                           [(Is64Bit $a), (IsIndex $cast)]>;
