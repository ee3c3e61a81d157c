// ODS: mlir/Dialect/MemRef/IR/MemRefOps.td mlir/Dialect/Vector/IR/VectorOps.td
func.func @f(%n: index) {
  // expected-error @+1 {{'memref.alloc' op incorrect number of dynamic sizes, has 2, expected 1}}
  %0 = memref.alloc(%n, %n) : memref<?xf32>
  return
}
// -----
func.func @f(%n: index) {
  // expected-error @+1 {{'memref.alloc' op symbol operand count does not equal memref symbol count: expected 0, got 1}}
  %0 = memref.alloc()[%n] : memref<4xf32>
  return
}
// -----
func.func @f(%n: index) {
  // expected-error @+1 {{'memref.alloca' op incorrect number of dynamic sizes, has 1, expected 0}}
  %0 = memref.alloca(%n) : memref<4xf32>
  return
}
// -----
func.func @f(%n: index) {
  // expected-error @+1 {{'memref.alloc' op symbol operand count does not equal memref symbol count: expected 1, got 0}}
  %0 = memref.alloc() : memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  return
}
// -----
func.func @f(%n: index) {
  %0 = memref.alloca()[%n] : memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  // expected-error @+1 {{'memref.alloc' op symbol operand count does not equal memref symbol count: expected 2, got 0}}
  %1 = memref.alloc() : memref<4xf32, strided<[?], offset: ?>>
  return
}
// -----
func.func @f(%n: index) {
  %1 = memref.alloc()[%n, %n] : memref<4xf32, strided<[?], offset: ?>>
  return
}
// -----
memref.global @g : memref<4xf32>
func.func @f(%n: index) {
  // expected-error @+1 {{'memref.get_global' op result type 'memref<5xf32>' does not match type 'memref<4xf32>' of the global memref @g}}
  %1 = memref.get_global @g : memref<5xf32>
  return
}
// -----
func.func @f(%n: index) {
  // expected-error @+1 {{'memref.get_global' op 'g' does not reference a valid global memref}}
  %1 = memref.get_global @g : memref<5xf32>
  return
}
// -----
func.func @f(%n: index) {
  // expected-error @+1 {{'memref.get_global' op 'f' does not reference a valid global memref}}
  %1 = memref.get_global @f : memref<5xf32>
  return
}
// -----
// expected-error @+1 {{'memref.global' op initial value should be a unit or elements attribute, but got 3 : i32}}
"memref.global"() <{sym_name = "g", type = memref<4xf32>, initial_value = 3 : i32}> : () -> ()
// -----
func.func @f(%m: memref<4x4xf32>) {
  // expected-error @+1 {{'memref.cast' op operand type 'memref<4x4xf32>' and result type 'memref<4x4xi32>' are cast incompatible}}
  %0 = memref.cast %m : memref<4x4xf32> to memref<4x4xi32>
  return
}
// -----
func.func @f(%m: memref<4x4xf32>) {
  // expected-error @+1 {{'memref.cast' op operand type 'memref<4x4xf32>' and result type 'memref<4x4xf32, strided<[4, 2]>>' are cast incompatible}}
  %0 = memref.cast %m : memref<4x4xf32> to memref<4x4xf32, strided<[4, 2]>>
  return
}
// -----
func.func @f(%m: memref<4x4xf32>) {
  %0 = memref.cast %m : memref<4x4xf32> to memref<4x4xf32, strided<[4, 1]>>
  %1 = memref.cast %m : memref<4x4xf32> to memref<4x4xf32, strided<[?, 1], offset: ?>>
  %2 = memref.cast %m : memref<4x4xf32> to memref<?x?xf32>
  %3 = memref.cast %m : memref<4x4xf32> to memref<*xf32>
  %4 = memref.cast %3 : memref<*xf32> to memref<5xf32>
  return
}
// -----
func.func @f(%m: memref<*xf32>) {
  // expected-error @+1 {{'memref.cast' op operand type 'memref<*xf32>' and result type 'memref<*xf32>' are cast incompatible}}
  %0 = memref.cast %m : memref<*xf32> to memref<*xf32>
  return
}
// -----
func.func @f(%m: memref<4xf32>) {
  // expected-error @+1 {{'memref.cast' op operand type 'memref<4xf32>' and result type 'memref<*xf32, 1>' are cast incompatible}}
  %0 = memref.cast %m : memref<4xf32> to memref<*xf32, 1>
  return
}
// -----
func.func @f(%m: memref<4xf32>) {
  // expected-error @+1 {{'memref.cast' op operand type 'memref<4xf32>' and result type 'memref<*xi32>' are cast incompatible}}
  %0 = memref.cast %m : memref<4xf32> to memref<*xi32>
  return
}
// -----
func.func @f(%m: memref<4xf32>) {
  // expected-error @+1 {{'memref.cast' op operand type 'memref<4xf32>' and result type 'memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>' are cast incompatible}}
  %0 = memref.cast %m : memref<4xf32> to memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>
  return
}
// -----
func.func @f(%m: memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>) {
  %0 = memref.cast %m : memref<4xf32, affine_map<(d0) -> (d0 mod 2)>> to memref<?xf32, affine_map<(d0) -> (d0 mod 2)>>
  return
}
// -----
func.func @f(%m: memref<4xi32>, %i: index, %v: i32) {
  // expected-error @+1 {{'memref.atomic_rmw' op with kind 'addf' expects a floating-point type}}
  %0 = memref.atomic_rmw addf %v, %m[%i] : (i32, memref<4xi32>) -> i32
  return
}
// -----
func.func @f(%m: memref<4xf32>, %i: index, %v: f32) {
  // expected-error @+1 {{'memref.atomic_rmw' op with kind 'addi' expects an integer type}}
  %0 = memref.atomic_rmw addi %v, %m[%i] : (f32, memref<4xf32>) -> f32
  return
}
// -----
func.func @f(%m: memref<4xf32>, %i: index, %v: f32) {
  // expected-error @+1 {{'memref.atomic_rmw' op expects the number of subscripts to be equal to memref rank}}
  %0 = memref.atomic_rmw addf %v, %m[%i, %i] : (f32, memref<4xf32>) -> f32
  return
}
// -----
func.func @f(%m: memref<4xf32>, %i: index, %v: f32) {
  // expected-error @+1 {{'memref.atomic_rmw' op with kind 'ori' expects an integer type}}
  %0 = memref.atomic_rmw ori %v, %m[%i] : (f32, memref<4xf32>) -> f32
  return
}
// -----
func.func @f(%m: memref<4xf32>, %i: index, %v: f32) {
  // expected-error @+1 {{'memref.atomic_rmw' op with kind 'maxs' expects an integer type}}
  %0 = memref.atomic_rmw maxs %v, %m[%i] : (f32, memref<4xf32>) -> f32
  return
}
// -----
func.func @f(%m: memref<4xf32>, %i: index, %v: f32) {
  %0 = memref.atomic_rmw assign %v, %m[%i] : (f32, memref<4xf32>) -> f32
  return
}
// -----
func.func @f(%m: memref<4xi32>, %i: index, %v: i32) {
  // expected-error @+1 {{'memref.atomic_rmw' op with kind 'maximumf' expects a floating-point type}}
  %0 = memref.atomic_rmw maximumf %v, %m[%i] : (i32, memref<4xi32>) -> i32
  return
}
// -----
func.func @f(%m: memref<4xf32>, %i: index, %v: f32) {
  // expected-error @+1 {{'memref.generic_atomic_rmw' op expected single number of entry block arguments}}
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> { ^bb0(%x: f32, %y: f32): memref.atomic_yield %x : f32 }
  return
}
// -----
func.func @f(%m: memref<4xf32>, %i: index, %v: f32) {
  // expected-error @+1 {{'memref.generic_atomic_rmw' op expected block argument of the same type result type}}
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> { ^bb0(%x: i32): memref.atomic_yield %v : f32 }
  return
}
// -----
func.func @f(%m: memref<4xf32>, %i: index, %v: f32) {
  // expected-error @+1 {{'memref.atomic_yield' op types mismatch between yield op: 'index' and its parent: 'f32'}}
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> { ^bb0(%x: f32): memref.atomic_yield %i : index }
  return
}
// -----
func.func @f(%m: memref<4xf32>, %i: index, %v: f32) {
  // expected-error @+1 {{'memref.assume_alignment' op alignment must be power of 2}}
  %0 = memref.assume_alignment %m, 3 : memref<4xf32>
  return
}
// -----
func.func @f(%m: memref<4xf32>, %i: index, %v: f32) {
  // expected-error @+1 {{'memref.assume_alignment' op attribute 'alignment' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive}}
  %0 = memref.assume_alignment %m, 0 : memref<4xf32>
  return
}
// -----
func.func @f(%m: memref<4x5xf32>, %v: vector<4x4x4xf32>, %i: index) {
  // expected-error @+1 {{'vector.load' op destination memref has lower rank than the result vector}}
  %0 = vector.load %m[%i, %i] : memref<4x5xf32>, vector<4x4x4xf32>
  return
}
// -----
func.func @f(%m: memref<4x5xf32>, %v: vector<4x4x4xf32>, %i: index) {
  // expected-error @+1 {{'vector.store' op source memref has lower rank than the vector to store}}
  vector.store %v, %m[%i, %i] : memref<4x5xf32>, vector<4x4x4xf32>
  return
}
// -----
func.func @f(%m: memref<4x5xf32, strided<[10, 2]>>, %v: vector<4xf32>, %i: index) {
  // expected-error @+1 {{'vector.store' op most minor memref dim must have unit stride}}
  vector.store %v, %m[%i, %i] : memref<4x5xf32, strided<[10, 2]>>, vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<4x5xf32, strided<[10, 2]>>, %v: vector<1xf32>, %i: index) {
  vector.store %v, %m[%i, %i] : memref<4x5xf32, strided<[10, 2]>>, vector<1xf32>
  return
}
// -----
func.func @f(%m: memref<4x5xf32, strided<[10, ?]>>, %v: vector<4xf32>, %i: index) {
  // expected-error @+1 {{'vector.load' op most minor memref dim must have unit stride}}
  %0 = vector.load %m[%i, %i] : memref<4x5xf32, strided<[10, ?]>>, vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<4x5xf32>, %v: vector<4xi32>, %i: index) {
  // expected-error @+1 {{'vector.store' op base and valueToStore element type should match}}
  vector.store %v, %m[%i, %i] : memref<4x5xf32>, vector<4xi32>
  return
}
// -----
func.func @f(%m: memref<4x5xvector<4xf32>>, %v: vector<4xf32>, %i: index) {
  vector.store %v, %m[%i, %i] : memref<4x5xvector<4xf32>>, vector<4xf32>
  %0 = vector.load %m[%i, %i] : memref<4x5xvector<4xf32>>, vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<4x5xvector<4xf32>>, %v: vector<5xf32>, %i: index) {
  // expected-error @+1 {{'vector.store' op base memref and valueToStore vector types should match}}
  vector.store %v, %m[%i, %i] : memref<4x5xvector<4xf32>>, vector<5xf32>
  return
}
// -----
func.func @f(%m: memref<f32>, %v: vector<f32>, %w: vector<1xf32>) {
  vector.store %v, %m[] : memref<f32>, vector<f32>
  // expected-error @+1 {{'vector.store' op source memref has lower rank than the vector to store}}
  vector.store %w, %m[] : memref<f32>, vector<1xf32>
  return
}
// -----
func.func @f(%m: memref<f32>, %v: vector<f32>, %w: vector<2xf32>) {
  // expected-error @+1 {{'vector.store' op source memref has lower rank than the vector to store}}
  vector.store %w, %m[] : memref<f32>, vector<2xf32>
  return
}
// -----
func.func @f(%m: memref<f32>, %v: vector<f32>, %w: vector<1xf32>) {
  %0 = vector.load %m[] : memref<f32>, vector<f32>
  vector.store %v, %m[] : memref<f32>, vector<f32>
  return
}
// -----
func.func @f(%m: memref<4xf32, strided<[2]>>, %v: vector<f32>, %i: index) {
  %0 = vector.load %m[%i] : memref<4xf32, strided<[2]>>, vector<f32>
  return
}
// -----
func.func @f(%m: memref<4xf32, strided<[2]>>, %i: index) {
  // expected-error @+1 {{'vector.load' op most minor memref dim must have unit stride}}
  %0 = vector.load %m[%i] : memref<4xf32, strided<[2]>>, vector<[1]xf32>
  return
}
// -----
func.func @f(%m: memref<4xi32>, %i: index) {
  // expected-error @+1 {{'vector.load' op base and result element types should match}}
  %0 = vector.load %m[%i] : memref<4xi32>, vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<4xvector<4xf32>>, %i: index) {
  // expected-error @+1 {{'vector.load' op base memref and result vector types should match}}
  %0 = vector.load %m[%i] : memref<4xvector<4xf32>>, vector<5xf32>
  return
}
// -----
func.func @f(%m: memref<4xvector<4xf32>, strided<[2]>>, %i: index) {
  // expected-error @+1 {{'vector.load' op most minor memref dim must have unit stride}}
  %0 = vector.load %m[%i] : memref<4xvector<4xf32>, strided<[2]>>, vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>, %i: index) {
  // expected-error @+1 {{'vector.load' op most minor memref dim must have unit stride}}
  %0 = vector.load %m[%i] : memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>, vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<4x4xf32, strided<[8, 2]>>, %i: index) {
  // expected-error @+1 {{'vector.load' op most minor memref dim must have unit stride}}
  %0 = vector.load %m[%i, %i] : memref<4x4xf32, strided<[8, 2]>>, vector<4x1xf32>
  return
}
// -----
func.func @f(%m: memref<4x4xf32, strided<[8, 2]>>, %i: index) {
  %0 = vector.load %m[%i, %i] : memref<4x4xf32, strided<[8, 2]>>, vector<1x1xf32>
  return
}
// -----
func.func @f(%m: memref<4x1xf32, strided<[8, 2]>>, %i: index) {
  // expected-error @+1 {{'vector.load' op most minor memref dim must have unit stride}}
  %0 = vector.load %m[%i, %i] : memref<4x1xf32, strided<[8, 2]>>, vector<2xf32>
  return
}
// -----
memref.global @g : memref<4xf32> = dense<1.0>
memref.global @h : memref<4xf32> = uninitialized
memref.global "private" constant @i : memref<2xi32> = dense<[1, 2]> {alignment = 64 : i64}
memref.global @j : memref<2xi32> = dense_resource<foo>
func.func @f() {
  %0 = memref.get_global @i : memref<2xi32>
  return
}
// -----
func.func @f(%m: memref<4xf32>, %i: index) {
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32, strided<[?], offset: ?>>
  %1 = memref.cast %0 : memref<?xf32, strided<[?], offset: ?>> to memref<4xf32>
  %2 = memref.cast %1 : memref<4xf32> to memref<*xf32>
  return
}
// -----
func.func @f(%m: memref<4x1xf32>, %i: index) {
  // expected-error @+1 {{'memref.cast' op operand type 'memref<4x1xf32>' and result type 'memref<4x1xf32, strided<[1, 4]>>' are cast incompatible}}
  %0 = memref.cast %m : memref<4x1xf32> to memref<4x1xf32, strided<[1, 4]>>
  return
}
