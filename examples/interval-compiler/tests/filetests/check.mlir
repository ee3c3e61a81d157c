// test: opt --iv-check

func.func @zero() -> !iv.interval<f64> {
  %a = iv.constant <1.0, 2.0> : !iv.interval<f64>
  %b = iv.constant <0.5, 4.0> : !iv.interval<f64>
  %difference = iv.sub %a, %b : !iv.interval<f64>
  %0 = iv.inverse %difference : !iv.interval<f64> // error: [iv::zero] "inverts an interval with zero, from -3 to 1.5"
  return %0 : !iv.interval<f64>
}
// note: "the interval is computed here"

func.func @unknown(%x: !iv.interval<f64>) -> !iv.interval<f64> {
  %0 = iv.inverse %x : !iv.interval<f64> // remark: [iv::zero] "may invert an interval with zero"
  return %0 : !iv.interval<f64>
}

// Bounds are followed through loops: what is halved does not become zero, what grows does not become less.
func.func @loop(%n: index) -> !iv.interval<f64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = iv.constant <1.0, 2.0> : !iv.interval<f64>
  %end = scf.for %i = %c0 to %n step %c1 iter_args(%x = %one) -> !iv.interval<f64> {
    %y = iv.add %x, %one : !iv.interval<f64>
    scf.yield %y : !iv.interval<f64>
  }
  %0 = iv.inverse %end : !iv.interval<f64>
  return %0 : !iv.interval<f64>
}
