// test: convert --target ./target.ron --allow-unregistered-dialect --split-input-file --check-patterns=notifications
// note: "by pattern 'Widen'"

// The spec names the other checks. In a conversion the methods of an operation notify the rewriter.
func.func @widen(%x: i32) -> i64 {
  %0 = "t.widen"(%x) : (i32) -> i64 // error: [pattern::invalid_result] "pattern 'Widen' on 't.widen' leaves invalid IR: 'arith.addi' op requires the same type for all operands and results"
  return %0 : i64
}

// -----

func.func @mark() {
  %0 = "t.operand"() : () -> i32
  "t.mark"(%0) : (i32) -> ()
  return
}

// -----

func.func @good(%x: i32) {
  "t.good"(%x) : (i32) -> ()
  return
}
// output:
//| -----
//| module {
//|   func.func @mark() {
//|     %0 = "t.operand"() {marked} : () -> i32
//|     return
//|   }
//| }
//|
//| -----
//| module {
//|   func.func @good(%arg0: i32) {
//|     "t.done"(%arg0) : (i32) -> ()
//|     return
//|   }
//| }
//|
