"t.a"() {a = strided<[x]>} : () -> ()
