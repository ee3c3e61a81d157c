// test: ods
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
defvar deep = !foldl(Neg<CPred<"true">>, !range(200), inner, i, Neg<inner>); // error: [ods::nesting] "definitions are nested too deeply"
def Deep : Type<deep, "a type">;
