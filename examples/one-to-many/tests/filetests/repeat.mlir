// test: opt --lower-cx
func.func @repeat(%n: index, %x: f64, %y: f64) -> !cx.number {
  %start = cx.make %x, %y
  %0 = cx.repeat %n from %start {
  ^bb0(%z: !cx.number):
    %1 = cx.add %z, %start
    cx.next %1
  }
  return %0 : !cx.number
}
// output:
//| module {
//|   func.func @repeat(%arg0: index, %arg1: f64, %arg2: f64) -> (f64, f64) {
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %0:2 = scf.for %arg3 = %c0 to %arg0 step %c1 iter_args(%arg4 = %arg1, %arg5 = %arg2) -> (f64, f64) {
//|       %1 = arith.addf %arg4, %arg1 : f64
//|       %2 = arith.addf %arg5, %arg2 : f64
//|       scf.yield %1, %2 : f64, f64
//|     }
//|     return %0#0, %0#1 : f64, f64
//|   }
//| }
//|
