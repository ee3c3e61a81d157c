include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def Wide : Constraint<CPred<"$0.getType().getIntOrFloatBitWidth() > 16">>;
// Rules by a class of the user's own, and rules whose fields are set with `let`.
class Twice<Op o, Op by> : Pat<(o $x, $x), (by $x, $x), [], [], (addBenefit 1)>;
def A : Twice<Arith_MaxSIOp, Arith_MinSIOp>;
def B : Twice<Arith_MaxUIOp, Arith_MinUIOp>;
def C : Twice<Arith_OrIOp, Arith_AndIOp> {
  let constraints = [(Wide $x)];
}
def D : Pat<(Arith_OrIOp $x, $y), (Arith_XOrIOp $x, $y)> {
  let benefitDelta = (addBenefit -1);
}
