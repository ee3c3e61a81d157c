// test: rewrite --patterns ./marked_in_place.pdll --max-iterations=3 --allow-unregistered-dialect
"t.x"() : () -> ()
"t.y"() : () -> ()
"t.x"() {n = 5 : i64} : () -> () // error: [greedy::limit] "patterns still apply"
// output:
//| module {
//|   "t.x"() {n = 3 : i64} : () -> ()
//|   "t.seen"() : () -> ()
//|   "t.x"() {n = 8 : i64} : () -> ()
//| }
//|
