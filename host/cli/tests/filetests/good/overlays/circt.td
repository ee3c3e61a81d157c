// Definitions under the names of CIRCT's dialects, as far as their overlay names them.
include "mlir/IR/OpBase.td"

def FIRRTL : Dialect { let name = "firrtl"; let cppNamespace = "::circt::firrtl"; }
def CircuitOp : Op<FIRRTL, "circuit", [SingleBlock, NoTerminator, NoRegionArguments]> {
  let arguments = (ins StrAttr:$name);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$name `` custom<CircuitOpAttrs>(attr-dict) $body";
}
