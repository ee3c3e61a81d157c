include "mlir/IR/PatternBase.td"
include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.td"

def Text : NativeCodeCall<"$_builder.getStringAttr($0)">;
def : Pat<(AssertOp $c, $_), (AssertOp $c, (Text "\"text\""))>;
