// test: rewrite --fold=false --patterns ../../src/rules.td --patterns ../../src/scaling.pdll
func.func @f(%x: !iv.interval<f64>) -> !iv.interval<f64> {
  %a = iv.constant <1.0, 2.0> : !iv.interval<f64>
  %b = iv.constant <-3.0, 0.5> : !iv.interval<f64>
  %0 = iv.add %x, %a : !iv.interval<f64>
  %1 = iv.add %0, %b : !iv.interval<f64>
  %2 = iv.scale %1 by 0.5 : !iv.interval<f64>
  %3 = iv.scale %2 by 2.0 : !iv.interval<f64>
  return %3 : !iv.interval<f64>
}
// output:
//| module {
//|   func.func @f(%arg0: !iv.interval<f64>) -> !iv.interval<f64> {
//|     %0 = iv.constant <-2.000000e+00 : f64, 2.500000e+00 : f64> : <f64>
//|     %1 = iv.add %arg0, %0 : <f64>
//|     return %1 : !iv.interval<f64>
//|   }
//| }
//|
