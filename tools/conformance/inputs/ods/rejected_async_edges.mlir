// ODS: mlir/Dialect/Async/IR/AsyncOps.td
func.func @too_many(%t: !async.token, %x: i32) {
  // expected-error @below {{'async.execute' op along control flow edge from Operation async.yield to parent: region branch point has 1 operands, but region successor needs 0 inputs}}
  %1 = async.execute [%t] {
    // expected-note @below {{region branch point}}
    "async.yield"(%x) : (i32) -> ()
  }
  return
}

// -----

func.func @another(%t: !async.token, %x: i64) {
  // expected-error @below {{'async.execute' op along control flow edge from Operation async.yield to parent: successor operand type #0 'i64' should match successor input type #0 '!async.value<i32>'}}
  %1:2 = "async.execute"(%t) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    // expected-note @below {{region branch point}}
    "async.yield"(%x) : (i64) -> ()
  }) : (!async.token) -> (!async.token, !async.value<i32>)
  return
}

// -----

func.func @taken(%t: !async.token, %v: !async.value<i32>) {
  // expected-note @+2 {{region branch point}}
  // expected-error @below {{'async.execute' op along control flow edge from parent to Region #0: successor operand type #0 '!async.value<i32>' should match successor input type #0 'i64'}}
  %1 = "async.execute"(%t, %v) <{operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%x: i64):
    "async.yield"() : () -> ()
  }) : (!async.token, !async.value<i32>) -> !async.token
  return
}
