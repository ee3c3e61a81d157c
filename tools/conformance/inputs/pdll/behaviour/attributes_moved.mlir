"t.old"() {a = 1 : i8, b = 2 : i8, lost} : () -> ()
"t.old"() {a = 1 : i8} : () -> ()
"t.old"() <{a = 1 : i8, b = "prop"}> : () -> ()
