// test: rewrite --patterns ./rules.td --ods ./dialect.td --split-input-file
// note: "by pattern 'Native'"
// note: "in this statement"
// note: "by pattern 'Snippet'"
// note: "in this statement"
// note: "by pattern 'Creation'"
// note: "in this statement"

// A run stops at the first application that cannot be evaluated, and nothing is printed.
func.func @narrow(%value: index) -> index {
  %0 = "e.native"(%value) : (index) -> index // error: [convert::not_evaluated] "pattern 'Native' cannot be evaluated on 'e.native'"
  return %0 : index
}

// -----

func.func @text() {
  "e.snippet"() {name = "text"} : () -> () // error: [convert::not_evaluated] "unknown method 'isAllOnes' of a string"
  return
}

// -----

func.func @scalar(%value: i32) -> i32 {
  %0 = "e.creation"(%value) : (i32) -> i32 // error: [convert::not_evaluated] "the result types of 'e.element' cannot be inferred"
  return %0 : i32
}
// output:
//| -----
//| -----
