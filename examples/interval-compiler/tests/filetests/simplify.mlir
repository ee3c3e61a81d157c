// test: opt --iv-simplify=disable-patterns=ScaleByOne
func.func @f(%x: !iv.interval<f64>) -> (!iv.interval<f64>, !iv.interval<f64>) {
  %0 = iv.scale %x by 1.0 : !iv.interval<f64>
  %1 = iv.neg %0 : !iv.interval<f64>
  %2 = iv.neg %1 : !iv.interval<f64>
  %3 = iv.scale %2 by 2.0 : !iv.interval<f64>
  return %2, %3 : !iv.interval<f64>, !iv.interval<f64>
}
// output:
//| module {
//|   func.func @f(%arg0: !iv.interval<f64>) -> (!iv.interval<f64>, !iv.interval<f64>) {
//|     %0 = iv.scale %arg0 by 1.000000e+00 : <f64>
//|     %1 = iv.scale %arg0 by 2.000000e+00 : <f64>
//|     return %0, %1 : !iv.interval<f64>, !iv.interval<f64>
//|   }
//| }
//|
