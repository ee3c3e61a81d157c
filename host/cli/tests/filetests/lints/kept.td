// test: drr -A all-lints -Wself-triggering-patterns -x mlir
include "ops.td"
def First : Pat<(A $x, $y), (B $x, $y)>;
def Second : Pat<(A $p, $q), (C $p, $q)>;
def Third : Pat<(A $x, $x), (B $x, $x)>;
def Same : Pat<(A $p, $q), (B $p, $q)>;
def Swap : Pat<(C $p, $q), (C $q, $p)>; // warning: [model::retrigger] "pattern 'Swap' matches what it creates"
// output:
//| module {
//|   pdl.pattern @First : benefit(1) {
//|     %0 = operand
//|     %1 = operand
//|     %2 = type
//|     %3 = operation "l.a"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.type)
//|     rewrite %3 {
//|       %4 = operation "l.b"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.type)
//|       replace %3 with %4
//|     }
//|   }
//|   pdl.pattern @Same : benefit(1) {
//|     %0 = operand
//|     %1 = operand
//|     %2 = type
//|     %3 = operation "l.a"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.type)
//|     rewrite %3 {
//|       %4 = operation "l.b"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.type)
//|       replace %3 with %4
//|     }
//|   }
//|   pdl.pattern @Second : benefit(1) {
//|     %0 = operand
//|     %1 = operand
//|     %2 = type
//|     %3 = operation "l.a"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.type)
//|     rewrite %3 {
//|       %4 = operation "l.c"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.type)
//|       replace %3 with %4
//|     }
//|   }
//|   pdl.pattern @Swap : benefit(1) {
//|     %0 = operand
//|     %1 = operand
//|     %2 = type
//|     %3 = operation "l.c"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.type)
//|     rewrite %3 {
//|       %4 = operation "l.c"(%1, %0 : !pdl.value, !pdl.value)  -> (%2 : !pdl.type)
//|       replace %3 with %4
//|     }
//|   }
//|   pdl.pattern @Third : benefit(1) {
//|     %0 = operand
//|     %1 = type
//|     %2 = operation "l.a"(%0, %0 : !pdl.value, !pdl.value)  -> (%1 : !pdl.type)
//|     rewrite %2 {
//|       %3 = operation "l.b"(%0, %0 : !pdl.value, !pdl.value)  -> (%1 : !pdl.type)
//|       replace %2 with %3
//|     }
//|   }
//| }
