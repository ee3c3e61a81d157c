// ODS: mlir/Dialect/Transform/IR/TransformOps.td mlir/Dialect/Linalg/TransformOps/LinalgTransformOps.td
// Sequences, and types that several results share.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%arg0: !transform.any_op {transform.readonly}, %arg1: !transform.any_op {transform.readonly}) -> !transform.any_op attributes {foo} {
    transform.yield %arg0 : !transform.any_op
  }
  transform.named_sequence private @m(%arg0: !transform.any_op {transform.readonly}) -> !transform.any_op
  transform.named_sequence @a(%arg0: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @b(%arg0: !transform.any_op {transform.consumed}) {
    %low, %high, %split = transform.structured.multitile_sizes %arg0 {target_size = 3, dimension = 0} : (!transform.any_op) -> !transform.any_op
    %t, %c = transform.structured.continuous_tile_sizes %arg0 {target_size = 3, dimension = 0} : (!transform.any_op) -> !transform.any_op
    transform.sequence %arg0 : !transform.any_op failures(propagate) {
    ^bb1(%x: !transform.any_op):
      transform.yield
    }
    transform.sequence %arg0, %low : (!transform.any_op, !transform.any_op) failures(suppress) {
    ^bb1(%x: !transform.any_op, %y: !transform.any_op):
    }
    transform.yield
  }
}
transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
  transform.yield
}
