// test: opt --ods ./overlay_function.td ../codes/empty.mlir
include "legalize/Overlay.td"
// An operation with operands is not a function.
def : FunctionLike<"arith.addi">; // error: [ods::overlay] "there is no assembly of the name 'function-like' for 'arith.addi'"
