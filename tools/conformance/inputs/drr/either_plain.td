include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// `either` over leaves and sub-DAGs, with constraints.
def IsArg : Constraint<CPred<"::llvm::isa<::mlir::BlockArgument>($0)">>;
def A : Pat<(Arith_MaxUIOp (either (Arith_MinUIOp $x, $y), $z)), (Arith_MinSIOp $z, (Arith_MaxSIOp $y, $x)), [(IsArg $z)]>;
def B : Pat<(Arith_AndIOp (either (Arith_OrIOp $x, $y), (Arith_XOrIOp $z, $w))), (Arith_OrIOp (Arith_AndIOp $x, $z), (Arith_XOrIOp $y, $w))>;
def C : Pat<(Arith_MaxSIOp (either I32:$x, (Arith_ConstantOp I32Attr:$c))), (Arith_MinSIOp $x, (Arith_ConstantOp $c))>;
