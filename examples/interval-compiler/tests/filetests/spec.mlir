// test: convert --target ./iv.ron
func.func @f(%x: !iv.interval<f64>) -> !iv.interval<f64> {
  %0 = iv.add %x, %x : !iv.interval<f64>
  return %0 : !iv.interval<f64>
}
// output:
//| module {
//|   func.func @f(%arg0: f64, %arg1: f64) -> (f64, f64) {
//|     %0 = arith.addf %arg0, %arg0 : f64
//|     %1 = arith.addf %arg1, %arg1 : f64
//|     return %0, %1 : f64, f64
//|   }
//| }
//|
