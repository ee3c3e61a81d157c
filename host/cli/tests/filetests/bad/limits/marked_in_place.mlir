// test: rewrite --patterns ./marked_in_place.pdll --max-iterations=3 --allow-unregistered-dialect
// help: "match only where the update has not been done, as by a condition on what it sets"
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
