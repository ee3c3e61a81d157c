// ODS: mlir/Dialect/Vector/IR/VectorOps.td
func.func @f() {
  %v:2 = "t.v"() : () -> (vector<2xf32>, vector<2xf32>)
  // expected-error @+1 {{'vector.shuffle' op mask length mismatch}}
  %r = "vector.shuffle"(%v#0, %v#1) <{mask = array<i64: 0, 1>}> : (vector<2xf32>, vector<2xf32>) -> vector<3xf32>
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (vector<2xf32>, vector<2xf32>)
  // expected-error @+1 {{'vector.shuffle' op mask index #3 out of range}}
  %r = "vector.shuffle"(%v#0, %v#1) <{mask = array<i64: 0, 1, 9>}> : (vector<2xf32>, vector<2xf32>) -> vector<3xf32>
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (vector<2xf32>, vector<2xf32>)
  %r = "vector.shuffle"(%v#0, %v#1) <{mask = array<i64: 0, 1, -1>}> : (vector<2xf32>, vector<2xf32>) -> vector<3xf32>
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (vector<2xf32>, vector<2xi32>)
  // expected-error @+1 {{'vector.shuffle' op failed to verify that second operand v2 and result have same element type}}
  %r = "vector.shuffle"(%v#0, %v#1) <{mask = array<i64: 0, 1>}> : (vector<2xf32>, vector<2xi32>) -> vector<2xf32>
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (vector<2x3xf32>, vector<2x4xf32>)
  // expected-error @+1 {{'vector.shuffle' op dimension mismatch}}
  %r = "vector.shuffle"(%v#0, %v#1) <{mask = array<i64: 0, 1>}> : (vector<2x3xf32>, vector<2x4xf32>) -> vector<2x3xf32>
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (vector<2x3xf32>, vector<2xf32>)
  // expected-error @+1 {{'vector.shuffle' op rank mismatch}}
  %r = "vector.shuffle"(%v#0, %v#1) <{mask = array<i64: 0, 1>}> : (vector<2x3xf32>, vector<2xf32>) -> vector<2x3xf32>
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (vector<f32>, vector<f32>)
  %r = "vector.shuffle"(%v#0, %v#1) <{mask = array<i64: 0, 1>}> : (vector<f32>, vector<f32>) -> vector<2xf32>
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (vector<2xf32>, vector<2xf32>)
  // expected-error @+1 {{'vector.shuffle' op invalid mask length}}
  %r = "vector.shuffle"(%v#0, %v#1) <{mask = array<i64>}> : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (vector<2xf32>)
  // expected-error @+1 {{'vector.extract' op expected position attribute #1 to be a non-negative integer smaller than the corresponding vector dimension or poison (-1)}}
  %r = "vector.extract"(%v) <{static_position = array<i64: 7>}> : (vector<2xf32>) -> f32
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (vector<2xf32>)
  %r = "vector.extract"(%v) <{static_position = array<i64: -1>}> : (vector<2xf32>) -> f32
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (vector<2xf32>)
  // expected-error @+1 {{'vector.extract' op expected position attribute of rank no greater than vector rank}}
  %r = "vector.extract"(%v) <{static_position = array<i64: 0, 0>}> : (vector<2xf32>) -> f32
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (vector<2x3xf32>)
  %r = "vector.extract"(%v) <{static_position = array<i64>}> : (vector<2x3xf32>) -> vector<2x3xf32>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (vector<2xf32>)
  // expected-error @+1 {{'vector.extract' op mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic position) -- this can only happen due to an incorrect fold/rewrite}}
  %r = "vector.extract"(%v) <{static_position = array<i64: -9223372036854775808>}> : (vector<2xf32>) -> f32
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (f32, vector<2xf32>)
  // expected-error @+1 {{'vector.insert' op expected position attribute #1 to be a non-negative integer smaller than the corresponding dest vector dimension}}
  %r = "vector.insert"(%v#0, %v#1) <{static_position = array<i64: 7>}> : (f32, vector<2xf32>) -> vector<2xf32>
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (f32, vector<2xf32>)
  // expected-error @+1 {{'vector.insert' op expected position attribute of rank no greater than dest vector rank}}
  %r = "vector.insert"(%v#0, %v#1) <{static_position = array<i64: 0, 0>}> : (f32, vector<2xf32>) -> vector<2xf32>
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (f32, vector<2x3xf32>)
  // expected-error @+1 {{'vector.insert' op expected position attribute rank to match the dest vector rank}}
  %r = "vector.insert"(%v#0, %v#1) <{static_position = array<i64: 0>}> : (f32, vector<2x3xf32>) -> vector<2x3xf32>
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (vector<4xf32>, vector<2x3xf32>)
  %r = "vector.insert"(%v#0, %v#1) <{static_position = array<i64: 0>}> : (vector<4xf32>, vector<2x3xf32>) -> vector<2x3xf32>
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (vector<3xf32>, vector<2x3xf32>)
  // expected-error @+1 {{'vector.insert' op expected position attribute rank + source rank to match dest vector rank}}
  %r = "vector.insert"(%v#0, %v#1) <{static_position = array<i64: 0, 1>}> : (vector<3xf32>, vector<2x3xf32>) -> vector<2x3xf32>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (vector<2x3xf32>)
  // expected-error @+1 {{'vector.transpose' op dimension size mismatch at: 1}}
  %r = "vector.transpose"(%v) <{permutation = array<i64: 1, 0>}> : (vector<2x3xf32>) -> vector<2x3xf32>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (vector<2x3xf32>)
  // expected-error @+1 {{'vector.transpose' op duplicate position index: 1}}
  %r = "vector.transpose"(%v) <{permutation = array<i64: 1, 1>}> : (vector<2x3xf32>) -> vector<3x3xf32>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (vector<2x3xf32>)
  // expected-error @+1 {{'vector.transpose' op transposition index out of range: 2}}
  %r = "vector.transpose"(%v) <{permutation = array<i64: 1, 2>}> : (vector<2x3xf32>) -> vector<3x3xf32>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (vector<2x3xf32>)
  // expected-error @+1 {{'vector.transpose' op transposition length mismatch: 1}}
  %r = "vector.transpose"(%v) <{permutation = array<i64: 1>}> : (vector<2x3xf32>) -> vector<3x2xf32>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (vector<2x3xf32>)
  %r = "vector.transpose"(%v) <{permutation = array<i64: 1, 0>}> : (vector<2x3xf32>) -> vector<3x2xf32>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (vector<2x3xf32>)
  // expected-error @+1 {{'vector.transpose' op vector result rank mismatch: 1}}
  %r = "vector.transpose"(%v) <{permutation = array<i64: 1, 0>}> : (vector<2x3xf32>) -> vector<6xf32>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (vector<2x3xf32>)
  %r = "vector.bitcast"(%v) : (vector<2x3xf32>) -> vector<2x6xf16>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (vector<2x3xf32>)
  // expected-error @+1 {{'vector.bitcast' op source/result bitwidth of the minor 1-D vectors must be equal}}
  %r = "vector.bitcast"(%v) : (vector<2x3xf32>) -> vector<2x5xf16>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (vector<2x3xf32>)
  // expected-error @+1 {{'vector.bitcast' op dimension size mismatch at: 0}}
  %r = "vector.bitcast"(%v) : (vector<2x3xf32>) -> vector<3x3xf32>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (vector<f32>)
  // expected-error @+1 {{'vector.bitcast' op source/result bitwidth of the 0-D vector element types must be equal}}
  %r = "vector.bitcast"(%v) : (vector<f32>) -> vector<f16>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (vector<f32>)
  %r = "vector.bitcast"(%v) : (vector<f32>) -> vector<i32>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (f32)
  // expected-error @+1 {{'vector.broadcast' op failed to verify that source operand and result have same element type}}
  %r = "vector.broadcast"(%v) : (f32) -> vector<2xi32>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (vector<3xf32>)
  // expected-error @+1 {{'vector.broadcast' op dimension mismatch (3 vs. 2)}}
  %r = "vector.broadcast"(%v) : (vector<3xf32>) -> vector<2xf32>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (vector<1xf32>)
  %r = "vector.broadcast"(%v) : (vector<1xf32>) -> vector<2xf32>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (vector<3x2xf32>)
  // expected-error @+1 {{'vector.broadcast' op source rank higher than destination rank}}
  %r = "vector.broadcast"(%v) : (vector<3x2xf32>) -> vector<2xf32>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (vector<[2]xf32>)
  // expected-error @+1 {{'vector.broadcast' op dimension mismatch ([2] vs. 2)}}
  %r = "vector.broadcast"(%v) : (vector<[2]xf32>) -> vector<2xf32>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (vector<1xf32>)
  %r = "vector.broadcast"(%v) : (vector<1xf32>) -> vector<[2]xf32>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (tensor<1xf32>)
  // expected-error @+1 {{'vector.broadcast' op source type is not a vector}}
  %r = "vector.broadcast"(%v) : (tensor<1xf32>) -> vector<2xf32>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (vector<2xf32>)
  %r = "vector.reduction"(%v) <{kind = #vector.kind<add>}> : (vector<2xf32>) -> f32
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (vector<2xf32>)
  // expected-error @+1 {{'vector.reduction' op unsupported reduction type ''f32'' for kind 'and'}}
  %r = "vector.reduction"(%v) <{kind = #vector.kind<and>}> : (vector<2xf32>) -> f32
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (vector<2xi32>)
  // expected-error @+1 {{'vector.reduction' op unsupported reduction type ''i32'' for kind 'minnumf'}}
  %r = "vector.reduction"(%v) <{kind = #vector.kind<minnumf>}> : (vector<2xi32>) -> i32
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (vector<2x2xf32>)
  // expected-error @+1 {{'vector.reduction' op unsupported reduction rank: 2}}
  %r = "vector.reduction"(%v) <{kind = #vector.kind<add>}> : (vector<2x2xf32>) -> f32
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (vector<2xf32>)
  // expected-error @+1 {{'vector.reduction' op failed to verify that source operand and result have same element type}}
  %r = "vector.reduction"(%v) <{kind = #vector.kind<add>}> : (vector<2xf32>) -> f64
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (vector<2x3xf32>)
  %r = "vector.shape_cast"(%v) : (vector<2x3xf32>) -> vector<6xf32>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (vector<2x3xf32>)
  // expected-error @+1 {{'vector.shape_cast' op has different number of elements at source (6) and result (5)}}
  %r = "vector.shape_cast"(%v) : (vector<2x3xf32>) -> vector<5xf32>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (vector<2x3xf32>)
  // expected-error @+1 {{'vector.shape_cast' op has different number of scalable dims at source (0) and result (1)}}
  %r = "vector.shape_cast"(%v) : (vector<2x3xf32>) -> vector<[6]xf32>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (vector<2x3xf32>)
  %r = "vector.shape_cast"(%v) : (vector<2x3xf32>) -> vector<3x2xf32>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (memref<2x3xf32>)
  %r = "vector.type_cast"(%v) : (memref<2x3xf32>) -> memref<vector<2x3xf32>>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (memref<2x3xf32>)
  // expected-error @+1 {{'vector.type_cast' op expects concatenated result and operand shapes to be equal: 'memref<vector<2x4xf32>>'}}
  %r = "vector.type_cast"(%v) : (memref<2x3xf32>) -> memref<vector<2x4xf32>>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (memref<2x3xf32>)
  // expected-error @+1 {{'vector.type_cast' op expects result and operand with same underlying scalar type: 'memref<vector<2x3xi32>>'}}
  %r = "vector.type_cast"(%v) : (memref<2x3xf32>) -> memref<vector<2x3xi32>>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (memref<2x3xf32>)
  // expected-error @+1 {{'vector.type_cast' op expects result in same memory space}}
  %r = "vector.type_cast"(%v) : (memref<2x3xf32>) -> memref<vector<2x3xf32>, 1>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (index)
  // expected-error @+1 {{'vector.create_mask' op must specify an operand for each result vector dimension}}
  %r = "vector.create_mask"(%v) : (index) -> vector<2x3xi1>
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{'vector.constant_mask' op array attr of size out of bounds of vector result dimension size}}
  %r = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 4>}> : () -> vector<2xi1>
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{'vector.constant_mask' op expected all mask dim sizes to be zeros, as a result of conjunction with zero mask dim}}
  %r = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 0, 1>}> : () -> vector<2x3xi1>
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{'vector.constant_mask' op only supports 'none set' or 'all set' scalable dimensions}}
  %r = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 1>}> : () -> vector<[2]xi1>
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{mask dim size must be either 0 or 1 for 0-D vectors}}
  %r = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 2>}> : () -> vector<i1>
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (vector<2x3xi32>, vector<3xi32>)
  %r:2 = "vector.scan"(%v#0, %v#1) <{inclusive = true, kind = #vector.kind<add>, reduction_dim = 0 : i64}> : (vector<2x3xi32>, vector<3xi32>) -> (vector<2x3xi32>, vector<3xi32>)
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (vector<2x3xi32>, vector<3xi32>)
  // expected-error @+1 {{'vector.scan' op reduction dimension 3 has to be less than 2}}
  %r:2 = "vector.scan"(%v#0, %v#1) <{inclusive = true, kind = #vector.kind<add>, reduction_dim = 3 : i64}> : (vector<2x3xi32>, vector<3xi32>) -> (vector<2x3xi32>, vector<3xi32>)
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (vector<2x3xi32>, vector<2xi32>)
  // expected-error @+1 {{'vector.scan' op incompatible input/initial value shapes}}
  %r:2 = "vector.scan"(%v#0, %v#1) <{inclusive = true, kind = #vector.kind<add>, reduction_dim = 0 : i64}> : (vector<2x3xi32>, vector<2xi32>) -> (vector<2x3xi32>, vector<2xi32>)
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (vector<2x3xi32>, vector<3x3xi32>)
  // expected-error @+1 {{'vector.scan' op initial value rank 2 has to be equal to 1}}
  %r:2 = "vector.scan"(%v#0, %v#1) <{inclusive = true, kind = #vector.kind<add>, reduction_dim = 0 : i64}> : (vector<2x3xi32>, vector<3x3xi32>) -> (vector<2x3xi32>, vector<3x3xi32>)
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (vector<2x3xi32>, vector<3xi32>)
  // expected-error @+1 {{'vector.scan' op unsupported reduction type 'i32' for kind 'minnumf'}}
  %r:2 = "vector.scan"(%v#0, %v#1) <{inclusive = true, kind = #vector.kind<minnumf>, reduction_dim = 0 : i64}> : (vector<2x3xi32>, vector<3xi32>) -> (vector<2x3xi32>, vector<3xi32>)
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (vector<2x1xf32>)
  // expected-error @+1 {{expected a scalar instead of a 0-d vector as the result type}}
  %r = "vector.extract"(%v) <{static_position = array<i64: 0, 0>}> : (vector<2x1xf32>) -> vector<f32>
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (f32, vector<2xf32>)
  %r = "vector.insert"(%v#0, %v#1) <{static_position = array<i64: -1>}> : (f32, vector<2xf32>) -> vector<2xf32>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (vector<f32>)
  %r = "vector.reduction"(%v) <{kind = #vector.kind<add>}> : (vector<f32>) -> f32
  return
}
