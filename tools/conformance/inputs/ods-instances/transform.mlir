module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.consumed}) {
    %loops = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %each = transform.foreach %loops : !transform.any_op -> !transform.any_op {
    ^bb0(%loop: !transform.any_op):
      transform.yield %loop : !transform.any_op
    }
    %tiled, %outer, %inner = transform.structured.tile_using_for %loops tile_sizes [4, 8] interchange = [1, 0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %size = transform.param.constant 4 : i64 -> !transform.param<i64>
    %done = transform.apply_registered_pass "canonicalize" with options = {"max-iterations" = %size} to %root : (!transform.any_op, !transform.param<i64>) -> !transform.any_op
    transform.yield
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  %inner = transform.sequence %root : !transform.any_op -> !transform.any_op failures(suppress) {
  ^bb1(%again: !transform.any_op):
    transform.yield %again : !transform.any_op
  }
  transform.apply_conversion_patterns to %inner {
    transform.apply_conversion_patterns.dialect_to_llvm "cf"
  } with type_converter {
    transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
  } : !transform.any_op
}

// -----

// Without handles: printed, though what is printed cannot be read.

transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  "transform.replicate"(%root) : (!transform.any_op) -> ()
}

// -----

transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  "transform.foreach"() ({
    transform.yield
  }) : () -> ()
}
