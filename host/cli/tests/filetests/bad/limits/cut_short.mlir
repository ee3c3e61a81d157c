// test: rewrite --patterns ./cut_short.pdll --max-iterations=2 --max-num-rewrites=1 --allow-unregistered-dialect
// help: "the patterns grow the module, or need more rounds"
"t.foo"() {a} : () -> () // error: [greedy::limit] "patterns still apply at the limit of 2 rounds: Once"
"t.foo"() {b} : () -> ()
"t.foo"() {c} : () -> ()
// output:
//| module {
//|   "t.foo"() {a} : () -> ()
//|   "t.bar"() : () -> ()
//|   "t.bar"() : () -> ()
//| }
//|
