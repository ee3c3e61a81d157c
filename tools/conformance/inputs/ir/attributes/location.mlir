"t.op"() {a = loc("n"), b = loc("f":1:2), c = loc(unknown), d = loc(fused["a", "b"]), e = loc(callsite("a" at "b")), f = [loc("n")]} : () -> ()
