// ODS: mlir/Dialect/Affine/IR/AffineOps.td mlir/Dialect/Arith/IR/ArithOps.td mlir/Dialect/SPIRV/IR/SPIRVOps.td mlir/Dialect/XeGPU/IR/XeGPUOps.td
func.func @more_counters() {
  affine.parallel (%i, %j) = (0) to (10) {
  }
  return
}

// -----

func.func @no_lower() {
  affine.parallel (%i) = (max()) to (10) {
  }
  return
}

// -----

func.func @no_upper() {
  affine.parallel (%i) = (0) to (min()) {
  }
  return
}

// -----

func.func @steps() {
  affine.parallel (%i, %j) = (0, 0) to (10, 10) step (1) {
  }
  return
}

// -----

func.func @reductions() {
  affine.parallel (%i) = (0) to (10) -> (f32) {
    %c = arith.constant 1.0 : f32
    affine.yield %c : f32
  }
  return
}

// -----

func.func @groups_of_another_length() {
  "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<2xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({
  ^bb0(%i: index):
    affine.yield
  }) : () -> ()
  return
}

// -----

func.func @fewer_results() {
  "affine.parallel"() <{lowerBoundsGroups = dense<2> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({
  ^bb0(%i: index):
    affine.yield
  }) : () -> ()
  return
}

// -----

func.func @vector_of_two_dimensions(%v: vector<4x4xi8>) {
  %0 = spirv.CompositeExtract %v[1 : i32] : vector<4x4xi8>
  return
}

// -----

func.func @huge_vector(%v: vector<4294967296x4294967296xi8>) {
  %0 = spirv.CompositeExtract %v[1 : i32] : vector<4294967296x4294967296xi8>
  return
}

// -----

func.func @no_entries(%s: memref<24x32xf32>) {
  %0 = xegpu.create_nd_tdesc %s : memref<24x32xf32> -> !xegpu.tensor_desc<24x32xf32>
  xegpu.prefetch_nd %0[] : !xegpu.tensor_desc<24x32xf32>
  return
}
