// ODS: mlir/Dialect/Transform/IR/TransformOps.td mlir/Dialect/Linalg/TransformOps/LinalgTransformOps.td
module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%arg1: !transform.any_op {transform.consumed}, %p: !transform.param<i64>) {
    %4 = transform.structured.split %arg1 after 42 {dimension = 0, multiway} : !transform.any_op
    transform.yield
  }
  transform.named_sequence @b(%arg1: !transform.any_op {transform.consumed}, %p: !transform.param<i64>) {
    %4 = transform.structured.split %arg1 after %p {dimension = 1} : !transform.any_op, !transform.param<i64>
    transform.yield
  }
  transform.named_sequence @c(%arg1: !transform.any_op {transform.consumed}, %p: !transform.any_op) {
    %4 = transform.structured.split %arg1 after %p {dimension = 1, multiway} : !transform.any_op, !transform.any_op
    transform.yield
  }
  transform.named_sequence @d(%arg1: !transform.any_op {transform.consumed}, %p: !transform.param<i64>) {
    %4 = transform.structured.split %arg1 after 42 {dimension = 0} : !transform.any_op
    transform.yield
  }
  transform.named_sequence @e(%arg1: !transform.any_op {transform.consumed}, %p: !transform.param<i64>) {
    %6:2 = transform.structured.tile_using_forall %arg1 tile_sizes [%p, 20] : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @f(%arg1: !transform.any_op {transform.consumed}, %p: !transform.any_op) {
    %6:2 = transform.structured.tile_using_forall %arg1 tile_sizes *(%p) {a.b} : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @g(%arg1: !transform.any_op {transform.consumed}, %p: !transform.param<i64>) {
    %6:2 = transform.structured.tile_using_forall %arg1 num_threads [10, 20] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
