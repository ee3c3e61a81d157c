include "mlir/IR/OpBase.td"
def Gauss : Dialect { let name = "gauss"; let cppNamespace = "::gauss"; }
class G<string m, list<Trait> t = []> : Op<Gauss, m, t>;
def TruncOp : G<"trunc"> { let arguments = (ins I32:$x, I32Attr:$width); let results = (outs I32:$y); }
def ManyOp : G<"many"> { let arguments = (ins I32:$x, Variadic<I32>:$rest); let results = (outs I32:$y, Optional<I32>:$z); }
def NopOp : G<"nop">;
