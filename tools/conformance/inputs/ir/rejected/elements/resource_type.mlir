"t.a"() {a = dense_resource<x> : i8} : () -> ()
