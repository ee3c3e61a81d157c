// test: rewrite --patterns ./root_kept.pdll --allow-unregistered-dialect
// warning: [model::root_kept] "the rewrite leaves the root 'root' unchanged" (no place)
// note: "pattern 'Marks' applies to `"t.foo"(%arg0) : (i32) -> i32`, leaves it as it is, and creates `"t.mark"() : () -> ()`"
func.func @f(%x: i32) -> i32 {
  %0 = "t.foo"(%x) : (i32) -> i32 // error: [greedy::limit] "patterns still apply at the limit of 10 rounds: Marks"
  return %0 : i32
}
// output:
//| module {
//|   func.func @f(%arg0: i32) -> i32 {
//|     "t.mark"() : () -> ()
//|     "t.mark"() : () -> ()
//|     "t.mark"() : () -> ()
//|     "t.mark"() : () -> ()
//|     "t.mark"() : () -> ()
//|     "t.mark"() : () -> ()
//|     "t.mark"() : () -> ()
//|     "t.mark"() : () -> ()
//|     "t.mark"() : () -> ()
//|     "t.mark"() : () -> ()
//|     %0 = "t.foo"(%arg0) : (i32) -> i32
//|     return %0 : i32
//|   }
//| }
//|
