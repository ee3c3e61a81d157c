// test: rewrite --patterns ./rules.pdll --allow-unregistered-dialect --split-input-file --check-patterns
// note: "by pattern 'Widen'"
// note: "by pattern 'MarkOperand'"
// note: "by pattern 'Idle'"

func.func @widen(%x: i32) -> i64 {
  %0 = "t.widen"(%x) : (i32) -> i64 // error: [pattern::invalid_result] "pattern 'Widen' on 't.widen' leaves invalid IR: 'arith.addi' op requires the same type for all operands and results"
  return %0 : i64
}

// -----

func.func @mark() {
  %0 = "t.operand"() : () -> i32
  "t.mark"(%0) : (i32) -> () // error: [pattern::bypassed_rewriter] "pattern 'MarkOperand' on 't.mark' changed the attributes of 't.operand' without notifying the rewriter"
  return
}

// -----

func.func @idle() {
  "t.idle"() : () -> () // error: [pattern::no_edit] "pattern 'Idle' reported success on 't.idle' without an edit"
  return
}

// -----

func.func @good(%x: i32) {
  "t.good"(%x) : (i32) -> ()
  return
}
// output:
//| -----
//| -----
//| -----
//| module {
//|   func.func @good(%arg0: i32) {
//|     "t.done"(%arg0) : (i32) -> ()
//|     return
//|   }
//| }
//|
