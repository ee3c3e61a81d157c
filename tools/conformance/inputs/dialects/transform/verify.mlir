// ODS: mlir/Dialect/Transform/IR/TransformOps.td mlir/Dialect/Transform/IR/TransformTypes.td
// ODS: mlir/Dialect/Transform/SMTExtension/SMTExtensionOps.td mlir/Dialect/Transform/TuneExtension/TuneExtensionOps.td
// ODS: mlir/Dialect/Affine/TransformOps/AffineTransformOps.td mlir/Dialect/Func/TransformOps/FuncTransformOps.td
// ODS: mlir/Dialect/Linalg/TransformOps/LinalgMatchOps.td mlir/Dialect/Linalg/TransformOps/LinalgTransformOps.td
// ODS: mlir/Dialect/Tensor/TransformOps/TensorTransformOps.td mlir/Dialect/Transform/PDLExtension/PDLExtensionOps.td
// ODS: mlir/Dialect/SMT/IR/SMT.td

// Operations that may stand at the top.

// expected-error @below {{'transform.sequence' op expects the entry block to have at least one argument}}
transform.sequence failures(propagate) {
}

// -----

// expected-error @below {{'transform.sequence' op expects the first entry block argument to be of type implementing TransformHandleTypeInterface}}
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_value):
}

// -----

transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  // expected-error @below {{'transform.sequence' op expects the type of the block argument to match the type of the operand}}
  transform.sequence %root : !transform.any_op failures(propagate) {
  ^bb1(%inner: !transform.op<"a.b">):
  }
}

// -----

// expected-error @below {{'transform.alternatives' op expects at least one region}}
"transform.alternatives"() : () -> ()

// -----

func.func @f(%a: !transform.any_op) {
  // expected-error @below {{'transform.sequence' op does not expect extra operands when used as top-level}}
  "transform.sequence"(%a) <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 1>}> ({
  ^bb0(%r: !transform.any_op, %x: !transform.any_op):
    "transform.yield"() : () -> ()
  }) : (!transform.any_op) -> ()
  return
}

// -----

transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op, %more: !transform.any_op):
  // expected-note @below {{region branch point}}
  // expected-error @below {{'transform.sequence' op along control flow edge from parent to Region #0: successor operand type #1 '!transform.any_op' should match successor input type #1 '!transform.any_value'}}
  transform.sequence %root, %more : (!transform.any_op, !transform.any_op) failures(propagate) {
  ^bb1(%a: !transform.any_op, %b: !transform.any_value):
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  // expected-error @below {{custom op 'transform.sequence' expected string or keyword containing one of the following enum values for attribute 'failure_propagation_mode' [propagate, suppress]}}
  transform.sequence %root : !transform.any_op failures(perhaps) {
  ^bb1(%a: !transform.any_op):
  }
}

// -----

// Named sequences.

module attributes {transform.with_named_sequence} {
  // expected-error @below {{must provide consumed/readonly status for arguments of external or called ops}}
  transform.named_sequence @outside(!transform.any_op)
}

// -----

// Loops.

transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  // expected-error @below {{'transform.foreach' op expects the same number of targets as the body has block arguments}}
  transform.foreach %root, %root : !transform.any_op, !transform.any_op {
  ^bb1(%each: !transform.any_op):
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  // expected-error @below {{'transform.foreach' op expects co-indexed targets and the body's block arguments to have the same op/value/param type}}
  transform.foreach %root : !transform.any_op {
  ^bb1(%each: !transform.any_value):
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  // expected-error @below {{'transform.foreach' op expects the same number of results as the yield terminator has operands}}
  %0 = transform.foreach %root : !transform.any_op -> !transform.any_op {
  ^bb1(%each: !transform.any_op):
    transform.yield
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  // expected-error @below {{'transform.foreach' op expects co-indexed results and yield operands to have the same op/value/param type}}
  %0 = transform.foreach %root : !transform.any_op -> !transform.any_value {
  ^bb1(%each: !transform.any_op):
    transform.yield %each : !transform.any_op
  }
}

// -----

// Passes and patterns.

transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  // expected-error @below {{'transform.apply_registered_pass' op dynamic option index 3 is out of bounds for the number of dynamic options: 0}}
  %0 = "transform.apply_registered_pass"(%root) <{pass_name = "cse", options = {a = #transform.param_operand<index = 3 : i64>}}> : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op, %p: !transform.any_param):
  // expected-error @below {{'transform.apply_registered_pass' op dynamic option index 0 is already used in options}}
  %0 = "transform.apply_registered_pass"(%root, %p) <{pass_name = "cse", options = {a = #transform.param_operand<index = 0 : i64>, b = [#transform.param_operand<index = 0 : i64>]}}> : (!transform.any_op, !transform.any_param) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op, %p: !transform.any_param):
  // expected-error @below {{'transform.apply_registered_pass' op a param operand does not have a corresponding param_operand attr in the options dict}}
  %0 = "transform.apply_registered_pass"(%root, %p) <{pass_name = "cse", options = {}}> : (!transform.any_op, !transform.any_param) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  // expected-error @below {{duplicate keys found in options dictionary}}
  %0 = transform.apply_registered_pass "cse" with options = {"a" = 1, "a" = 2} to %root : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  // expected-error @below {{'transform.apply_conversion_patterns' op expected exactly one op in default type converter region}}
  transform.apply_conversion_patterns to %root {
  } with type_converter {
  } : !transform.any_op
}

// -----

// Positions.

transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  // expected-error @below {{'transform.get_operand' op cannot request both 'all' and 'inverted' values in the list}}
  %0 = "transform.get_operand"(%root) <{raw_position_list = array<i64>, is_all, is_inverted}> : (!transform.any_op) -> !transform.any_value
}

// -----

transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  // expected-error @below {{'transform.get_result' op cannot both request 'all' and specific values in the list}}
  %0 = "transform.get_result"(%root) <{raw_position_list = array<i64: 1>, is_all}> : (!transform.any_op) -> !transform.any_value
}

// -----

transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  // expected-error @below {{'transform.get_operand' op must request specific values in the list if 'all' is not specified}}
  %0 = "transform.get_operand"(%root) <{raw_position_list = array<i64>}> : (!transform.any_op) -> !transform.any_value
}

// -----

transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  // expected-error @below {{'transform.get_result' op expected the listed values to be unique}}
  %0 = transform.get_result %root[1, 0, 0] : (!transform.any_op) -> !transform.any_value
}

// -----

// Handles and parameters.

transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  // expected-error @below {{'transform.split_handle' op overflow_result is not a valid result index}}
  %0:2 = transform.split_handle %root {overflow_result = 2 : i64} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}

// -----

transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  // expected-error @below {{'transform.split_handle' op expects result types to implement the same transform interface as the operand type}}
  %0:2 = transform.split_handle %root : (!transform.any_op) -> (!transform.any_op, !transform.any_value)
}

// -----

transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  // expected-error @below {{expected the type of the parameter attribute ('i64') to match the parameter type ('i32')}}
  %0 = transform.num_associations %root : (!transform.any_op) -> !transform.param<i32>
}

// -----

// expected-error @below {{only supports integer types with width <=64}}
func.func private @wide(!transform.param<i65>)

// -----

transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op, %value: !transform.any_value):
  // expected-error @below {{'transform.get_parent_op' op operand #0 must be TransformHandleTypeInterface instance, but got '!transform.any_value'}}
  %0 = "transform.get_parent_op"(%value) : (!transform.any_value) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  // expected-error @below {{'transform.get_parent_op' op attribute 'nth_parent' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive}}
  %0 = transform.get_parent_op %root {nth_parent = 0 : i64} : (!transform.any_op) -> !transform.any_op
}

// -----

// Choices that are made later.

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op) {
    // expected-error @below {{'transform.tune.knob' op provided `selected` attribute is not an element of `options` array of attributes}}
    %0 = transform.tune.knob<"n"> = 3 from options = [1, 2] -> !transform.any_param
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op) {
    %0 = transform.tune.alternatives<"n"> -> !transform.any_op {
      // expected-error @below {{expected terminator to have as many operands as the parent op has results}}
      transform.yield
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op, %value: !transform.any_value) {
    %0 = transform.tune.alternatives<"n"> -> !transform.any_op {
      transform.yield %root : !transform.any_op
    }, {
      // expected-error @below {{the type of the terminator operand #0 must match the type of the corresponding parent op result ('!transform.any_value' vs '!transform.any_op')}}
      transform.yield %value : !transform.any_value
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op) {
    // expected-error @below {{expected either an integer attribute or a transform.param operand}}
    transform.tune.alternatives<"n"> selected_region = "first" {
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%p: !transform.param<i64>) {
    // expected-error @below {{'transform.smt.constrain_params' op must have the same number of block arguments as operands}}
    transform.smt.constrain_params(%p) : (!transform.param<i64>) -> () {
      smt.yield
    }
    transform.yield
  }
}

// -----

// Structured operations.

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op) {
    // expected-error @below {{'transform.structured.fuse' op expects interchange values to be in range [0, 2), found: 2}}
    %0, %1:2 = transform.structured.fuse %root tile_sizes [1, 2] interchange [0, 2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op) {
    // expected-error @below {{'transform.structured.fuse' op found duplicate interchange value: 1}}
    %0, %1:2 = transform.structured.fuse %root tile_sizes [1, 2] interchange [1, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op) {
    // expected-error @below {{'transform.structured.fuse' op expects 1 loop results}}
    %0, %1:2 = transform.structured.fuse %root tile_sizes [1, 0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op) {
    // expected-error @below {{'transform.structured.multitile_sizes' op expects all results type to be the same}}
    %0:3 = "transform.structured.multitile_sizes"(%root) <{dimension = 0 : i64, target_size = 3 : i64}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.param<i64>)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op) {
    // expected-error @below {{'transform.structured.replace' op expected one operation in block}}
    %0 = transform.structured.replace %root {
      %a = arith.constant 1 : i32
      %b = arith.constant 2 : i32
    } : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op) {
    // expected-error @below {{'transform.match.structured' op expected one body argument}}
    transform.match.structured %root : !transform.any_op {
      transform.match.structured.yield
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op) {
    // expected-error @below {{'transform.match.structured' op expected body argument to implement TransformHandleTypeInterface}}
    transform.match.structured %root : !transform.any_op {
    ^bb0(%op: !transform.any_value):
      transform.match.structured.yield
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op) {
    // expected-error @below {{'transform.structured.pack_greedily' op attribute 'matmul_padded_sizes_next_multiple_of' failed to satisfy constraint: i64 dense array attribute with 0 or 3 elements}}
    %0 = transform.structured.pack_greedily %root matmul_packed_sizes = [8, 16, 32] matmul_padded_sizes_next_multiple_of = [1, 2] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op) {
    %0 = transform.structured.replace %root {
    ^bb0(%x: i32):
      // expected-error @below {{'builtin.unrealized_conversion_cast' op expected replacement without operands}}
      %1 = "builtin.unrealized_conversion_cast"(%x) : (i32) -> i32
    } : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op) {
    // expected-error @below {{custom op 'transform.structured.split' expected integer value}}
    %0 = transform.structured.split %root after {dimension = 0} : !transform.any_op
    transform.yield
  }
}

// -----

// Other dialects.

transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op, %value: !transform.any_op):
  // expected-error @below {{'transform.affine.simplify_bounded_affine_ops' op incorrect number of lower bounds, expected 1 but found 2}}
  transform.affine.simplify_bounded_affine_ops %root with [%value : !transform.any_op] within [0, 1] and [5] : !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op, %value: !transform.any_op):
  // expected-error @below {{'transform.affine.simplify_bounded_affine_ops' op incorrect number of upper bounds, expected 1 but found 0}}
  transform.affine.simplify_bounded_affine_ops %root with [%value : !transform.any_op] within [0] and [] : !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  // expected-error @below {{'transform.func.cast_and_call' op expected a function handle or name to call}}
  %0 = transform.func.cast_and_call before %root : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op, %f: !transform.any_op):
  // expected-error @below {{'transform.func.cast_and_call' op function handle and name are mutually exclusive}}
  %0 = transform.func.cast_and_call @f %f before %root : (!transform.any_op, !transform.any_op) -> !transform.any_op
}

// -----

// The words of the error.

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op) {
    // expected-error @below {{custom op 'transform.structured.continuous_tile_sizes' expects a trailing functional type with one argument and one result}}
    %0:2 = transform.structured.continuous_tile_sizes %root {dimension = 0, target_size = 3} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
