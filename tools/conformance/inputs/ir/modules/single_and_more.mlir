module {}
module {}
// -----
"t.x"() : () -> ()
module {}
