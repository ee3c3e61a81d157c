// ODS: mlir/Dialect/Shape/IR/ShapeOps.td
func.func @f(%s : !shape.shape, %i : !shape.size, %e: tensor<?xindex>, %n: index) {
  %0 = shape.reduce(%s, %i) : !shape.shape -> !shape.size {
    ^bb0(%index: index, %dim: !shape.size, %acc: !shape.size):
      %new = shape.mul %acc, %dim : !shape.size, !shape.size -> !shape.size
      shape.yield %new : !shape.size
  }
  %2:2 = shape.reduce(%e, %n, %i) : tensor<?xindex> -> (index, !shape.size) {
    ^bb0(%index: index, %dim: index, %acc: index, %a2 : !shape.size):
      shape.yield %acc, %a2 : index, !shape.size
  } {foo = 3 : i32}
  shape.reduce(%e) : tensor<?xindex> -> () {
    ^bb0(%index: index, %dim: index):
      shape.yield
  }
  return
}
