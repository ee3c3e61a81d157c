// first
"t.a"() : () -> () // behind
// between "t.x"()
"t.b"() {a = "// in a string"} : () -> ()
//
