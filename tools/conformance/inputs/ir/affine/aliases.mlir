"t.a"() {a = affine_map<(d0) -> (d0)>, b = affine_map<(x) -> (x)>, c = affine_set<(d0) : (d0 >= 0)>} : () -> ()
"t.b"() {a = affine_map<() -> ()>, c = [affine_set<(d1) : (d1 >= 0)>]} : () -> ()
