"t.op"() {a = affine_map<()[s0, s1] -> (s1, s0)>} : () -> ()
