// Rules on attributes of the dialect, which natives see as views.

include "mlir/IR/PatternBase.td"
include "hooks.td"

def Successor : NativeCodeCall<"successorOf($0)">;
def Merged : NativeCodeCall<"merged($0, $1)">;
def IsEarly : Constraint<CPred<"isEarly($_self)">>;

def Step : Pat<(Hooked_LitOp $lit, $other), (Hooked_LitOp (Successor $lit), (Merged $lit, $other)),
               [(IsEarly:$lit)]>;
