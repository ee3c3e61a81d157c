module {
  "t.op"() {a = array<i1: true, false>, b = array<i8: 1, -1, 127>, c = array<i16>, d = array<i32: 127>, e = array<i64: -9223372036854775808>, f = array<f32: 1.000000e+00, -5.000000e-01>, g = array<f64: 0x7FF0000000000000>} : () -> ()
}

// -----
module {
  "t.op"() {a = array<bf16: 1.000000e+00>, b = array<si8: -3>, c = array<ui8: 255>, d = array<i24: 1, 2>, e = array<f128: 0.100000000000000005551115123125782702>, f = array<i128: 1>, g = array<f8E5M2: 1.000000e+00>} : () -> ()
}

