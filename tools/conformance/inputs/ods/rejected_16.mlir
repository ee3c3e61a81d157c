// ODS: mlir/Dialect/Tosa/IR/TosaOps.td mlir/Dialect/MemRef/IR/MemRefOps.td mlir/Dialect/Tensor/IR/TensorOps.td mlir/Dialect/Vector/IR/VectorOps.td mlir/Dialect/Affine/IR/AffineOps.td mlir/Dialect/Bufferization/IR/BufferizationOps.td
func.func @order_of_traits(%a: tensor<4xf32>, %b: tensor<2x4xi32>) {
  %0 = "tosa.add"(%a, %b) : (tensor<4xf32>, tensor<2x4xi32>) -> tensor<4xf32>
  return
}

// -----

func.func @broadcast(%a: tensor<4x1xi32>, %b: tensor<1x3xi32>) {
  %0 = "tosa.add"(%a, %b) : (tensor<4x1xi32>, tensor<1x3xi32>) -> tensor<4x4xi32>
  return
}

// -----

func.func @no_broadcast(%a: tensor<4x2xi32>, %b: tensor<1x3xi32>) {
  %0 = "tosa.add"(%a, %b) : (tensor<4x2xi32>, tensor<1x3xi32>) -> tensor<4x3xi32>
  return
}

// -----

func.func @axis(%a: tensor<2x4xi32>) {
  %0 = "tosa.reduce_sum"(%a) <{axis = 2 : i32}> : (tensor<2x4xi32>) -> tensor<2x4xi32>
  return
}

// -----

func.func @element(%a: tensor<2x4xf32>) {
  %0 = "tosa.reverse"(%a) <{axis = 0 : i32}> : (tensor<2x4xf32>) -> tensor<2x4xi8>
  return
}

// -----

func.func @cast(%a: tensor<4xbf16>) {
  %0 = "tensor.cast"(%a) : (tensor<4xbf16>) -> tensor<f32>
  return
}

// -----

func.func @sizes(%a: index) {
  %0 = "bufferization.alloc_tensor"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<4xi1>
  return
}

// -----

func.func @mask() {
  %0 = "vector.create_mask"() : () -> vector<32xi1>
  return
}

// -----

func.func @shape_cast(%a: vector<4xi32>) {
  %0 = "vector.shape_cast"(%a) : (vector<4xi32>) -> vector<4xf32>
  return
}

// -----

func.func @load(%a: memref<4xi32>, %i: index) {
  %0 = "affine.load"(%a, %i) <{map = affine_map<(d0) -> (d0)>}> : (memref<4xi32>, index) -> f32
  return
}

// -----

func.func @distinct(%a: memref<4xi32>) {
  %0 = "memref.distinct_objects"(%a) : (memref<4xi32>) -> memref<4xi16>
  return
}
