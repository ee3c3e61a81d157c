// test: rewrite --patterns ./own_result.td --ods ./dialect.td --split-input-file
// note: "by pattern 'Itself'"
// note: "by pattern 'ByNative'"

// Upstream's rewriter erases the operation while it is used, and crashes.
func.func @itself(%value: i32) -> i32 {
  %0 = "e.native"(%value) : (i32) -> i32 // error: [convert::not_evaluated] "pattern 'Itself' cannot be evaluated on 'e.native': an operation cannot be replaced by its own results"
  return %0 : i32
}

// -----

func.func @by_native(%value: i32) -> i32 {
  %0 = "e.creation"(%value) : (i32) -> i32 // error: [convert::not_evaluated] "pattern 'ByNative' cannot be evaluated on 'e.creation': an operation cannot be replaced by its own results"
  return %0 : i32
}

// -----

// Without a use nothing is wrong: it is dead, and erased.
func.func @dead(%value: i32) {
  %0 = "e.native"(%value) : (i32) -> i32
  return
}
// output:
//| -----
//| -----
//| module {
//|   func.func @dead(%arg0: i32) {
//|     return
//|   }
//| }
//|
