// ODS: mlir/Dialect/PDLInterp/IR/PDLInterpOps.td mlir/Dialect/PDL/IR/PDLOps.td

// A way on for each value.

pdl_interp.func @a(%root: !pdl.operation) {
  // expected-error @below {{'pdl_interp.switch_operation_name' op expected number of cases to match the number of case values, got 1 but expected 2}}
  pdl_interp.switch_operation_name of %root to ["a.a", "a.b"](^end) -> ^end
^end:
  pdl_interp.finalize
}

// -----

pdl_interp.func @a(%root: !pdl.operation) {
  // expected-error @below {{'pdl_interp.switch_operand_count' op expected number of cases to match the number of case values, got 2 but expected 3}}
  pdl_interp.switch_operand_count of %root to dense<[1, 2, 3]> : vector<3xi32>(^end, ^end) -> ^end
^end:
  pdl_interp.finalize
}

// -----

pdl_interp.func @a(%root: !pdl.operation) {
  // expected-error @below {{'pdl_interp.switch_result_count' op expected number of cases to match the number of case values, got 2 but expected 1}}
  pdl_interp.switch_result_count of %root to dense<1> : tensor<1xi32>(^end, ^end) -> ^end
^end:
  pdl_interp.finalize
}

// -----

pdl_interp.func @a(%value: !pdl.attribute) {
  // expected-error @below {{'pdl_interp.switch_attribute' op expected number of cases to match the number of case values, got 1 but expected 2}}
  pdl_interp.switch_attribute %value to [1, "one"](^end) -> ^end
^end:
  pdl_interp.finalize
}

// -----

pdl_interp.func @a(%type: !pdl.type) {
  // expected-error @below {{'pdl_interp.switch_type' op expected number of cases to match the number of case values, got 1 but expected 0}}
  pdl_interp.switch_type %type to [](^end) -> ^end
^end:
  pdl_interp.finalize
}

// -----

pdl_interp.func @a(%types: !pdl.range<type>) {
  // expected-error @below {{'pdl_interp.switch_types' op expected number of cases to match the number of case values, got 1 but expected 2}}
  pdl_interp.switch_types %types to [[i32], []](^end) -> ^end
^end:
  pdl_interp.finalize
}

// -----

// Loops.

pdl_interp.func @a(%root: !pdl.operation) {
  %values = pdl_interp.get_operands of %root : !pdl.range<value>
  // expected-error @below {{'pdl_interp.foreach' op requires exactly one argument}}
  "pdl_interp.foreach"(%values)[^end] ({
  ^bb0(%a: !pdl.value, %b: !pdl.value):
    pdl_interp.continue
  }) : (!pdl.range<value>) -> ()
^end:
  pdl_interp.finalize
}

// -----

pdl_interp.func @a(%types: !pdl.range<type>) {
  // expected-error @below {{'pdl_interp.foreach' op operand must be a range of loop variable type}}
  "pdl_interp.foreach"(%types)[^end] ({
  ^bb0(%a: !pdl.value):
    pdl_interp.continue
  }) : (!pdl.range<type>) -> ()
^end:
  pdl_interp.finalize
}

// -----

pdl_interp.func @a(%types: !pdl.range<type>) {
  // expected-error @below {{'pdl_interp.continue' op expects parent op 'pdl_interp.foreach'}}
  pdl_interp.continue
}

// -----

// Creation.

pdl_interp.func @a(%type: !pdl.type) {
  // expected-error @below {{'pdl_interp.create_operation' op with inferred results cannot also have explicit result types}}
  %0 = "pdl_interp.create_operation"(%type) <{name = "a.b", inputAttributeNames = [], inferredResultTypes, operandSegmentSizes = array<i32: 0, 0, 1>}> : (!pdl.type) -> !pdl.operation
  pdl_interp.finalize
}

// -----

pdl_interp.func @a() {
  // expected-error @below {{'pdl_interp.create_operation' op has inferred results, but the created operation 'a.b' does not support result type inference (or is not registered)}}
  %0 = pdl_interp.create_operation "a.b" -> <inferred>
  pdl_interp.finalize
}

// -----

pdl_interp.func @a(%type: !pdl.type, %value: !pdl.value) {
  // expected-error @below {{'pdl_interp.create_range' op expected operand to have element type '!pdl.value', but got '!pdl.type'}}
  %0 = "pdl_interp.create_range"(%value, %type) : (!pdl.value, !pdl.type) -> !pdl.range<value>
  pdl_interp.finalize
}

// -----

// Types that follow from others, and handles of a wrong kind.

pdl_interp.func @a(%values: !pdl.range<value>) {
  // expected-error @below {{'pdl_interp.extract' op failed to verify that `range` is a PDL range whose element type matches type of `result`}}
  %0 = "pdl_interp.extract"(%values) <{index = 0 : i32}> : (!pdl.range<value>) -> !pdl.type
  pdl_interp.finalize
}

// -----

pdl_interp.func @a(%values: !pdl.range<value>) {
  // expected-error @below {{'pdl_interp.get_value_type' op failed to verify that `value` type matches arity of `result`}}
  %0 = "pdl_interp.get_value_type"(%values) : (!pdl.range<value>) -> !pdl.type
  pdl_interp.finalize
}

// -----

pdl_interp.func @a(%type: !pdl.type) {
  // expected-error @below {{'pdl_interp.get_users' op operand #0 must be single element or range of PDL handle for an `mlir::Value`, but got '!pdl.type'}}
  %0 = "pdl_interp.get_users"(%type) : (!pdl.type) -> !pdl.range<operation>
  pdl_interp.finalize
}

// -----

pdl_interp.func @a(%root: !pdl.operation) {
  // expected-error @below {{'pdl_interp.get_operand' op attribute 'index' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative}}
  %0 = "pdl_interp.get_operand"(%root) <{index = -1 : i32}> : (!pdl.operation) -> !pdl.value
  pdl_interp.finalize
}

// -----

pdl_interp.func @a(%root: !pdl.operation, %type: !pdl.type) {
  // expected-error @below {{'pdl_interp.are_equal' op requires all operands to have the same type}}
  "pdl_interp.are_equal"(%root, %type)[^end, ^end] : (!pdl.operation, !pdl.type) -> ()
^end:
  pdl_interp.finalize
}

// -----

// expected-error @below {{'pdl_interp.func' op region #0 ('body') failed to verify constraint: region with at least 1 blocks}}
pdl_interp.func @a()
