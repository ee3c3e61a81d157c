// test: opt --lower-cx
// Signatures, calls, returns, branches, loops and conditionals.
func.func @sum(%a: !cx.number, %b: !cx.number) -> !cx.number {
  %0 = cx.add %a, %b
  return %0 : !cx.number
}
func.func @choose(%c: i1, %a: !cx.number) -> !cx.number {
  %0 = call @sum(%a, %a) : (!cx.number, !cx.number) -> !cx.number
  cf.cond_br %c, ^end(%a : !cx.number), ^end(%0 : !cx.number)
^end(%z: !cx.number):
  return %z : !cx.number
}
func.func @loop(%n: index, %c: i1, %a: !cx.number) -> f64 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %0 = scf.for %i = %zero to %n step %one iter_args(%z = %a) -> (!cx.number) {
    %1 = scf.if %c -> (!cx.number) {
      %2 = cx.add %z, %a
      scf.yield %2 : !cx.number
    } else {
      scf.yield %a : !cx.number
    }
    scf.yield %1 : !cx.number
  }
  %re, %im = cx.parts %0
  return %re : f64
}
// output:
//| module {
//|   func.func @sum(%arg0: f64, %arg1: f64, %arg2: f64, %arg3: f64) -> (f64, f64) {
//|     %0 = arith.addf %arg0, %arg2 : f64
//|     %1 = arith.addf %arg1, %arg3 : f64
//|     return %0, %1 : f64, f64
//|   }
//|   func.func @choose(%arg0: i1, %arg1: f64, %arg2: f64) -> (f64, f64) {
//|     %0:2 = call @sum(%arg1, %arg2, %arg1, %arg2) : (f64, f64, f64, f64) -> (f64, f64)
//|     cf.cond_br %arg0, ^bb1(%arg1, %arg2 : f64, f64), ^bb1(%0#0, %0#1 : f64, f64)
//|   ^bb1(%1: f64, %2: f64):  // 2 preds: ^bb0, ^bb0
//|     return %1, %2 : f64, f64
//|   }
//|   func.func @loop(%arg0: index, %arg1: i1, %arg2: f64, %arg3: f64) -> f64 {
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %0:2 = scf.for %arg4 = %c0 to %arg0 step %c1 iter_args(%arg5 = %arg2, %arg6 = %arg3) -> (f64, f64) {
//|       %1:2 = scf.if %arg1 -> (f64, f64) {
//|         %2 = arith.addf %arg5, %arg2 : f64
//|         %3 = arith.addf %arg6, %arg3 : f64
//|         scf.yield %2, %3 : f64, f64
//|       } else {
//|         scf.yield %arg2, %arg3 : f64, f64
//|       }
//|       scf.yield %1#0, %1#1 : f64, f64
//|     }
//|     return %0#0 : f64
//|   }
//| }
//|
