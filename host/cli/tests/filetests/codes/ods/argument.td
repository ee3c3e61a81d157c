// test: ods
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def Odd : Op<D, "odd"> { let arguments = (ins AnyRegion:$body); } // error: [ods::argument] "unexpected def type; only defs deriving from TypeConstraint or Attr or Property are allowed"
