"t.op"() {a = distinct[0]<affine_map<() -> ()>>, b = distinct[1]<distinct[0]<affine_map<() -> ()>>>} : () -> ()
