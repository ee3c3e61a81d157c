// test: rewrite --patterns ./root_kept.ron --max-iterations=3 --allow-unregistered-dialect
// help: "replace, erase or update the root, or match only where the rewrite has not been done"
// warning: [model::root_kept] "the rewrite leaves the root 'o' unchanged" (no place)
"t.foo"() : () -> () // error: [greedy::limit] "patterns still apply at the limit of 3 rounds: kept"
// output:
//| module {
//|   "t.mark"() : () -> ()
//|   "t.mark"() : () -> ()
//|   "t.mark"() : () -> ()
//|   "t.foo"() : () -> ()
//| }
//|
