include "dialect.td"
include "mlir/IR/PatternBase.td"

// The value that is to take the place of the root is the root's own.
def Same : NativeCodeCall<"$0">;

def Itself : Pat<(E_Native:$root $value), (replaceWithValue $root)>;
def ByNative : Pat<(E_Creation:$root $value), (Same $root)>;
