// test: opt --iv-lower

func.func private @bound(%x: !iv.interval<f64>) -> !iv.interval<f64> {
  %0 = iv.constant <-1.0, 1.0> : !iv.interval<f64>
  %1 = iv.hull %x, %0 : !iv.interval<f64>
  return %1 : !iv.interval<f64>
}

func.func @iterate(%n: index, %start: !iv.interval<f64>) -> !iv.interval<f64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %end = scf.for %i = %c0 to %n step %c1 iter_args(%x = %start) -> !iv.interval<f64> {
    %0 = func.call @bound(%x) : (!iv.interval<f64>) -> !iv.interval<f64>
    %1 = iv.scale %0 by 0.5 : !iv.interval<f64>
    %2 = iv.sub %1, %start : !iv.interval<f64>
    scf.yield %2 : !iv.interval<f64>
  }
  return %end : !iv.interval<f64>
}

func.func @branch(%a: !iv.interval<f32>, %b: !iv.interval<f32>) -> (!iv.interval<f32>, !iv.truth) {
  %less = iv.less %a, %b : !iv.interval<f32>
  %certain = iv.certainly %less
  cf.cond_br %certain, ^yes(%a : !iv.interval<f32>), ^no
^no:
  %product = iv.mul %a, %b : !iv.interval<f32>
  cf.br ^yes(%product : !iv.interval<f32>)
^yes(%x: !iv.interval<f32>):
  %inverse = iv.inverse %x : !iv.interval<f32>
  %neg = iv.neg %inverse : !iv.interval<f32>
  return %neg, %less : !iv.interval<f32>, !iv.truth
}

func.func @parts(%a: f64, %b: f64, %t: !iv.truth) -> (f64, f64, i1) {
  %x = iv.make %a, %b : f64
  %sum = iv.add %x, %x : !iv.interval<f64>
  %lower, %upper = iv.bounds %sum : !iv.interval<f64>
  %possible = iv.possibly %t
  return %lower, %upper, %possible : f64, f64, i1
}
// output:
//| module {
//|   func.func private @bound(%arg0: f64, %arg1: f64) -> (f64, f64) {
//|     %cst = arith.constant -1.000000e+00 : f64
//|     %cst_0 = arith.constant 1.000000e+00 : f64
//|     %0 = arith.minimumf %arg0, %cst : f64
//|     %1 = arith.maximumf %arg1, %cst_0 : f64
//|     return %0, %1 : f64, f64
//|   }
//|   func.func @iterate(%arg0: index, %arg1: f64, %arg2: f64) -> (f64, f64) {
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %0:2 = scf.for %arg3 = %c0 to %arg0 step %c1 iter_args(%arg4 = %arg1, %arg5 = %arg2) -> (f64, f64) {
//|       %1:2 = func.call @bound(%arg4, %arg5) : (f64, f64) -> (f64, f64)
//|       %cst = arith.constant 5.000000e-01 : f64
//|       %2 = arith.mulf %1#0, %cst : f64
//|       %3 = arith.mulf %1#1, %cst : f64
//|       %4 = arith.subf %2, %arg2 : f64
//|       %5 = arith.subf %3, %arg1 : f64
//|       scf.yield %4, %5 : f64, f64
//|     }
//|     return %0#0, %0#1 : f64, f64
//|   }
//|   func.func @branch(%arg0: f32, %arg1: f32, %arg2: f32, %arg3: f32) -> (f32, f32, i1, i1) {
//|     %0 = arith.cmpf olt, %arg1, %arg2 : f32
//|     %1 = arith.cmpf olt, %arg0, %arg3 : f32
//|     cf.cond_br %0, ^bb2(%arg0, %arg1 : f32, f32), ^bb1
//|   ^bb1:  // pred: ^bb0
//|     %2 = arith.mulf %arg0, %arg2 : f32
//|     %3 = arith.mulf %arg0, %arg3 : f32
//|     %4 = arith.mulf %arg1, %arg2 : f32
//|     %5 = arith.mulf %arg1, %arg3 : f32
//|     %6 = arith.minimumf %2, %3 : f32
//|     %7 = arith.maximumf %2, %3 : f32
//|     %8 = arith.minimumf %6, %4 : f32
//|     %9 = arith.maximumf %7, %4 : f32
//|     %10 = arith.minimumf %8, %5 : f32
//|     %11 = arith.maximumf %9, %5 : f32
//|     cf.br ^bb2(%10, %11 : f32, f32)
//|   ^bb2(%12: f32, %13: f32):  // 2 preds: ^bb0, ^bb1
//|     %cst = arith.constant 1.000000e+00 : f32
//|     %14 = arith.divf %cst, %13 : f32
//|     %15 = arith.divf %cst, %12 : f32
//|     %16 = arith.negf %15 : f32
//|     %17 = arith.negf %14 : f32
//|     return %16, %17, %0, %1 : f32, f32, i1, i1
//|   }
//|   func.func @parts(%arg0: f64, %arg1: f64, %arg2: i1, %arg3: i1) -> (f64, f64, i1) {
//|     %0 = arith.addf %arg0, %arg0 : f64
//|     %1 = arith.addf %arg1, %arg1 : f64
//|     return %0, %1, %arg3 : f64, f64, i1
//|   }
//| }
//|
