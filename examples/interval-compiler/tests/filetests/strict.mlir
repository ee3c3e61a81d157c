// test: opt --iv-check=strict
func.func @unknown(%x: !iv.interval<f64>) -> !iv.interval<f64> {
  %0 = iv.inverse %x : !iv.interval<f64> // error: [iv::zero] "may invert an interval with zero"
  return %0 : !iv.interval<f64>
}
