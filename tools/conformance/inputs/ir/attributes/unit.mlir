"t.op"() {a, b = unit, "c d", e = [unit, unit], f = {g}} : () -> ()
