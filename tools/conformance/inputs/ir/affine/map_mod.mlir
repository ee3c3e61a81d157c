"t.op"() {a = affine_map<(d0)[s0] -> (d0 mod 4, d0 mod 1, (d0 * 8) mod 4, (d0 * 8 + 3) mod 4, d0 mod s0, (d0 mod 8) mod 4, 7 mod 4, -7 mod 4, 7 mod 0)>} : () -> ()
