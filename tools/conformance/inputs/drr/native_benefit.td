include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// A native call in the source adds nothing to the benefit: the rule by the operation comes first.
def Any : NativeCodeCall<"::mlir::success($_self->getNumOperands() == 2)">;
def A : Pat<(Arith_XOrIOp (Any), $b), (Arith_OrIOp $b, $b)>;
def B : Pat<(Arith_XOrIOp (Arith_AndIOp $_, $_), $b), (Arith_MaxSIOp $b, $b)>;
def C : Pat<(Arith_MinSIOp (Any), $b), (Arith_MinUIOp $b, $b)>;
def AA : Pat<(Arith_MinSIOp $a, $b), (Arith_MaxUIOp $a, $b)>;
