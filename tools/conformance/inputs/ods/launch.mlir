// ODS: mlir/Dialect/GPU/IR/GPUOps.td mlir/Dialect/MemRef/IR/MemRefOps.td mlir/Dialect/Bufferization/IR/BufferizationOps.td mlir/Dialect/Tensor/IR/TensorOps.td
// Kernels and their launches, loops over tensors, buffers.
module attributes {gpu.container_module} {
func.func @mem(%m: memref<4x?xf32>, %i: index, %n: memref<4xi32>, %tag: memref<1xi32>, %src: memref<40x128xf32, affine_map<(d0, d1) -> (d0, d1)>, 0>, %dst: memref<2x1024xf32, affine_map<(d0, d1) -> (d0, d1)>, 1>, %t: tensor<?xf32>, %tt: tensor<?xf32>, %b: i1, %ptr: !llvm.ptr) {
  %0 = memref.generic_atomic_rmw %n[%i] : memref<4xi32> {
  ^bb0(%v: i32):
    %c = arith.constant 1 : i32
    %s = arith.addi %v, %c : i32
    memref.atomic_yield %s : i32
  }
  %1 = memref.transpose %m (i, j) -> (j, i) : memref<4x?xf32> to memref<?x4xf32, affine_map<(d0, d1)[s0] -> (d1 * s0 + d0)>>
  memref.dma_start %src[%i, %i], %dst[%i, %i], %i, %tag[%i] : memref<40x128xf32, affine_map<(d0, d1) -> (d0, d1)>, 0>, memref<2x1024xf32, affine_map<(d0, d1) -> (d0, d1)>, 1>, memref<1xi32>
  memref.dma_start %src[%i, %i], %dst[%i, %i], %i, %tag[%i], %i, %i : memref<40x128xf32, affine_map<(d0, d1) -> (d0, d1)>, 0>, memref<2x1024xf32, affine_map<(d0, d1) -> (d0, d1)>, 1>, memref<1xi32>
  memref.dma_wait %tag[%i], %i : memref<1xi32>
  %2 = bufferization.alloc_tensor(%i) : tensor<?xf32>
  %3 = bufferization.alloc_tensor() copy(%t) : tensor<?xf32>
  %4 = bufferization.alloc_tensor(%i) size_hint=%i {memory_space = 1 : i64, foo} : tensor<?xf32>
  scf.forall (%x, %y) in (4, %i) {
  }
  %5 = scf.forall (%x) in (%i) shared_outs(%o = %t) -> (tensor<?xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %tt into %o[%x] [%i] [1] : tensor<?xf32> into tensor<?xf32>
    }
  } {mapping = [#gpu.thread<x>]}
  %6:2 = scf.forall (%x, %y) = (0, %i) to (10, 20) step (1, %i) shared_outs(%o = %t, %q = %tt) -> (tensor<?xf32>, tensor<?xf32>) {
  }
  %g = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %g, %gy = %g, %gz = %g) threads(%tx, %ty, %tz) in (%sx = %g, %sy = %g, %sz = %g) {
    gpu.terminator
  }
  %d = arith.constant 8 : i32
  %tok = gpu.wait async
  %tok2 = gpu.launch async [%tok] clusters(%cx, %cy, %cz) in (%ccx = %g, %ccy = %g, %ccz = %g) blocks(%bx, %by, %bz) in (%gx = %g, %gy = %g, %gz = %g) threads(%tx, %ty, %tz) in (%sx = %g, %sy = %g, %sz = %g) dynamic_shared_memory_size %d workgroup(%w : memref<32xf32, 3>) private(%p : memref<1xf32, 5>) {
    gpu.terminator
  } {foo}
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %g, %gy = %g, %gz = %g) threads(%tx, %ty, %tz) in (%sx = %g, %sy = %g, %sz = %g) module(@mod) function(@fun) {
    gpu.terminator
  }
  gpu.launch_func @mod::@fun blocks in (%g, %g, %g) threads in (%g, %g, %g)
  gpu.launch_func @mod::@k clusters in (%g, %g, %g) blocks in (%g, %g, %g) threads in (%g, %g, %g) dynamic_shared_memory_size %d args(%ptr : !llvm.ptr)
  %i64 = arith.constant 1 : i64
  %tok3 = gpu.launch_func async [%tok] @mod::@fun blocks in (%i64, %i64, %i64) threads in (%i64, %i64, %i64) : i64
  return
}
gpu.module @mod {
  gpu.func @k(%a: !llvm.ptr {llvm.noalias}) workgroup(%w : memref<32xf32, 3> {a}, %u : memref<32xf32, 3>) private(%p : memref<1xf32, 5>) kernel attributes {foo} {
    gpu.return
  }
  gpu.func @k2(%a: f32) -> (f32, i32) {
    %c = arith.constant 1 : i32
    gpu.return %a, %c : f32, i32
  }
  gpu.func @fun() kernel { gpu.return }
}
}
