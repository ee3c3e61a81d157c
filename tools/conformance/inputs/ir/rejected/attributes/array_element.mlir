"t.a"() {a = array<tuple<>: 1>} : () -> ()
