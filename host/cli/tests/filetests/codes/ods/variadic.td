// test: ods
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def Many : Op<D, "many"> { // error: [ods::variadic] "op has multiple variadic operands but no specification over their sizes"
  let arguments = (ins Variadic<I32>:$some, Variadic<I32>:$others);
}
