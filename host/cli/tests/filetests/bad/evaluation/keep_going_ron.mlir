// test: rewrite --patterns ./rules.ron --ods ./dialect.td --keep-going
// note: "by pattern 'Creation'"
// note: "in this statement"
// note: "by pattern 'Snippet'"
// note: "in this statement"
// note: "by pattern 'Native'"
// note: "in this statement"

// Each application that cannot be evaluated is left out, and the module is printed.
func.func @narrow(%value: index) -> index {
  %0 = "e.native"(%value) : (index) -> index // error: [convert::not_evaluated] "pattern 'Native' cannot be evaluated on 'e.native'"
  return %0 : index
}
func.func @text() {
  "e.snippet"() {name = "text"} : () -> () // error: [convert::not_evaluated] "unknown method 'isAllOnes' of a string"
  return
}
func.func @scalar(%value: i32) -> i32 {
  %0 = "e.creation"(%value) : (i32) -> i32 // error: [convert::not_evaluated] "the result types of 'e.element' cannot be inferred"
  return %0 : i32
}
// output:
//| module {
//|   func.func @narrow(%arg0: index) -> index {
//|     %0 = "e.native"(%arg0) : (index) -> index
//|     return %0 : index
//|   }
//|   func.func @text() {
//|     "e.snippet"() <{name = "text"}> : () -> ()
//|     return
//|   }
//|   func.func @scalar(%arg0: i32) -> i32 {
//|     %0 = "e.creation"(%arg0) : (i32) -> i32
//|     return %0 : i32
//|   }
//| }
//|
