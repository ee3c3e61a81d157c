// ODS: mlir/Dialect/Tosa/IR/TosaOps.td mlir/Dialect/Tosa/IR/TosaShapeOps.td
func.func @f() {
  %v:2 = "t.v"() : () -> (tensor<?x?xf8E5M2>, tensor<?xf8E8M0FNU>)
  // expected-error @+1 {{'tosa.cast_from_block_scaled' op require compatible shapes for input_data ('tensor<?x?xf8E5M2>') and input_scale ('tensor<?xf8E8M0FNU>') except for the last dimension}}
  %r = "tosa.cast_from_block_scaled"(%v#0, %v#1) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<?x?xf8E5M2>, tensor<?xf8E8M0FNU>) -> tensor<2x4xf32>
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (tensor<4x64xf8E5M2>, tensor<4x3xf8E8M0FNU>)
  // expected-error @+1 {{'tosa.cast_from_block_scaled' op expect last dimension of input_scale (3) to be equal to last dimension of input_data / block_size (2)}}
  %r = "tosa.cast_from_block_scaled"(%v#0, %v#1) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x64xf8E5M2>, tensor<4x3xf8E8M0FNU>) -> tensor<4x64xf32>
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (tensor<4x63xf8E5M2>, tensor<4x2xf8E8M0FNU>)
  // expected-error @+1 {{'tosa.cast_from_block_scaled' op expect last dimension of input_data (63) to be divisible by block_size (32)}}
  %r = "tosa.cast_from_block_scaled"(%v#0, %v#1) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x63xf8E5M2>, tensor<4x2xf8E8M0FNU>) -> tensor<4x63xf32>
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (tensor<4x64xf8E5M2>, tensor<4x2xf8E8M0FNU>)
  // expected-error @+1 {{'tosa.cast_from_block_scaled' op require compatible shapes for input_data ('tensor<4x64xf8E5M2>') and output_data ('tensor<4x63xf32>')}}
  %r = "tosa.cast_from_block_scaled"(%v#0, %v#1) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x64xf8E5M2>, tensor<4x2xf8E8M0FNU>) -> tensor<4x63xf32>
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (tensor<4x64xf8E5M2>, tensor<4x2xf8E8M0FNU>)
  %r = "tosa.cast_from_block_scaled"(%v#0, %v#1) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x64xf8E5M2>, tensor<4x2xf8E8M0FNU>) -> tensor<4x64xi16>
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (tensor<*xf8E5M2>, tensor<4x2xf8E8M0FNU>)
  %r = "tosa.cast_from_block_scaled"(%v#0, %v#1) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<*xf8E5M2>, tensor<4x2xf8E8M0FNU>) -> tensor<4xf32>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (tensor<4x64xf32>)
  %r:2 = "tosa.cast_to_block_scaled"(%v) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x64xf32>) -> (tensor<4x64xf8E5M2>, tensor<4x2xf8E8M0FNU>)
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (tensor<4x63xf32>)
  // expected-error @+1 {{'tosa.cast_to_block_scaled' op require compatible shapes for input_data ('tensor<4x63xf32>') and output_data ('tensor<4x64xf8E5M2>')}}
  %r:2 = "tosa.cast_to_block_scaled"(%v) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x63xf32>) -> (tensor<4x64xf8E5M2>, tensor<4x2xf8E8M0FNU>)
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (tensor<4x64xf32>)
  // expected-error @+1 {{'tosa.cast_to_block_scaled' op expect last dimension of output_scale (3) to be equal to last dimension of output_data / block_size (2)}}
  %r:2 = "tosa.cast_to_block_scaled"(%v) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x64xf32>) -> (tensor<4x64xf8E5M2>, tensor<4x3xf8E8M0FNU>)
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (tensor<4x64xf32>)
  // expected-error @+1 {{'tosa.cast_to_block_scaled' op require compatible shapes for output_data ('tensor<4x64xf8E5M2>') and output_scale ('tensor<3x2xf8E8M0FNU>') except for the last dimension}}
  %r:2 = "tosa.cast_to_block_scaled"(%v) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x64xf32>) -> (tensor<4x64xf8E5M2>, tensor<3x2xf8E8M0FNU>)
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (tensor<4x64xf32>)
  %r:2 = "tosa.cast_to_block_scaled"(%v) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x64xf32>) -> (tensor<*xf8E5M2>, tensor<4x3xf8E8M0FNU>)
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{'tosa.const_shape' op expect number of elements in attribute values (2) to be equal to the rank (4) for the result shape type}}
  %r = "tosa.const_shape"() <{values = dense<0> : tensor<2xindex>}> : () -> !tosa.shape<4>
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{'tosa.const_shape' op expect elements in attribute values with rank 1}}
  %r = "tosa.const_shape"() <{values = dense<0> : tensor<1x2xindex>}> : () -> !tosa.shape<2>
  return
}
// -----
func.func @f() {
  %r = "tosa.const_shape"() <{values = dense<-7> : tensor<1xindex>}> : () -> !tosa.shape<1>
  return
}
// -----
func.func @f() {
  %r = "tosa.const_shape"() <{values = dense<> : tensor<0xindex>}> : () -> !tosa.shape<0>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (tensor<*xi16>)
  // expected-error @+1 {{'tosa.dim' op expect output shape type to contain one element, got '!tosa.shape<16>'}}
  %r = "tosa.dim"(%v) <{axis = 8 : i32}> : (tensor<*xi16>) -> !tosa.shape<16>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (tensor<*xi16>)
  %r = "tosa.dim"(%v) <{axis = 8 : i32}> : (tensor<*xi16>) -> !tosa.shape<1>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (tensor<*xi16>)
  %r = "tosa.dim"(%v) <{axis = -8 : i32}> : (tensor<*xi16>) -> !tosa.shape<1>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (tensor<1xi16>)
  // expected-error @+1 {{'tosa.dim' op expect axis to be in the range [0, 1), got 1}}
  %r = "tosa.dim"(%v) <{axis = 1 : i32}> : (tensor<1xi16>) -> !tosa.shape<1>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (tensor<1xi16>)
  // expected-error @+1 {{'tosa.dim' op expect axis to be in the range [0, 1), got -1}}
  %r = "tosa.dim"(%v) <{axis = -1 : i32}> : (tensor<1xi16>) -> !tosa.shape<1>
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (!tosa.shape<1>, !tosa.shape<2>)
  // expected-error @+1 {{'tosa.concat_shape' op shape operand is not compile time resolvable}}
  %r = "tosa.concat_shape"(%v#0, %v#1) : (!tosa.shape<1>, !tosa.shape<2>) -> !tosa.shape<4>
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{'tosa.concat_shape' op requires output shape rank to be equal to the sum of the input shape ranks (0), got 4}}
  %r = "tosa.concat_shape"() : () -> !tosa.shape<4>
  return
}
// -----
func.func @f() {
  %r = "tosa.concat_shape"() : () -> !tosa.shape<0>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (!tosa.shape<4>, tensor<1xi32>, tensor<1xi32>)
  // expected-error @+1 {{'tosa.slice_shape' op shape operand is not compile time resolvable}}
  %r = "tosa.slice_shape"(%v#0, %v#1, %v#2) : (!tosa.shape<4>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<5>
  return
}
// -----
func.func @f() {
  %v:4 = "t.v"() : () -> (tensor<*xi32>, tensor<*xi32>, tensor<*xi16>, tensor<*xi32>)
  // expected-error @+1 {{'tosa.matmul' op expect input a and a_zp have the same element type, got 'i32' and 'i16'}}
  %r = "tosa.matmul"(%v#0, %v#1, %v#2, %v#3) : (tensor<*xi32>, tensor<*xi32>, tensor<*xi16>, tensor<*xi32>) -> tensor<*xi32>
  return
}
// -----
func.func @f() {
  %v:4 = "t.v"() : () -> (tensor<*xi32>, tensor<*xi32>, tensor<*xi32>, tensor<*xi16>)
  // expected-error @+1 {{'tosa.matmul' op expect input b and b_zp have the same element type, got 'i32' and 'i16'}}
  %r = "tosa.matmul"(%v#0, %v#1, %v#2, %v#3) : (tensor<*xi32>, tensor<*xi32>, tensor<*xi32>, tensor<*xi16>) -> tensor<*xi32>
  return
}
// -----
func.func @f() {
  %v:4 = "t.v"() : () -> (tensor<*xi32>, tensor<*xi16>, tensor<*xi32>, tensor<*xi16>)
  %r = "tosa.matmul"(%v#0, %v#1, %v#2, %v#3) : (tensor<*xi32>, tensor<*xi16>, tensor<*xi32>, tensor<*xi16>) -> tensor<*xi32>
  return
}
// -----
func.func @f() {
  %v:4 = "t.v"() : () -> (tensor<*xi32>, tensor<*xi32>, tensor<*xi32>, tensor<*xi32>)
  %r = "tosa.matmul"(%v#0, %v#1, %v#2, %v#3) : (tensor<*xi32>, tensor<*xi32>, tensor<*xi32>, tensor<*xi32>) -> tensor<*xf32>
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (tensor<4xi8>, !tosa.shape<1>)
  // expected-error @+1 {{'tosa.reshape' op shape operand is not compile time resolvable}}
  %r = "tosa.reshape"(%v#0, %v#1) : (tensor<4xi8>, !tosa.shape<1>) -> tensor<4xi8>
  return
}
// -----
func.func @f(%a: tensor<4xi8>) {
  %s = "tosa.const_shape"() <{values = dense<4> : tensor<1xindex>}> : () -> !tosa.shape<1>
  %q = "tosa.add_shape"(%s, %s) : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
  %r = "tosa.reshape"(%a, %q) : (tensor<4xi8>, !tosa.shape<1>) -> tensor<4xi8>
  return
}
// -----
func.func @f(%a: tensor<4xi8>) {
  %s = "tosa.dim"(%a) <{axis = 0 : i32}> : (tensor<4xi8>) -> !tosa.shape<1>
  %r = "tosa.reshape"(%a, %s) : (tensor<4xi8>, !tosa.shape<1>) -> tensor<4xi8>
  return
}
// -----
func.func @f(%s: !tosa.shape<2>) {
  // expected-error @+1 {{'tosa.add_shape' op shape operand is not compile time resolvable}}
  %r = "tosa.add_shape"(%s, %s) : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  return
}
// -----
func.func @f() {
  %s = "tosa.const_shape"() <{values = dense<4> : tensor<1xindex>}> : () -> !tosa.shape<1>
  %r = "tosa.concat_shape"(%s, %s) : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
  return
}
// -----
func.func @f(%k: tensor<1xi32>) {
  %s = "tosa.const_shape"() <{values = dense<4> : tensor<2xindex>}> : () -> !tosa.shape<2>
  %i = "tosa.const"() <{values = dense<4> : tensor<1xi32>}> : () -> tensor<1xi32>
  // expected-error @+1 {{'tosa.slice_shape' op expected output type size to be equal to size attribute, got 2 vs 4}}
  %r = "tosa.slice_shape"(%s, %i, %i) : (!tosa.shape<2>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<2>
  return
}
// -----
func.func @f(%k: tensor<1xi32>) {
  %s = "tosa.const_shape"() <{values = dense<4> : tensor<2xindex>}> : () -> !tosa.shape<2>
  %i = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  // expected-error @+1 {{'tosa.slice_shape' op expected positive size, got 0}}
  %r = "tosa.slice_shape"(%s, %k, %i) : (!tosa.shape<2>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<0>
  return
}
// -----
func.func @f(%k: tensor<1xi32>) {
  %s = "tosa.const_shape"() <{values = dense<4> : tensor<2xindex>}> : () -> !tosa.shape<2>
  %i = "tosa.const"() <{values = dense<-1> : tensor<1xi32>}> : () -> tensor<1xi32>
  // expected-error @+1 {{'tosa.slice_shape' op expected non-negative start index, got -1}}
  %r = "tosa.slice_shape"(%s, %i, %k) : (!tosa.shape<2>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<0>
  return
}
// -----
func.func @f(%k: tensor<1xi32>) {
  %s = "tosa.const_shape"() <{values = dense<4> : tensor<2xindex>}> : () -> !tosa.shape<2>
  %i = "tosa.const"() <{values = dense<-1> : tensor<1xi32>}> : () -> tensor<1xi32>
  // expected-error @+1 {{'tosa.slice_shape' op expected positive size, got -1}}
  %r = "tosa.slice_shape"(%s, %k, %i) : (!tosa.shape<2>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<1>
  return
}
// -----
func.func @f(%k: tensor<1xi32>) {
  %s = "tosa.const_shape"() <{values = dense<4> : tensor<2xindex>}> : () -> !tosa.shape<2>
  %i = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %t = "tosa.const"() <{values = dense<2> : tensor<1xi32>}> : () -> tensor<1xi32>
  // expected-error @+1 {{'tosa.slice_shape' op expected start + size to be less than or equal to input shape rank (2), got 3}}
  %r = "tosa.slice_shape"(%s, %i, %t) : (!tosa.shape<2>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<2>
  return
}
// -----
func.func @f(%k: tensor<1xi32>) {
  %s = "tosa.const_shape"() <{values = dense<4> : tensor<2xindex>}> : () -> !tosa.shape<2>
  %i = "tosa.const"() <{values = dense<7> : tensor<1xi32>}> : () -> tensor<1xi32>
  %t = "tosa.const"() <{values = dense<2> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tosa.slice_shape"(%s, %i, %k) : (!tosa.shape<2>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<1>
  return
}
// -----
func.func @f() {
  %s = "tosa.const_shape"() <{values = dense<4> : tensor<1xindex>}> : () -> !tosa.shape<1>
  %t = "tosa.const_shape"() <{values = dense<4> : tensor<2xindex>}> : () -> !tosa.shape<2>
  // expected-error @+1 {{'tosa.add_shape' op operands don't have matching ranks}}
  %r = "tosa.add_shape"(%s, %t) : (!tosa.shape<1>, !tosa.shape<2>) -> !tosa.shape<2>
  return
}
// -----
func.func @f() {
  %s = "tosa.const_shape"() <{values = dense<4> : tensor<1xindex>}> : () -> !tosa.shape<1>
  // expected-error @+1 {{'tosa.add_shape' op result shape has different rank than operands}}
  %r = "tosa.add_shape"(%s, %s) : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
  return
}
// -----
func.func @f() {
  %s = "tosa.const_shape"() <{values = dense<4> : tensor<1xindex>}> : () -> !tosa.shape<1>
  // expected-error @+1 {{'tosa.exp2_shape' op result shape has different rank than operands}}
  %r = "tosa.exp2_shape"(%s) : (!tosa.shape<1>) -> !tosa.shape<2>
  return
}
