// test: opt --ods ./overlay_arguments.td ../codes/empty.mlir
include "mlir/IR/OpBase.td"
include "legalize/Overlay.td"

def : OpOverlay<"arith.addi"> { let arguments = (ins StrAttr:$reason); } // error: [ods::overlay] "the attribute 'reason' that is added must not be required"
def : OpOverlay<"arith.subi"> { let arguments = (ins AnyType:$value); } // error: [ods::overlay] "'AnyType' is added to the arguments, which is not an attribute"
