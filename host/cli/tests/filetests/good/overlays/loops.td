// Loops whose assembly is in C++, and overlays that name it.
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/LoopLikeInterface.td"
include "legalize/Overlay.td"

def Mill_Dialect : Dialect {
  let name = "mill";
  let cppNamespace = "::mill";
}
class Mill_Op<string name, list<Trait> traits = []> : Op<Mill_Dialect, name, traits> {
  let hasCustomAssemblyFormat = 1;
}
// With loop-carried values and a terminator that need not be written.
def Mill_TurnOp : Mill_Op<"turn", [SingleBlockImplicitTerminator<"RestOp">]> {
  let arguments = (ins AnySignlessIntegerOrIndex:$from, AnySignlessIntegerOrIndex:$to, AnySignlessIntegerOrIndex:$by,
                       Variadic<AnyType>:$inits);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$body);
}
// Without loop-carried values; its terminator is always written.
def Mill_CrankOp : Mill_Op<"crank", [SingleBlock]> {
  let arguments = (ins Index:$from, Index:$to, Index:$by, OptionalAttr<I64Attr>:$speed);
  let regions = (region SizedRegion<1>:$body);
}
def Mill_RestOp : Op<Mill_Dialect, "rest", [Terminator]> {
  let arguments = (ins Variadic<AnyType>:$values);
  let assemblyFormat = "attr-dict ($values^ `:` type($values))?";
}
def : LoopLike<"mill.turn">;
def : LoopLike<"mill.crank">;
