"t.a"() {a = affine_map<(d0) (d0)>} : () -> ()
