"t.op"() {a = loc(fused<{m = affine_map<() -> ()>}>["a", "b":1:2]), b = loc(fused<loc("in")>["a"])} : () -> ()
