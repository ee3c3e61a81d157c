// ODS: mlir/Dialect/Transform/IR/TransformOps.td mlir/Dialect/Transform/IR/TransformTypes.td mlir/Dialect/Linalg/TransformOps/LinalgTransformOps.td mlir/Dialect/Vector/IR/VectorOps.td
func.func @loops(%t: !transform.any_op) {
  // expected-error @below {{'transform.structured.fuse' op expects 2 loop results}}
  %0 = "transform.structured.fuse"(%t) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_tile_sizes = array<i64: 2, 3>}> : (!transform.any_op) -> !transform.any_op
  return
}

// -----

func.func @one_loop(%t: !transform.any_op) {
  // expected-error @below {{'transform.structured.fuse' op expects 1 loop results}}
  %0 = "transform.structured.fuse"(%t) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_tile_sizes = array<i64: 2, 3>, use_forall}> : (!transform.any_op) -> !transform.any_op
  return
}

// -----

func.func @twice(%t: !transform.any_op) {
  // expected-error @below {{'transform.structured.fuse' op found duplicate interchange value: 0}}
  %0:3 = "transform.structured.fuse"(%t) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_tile_sizes = array<i64: 2, 3>, static_tile_interchange = array<i64: 0, 0>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  return
}

// -----

func.func @mask() {
  // expected-error @below {{array attr must have length 1 for 0-D vectors}}
  %0 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 2, 4>}> : () -> vector<i1>
  return
}
