module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.consumed}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %1 = transform.foreach %0 : !transform.any_op -> !transform.any_op {
    ^bb0(%arg1: !transform.any_op):
      transform.yield %arg1 : !transform.any_op
    }
    %tiled_linalg_op, %loops:2 = transform.structured.tile_using_for %0 tile_sizes [4, 8] interchange = [1, 0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %2 = transform.param.constant 4 : i64 -> !transform.param<i64>
    %3 = transform.apply_registered_pass "canonicalize" with options = {"max-iterations" = %2} to %arg0 : (!transform.any_op, !transform.param<i64>) -> !transform.any_op
    transform.yield 
  }
}

// -----
module {
  transform.sequence  failures(propagate) {
  ^bb0(%arg0: !transform.any_op):
    %0 = sequence %arg0 : !transform.any_op -> !transform.any_op failures(suppress) {
    ^bb0(%arg1: !transform.any_op):
      yield %arg1 : !transform.any_op
    }
    apply_conversion_patterns to %0 {
      transform.apply_conversion_patterns.dialect_to_llvm "cf"
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } : !transform.any_op
  }
}

// -----
module {
  transform.sequence  failures(propagate) {
  ^bb0(%arg0: !transform.any_op):
    replicate num(%arg0)  : !transform.any_op, 
  }
}

// -----
module {
  transform.sequence  failures(propagate) {
  ^bb0(%arg0: !transform.any_op):
    foreach  :  {
    }
  }
}

