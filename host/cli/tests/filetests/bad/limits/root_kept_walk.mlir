// test: rewrite --driver=walk --patterns ./root_kept.pdll --allow-unregistered-dialect
// warning: [model::root_kept] "the rewrite leaves the root 'root' unchanged" (no place)
"t.foo"() : () -> ()
"t.region"() ({
  "t.foo"() : () -> ()
}) : () -> ()
// output:
//| module {
//|   "t.mark"() : () -> ()
//|   "t.foo"() : () -> ()
//|   "t.region"() ({
//|     "t.mark"() : () -> ()
//|     "t.foo"() : () -> ()
//|   }) : () -> ()
//| }
//|
