"t.a"() {a = tensr<2xi1>} : () -> ()
