"t.a"() {a = affine_map<(d0) -> (())>} : () -> ()
