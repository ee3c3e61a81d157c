// test: rewrite --patterns ./methods.td ../empty.mlir
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/IR/PatternBase.td"

def OfValue : Constraint<CPred<"$0.getDimSize(0) == 1">, "a value has no sizes">;
def OfType : Constraint<CPred<"$0.getType().getDefiningOp() == nullptr">, "a type has no defining op">;
def OfTree : Constraint<And<[CPred<"$0.hasOneUse()">, Neg<CPred<"$0.getInt() == 1">>]>, "a value is no number">;
// Nothing reads an attribute.
def OfAttr : NativeCodeCall<"$0.hasOneUse() ? $0 : $0">; // error: [convert::unresolved_native] "native rewrite 'OfAttr' cannot be evaluated: unknown method 'hasOneUse' of 'mlir::arith::IntegerOverflowFlagsAttr'"

def : Pat<(Arith_AddIOp $a, $b, $flags), (Arith_SubIOp $a, $b, (OfAttr $flags))>;
def : Pat<(Arith_AddIOp $a, $b, $flags), (Arith_SubIOp $a, $b, $flags),
          [(OfValue $a)]>; // error: [convert::unresolved_native] "the constraint cannot be evaluated: unknown method 'getDimSize' of a value"
def : Pat<(Arith_AddIOp $a, $b, $flags), (Arith_SubIOp $a, $b, $flags),
          [(OfType $b)]>; // error: [convert::unresolved_native] "the constraint cannot be evaluated: unknown method 'getDefiningOp' of a type"
def : Pat<(Arith_AddIOp $a, $b, $flags), (Arith_SubIOp $a, $b, $flags),
          [(OfTree $a)]>; // error: [convert::unresolved_native] "the constraint cannot be evaluated: unknown method 'getInt' of a value"
