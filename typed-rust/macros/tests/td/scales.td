// Rules on `hooked.scale`, with natives that Rust implements.

include "mlir/IR/PatternBase.td"
include "hooks.td"

def Doubled : NativeCodeCall<"doubled($0)">;
def IsSmall : Constraint<CPred<"isSmall($_self, 100)">>;

def Grow : Pat<(Hooked_ScaleOp $by, $start, $factor), (Hooked_ScaleOp $by, $start, (Doubled $factor)),
               [(IsSmall:$factor)]>;
