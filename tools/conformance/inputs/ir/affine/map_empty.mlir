"t.op"() {a = affine_map<() -> ()>} : () -> ()
