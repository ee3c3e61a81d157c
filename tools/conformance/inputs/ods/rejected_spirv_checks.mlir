// ODS: mlir/Dialect/SPIRV/IR/SPIRVOps.td
func.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %v : i32) {
  // expected-error@+1 {{expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`}}
  %1 = spirv.AtomicIIncrement <Workgroup> <Release|Acquire> %p : !spirv.ptr<i32, StorageBuffer>
  return
}
// -----
func.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %v : i32) {
  // expected-error@+1 {{expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`}}
  spirv.MemoryBarrier <Workgroup>, <Release|Acquire>
  return
}
// -----
func.func @f(%v : vector<4xi32>) {
  // expected-error@+1 {{'spirv.GroupNonUniformBallotFindLSB' op execution scope must be 'Workgroup' or 'Subgroup'}}
  %1 = spirv.GroupNonUniformBallotFindLSB <Device> %v : vector<4xi32>, i32
  return
}
// -----
func.func @f(%v : i32) {
  // expected-error@+1 {{'spirv.GroupIAdd' op execution scope must be 'Workgroup' or 'Subgroup'}}
  %1 = spirv.GroupIAdd <Device> <Reduce> %v : i32
  return
}
// -----
func.func @f(%v : i32) {
  // expected-error@+1 {{'spirv.GroupNonUniformIAdd' op execution scope must be 'Workgroup' or 'Subgroup'}}
  %1 = spirv.GroupNonUniformIAdd <Device> <Reduce> %v : i32 -> i32
  return
}
// -----
func.func @f(%v : i32) {
  // expected-error@+1 {{'spirv.GroupNonUniformIAdd' op cluster size operand must be provided for 'ClusteredReduce' group operation}}
  %1 = spirv.GroupNonUniformIAdd <Workgroup> <ClusteredReduce> %v : i32 -> i32
  return
}
// -----
func.func @f(%v : i32) {
  // expected-error@+1 {{expected SSA operand}}
  %1 = spirv.GroupNonUniformRotateKHR <Device>, %v, %v : i32, i32 -> i32
  return
}
// -----
func.func @f(%v : i32) {
  // expected-error@+1 {{'spirv.Bitcast' op mismatch in result type bitwidth 64 and operand type bitwidth 32}}
  %1 = spirv.Bitcast %v : i32 to vector<2xi32>
  return
}
// -----
func.func @f(%v : f32, %w: vector<2xf32>, %m: vector<2xf16>) {
  // expected-error@+1 {{'spirv.FConvert' op expected the different bit widths for operand type and result type, but provided 'f32' and 'f32'}}
  %1 = spirv.FConvert %v : f32 to f32
  return
}
// -----
func.func @f(%v : f32, %w: vector<2xf32>, %m: vector<2xf16>) {
  // expected-error@+1 {{'spirv.FConvert' op expected the different bit widths for operand type and result type, but provided 'f32' and 'f32'}}
  %1 = spirv.FConvert %w : vector<2xf32> to vector<2xf32>
  return
}
// -----
func.func @f(%v : f32, %w: vector<2xi32>, %m: vector<2xf16>) {
  // expected-error@+1 {{'spirv.SConvert' op expected the different bit widths for operand type and result type, but provided 'i32' and 'i32'}}
  %1 = spirv.SConvert %w : vector<2xi32> to vector<2xi32>
  return
}
// -----
func.func @f(%v : f32, %w: vector<2xi32>, %m: vector<2xf16>) {
  // expected-error@+1 {{'spirv.VectorTimesScalar' op vector operand and result type mismatch}}
  %1 = spirv.VectorTimesScalar %m, %v : (vector<2xf16>, f32) -> vector<2xf32>
  return
}
// -----
func.func @f(%v : f32, %w: vector<2xi32>, %m: vector<2xf16>) {
  // expected-error@+1 {{'spirv.VectorTimesScalar' op scalar operand and result element type match}}
  %1 = spirv.VectorTimesScalar %m, %v : (vector<2xf16>, f32) -> vector<2xf16>
  return
}
// -----
func.func @f(%v : f32, %w: vector<2xi32>, %m: !spirv.matrix<3 x vector<3xf32>>) {
  // expected-error@+1 {{'spirv.MatrixTimesVector' op operand #1 must be fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16, but got 'vector<2xi32>'}}
  %1 = spirv.MatrixTimesVector %m, %w : !spirv.matrix<3 x vector<3xf32>>, vector<2xi32> -> vector<3xf32>
  return
}
// -----
func.func @f(%v : f32, %w: vector<2xf32>, %m: !spirv.matrix<3 x vector<3xf32>>) {
  // expected-error@+1 {{'spirv.MatrixTimesVector' op matrix columns (3) must match vector operand size (2)}}
  %1 = spirv.MatrixTimesVector %m, %w : !spirv.matrix<3 x vector<3xf32>>, vector<2xf32> -> vector<3xf32>
  return
}
// -----
func.func @f(%v : f32, %w: vector<3xf32>, %m: !spirv.matrix<3 x vector<3xf32>>) {
  // expected-error@+1 {{'spirv.MatrixTimesVector' op result size (2) must match the matrix rows (3)}}
  %1 = spirv.MatrixTimesVector %m, %w : !spirv.matrix<3 x vector<3xf32>>, vector<3xf32> -> vector<2xf32>
  return
}
// -----
func.func @f(%v : f32, %w: vector<2xf32>, %m: !spirv.matrix<3 x vector<3xf32>>) {
  // expected-error@+1 {{'spirv.VectorTimesMatrix' op number of components in vector must equal the number of components in each column in matrix}}
  %1 = spirv.VectorTimesMatrix %w, %m : vector<2xf32>, !spirv.matrix<3 x vector<3xf32>> -> vector<3xf32>
  return
}
// -----
func.func @f(%v : f32, %w: vector<3xf32>, %m: !spirv.matrix<3 x vector<3xf32>>) {
  // expected-error@+1 {{'spirv.VectorTimesMatrix' op number of columns in matrix must equal the number of components in result}}
  %1 = spirv.VectorTimesMatrix %w, %m : vector<3xf32>, !spirv.matrix<3 x vector<3xf32>> -> vector<2xf32>
  return
}
// -----
func.func @f(%v : f32, %w: vector<3xf16>, %m: !spirv.matrix<3 x vector<3xf32>>) {
  // expected-error@+1 {{'spirv.VectorTimesMatrix' op failed to verify that all of {vector, result} have same element type}}
  %1 = spirv.VectorTimesMatrix %w, %m : vector<3xf16>, !spirv.matrix<3 x vector<3xf32>> -> vector<3xf32>
  return
}
// -----
func.func @f(%v : f32, %w: vector<3xf16>, %m: vector<4xf32>) {
  // expected-error@+1 {{'spirv.VectorShuffle' op failed to verify that all of {vector1, vector2, result} have same element type}}
  %1 = spirv.VectorShuffle [1: i32, 3: i32, 0xffffffff: i32] %m, %m : vector<4xf32>, vector<4xf32> -> vector<3xf16>
  return
}
// -----
func.func @f(%v : f32, %w: vector<3xf16>, %m: vector<4xf32>) {
  // expected-error@+1 {{'spirv.CompositeConstruct' op expected to return a vector or cooperative matrix when the number of constituents is less than what the result needs}}
  %1 = spirv.CompositeConstruct %v, %v, %v, %v, %v : (f32, f32, f32, f32, f32) -> !spirv.array<4xf32>
  return
}
// -----
func.func @f(%v : f32, %w: vector<3xf16>, %m: vector<4xf32>) {
  // expected-error@+1 {{'spirv.CompositeConstruct' op has incorrect number of operands: expected 4, but provided 9}}
  %1 = spirv.CompositeConstruct %v, %m, %m : (f32, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  return
}
// -----
func.func @f(%v : f32, %w: vector<3xf16>, %m: vector<4xf32>) {
  // expected-error@+1 {{'spirv.CompositeConstruct' op operand type mismatch: expected operand type 'f32', but provided 'vector<4xf32>'}}
  %1 = spirv.CompositeConstruct %v, %v, %v, %m: (f32, f32, f32, vector<4xf32>) -> vector<4xf32>
  return
}
// -----
func.func @f(%v : f32, %w: vector<3xf16>, %m: vector<4xf32>) {
  // expected-error@+1 {{'spirv.CompositeConstruct' op operand type mismatch: expected operand type 'vector<4xf32>', but provided 'f32'}}
  %1 = spirv.CompositeConstruct %v, %m: (f32, vector<4xf32>) -> !spirv.struct<(vector<4xf32>, f32)>
  return
}
// -----
func.func @f(%v : f32, %w: vector<3xf16>, %m: vector<4xf32>) {
  // expected-error@+1 {{'spirv.CompositeConstruct' op expected to return a vector or cooperative matrix when the number of constituents is less than what the result needs}}
  %1 = spirv.CompositeConstruct %m, %m: (vector<4xf32>, vector<4xf32>) -> !spirv.matrix<3xvector<4xf32>>
  return
}
// -----
func.func @f(%v : f32, %w: vector<3xf16>, %m: vector<4xf32>) {
  // expected-error@+1 {{'spirv.CompositeConstruct' op expected to return a vector or cooperative matrix when the number of constituents is less than what the result needs}}
  %1 = spirv.CompositeConstruct %m, %m: (vector<4xf32>, vector<4xf32>) -> !spirv.rtarray<vector<4xf32>>
  return
}
