// Rules on builtin attributes, which natives see as views.

include "mlir/IR/PatternBase.td"
include "hooks.td"

def Longer : NativeCodeCall<"longer($0, $1)">;
def Reversed : NativeCodeCall<"reversed($0)">;
def Done : NativeCodeCall<"done($0)">;
def IsOpen : Constraint<CPred<"isOpen($_self)">>;

def Step : Pat<(Hooked_NamedOp $name, $shape, $done),
               (Hooked_NamedOp (Longer $name, $shape), (Reversed $shape), (Done $done)), [(IsOpen:$done)]>;
