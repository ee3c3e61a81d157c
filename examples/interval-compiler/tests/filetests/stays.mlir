// test: opt --allow-unregistered-dialect --iv-lower
func.func @stays(%x: !iv.interval<f64>, %t: !iv.truth) -> !iv.interval<f64> {
  "other.use"(%x, %t) : (!iv.interval<f64>, !iv.truth) -> ()
  %0 = "other.interval"() : () -> !iv.interval<f64>
  %1 = iv.neg %0 : !iv.interval<f64>
  return %1 : !iv.interval<f64>
}
// output:
//| module {
//|   func.func @stays(%arg0: f64, %arg1: f64, %arg2: i1, %arg3: i1) -> (f64, f64) {
//|     %0 = builtin.unrealized_conversion_cast %arg2, %arg3 : i1, i1 to !iv.truth
//|     %1 = iv.make %arg0, %arg1 : f64
//|     "other.use"(%1, %0) : (!iv.interval<f64>, !iv.truth) -> ()
//|     %2 = "other.interval"() : () -> !iv.interval<f64>
//|     %lower, %upper = iv.bounds %2 : <f64>
//|     %3 = arith.negf %upper : f64
//|     %4 = arith.negf %lower : f64
//|     return %3, %4 : f64, f64
//|   }
//| }
//|
