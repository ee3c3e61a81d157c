legalize_macros::patterns! {
    drr: r#"
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def Twice : Pat<(Arith_AddIOp $x, $x, $overflow), (Arith_MulIOp $x, $y, $overflow)>;
"#
}

fn main() {}
