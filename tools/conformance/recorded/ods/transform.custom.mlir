module {
  module attributes {transform.with_named_sequence} {
    transform.named_sequence @main(%arg0: !transform.any_op {transform.readonly}, %arg1: !transform.any_op {transform.readonly}) -> !transform.any_op attributes {foo} {
      transform.yield %arg0 : !transform.any_op
    }
    transform.named_sequence private @m(!transform.any_op {transform.readonly}) -> !transform.any_op
    transform.named_sequence @a(%arg0: !transform.any_op {transform.readonly}) {
      transform.yield 
    }
    transform.named_sequence @b(%arg0: !transform.any_op {transform.consumed}) {
      %low_size, %high_size, %split_point = transform.structured.multitile_sizes %arg0 {dimension = 0 : i64, target_size = 3 : i64} : (!transform.any_op) -> !transform.any_op
      %tile_sizes, %chunk_sizes = transform.structured.continuous_tile_sizes %arg0 {dimension = 0 : i64, target_size = 3 : i64} : (!transform.any_op) -> !transform.any_op
      transform.sequence %arg0 : !transform.any_op failures(propagate) {
      ^bb0(%arg1: !transform.any_op):
      }
      transform.sequence %arg0, %low_size : (!transform.any_op, !transform.any_op) failures(suppress) {
      ^bb0(%arg1: !transform.any_op, %arg2: !transform.any_op):
      }
      transform.yield 
    }
  }
  transform.sequence  failures(propagate) {
  ^bb0(%arg0: !transform.any_op):
  }
}

