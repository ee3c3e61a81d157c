module {
  "t.op"() {a = complex<f32>, b = complex<i1>, c = complex<si8>, d = complex<ui200>, e = complex<tf32>} : () -> ()
}

