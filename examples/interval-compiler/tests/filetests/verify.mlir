// test: opt --split-input-file

func.func @factor(%x: !iv.interval<f64>) {
  %0 = iv.scale %x by -2.0 : !iv.interval<f64> // error: [iv::factor] "is by a factor that is not positive"
  return
}

// -----

func.func @types() {
  %0 = iv.constant <1.0, 2.0> : !iv.interval<f32> // error: [iv::bounds] "has bounds of another type"
  return
}

// -----

func.func @order() {
  %0 = iv.constant <2.0, 1.0> : !iv.interval<f64> // error: [parse::parameter] "custom op 'iv.constant' the lower bound is above the upper bound"
  return
}

// -----

func.func @element(%x: !iv.interval<i32>) { // error: [parse::parameter] "the bounds of an interval are floats"
  return
}

// -----

func.func @make(%x: f64) -> !iv.interval<f32> {
  %0 = "iv.make"(%x, %x) : (f64, f64) -> !iv.interval<f32> // error: [ods::constraint] "the interval has the type of its bounds"
  return %0 : !iv.interval<f32>
}

// -----

func.func @operand(%x: f64) {
  %0 = "iv.neg"(%x) : (f64) -> f64 // error: [ods::constraint] "operand #0 must be an interval, but got 'f64'"
  return
}

// -----

func.func @short(%x: !iv.interval<f64>) {
  %0 = iv.neg %x : <i32> // error: [parse::parameter] "the bounds of an interval are floats"
  return
}
// output:
//| -----
//| -----
//| -----
//| -----
//| -----
//| -----
