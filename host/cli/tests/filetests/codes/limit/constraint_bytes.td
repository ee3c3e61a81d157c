// test: ods --max-constraint-bytes 10000
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
defvar byte = CPred<"$_self.isInteger(8)">;
def Long : Type<And<!listsplat(byte, 1000)>, "a byte, asked a thousand times">; // error: [limit::constraint_bytes] "more than 10000 bytes of a condition"
def Uses : Op<D, "uses"> { let arguments = (ins Long:$value); }
