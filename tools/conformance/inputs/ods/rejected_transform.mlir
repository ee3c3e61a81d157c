// ODS: mlir/Dialect/Transform/IR/TransformOps.td mlir/Dialect/Linalg/TransformOps/LinalgTransformOps.td mlir/Dialect/Linalg/TransformOps/LinalgMatchOps.td
func.func @f(%a: !transform.op<"x">) {
    // expected-error @below {{'transform.foreach' op expects the same number of targets as the body has block arguments}}
    "transform.foreach"(%a) <{with_zip_shortest}> ({
    ^bb0(%arg0: !transform.op<"x">, %arg1: i32):
      "transform.yield"() : () -> ()
    }) : (!transform.op<"x">) -> ()
    return
}

// -----

func.func @f(%a: !transform.any_value) {
    // expected-error @below {{'transform.foreach' op expects co-indexed targets and the body's block arguments to have the same op/value/param type}}
    "transform.foreach"(%a) <{with_zip_shortest}> ({
    ^bb0(%arg0: !transform.op<"x">):
      "transform.yield"() : () -> ()
    }) : (!transform.any_value) -> ()
    return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error @below {{'transform.match.structured' op expected one body argument}}
  %1 = "transform.match.structured"(%a) ({
  ^bb0(%arg0: !transform.any_op, %arg1: i32):
    "transform.match.structured.yield"() : () -> ()
  }) : (!transform.any_op) -> !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error @below {{'transform.match.structured' op expected body argument to implement TransformHandleTypeInterface}}
  %1 = "transform.match.structured"(%a) ({
  ^bb0(%arg0: i32):
    "transform.match.structured.yield"() : () -> ()
  }) : (!transform.any_op) -> !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error @below {{'transform.structured.replace' op expected one operation in block}}
  %1 = "transform.structured.replace"(%a) ({
  ^bb0(%arg0: !transform.any_op, %arg1: !transform.any_op):
    %2 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    "transform.apply_patterns.canonicalization"(%2) : (i32) -> ()
  }) : (!transform.any_op) -> !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op, %i: i32) {
  %1 = "transform.structured.replace"(%a) ({
    // expected-error @below {{'arith.addi' op expected replacement without operands}}
    %3 = arith.addi %i, %i : i32
  }) : (!transform.any_op) -> !transform.any_op
  return
}

// -----

func.func @f(%a: !transform.any_op, %b: !transform.op<"x">, %p: !transform.param<i64>) {
  // expected-error @below {{'transform.foreach' op expects the same number of results as the yield terminator has operands}}
  "transform.foreach"(%a) ({^bb0(%x: !transform.any_op): "transform.yield"(%x) : (!transform.any_op) -> () }) : (!transform.any_op) -> ()
  return
}

// -----

func.func @f(%a: !transform.any_op, %b: !transform.op<"x">, %p: !transform.param<i64>) {
  // expected-error @below {{'transform.foreach' op expects the same number of results as the yield terminator has operands}}
  %0 = "transform.foreach"(%a) ({^bb0(%x: !transform.any_op): "transform.yield"() : () -> () }) : (!transform.any_op) -> (!transform.any_op)
  return
}

// -----

func.func @f(%a: !transform.any_op, %b: !transform.op<"x">, %p: !transform.param<i64>) {
  // expected-error @below {{'transform.foreach' op expects co-indexed results and yield operands to have the same op/value/param type}}
  %0 = "transform.foreach"(%a) ({^bb0(%x: !transform.any_op): "transform.yield"(%x) : (!transform.any_op) -> () }) : (!transform.any_op) -> (!transform.any_value)
  return
}

// -----

func.func @f(%a: !transform.any_op, %b: !transform.op<"x">, %p: !transform.param<i64>) {
  // expected-error @below {{'transform.foreach' op expects co-indexed results and yield operands to have the same op/value/param type}}
  %0 = "transform.foreach"(%a) ({^bb0(%x: !transform.any_op): "transform.yield"(%x) : (!transform.any_op) -> () }) : (!transform.any_op) -> (!transform.op<"x">)
  return
}

// -----

func.func @f(%a: !transform.any_op, %b: !transform.op<"x">, %p: !transform.param<i64>) {
  // expected-error @below {{'transform.foreach' op expects co-indexed targets and the body's block arguments to have the same op/value/param type}}
  %0 = "transform.foreach"(%b) ({^bb0(%x: !transform.any_op): "transform.yield"(%x) : (!transform.any_op) -> () }) : (!transform.op<"x">) -> (!transform.any_op)
  return
}

// -----

func.func @f(%a: !transform.any_op, %b: !transform.op<"x">, %p: !transform.param<i64>) {
  // expected-error @below {{'transform.foreach' op expects co-indexed targets and the body's block arguments to have the same op/value/param type}}
  %0 = "transform.foreach"(%a, %p) ({^bb0(%x: !transform.any_op, %y: !transform.param<i32>): "transform.yield"(%x) : (!transform.any_op) -> () }) : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op)
  return
}
