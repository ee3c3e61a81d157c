// test: opt --ods ./overlay_loop.td ../codes/empty.mlir
include "legalize/Overlay.td"
// An operation without a body is not a loop.
def : LoopLike<"arith.subi">; // error: [ods::overlay] "there is no assembly of the name 'loop-like' for 'arith.subi'"
