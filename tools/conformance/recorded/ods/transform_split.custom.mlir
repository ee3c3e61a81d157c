module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.param<i64>) {
    %0 = transform.structured.split %arg0 after 42  {dimension = 0 : i64, multiway} : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @b(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.param<i64>) {
    %0 = transform.structured.split %arg0 after %arg1  {dimension = 1 : i64} : !transform.any_op, !transform.param<i64>
    transform.yield 
  }
  transform.named_sequence @c(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op) {
    %0 = transform.structured.split %arg0 after %arg1  {dimension = 1 : i64, multiway} : !transform.any_op, !transform.any_op
    transform.yield 
  }
  transform.named_sequence @d(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.param<i64>) {
    %0 = transform.structured.split %arg0 after 42  {dimension = 0 : i64} : !transform.any_op
    transform.yield 
  }
  transform.named_sequence @e(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.param<i64>) {
    %tiled_op, %forall_op = transform.structured.tile_using_forall %arg0 tile_sizes [%arg1, 20] : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    transform.yield 
  }
  transform.named_sequence @f(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.any_op) {
    %tiled_op, %forall_op = transform.structured.tile_using_forall %arg0 tile_sizes *(%arg1) {a.b} : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield 
  }
  transform.named_sequence @g(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.param<i64>) {
    %tiled_op, %forall_op = transform.structured.tile_using_forall %arg0 num_threads [10, 20] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield 
  }
}

