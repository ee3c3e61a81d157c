include "mlir/IR/PatternBase.td"
include "mlir/IR/OpBase.td"
def R : Dialect { let name = "r"; let cppNamespace = "::r"; }
def ROp : Op<R, "f"> { let arguments = (ins AnyType:$x, I32Attr:$n); let results = (outs AnyType:$r); }
def Odd : AttrConstraint<CPred<"::llvm::cast<::mlir::IntegerAttr>($_self).getInt() % 2 == 1">, "an odd number">;
def Wide : Constraint<CPred<"$0.getType().isInteger(64)">>;
def OnlyOdd : Pat<(ROp $x, Odd:$n), (replaceWithValue $x)>;
def OnlyWide : Pat<(ROp $x, $n), (replaceWithValue $x), [(Wide $x)]>;
def OnlyTwice : Pat<(ROp (ROp $x, $n), $m), (replaceWithValue $x)>;
