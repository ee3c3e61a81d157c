// test: ods
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def Even : Pred; // error: [ods::predicate] "'Even' is not a predicate"
def EvenType : Type<Even, "even">;
