// test: opt --inline --loop-invariant-code-motion
func.func private @square(%x: !iv.interval<f64>) -> !iv.interval<f64> {
  %0 = iv.mul %x, %x : !iv.interval<f64>
  return %0 : !iv.interval<f64>
}

func.func @sum(%n: index, %x: !iv.interval<f64>) -> !iv.interval<f64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %end = scf.for %i = %c0 to %n step %c1 iter_args(%s = %x) -> !iv.interval<f64> {
    %0 = func.call @square(%x) : (!iv.interval<f64>) -> !iv.interval<f64>
    %1 = iv.add %s, %0 : !iv.interval<f64>
    scf.yield %1 : !iv.interval<f64>
  }
  return %end : !iv.interval<f64>
}
// output:
//| module {
//|   func.func @sum(%arg0: index, %arg1: !iv.interval<f64>) -> !iv.interval<f64> {
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %0 = iv.mul %arg1, %arg1 : <f64>
//|     %1 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %arg1) -> (!iv.interval<f64>) {
//|       %2 = iv.add %arg3, %0 : <f64>
//|       scf.yield %2 : !iv.interval<f64>
//|     }
//|     return %1 : !iv.interval<f64>
//|   }
//| }
//|
