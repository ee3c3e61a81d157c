include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// A call that gives several values is one variable where it is another's argument.
def Two : NativeCodeCall<"::llvm::SmallVector<::mlir::Value, 4>{$1, $0}", 2>;
def First : NativeCodeCall<"$0[0]">;
def Second : NativeCodeCall<"$0[1]">;
def Count : NativeCodeCall<"$_builder.getI32IntegerAttr($0.size())">;
def Twice : NativeCodeCall<"::llvm::SmallVector<::mlir::Value, 4>{$0[0], $0[0]}", 2>;
def FirstOfTwo : Pat<(Arith_SubIOp $a, $b, $o), (First (Two $a, $b))>;
def SecondOfTwo : Pat<(Arith_MulIOp $a, $b, $o), (Second (Two:$all $a, $b))>;
def SizeOfTwo : Pat<(Arith_AndIOp $a, $b), (Arith_OrIOp $a, (Arith_ConstantOp (Count (Two $a, $b))))>;
def Inner : Pat<(Arith_XOrIOp $a, $b), (Arith_MaxSIOp (Second (Twice (Two $a, $b))), $a)>;
def Named : Pattern<(Arith_MinSIOp $a, $b), [(Arith_MaxUIOp (First (Two:$all $a, $b)), $all__1)]>;
def Listed : NativeCodeCall<"$_builder.getI32IntegerAttr(::llvm::SmallVector<::mlir::Value, 4>{$0}.size())">;
def SizeOfNamed : Pattern<(Arith_MinUIOp $a, $b), [(Arith_RemUIOp (First (Two:$all $a, $b)), (Arith_ConstantOp (Listed $all)))]>;
