include "dialect.td"
include "mlir/IR/PatternBase.td"

// An index has no width.
def Wide : Constraint<CPred<"$0.getType().getIntOrFloatBitWidth() > 16">, "a wide value">;
// Only integers have this method.
def AllOnes : NativeCodeCall<"cast<StringAttr>($0).getValue().isAllOnes()">;

def Native : Pat<(E_Native $value), (replaceWithValue $value), [(Wide $value)]>;
def Snippet : Pat<(E_Snippet $name), (E_Named (AllOnes $name))>;
def Creation : Pat<(E_Creation $value), (E_Pass (E_Element $value))>;
