// test: opt --iv-cost
func.func @polynomial(%x: !iv.interval<f64>) -> !iv.interval<f64> { // remark: [iv::cost] "costs 14 scalar operations, 0 of them in callees"
  %0 = iv.mul %x, %x : !iv.interval<f64>
  %1 = iv.scale %0 by 3.0 : !iv.interval<f64>
  %2 = iv.add %1, %x : !iv.interval<f64>
  return %2 : !iv.interval<f64>
}

func.func @caller(%x: !iv.interval<f64>) -> !iv.interval<f64> { // remark: [iv::cost] "costs 30 scalar operations, 28 of them in callees"
  %0 = call @polynomial(%x) : (!iv.interval<f64>) -> !iv.interval<f64>
  %1 = call @polynomial(%0) : (!iv.interval<f64>) -> !iv.interval<f64>
  %2 = iv.neg %1 : !iv.interval<f64>
  return %2 : !iv.interval<f64>
}

func.func @recursive(%x: !iv.interval<f64>) -> !iv.interval<f64> { // warning: [iv::recursive] "is recursive"
  %0 = call @recursive(%x) : (!iv.interval<f64>) -> !iv.interval<f64>
  return %0 : !iv.interval<f64>
}
// output:
//| module {
//|   func.func @polynomial(%arg0: !iv.interval<f64>) -> !iv.interval<f64> {
//|     %0 = iv.mul %arg0, %arg0 : <f64>
//|     %1 = iv.scale %0 by 3.000000e+00 : <f64>
//|     %2 = iv.add %1, %arg0 : <f64>
//|     return %2 : !iv.interval<f64>
//|   }
//|   func.func @caller(%arg0: !iv.interval<f64>) -> !iv.interval<f64> {
//|     %0 = call @polynomial(%arg0) : (!iv.interval<f64>) -> !iv.interval<f64>
//|     %1 = call @polynomial(%0) : (!iv.interval<f64>) -> !iv.interval<f64>
//|     %2 = iv.neg %1 : <f64>
//|     return %2 : !iv.interval<f64>
//|   }
//|   func.func @recursive(%arg0: !iv.interval<f64>) -> !iv.interval<f64> {
//|     %0 = call @recursive(%arg0) : (!iv.interval<f64>) -> !iv.interval<f64>
//|     return %0 : !iv.interval<f64>
//|   }
//| }
//|
