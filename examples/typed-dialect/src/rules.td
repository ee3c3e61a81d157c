// What is cheaper than a multiplication.

include "mlir/IR/PatternBase.td"
include "toy.td"

// Rust says which power of two a number is; the rule does not apply to others.
def Log2 : NativeCodeCall<"log2($0)">;

def MulByPowerOfTwo : Pat<(Toy_MulOp $x, (Toy_ConstantOp $c), $overflow), (Toy_ShlOp $x, (Log2 $c))>;
