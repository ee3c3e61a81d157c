"t.a"() {a = affine_map<(d0, d1) -> (d0 mod d1)>} : () -> ()
