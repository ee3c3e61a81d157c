// test: drr -x mlir
include "defs.td"

def Moved : Pat<(One $x), (Take $x, $x)>;
// output:
//| module {
//|   pdl.pattern @Moved : benefit(1) {
//|     %0 = operand
//|     %1 = type
//|     %2 = operation "post.one"(%0 : !pdl.value)  -> (%1 : !pdl.type)
//|     rewrite %2 {
//|       %3 = operation "post.take"(%0, %0 : !pdl.value, !pdl.value)  -> (%1 : !pdl.type)
//|       replace %2 with %3
//|     }
//|   }
//| }
