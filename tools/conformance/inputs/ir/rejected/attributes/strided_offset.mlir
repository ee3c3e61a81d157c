"t.a"() {a = strided<[1], 3>} : () -> ()
