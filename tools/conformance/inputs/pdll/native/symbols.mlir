"t.ref"() {callee = @__hidden} : () -> ()
"t.ref"() {callee = @open} : () -> ()
"t.ref"() {callee = @a::@b::@c} : () -> ()
"t.ref"() {callee = "_text"} : () -> ()
