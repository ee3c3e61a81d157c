// test: ods
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
class Mark : Trait;
def Marked : Mark; // error: [ods::trait] "'Marked' is not a trait"
def Plain : Op<D, "plain", [Marked]>;
