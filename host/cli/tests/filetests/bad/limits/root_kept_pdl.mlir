// test: rewrite --patterns ./root_kept_patterns.mlir --max-iterations=2 --allow-unregistered-dialect
// warning: [model::root_kept] "the rewrite leaves the root 'r' unchanged" (no place)
"t.foo"() : () -> () // error: [greedy::limit] "patterns still apply at the limit of 2 rounds: Kept"
// output:
//| module {
//|   "t.mark"() : () -> ()
//|   "t.mark"() : () -> ()
//|   "t.foo"() : () -> ()
//| }
//|
