// test: rewrite --patterns ./cpp.pdll --allow-unregistered-dialect --keep-going
// note: "by pattern 'AsksForTrait'"
// note: "in this statement"
// note: "by pattern 'ReadsGone'"
// note: "in this statement"
// note: "by pattern 'WritesElsewhere'"
// note: "in this statement"
// note: "by pattern 'Divides'"
// note: "in this statement"
// note: "by pattern 'Overflows'"
// note: "in this statement"

// What C++ leaves undefined, and what would be written to a copy, is refused.
func.func @f(%a: i32) -> i32 {
  "e.overflow"() : () -> () // error: [convert::not_evaluated] "Add of 2147483647 and 1 overflows 'int'"
  "e.zero"() : () -> () // error: [convert::not_evaluated] "division by zero"
  "e.elsewhere"() : () -> () // error: [convert::not_evaluated] "'e' is a reference to something that cannot be changed here"
  "e.gone"() : () -> () // error: [convert::not_evaluated] "a reference is dangling"
  %0 = arith.addi %a, %a : i32 // error: [convert::not_evaluated] "unknown trait 'mlir::OpTrait::NobodyKnowsIt'"
  return %0 : i32
}
// output:
//| module {
//|   func.func @f(%arg0: i32) -> i32 {
//|     "e.overflow"() : () -> ()
//|     "e.zero"() : () -> ()
//|     "e.elsewhere"() : () -> ()
//|     "e.gone"() : () -> ()
//|     %0 = arith.addi %arg0, %arg0 : i32
//|     return %0 : i32
//|   }
//| }
//|
