include "mlir/IR/OpBase.td"
def Asserts_Dialect : Dialect { let name = "asserts"; let cppNamespace = "::asserts"; }
class Checked<int x> { int v = x; assert !eq(x, 1), "x is " # x; }
def One : Checked<1>;
def Two : Checked<2>;
assert "text", "no condition";
def Asserts_Op : Op<Asserts_Dialect, "op"> { let arguments = (ins I32:$x); }
multiclass Many<int n> { assert !lt(n, 2), "too many: " # n; def Own : Checked<n>; }
defm Three : Many<3>;
