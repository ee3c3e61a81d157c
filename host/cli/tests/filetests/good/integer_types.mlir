// test: rewrite --patterns ./integer_types.pdll --allow-unregistered-dialect
"t.x"() : () -> ()
// output:
//| module {
//|   "t.x"() {v = [4, 1, 1, -1, 1, 4294967295, -128, 1, 44, 4464, 5]} : () -> ()
//| }
//|
