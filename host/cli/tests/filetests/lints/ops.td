include "mlir/IR/PatternBase.td"
include "mlir/IR/OpBase.td"
def L : Dialect { let name = "l"; let cppNamespace = "::l"; }
class LOp<string m> : Op<L, m> { let arguments = (ins AnyType:$a, AnyType:$b); let results = (outs AnyType:$r); }
def A : LOp<"a">;
def B : LOp<"b">;
def C : LOp<"c">;
