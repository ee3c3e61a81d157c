// test: opt --canonicalize

// Folders, and natives of the DRR rules.
func.func @constants(%x: !iv.interval<f64>) -> (!iv.interval<f64>, !iv.interval<f64>) {
  %a = iv.constant <1.0, 2.0> : !iv.interval<f64>
  %b = iv.constant <-3.0, 0.5> : !iv.interval<f64>
  %product = iv.mul %a, %b : !iv.interval<f64>
  %0 = iv.add %x, %a : !iv.interval<f64>
  %1 = iv.add %0, %b : !iv.interval<f64>
  return %1, %product : !iv.interval<f64>, !iv.interval<f64>
}

func.func @negations(%x: !iv.interval<f64>, %y: !iv.interval<f64>) -> !iv.interval<f64> {
  %0 = iv.neg %y : !iv.interval<f64>
  %1 = iv.neg %0 : !iv.interval<f64>
  %2 = iv.neg %1 : !iv.interval<f64>
  %3 = iv.sub %x, %2 : !iv.interval<f64>
  %4 = iv.hull %x, %3 : !iv.interval<f64>
  %5 = iv.hull %x, %4 : !iv.interval<f64>
  return %5 : !iv.interval<f64>
}

// Natives of the PDLL rules.
func.func @scaling(%x: !iv.interval<f32>) -> !iv.interval<f32> {
  %0 = iv.scale %x by 0.5 : !iv.interval<f32>
  %1 = iv.scale %0 by 3.0 : !iv.interval<f32>
  %2 = iv.scale %1 by 1.0 : !iv.interval<f32>
  return %2 : !iv.interval<f32>
}

// A pattern in Rust.
func.func @product(%x: !iv.interval<f64>, %y: !iv.interval<f64>) -> !iv.interval<f64> {
  %0 = iv.neg %x : !iv.interval<f64>
  %1 = iv.neg %y : !iv.interval<f64>
  %2 = iv.mul %0, %1 : !iv.interval<f64>
  return %2 : !iv.interval<f64>
}
// output:
//| module {
//|   func.func @constants(%arg0: !iv.interval<f64>) -> (!iv.interval<f64>, !iv.interval<f64>) {
//|     %0 = iv.constant <-6.000000e+00 : f64, 1.000000e+00 : f64> : <f64>
//|     %1 = iv.constant <-2.000000e+00 : f64, 2.500000e+00 : f64> : <f64>
//|     %2 = iv.add %arg0, %1 : <f64>
//|     return %2, %0 : !iv.interval<f64>, !iv.interval<f64>
//|   }
//|   func.func @negations(%arg0: !iv.interval<f64>, %arg1: !iv.interval<f64>) -> !iv.interval<f64> {
//|     %0 = iv.add %arg0, %arg1 : <f64>
//|     %1 = iv.hull %arg0, %0 : <f64>
//|     return %1 : !iv.interval<f64>
//|   }
//|   func.func @scaling(%arg0: !iv.interval<f32>) -> !iv.interval<f32> {
//|     %0 = iv.scale %arg0 by 1.500000e+00 : <f32>
//|     return %0 : !iv.interval<f32>
//|   }
//|   func.func @product(%arg0: !iv.interval<f64>, %arg1: !iv.interval<f64>) -> !iv.interval<f64> {
//|     %0 = iv.mul %arg0, %arg1 : <f64>
//|     return %0 : !iv.interval<f64>
//|   }
//| }
//|
