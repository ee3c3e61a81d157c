// test: opt --keep-going --test-evaluation=driver=conversion
// note: "by pattern 'TestWideRule'"
// note: "in this statement"

// The pass leaves that application out, and its module is printed.
func.func @wide(%value: i32) -> i32 {
  %0 = "test.rewrite"(%value) : (i32) -> i32
  return %0 : i32
}
func.func @index(%value: index) -> index {
  %0 = "test.rewrite"(%value) : (index) -> index // error: [convert::not_evaluated] "pattern 'TestWideRule' cannot be evaluated on 'test.rewrite'"
  return %0 : index
}
// output:
//| module {
//|   func.func @wide(%arg0: i32) -> i32 {
//|     return %arg0 : i32
//|   }
//|   func.func @index(%arg0: index) -> index {
//|     %0 = "test.rewrite"(%arg0) : (index) -> index
//|     return %0 : index
//|   }
//| }
//|
