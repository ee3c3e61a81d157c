// ODS: mlir/Dialect/Shape/IR/ShapeOps.td
func.func @f(%s : !shape.shape, %e: tensor<?xindex>, %n: index) {
  // expected-error@+1 {{'shape.reduce' op ReduceOp body is expected to have 3 arguments}}
  %1 = shape.reduce(%e, %n) : tensor<?xindex> -> index {
    ^bb0(%index: index, %dim: index):
      shape.yield %n : index
  }
  return
}
// -----
func.func @f(%s : !shape.shape, %e: tensor<?xindex>, %n: index) {
  // expected-error@+1 {{'shape.reduce' op argument 0 of ReduceOp body is expected to be of IndexType}}
  %1 = shape.reduce(%e, %n) : tensor<?xindex> -> index {
    ^bb0(%index: i32, %dim: index, %a : index):
      shape.yield %n : index
  }
  return
}
// -----
func.func @f(%s : !shape.shape, %e: tensor<?xindex>, %n: index) {
  // expected-error@+1 {{'shape.reduce' op argument 1 of ReduceOp body is expected to be of IndexType if the ReduceOp operates on an extent tensor}}
  %1 = shape.reduce(%e, %n) : tensor<?xindex> -> index {
    ^bb0(%index: index, %dim: !shape.size, %a : index):
      shape.yield %n : index
  }
  return
}
// -----
func.func @f(%s : !shape.shape, %e: tensor<?xindex>, %n: index) {
  // expected-error@+1 {{'shape.reduce' op argument 1 of ReduceOp body is expected to be of SizeType if the ReduceOp operates on a ShapeType}}
  %1 = shape.reduce(%s, %n) : !shape.shape -> index {
    ^bb0(%index: index, %dim: index, %a : index):
      shape.yield %n : index
  }
  return
}
// -----
func.func @f(%s : !shape.shape, %e: tensor<?xindex>, %n: index) {
  // expected-error@+1 {{'shape.reduce' op type mismatch between argument 2 of ReduceOp body and initial value 0}}
  %1 = shape.reduce(%e, %n) : tensor<?xindex> -> index {
    ^bb0(%index: index, %dim: index, %a : !shape.size):
      shape.yield %n : index
  }
  return
}
// -----
func.func @f(%s : !shape.shape, %e: tensor<?xindex>, %n: index) {
  %1 = shape.reduce(%e, %n) : tensor<?xindex> -> index {
    ^bb0(%index: index, %dim: index, %a : index):
      // expected-error@+1 {{'shape.yield' op number of operands does not match number of results of its parent}}
      shape.yield
  }
  return
}
// -----
func.func @f(%i : !shape.size, %e: tensor<?xindex>, %n: index) {
  %1 = shape.reduce(%e, %n) : tensor<?xindex> -> index {
    ^bb0(%index: index, %dim: index, %a : index):
      // expected-error@+1 {{'shape.yield' op types mismatch between yield op and its parent}}
      shape.yield %i : !shape.size
  }
  return
}
// -----
func.func @f(%e: tensor<?xindex>, %n: index) {
  // expected-error@+1 {{custom op 'shape.reduce' number of operands and types do not match: got 2 operands and 1 types}}
  %1 = shape.reduce(%e, %n, %n) : tensor<?xindex> -> index {
    ^bb0(%index: index, %dim: index, %a : index):
      shape.yield %a : index
  }
  return
}
