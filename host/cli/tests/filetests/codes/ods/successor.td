// test: ods
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def Jump : Op<D, "jump"> { // error: [ods::successor] "only the last successor can be variadic"
  let successors = (successor VariadicSuccessor<AnySuccessor>:$cases, AnySuccessor:$default);
}
