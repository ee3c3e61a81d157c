"t.op"() {a = array<i1: true, false>, b = array<i8: 1, -1, 127>, c = array<i16>, d = array<i32: 0x7F>, e = array<i64: -9223372036854775808>, f = array<f32: 1.0, -0.5>, g = array<f64: 0x7FF0000000000000>} : () -> ()
// -----
"t.op"() {a = array<bf16: 1.0>, b = array<si8: -3>, c = array<ui8: 255>, d = array<i24: 1, 2>, e = array<f128: 0.1>, f = array<i128: 1>, g = array<f8E5M2: 1.0>} : () -> ()
