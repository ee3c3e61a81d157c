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

// -----

// expected-note @below {{nested in another possible top-level op}}
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error @below {{'transform.sequence' op expects operands to be provided for a nested op}}
  transform.sequence failures(propagate) {
  ^bb1(%b: !transform.any_op):
  }
}

// -----

// expected-error @below {{'transform.sequence' op expected children ops to implement TransformOpInterface}}
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-note @below {{op without interface}}
  arith.constant 1 : i32
}

// -----

// expected-error @below {{'transform.with_pdl_patterns' op expects only one non-pattern op in its body}}
transform.with_pdl_patterns {
^bb0(%a: !transform.any_op):
  // expected-note @below {{first non-pattern op}}
  transform.sequence %a : !transform.any_op failures(propagate) {
  ^bb1(%b: !transform.any_op):
  }
  // expected-note @below {{second non-pattern op}}
  transform.sequence %a : !transform.any_op failures(propagate) {
  ^bb1(%b: !transform.any_op):
  }
}

// -----

// expected-note @below {{parent operation}}
transform.with_pdl_patterns {
^bb0(%a: !transform.any_op):
  // expected-error @below {{'transform.with_pdl_patterns' op cannot be nested}}
  transform.with_pdl_patterns %a : !transform.any_op {
  ^bb1(%b: !transform.any_op):
  }
}

// -----

// expected-error @below {{'transform.with_pdl_patterns' op expects at least one non-pattern op}}
transform.with_pdl_patterns {
^bb0(%a: !transform.any_op):
}

// -----

// expected-error @below {{'transform.with_pdl_patterns' op expects only pattern and top-level transform ops in its body}}
transform.with_pdl_patterns {
^bb0(%a: !transform.any_op):
  // expected-note @below {{offending op}}
  func.func private @f()
}

// -----

// expected-error @below {{'transform.with_pdl_patterns' op expects at least one non-pattern op}}
transform.with_pdl_patterns {
^bb0(%a: !transform.any_op):
  pdl.pattern @p : benefit(1) { %0 = operation "a.b"
   rewrite %0 with "x" }
}

// -----

// expected-note @below {{nested in another possible top-level op}}
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error @below {{'transform.with_pdl_patterns' op expects operands to be provided for a nested op}}
  transform.with_pdl_patterns {
  ^bb1(%b: !transform.any_op):
    transform.sequence %b : !transform.any_op failures(propagate) {
    ^bb2(%c: !transform.any_op):
    }
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) -> !transform.any_op { transform.yield %a : !transform.any_op }
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    // expected-error @below {{unresolved matcher symbol @nope}}
    transform.foreach_match in %a @nope -> @m : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) -> !transform.any_op { transform.yield %a : !transform.any_op }
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    // expected-error @below {{unresolved action symbol @nope}}
    transform.foreach_match in %a @m -> @nope : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) -> !transform.any_op { transform.yield %a : !transform.any_op }
  transform.named_sequence @c(%a: !transform.any_value {transform.readonly}) { transform.yield }
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    // expected-error @below {{mismatching type interfaces for matcher result and action argument #0of matcher @m and action @c}}
    transform.foreach_match in %a @m -> @c : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) { transform.yield }
  transform.named_sequence @c(%a: !transform.any_op {transform.readonly}) { transform.yield }
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    // expected-error @below {{mismatching number of matcher results and action arguments between @m (0) and @c (1)}}
    transform.foreach_match in %a @m -> @c : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-error @below {{custom op 'transform.test_foo' is unknown}}
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) { transform.test_foo
  transform.yield }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op) {
  transform.yield }
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    // expected-error @below {{TransformOpInterface requires memory effects on operands to be specified}}
    // expected-note @below {{no effects specified for operand #0}}
    transform.include @m failures(propagate) (%a) : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    // expected-error @below {{'transform.include' op does not reference a named transform sequence}}
    transform.include @m failures(propagate) (%a) : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) {
  transform.yield }
  transform.named_sequence @__transform_main(%a: !transform.any_value) {
    // expected-error @below {{'transform.include' op operand type mismatch: expected operand type '!transform.any_op', but provided '!transform.any_value' for operand number 0}}
    transform.include @m failures(propagate) (%a) : (!transform.any_value) -> ()
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @m(%a: !transform.any_op) { return }
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    // expected-error @below {{'transform.include' op does not reference a named transform sequence}}
    transform.include @m failures(propagate) (%a) : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-error @below {{recursion not allowed in named sequences}}
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) {
    transform.include @m failures(propagate) (%a) : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-error @below {{argument #0 cannot be both readonly and consumed}}
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly, transform.consumed}) {
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-error @below {{argument #0 is consumed in the body but is not marked as such}}
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["a.b"]} in %a : (!transform.any_op) -> !transform.any_op
    transform.loop.hoist_loop_invariant_subsets %0 : !transform.any_op
    transform.apply_dce to %a : !transform.any_op
    transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

// expected-error @below {{'transform.sequence' op block argument #0 has more than one potential consumer}}
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
    // expected-note @below {{used here as operand #0}}
    %0 = transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
    // expected-note @below {{used here as operand #0}}
    %1 = transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
}

// -----

// expected-note @below {{symbol table operation}}
module {
  // expected-error @below {{expects the parent symbol table to have the 'transform.with_named_sequence' attribute}}
  transform.named_sequence @m(%a: !transform.any_op) {
    transform.yield
  }
}

// -----

// expected-error @below {{"transform.with_named_sequence" attribute can only be attached to operations with symbol tables}}
func.func @f() attributes {transform.with_named_sequence} { return }

// -----

module attributes {transform.with_named_sequence} {
  // expected-error @below {{expected 'transform.yield' as terminator}}
  transform.named_sequence @m(%a: !transform.any_op) {
    // expected-note @below {{terminator}}
    "func.return"() : () -> ()
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op) -> !transform.any_op {
    // expected-error @below {{expected terminator to have as many operands as the parent op has results}}
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op) {
    // expected-error @below {{expected terminator to have as many operands as the parent op has results}}
    transform.yield %a : !transform.any_op
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op) {
   // expected-error @below {{'transform.named_sequence' op symbol's parent must have the SymbolTable trait}}
   transform.named_sequence @n(%b: !transform.any_op) { transform.yield }
    transform.yield
  }
}

// -----

// expected-error @below {{unknown attribute: "transform.foo"}}
module attributes {transform.foo} {
}

// -----

// expected-error @below {{"transform.target_tag" attribute must be a string}}
module attributes {transform.target_tag = 1} {
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-error @below {{must provide consumed/readonly status for arguments of external or called ops}}
  transform.named_sequence private @m(%a: !transform.any_op)
  transform.named_sequence private @n(!transform.any_op {transform.readonly})
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error @below {{use of undeclared SSA value name}}
  %0 = transform.merge_handles %a, %b : !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error @below {{unresolved matcher symbol @foo}}
  transform.collect_matching @foo in %a : (!transform.any_op) -> ()
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error @below {{operation defines 3 results but was provided 1 to bind}}
  %0 = transform.structured.pack_transpose %a with_compute_op(%a) outer_perm = [0, 0] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}

// -----

// expected-error @below {{'transform.sequence' op block argument #0 has more than one potential consumer}}
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-note @below {{used here as operand #1}}
  // expected-note @below {{used here as operand #0}}
  %0:3 = transform.structured.pack_transpose %a with_compute_op(%a) outer_perm = [0, 0] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error @below {{'transform.structured.pack_greedily' op attribute 'static_matmul_packed_sizes' failed to satisfy constraint: i64 dense array attribute with exactly 3 elements}}
  %0 = transform.structured.pack_greedily %a matmul_packed_sizes = [8, 16] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op) -> !transform.op<"linalg.generic">
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error @below {{'transform.structured.pack_greedily' op "matmul_inner_dims_order" is not a valid permutation}}
  %0 = transform.structured.pack_greedily %a matmul_packed_sizes = [8, 16, 32] matmul_inner_dims_order = [1, 2, 2] : (!transform.any_op) -> !transform.op<"linalg.generic">
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error @below {{'transform.structured.pad' op expected 3 results}}
  %0 = transform.structured.pad %a {padding_values=[0.0 : f32], padding_dimensions=[-1]} : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error @below {{'transform.structured.pad' op expects padding_dimensions to contain positive integers, found [-1]}}
  %0, %1, %2 = transform.structured.pad %a {padding_values=[0.0 : f32], padding_dimensions=[-1]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error @below {{'transform.structured.pad' op expects nofold_flags to contain booleans (0/1), found [2]}}
  %0, %1, %2 = transform.structured.pad %a {padding_values=[0.0 : f32], nofold_flags=[2]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error @below {{'transform.structured.pad' op expects transpose_paddings to be a permutation, found [1, 1]}}
  %0, %1, %2 = transform.structured.pad %a {padding_values=[0.0 : f32], transpose_paddings=[[1, 1]]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error @below {{'transform.structured.pad' op invalid copy_back_op}}
  %0, %1, %2 = transform.structured.pad %a {padding_values=[0.0 : f32], copy_back_op = "foo"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error @below {{'transform.structured.tile_using_for' op expected number of loops to tile (2) to match number of `loops` results (1)}}
  %0, %1 = transform.structured.tile_using_for %a tile_sizes [2, 2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error @below {{'transform.structured.interchange' op expects iterator_interchange to be a permutation, found 1, 1}}
  transform.structured.interchange %a iterator_interchange = [1, 1] : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error @below {{'transform.structured.tile_using_forall' op either (packed_)num_threads or (packed_)tile_sizes must be specified}}
  %0, %1 = transform.structured.tile_using_forall %a : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error @below {{'transform.structured.lower_pack' op expected 3 results}}
  %0 = transform.structured.lower_pack %a : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error @below {{custom op 'transform.loop.outline' 'transform.loop.outline' op attribute 'func_name' failed to satisfy constraint: string attribute}}
  transform.loop.outline %a {func_name = 1} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error @below {{custom op 'transform.loop.unroll' 'transform.loop.unroll' op attribute 'factor' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive}}
  transform.loop.unroll %a { factor = 0 } : !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error @below {{'transform.bufferization.one_shot_bufferize' op 'dump_alias_sets' requires 'test_analysis_only'}}
  transform.bufferization.one_shot_bufferize %a {dump_alias_sets = true} : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error @below {{'transform.bufferization.one_shot_bufferize' op unsupported memcpy op}}
  transform.bufferization.one_shot_bufferize %a {memcpy_op = "foo.bar"} : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error @below {{'transform.bufferization.one_shot_bufferize' op 'print_conflicts' requires 'test_analysis_only'}}
  transform.bufferization.one_shot_bufferize %a {print_conflicts = true} : (!transform.any_op) -> !transform.any_op
}

// -----

// expected-error @below {{"transform.silence_tracking_failures" must be a unit attribute}}
module attributes {transform.silence_tracking_failures = 1} {
}

// -----

// expected-error @below {{"transform.readonly" must be a unit attribute}}
module attributes {transform.readonly = 2} {
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-note @below {{operation on recursion stack}}
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) {
    transform.include @n failures(propagate) (%a) : (!transform.any_op) -> ()
    transform.yield
  }
  // expected-error @below {{recursion not allowed in named sequences}}
  transform.named_sequence @n(%a: !transform.any_op {transform.readonly}) {
    transform.include @m failures(propagate) (%a) : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @n(%a: !transform.any_op {transform.readonly}) {
    // expected-error @below {{incorrect number of operands for callee}}
    transform.include @m failures(propagate) () : () -> ()
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @n(%a: !transform.any_op {transform.readonly}) {
    // expected-error @below {{incorrect number of results for callee}}
    %0 = transform.include @m failures(propagate) (%a) : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @n(%a: !transform.any_op {transform.readonly}) {
    // expected-error @below {{'transform.include' op type of result #0 must implement the same transform dialect interface as the corresponding callee result}}
    %0 = transform.include @m failures(propagate) (%a) : (!transform.any_op) -> !transform.any_value
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-error @below {{must provide consumed/readonly status for arguments of external or called ops}}
  transform.named_sequence @m(%a: !transform.any_op, %b: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @n(%a: !transform.any_op {transform.readonly}) {
    transform.include @m failures(propagate) (%a, %a) : (!transform.any_op, !transform.any_op) -> ()
    transform.yield
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error @below {{'transform.include' op does not reference a named transform sequence}}
  transform.include @m failures(propagate) (%a) : (!transform.any_op) -> ()
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-note @below {{symbol declaration}}
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) -> (!transform.any_op, !transform.any_op) { transform.yield %a, %a : !transform.any_op, !transform.any_op }
  transform.named_sequence @c(%a: !transform.any_op {transform.readonly}) { transform.yield }
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    // expected-error @below {{the number of operands (2) doesn't match the number of matcher arguments (1) for @m}}
    transform.foreach_match in %a, %a @m -> @c : (!transform.any_op, !transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-note @below {{symbol declaration}}
  transform.named_sequence @m(%a: !transform.any_value {transform.readonly}) -> (!transform.any_op) { %0 = transform.get_defining_op %a : (!transform.any_value) -> !transform.any_op
  transform.yield %0 : !transform.any_op }
  transform.named_sequence @c(%a: !transform.any_op {transform.readonly}) { transform.yield }
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    // expected-error @below {{mismatching type interfaces for operand and matcher argument #0 of matcher @m}}
    transform.foreach_match in %a @m -> @c : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) -> (!transform.any_op) {
  transform.yield %a : !transform.any_op }
  // expected-note @below {{symbol declaration}}
  transform.named_sequence @c(%a: !transform.any_op {transform.readonly}) -> !transform.any_op { transform.yield %a : !transform.any_op }
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    // expected-error @below {{the number of action results (1) for @c doesn't match the number of extra op results (0)}}
    transform.foreach_match in %a @m -> @c : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) -> (!transform.any_op) {
  transform.yield %a : !transform.any_op }
  // expected-note @below {{symbol declaration}}
  transform.named_sequence @c(%a: !transform.any_op {transform.readonly}) -> !transform.any_op { transform.yield %a : !transform.any_op }
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    // expected-error @below {{mismatching type interfaces for action result #0 of action @c and op result}}
    transform.foreach_match in %a @m -> @c : (!transform.any_op) -> (!transform.any_op, !transform.any_value)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-error @below {{must provide consumed/readonly status for arguments of external or called ops}}
  transform.named_sequence @m(%a: !transform.any_op) -> (!transform.any_op) {
  transform.yield %a : !transform.any_op }
  transform.named_sequence @c(%a: !transform.any_op) { transform.yield }
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    transform.foreach_match in %a @m -> @c : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-error @below {{argument #0 is consumed in the body but is not marked as such}}
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) -> (!transform.any_op) {
  transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
  transform.yield %a : !transform.any_op }
  transform.named_sequence @c(%a: !transform.any_op) { transform.yield }
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    transform.foreach_match in %a @m -> @c : (!transform.any_op) -> (!transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) -> (!transform.any_op) {
  transform.yield %a : !transform.any_op }
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    // expected-error @below {{mismatching type interfaces for matcher result and op result #0}}
    %0 = transform.collect_matching @m in %a : (!transform.any_op) -> !transform.any_value
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) -> (!transform.any_op) {
  transform.yield %a : !transform.any_op }
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    // expected-error @below {{expected the matcher to yield as many values as op has results (0), got 1}}
    transform.collect_matching @m in %a : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_value {transform.readonly}) {
  transform.yield }
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    // expected-error @below {{expected the matcher to take one operation handle argument}}
    transform.collect_matching @m in %a : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op) {
  transform.yield }
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    // expected-error @below {{expected the matcher argument to be marked readonly}}
    transform.collect_matching @m in %a : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

// Two cycles: the first is reported.
module attributes {transform.with_named_sequence} {
  // expected-note @below {{operation on recursion stack}}
  transform.named_sequence @a(%a: !transform.any_op {transform.readonly}) {
    transform.include @b failures(propagate) (%a) : (!transform.any_op) -> ()
    transform.yield
  }
  // expected-error @below {{recursion not allowed in named sequences}}
  transform.named_sequence @b(%a: !transform.any_op {transform.readonly}) {
    transform.include @a failures(propagate) (%a) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @c(%a: !transform.any_op {transform.readonly}) {
    transform.include @d failures(propagate) (%a) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @d(%a: !transform.any_op {transform.readonly}) {
    transform.include @c failures(propagate) (%a) : (!transform.any_op) -> ()
    transform.include @e failures(propagate) (%a) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @e(%a: !transform.any_op {transform.readonly}) {
    transform.yield
  }
}

// -----

// The included sequence consumes what this one only reads.
module attributes {transform.with_named_sequence} {
  transform.named_sequence private @x(!transform.any_op {transform.consumed})
  // expected-error @below {{argument #0 is consumed in the body but is not marked as such}}
  transform.named_sequence @y(%a: !transform.any_op {transform.readonly}) {
    transform.include @x failures(suppress) (%a) : (!transform.any_op) -> ()
    transform.yield
  }
}
