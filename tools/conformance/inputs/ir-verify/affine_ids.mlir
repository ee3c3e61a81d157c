// ODS: mlir/Dialect/Affine/IR/AffineOps.td mlir/Dialect/Tensor/IR/TensorOps.td mlir/Dialect/MemRef/IR/MemRefOps.td mlir/Dialect/GPU/IR/GPUOps.td
func.func @f(%n: index, %m: memref<?xf32>) {
  %c = arith.constant 3 : index
  %k = "foo.x"() : () -> index
  affine.for %i = 0 to %k { }
  return
}
// -----
func.func @f(%n: index, %m: memref<?xf32>) {
  affine.for %i = 0 to 3 {
    %k = "foo.x"() : () -> index
    // expected-error @+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %j = 0 to %k { }
  }
  return
}
// -----
func.func @f(%n: index, %m: memref<?xf32>) {
  affine.for %i = 0 to 3 {
    // expected-error @+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %j = 0 to %i { }
    affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%i] { }
  }
  return
}
// -----
func.func @f(%n: index, %m: memref<?xf32>) {
  scf.for %i = %n to %n step %n {
    // expected-error @+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %j = 0 to %i { }
  }
  return
}
// -----
func.func @f(%n: index, %m: memref<?xf32>) {
  scf.for %i = %n to %n step %n {
    // expected-error @+1 {{'affine.load' op operand cannot be used as a dimension id}}
    %0 = affine.load %m[%i] : memref<?xf32>
  }
  return
}
// -----
func.func @f(%n: index, %m: memref<?xf32>) {
  scf.for %i = %n to %n step %n {
    %c = arith.addi %i, %i : index
    // expected-error @+1 {{'affine.load' op operand cannot be used as a dimension id}}
    %0 = affine.load %m[%c] : memref<?xf32>
  }
  return
}
// -----
func.func @f(%n: index, %m: memref<?xf32>) {
  %c = arith.addi %n, %n : index
  %0 = affine.load %m[%c] : memref<?xf32>
  return
}
// -----
func.func @f(%n: index, %m: memref<?xf32>) {
  affine.for %i = 0 to 3 {
    %c = arith.addi %i, %n : index
    // expected-error @+1 {{'affine.load' op operand cannot be used as a dimension id}}
    %0 = affine.load %m[%c] : memref<?xf32>
  }
  return
}
// -----
func.func @f(%n: index, %m: memref<?xf32>) {
  affine.for %i = 0 to 3 {
    %c = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
    %0 = affine.load %m[%c] : memref<?xf32>
    // expected-error @+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%c] { }
  }
  return
}
// -----
func.func @f(%n: index, %m: memref<?xf32>) {
  affine.for %i = 0 to 3 {
    %z = arith.constant 0 : index
    %c = memref.dim %m, %z : memref<?xf32>
    affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%c] { }
    %a = memref.alloc(%i) : memref<?xf32>
    %d = memref.dim %a, %z : memref<?xf32>
    // expected-error @+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%d] { }
  }
  return
}
// -----
func.func @f(%n: index, %m: memref<?xf32>) {
  affine.for %i = 0 to 3 {
    %z = arith.constant 0 : index
    %a = memref.alloc(%n) : memref<?xf32>
    %d = memref.dim %a, %z : memref<?xf32>
    affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%d] { }
    %v = memref.subview %a[0] [%n] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
    %e = memref.dim %v, %z : memref<?xf32, strided<[1]>>
    affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%e] { }
    %t = "foo.y"() : () -> tensor<?xf32>
    %g = tensor.dim %t, %z : tensor<?xf32>
    // expected-error @+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%g] { }
  }
  return
}
// -----
func.func @f(%n: index, %m: memref<?xf32>, %p: i1) {
  scf.if %p {
    %k = "foo.x"() : () -> index
    // expected-error @+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %j = 0 to %k { }
  }
  return
}
// -----
func.func @f(%n: index, %m: memref<?xf32>, %p: i1) {
  %k = "foo.x"() : () -> index
  scf.if %p {
    affine.for %j = 0 to %k { }
    affine.if affine_set<()[s0] : (s0 >= 0)>()[%k] { }
    affine.if affine_set<(d0) : (d0 >= 0)>(%k) { }
  }
  return
}
// -----
func.func @f(%n: index, %m: memref<?xf32>, %p: i1) {
  scf.if %p {
    %k = "foo.x"() : () -> index
    // expected-error @+1 {{'affine.if' op operand cannot be used as a symbol}}
    affine.if affine_set<()[s0] : (s0 >= 0)>()[%k] { }
  }
  return
}
// -----
func.func @f(%n: index, %m: memref<?xf32>, %p: i1) {
  scf.if %p {
    %k = "foo.x"() : () -> index
    // expected-error @+1 {{'affine.if' op operand cannot be used as a dimension id}}
    affine.if affine_set<(d0) : (d0 >= 0)>(%k) { }
  }
  return
}
// -----
func.func @f(%n: index, %m: memref<?xf32>, %p: i1) {
  scf.if %p {
    %k = "foo.x"() : () -> index
    // expected-error @+1 {{'affine.parallel' op operand cannot be used as a dimension id}}
    affine.parallel (%i) = (0) to (%k) { }
  }
  return
}
// -----
func.func @f(%n: index, %m: memref<?xf32>, %p: i1) {
  scf.if %p {
    %k = "foo.x"() : () -> index
    // expected-error @+1 {{'affine.parallel' op operand cannot be used as a symbol}}
    affine.parallel (%i) = (symbol(%k)) to (10) { }
  }
  return
}
// -----
func.func @f(%n: index, %m: memref<?xf32>, %p: i1) {
  affine.parallel (%i) = (0) to (10) { 
    // expected-error @+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %j = 0 to %i { }
    affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%i] { }
   }
  return
}
// -----
func.func @f(%n: index, %m: memref<?xf32>, %p: i1) {
  scf.parallel (%i) = (%n) to (%n) step (%n) { 
    // expected-error @+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %j = 0 to %i { }
   }
  return
}
// -----
func.func @f(%n: index, %m: memref<?xf32>, %p: i1) {
  gpu.launch blocks(%bx, %by, %bz) in (%sx = %n, %sy = %n, %sz = %n) threads(%x, %y, %z) in (%sbx = %n, %sby = %n, %sbz = %n) {
     %0 = affine.load %m[%bx] : memref<?xf32>
     affine.for %j = 0 to %bx { }
     gpu.terminator
  }
  return
}
// -----
func.func @f(%n: index, %m: memref<?xf32>, %p: f32, %b: i1) {
  scf.if %b {
    %k = "foo.x"() : () -> index
    // expected-error @+1 {{'affine.store' op operand cannot be used as a dimension id}}
    affine.store %p, %m[%k] : memref<?xf32>
  }
  return
}
// -----
func.func @f(%n: index, %m: memref<?xf32>, %p: f32, %b: i1) {
  scf.if %b {
    %k = "foo.x"() : () -> index
    // expected-error @+1 {{'affine.store' op operand cannot be used as a symbol}}
    affine.store %p, %m[symbol(%k)] : memref<?xf32>
  }
  return
}
// -----
func.func @f(%n: index, %m: memref<?xf32>, %p: f32, %b: i1) {
  scf.if %b {
    %k = "foo.x"() : () -> index
    %1 = affine.apply affine_map<(d0) -> (d0)>(%k)
    %2 = affine.min affine_map<(d0) -> (d0)>(%k)
    // expected-error @+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %i = 0 to %1 { }
  }
  return
}
// -----
func.func @f(%n: index, %m: memref<?xf32>, %p: f32, %b: i1) {
  scf.if %b {
    %k = "foo.x"() : () -> index
    // expected-error @+1 {{'affine.prefetch' op index must be a valid dimension or symbol identifier}}
    affine.prefetch %m[%k], read, locality<3>, data : memref<?xf32>
  }
  return
}
// -----
func.func @f(%n: index, %m: memref<?xf32>, %p: f32, %b: i1) {
  scf.if %b {
    %k = "foo.x"() : () -> index
    // expected-error @+1 {{'affine.vector_load' op operand cannot be used as a dimension id}}
    %x = affine.vector_load %m[%k] : memref<?xf32>, vector<4xf32>
  }
  return
}
// -----
func.func @f(%n: index, %m: memref<?xf32>, %p: f32, %b: i1) {
  scf.if %b {
    %k = arith.index_cast %n : index to i32
    %j = arith.index_cast %k : i32 to index
    // expected-error @+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %i = 0 to %j { }
  }
  return
}
// -----
"foo.scope"() ({
  %k = "foo.x"() : () -> index
  // expected-error @+1 {{'affine.for' op operand cannot be used as a symbol}}
  affine.for %i = 0 to %k { }
  "foo.end"() : () -> ()
}) : () -> ()
// -----
func.func @f(%n: index, %m: memref<?xf32>, %p: f32, %b: i1) {
 cf.br ^bb1(%n : index)
^bb1(%x: index):
  affine.for %i = 0 to %x { }
  return
}
// -----
func.func @f(%n: index, %m: memref<?xf32>, %p: f32, %b: i1) {
  affine.for %i = 0 to 10 iter_args(%a = %n) -> index {
    // expected-error @+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %j = 0 to %a { }
    affine.yield %a : index
  }
  return
}
// -----
func.func @f(%n: index, %m: memref<?xf32>, %p: f32, %b: i1) {
  affine.for %i = 0 to 10 {
    scf.execute_region {
      %k = "foo.x"() : () -> index
      // expected-error @+1 {{'affine.for' op operand cannot be used as a symbol}}
      affine.for %j = 0 to %k { }
      affine.for %j = 0 to %i { }
      affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%i] { }
      scf.yield
    }
  }
  return
}
// -----
func.func @f(%n: index, %m: memref<?xf32>, %p: f32, %b: i1) {
  memref.alloca_scope  {
      %k = "foo.x"() : () -> index
      // expected-error @+1 {{'affine.for' op operand cannot be used as a symbol}}
      affine.for %j = 0 to %k { }
  }
  return
}
// -----
func.func @f(%n: index, %m: memref<?x?xf32>, %p: f32, %b: i1) {
  affine.for %i = 0 to 10 {
    %0 = memref.dim %m, %i : memref<?x?xf32>
      affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%0] { }
  }
  return
}
// -----
func.func @f(%n: index, %m: memref<?x?xf32>, %p: f32, %b: i1) {
  affine.for %i = 0 to 10 {
    %0 = arith.constant 3 : index
    %1 = arith.addi %0, %0 : index
    %2 = affine.apply affine_map<(d0) -> (d0)>(%1)
      affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%0] { }
      affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%1] { }
      affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%2] { }
  }
  return
}
// -----
func.func @f(%n: index, %m: memref<?x?xf32>, %p: f32, %b: i1) {
  affine.for %i = 0 to 10 {
    %1:2 = affine.delinearize_index %i into (4, 5) : index, index
    // expected-error @+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %j = 0 to %1#0 { }
    %2 = affine.linearize_index [%i, %i] by (4, 5) : index
    affine.for %j = 0 to %2 { }
  }
  return
}
