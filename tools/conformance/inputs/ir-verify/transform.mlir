// ODS: mlir/Dialect/Func/TransformOps/FuncTransformOps.td mlir/Dialect/Linalg/TransformOps/LinalgTransformOps.td mlir/Dialect/MemRef/TransformOps/MemRefTransformOps.td mlir/Dialect/Tensor/TransformOps/TensorTransformOps.td mlir/Dialect/Transform/IR/TransformOps.td mlir/Dialect/Transform/TuneExtension/TuneExtensionOps.td mlir/Dialect/Vector/TransformOps/VectorTransformOps.td
func.func @f() {
  %v = "t.v"() : () -> (!transform.op<"a">)
  // expected-error @+1 {{'transform.alternatives' op expects at least one region}}
  "transform.alternatives"(%v) : (!transform.op<"a">) -> ()
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (!transform.op<"a">)
  // expected-error @+1 {{'transform.alternatives' op region #0 ('alternatives') failed to verify constraint: region with 1 blocks}}
  "transform.alternatives"(%v) ({}) : (!transform.op<"a">) -> ()
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (!transform.op<"a">)
  "transform.alternatives"(%v) ({ ^bb0(%x: !transform.op<"a">): "transform.yield"() : () -> ()}) : (!transform.op<"a">) -> ()
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (!transform.op<"a">)
  // expected-error @+1 {{'transform.alternatives' op expects the type of the block argument to match the type of the operand}}
  "transform.alternatives"(%v) ({ ^bb0(%x: !transform.op<"b">): "transform.yield"() : () -> ()}) : (!transform.op<"a">) -> ()
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (!transform.op<"a">)
  // expected-error @+1 {{'transform.alternatives' op expects the entry block to have at least one argument}}
  "transform.alternatives"(%v) ({ ^bb0: "transform.yield"() : () -> ()}) : (!transform.op<"a">) -> ()
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (!transform.op<"a">)
  %r = "transform.alternatives"(%v) ({ ^bb0(%x: !transform.op<"a">): "transform.yield"(%x) : (!transform.op<"a">) -> ()}) : (!transform.op<"a">) -> (!transform.op<"a">)
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (!transform.any_op)
  "transform.apply_patterns"(%v) <{max_iterations = 1 : i64, max_num_rewrites = 128 : i64}> ({ "transform.apply_patterns.vector.lower_scan"() : () -> () }) : (!transform.any_op) -> ()
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (!transform.any_op)
  "transform.apply_patterns"(%v) <{max_iterations = 1 : i64, max_num_rewrites = 128 : i64}> ({ ^bb0(%x: i32): "transform.apply_patterns.vector.lower_scan"() : () -> () }) : (!transform.any_op) -> ()
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (!transform.any_op)
  "transform.apply_patterns"(%v) <{max_iterations = 1 : i64, max_num_rewrites = 128 : i64}> ({}) : (!transform.any_op) -> ()
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (!transform.any_op)
  "transform.apply_conversion_patterns"(%v) ({ }) : (!transform.any_op) -> ()
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (!transform.any_op)
  "transform.apply_conversion_patterns"(%v) <{legal_dialects = ["a"], illegal_dialects=["a"]}> ({ ^bb0: }) : (!transform.any_op) -> ()
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (!transform.any_op)
  // expected-error @+1 {{'transform.split_handle' op expects result types to implement the same transform interface as the operand type}}
  %r = "transform.split_handle"(%v) <{fail_on_payload_too_small = true, pass_through_empty_handle = true}> : (!transform.any_op) -> !transform.param<i1>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (!transform.any_op)
  %r = "transform.split_handle"(%v) <{fail_on_payload_too_small = true, pass_through_empty_handle = true}> : (!transform.any_op) -> !transform.op<"a">
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (!transform.any_value)
  "transform.split_handle"(%v) <{fail_on_payload_too_small = true, pass_through_empty_handle = true}> : (!transform.any_value) -> ()
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (!transform.any_value)
  // expected-error @+1 {{'transform.split_handle' op overflow_result is not a valid result index}}
  %r:2 = "transform.split_handle"(%v) <{fail_on_payload_too_small = true, pass_through_empty_handle = true, overflow_result = 2 : i64}> : (!transform.any_value) -> (!transform.any_value, !transform.any_value)
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (!transform.any_op)
  %r = "transform.num_associations"(%v) : (!transform.any_op) -> !transform.param<i64>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (!transform.any_op)
  // expected-error @+1 {{expected the type of the parameter attribute ('i64') to match the parameter type ('i32')}}
  %r = "transform.num_associations"(%v) : (!transform.any_op) -> !transform.param<i32>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (!transform.any_op)
  %r = "transform.num_associations"(%v) : (!transform.any_op) -> !transform.any_param
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (!transform.any_op)
  %r = "transform.get_operand"(%v) <{raw_position_list = array<i64: 1>}> : (!transform.any_op) -> !transform.any_value
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (!transform.any_op)
  // expected-error @+1 {{'transform.get_operand' op expected the listed values to be unique}}
  %r = "transform.get_operand"(%v) <{raw_position_list = array<i64: 1, 1>}> : (!transform.any_op) -> !transform.any_value
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (!transform.any_op)
  // expected-error @+1 {{'transform.get_operand' op must request specific values in the list if 'all' is not specified}}
  %r = "transform.get_operand"(%v) <{raw_position_list = array<i64>}> : (!transform.any_op) -> !transform.any_value
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (!transform.any_op)
  // expected-error @+1 {{'transform.get_operand' op cannot both request 'all' and specific values in the list}}
  %r = "transform.get_operand"(%v) <{raw_position_list = array<i64: 1>, is_all}> : (!transform.any_op) -> !transform.any_value
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (!transform.any_op)
  // expected-error @+1 {{'transform.get_operand' op cannot request both 'all' and 'inverted' values in the list}}
  %r = "transform.get_operand"(%v) <{raw_position_list = array<i64: 1>, is_inverted, is_all}> : (!transform.any_op) -> !transform.any_value
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (!transform.any_op)
  %r = "transform.get_operand"(%v) <{raw_position_list = array<i64>, is_all}> : (!transform.any_op) -> !transform.any_value
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (!transform.any_op)
  // expected-error @+1 {{'transform.get_result' op expected the listed values to be unique}}
  %r = "transform.get_result"(%v) <{raw_position_list = array<i64: 1, 1>}> : (!transform.any_op) -> !transform.any_value
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (!transform.any_op)
  // expected-error @+1 {{'transform.structured.continuous_tile_sizes' op expects all results type to be the same}}
  %r:2 = "transform.structured.continuous_tile_sizes"(%v) <{dimension = 4 : i64, target_size = 16 : i64}> : (!transform.any_op) -> (!transform.any_op, !transform.op<"b_1">)
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (!transform.any_op)
  %r:2 = "transform.structured.continuous_tile_sizes"(%v) <{dimension = 4 : i64, target_size = 16 : i64}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (!transform.any_op)
  %r:2 = "transform.structured.continuous_tile_sizes"(%v) <{dimension = 4 : i64, target_size = 16 : i64}> : (!transform.any_op) -> (!transform.op<"a">, !transform.op<"a">)
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (!transform.any_op)
  // expected-error @+1 {{'transform.structured.multitile_sizes' op expects all results type to be the same}}
  %r:3 = "transform.structured.multitile_sizes"(%v) <{dimension = 4 : i64, target_size = 16 : i64, divisor = 1 : i64}> : (!transform.any_op) -> (!transform.any_op, !transform.op<"b_1">, !transform.any_op)
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (!transform.any_op)
  %r:3 = "transform.structured.multitile_sizes"(%v) <{dimension = 4 : i64, target_size = 16 : i64, divisor = 1 : i64}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  return
}
// -----
func.func @f() {
  "transform.tune.alternatives"() <{name = "two words"}> : () -> ()
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{'transform.yield' op expected terminator to have as many operands as the parent op has results}}
  "transform.tune.alternatives"() <{name = "two words"}> ({ %a = "t.v"() : () -> !transform.any_op "transform.yield"(%a) : (!transform.any_op) -> ()}) : () -> ()
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{'transform.yield' op the type of the terminator operand #0 must match the type of the corresponding parent op result ('!transform.any_op' vs '!transform.op<"a">')}}
  %r = "transform.tune.alternatives"() <{name = "two words"}> ({ %a = "t.v"() : () -> !transform.any_op "transform.yield"(%a) : (!transform.any_op) -> ()}) : () -> !transform.op<"a">
  return
}
// -----
func.func @f() {
  %r = "transform.tune.knob"() <{name = "a", options = [1, 2]}> : () -> !transform.any_param
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{'transform.tune.knob' op provided `selected` attribute is not an element of `options` array of attributes}}
  %r = "transform.tune.knob"() <{name = "a", options = [1, 2], selected = 3}> : () -> !transform.any_param
  return
}
// -----
func.func @f() {
  %r = "transform.tune.knob"() <{name = "a", options = 1, selected = 3}> : () -> !transform.any_param
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (!transform.op<"b_1">, !transform.any_value, !transform.any_value)
  // expected-error @+1 {{'transform.func.cast_and_call' op expected a function handle or name to call}}
  %r = "transform.func.cast_and_call"(%v#0, %v#1, %v#2) <{insert_after, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({ ^bb0(%arg0: !transform.op<"b_1">, %arg1: !transform.op<"b_1">): }) : (!transform.op<"b_1">, !transform.any_value, !transform.any_value) -> !transform.op<"two words">
  return
}
// -----
func.func @f() {
  %v:4 = "t.v"() : () -> (!transform.any_op, !transform.any_value, !transform.any_value, !transform.any_op)
  %r = "transform.func.cast_and_call"(%v#0, %v#1, %v#2, %v#3) <{insert_after, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({ ^bb0(%arg0: !transform.op<"b_1">, %arg1: !transform.op<"b_1">): }) : (!transform.any_op, !transform.any_value, !transform.any_value, !transform.any_op) -> !transform.any_op
  return
}
// -----
func.func @f() {
  %v:4 = "t.v"() : () -> (!transform.any_op, !transform.any_value, !transform.any_value, !transform.any_op)
  // expected-error @+1 {{'transform.func.cast_and_call' op function handle and name are mutually exclusive}}
  %r = "transform.func.cast_and_call"(%v#0, %v#1, %v#2, %v#3) <{insert_after, function_name = @f, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({ }) : (!transform.any_op, !transform.any_value, !transform.any_value, !transform.any_op) -> !transform.any_op
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (!transform.any_op, !transform.any_value, !transform.any_value)
  %r = "transform.func.cast_and_call"(%v#0, %v#1, %v#2) <{insert_after, function_name = @f, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({ }) : (!transform.any_op, !transform.any_value, !transform.any_value) -> !transform.any_op
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (!transform.any_op, !transform.any_value, !transform.any_value)
  %r = "transform.func.cast_and_call"(%v#0, %v#1, %v#2) <{insert_after, function_name = @f, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({ ^bb0: "transform.type_conversion.tensor.cast_shape_dynamic_dims"() : () -> () }) : (!transform.any_op, !transform.any_value, !transform.any_value) -> !transform.any_op
  return
}
// -----
  // expected-error @+1 {{'transform.sequence' op expects the first entry block argument to be of type implementing TransformHandleTypeInterface}}
  "transform.sequence"() <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 0>}> ({^bb0(%x: i32): "transform.yield"() : () -> ()}) : () -> ()
