"t.a"() {a = distinct[]<>} : () -> ()
