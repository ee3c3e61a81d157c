// test: ods
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def Loop : Op<D, "loop"> { // error: [ods::region] "only the last region can be variadic"
  let regions = (region VariadicRegion<AnyRegion>:$bodies, AnyRegion:$end);
}
