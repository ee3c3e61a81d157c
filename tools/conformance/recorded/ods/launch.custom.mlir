#map = affine_map<(d0, d1)[s0] -> (d1 * s0 + d0)>
module attributes {gpu.container_module} {
  func.func @mem(%arg0: memref<4x?xf32>, %arg1: index, %arg2: memref<4xi32>, %arg3: memref<1xi32>, %arg4: memref<40x128xf32>, %arg5: memref<2x1024xf32, 1>, %arg6: tensor<?xf32>, %arg7: tensor<?xf32>, %arg8: i1, %arg9: !llvm.ptr) {
    %0 = memref.generic_atomic_rmw %arg2[%arg1] : memref<4xi32> {
    ^bb0(%arg10: i32):
      %c1_i32 = arith.constant 1 : i32
      %9 = arith.addi %arg10, %c1_i32 : i32
      memref.atomic_yield %9 : i32
    }
    %transpose = memref.transpose %arg0 (d0, d1) -> (d1, d0) : memref<4x?xf32> to memref<?x4xf32, #map>
    memref.dma_start %arg4[%arg1, %arg1], %arg5[%arg1, %arg1], %arg1, %arg3[%arg1] : memref<40x128xf32>, memref<2x1024xf32, 1>, memref<1xi32>
    memref.dma_start %arg4[%arg1, %arg1], %arg5[%arg1, %arg1], %arg1, %arg3[%arg1], %arg1, %arg1 : memref<40x128xf32>, memref<2x1024xf32, 1>, memref<1xi32>
    memref.dma_wait %arg3[%arg1], %arg1 : memref<1xi32>
    %1 = bufferization.alloc_tensor(%arg1) : tensor<?xf32>
    %2 = bufferization.alloc_tensor() copy(%arg6) : tensor<?xf32>
    %3 = bufferization.alloc_tensor(%arg1) size_hint=%arg1 {foo, memory_space = 1 : i64} : tensor<?xf32>
    scf.forall (%arg10, %arg11) in (4, %arg1) {
    }
    %4 = scf.forall (%arg10) in (%arg1) shared_outs(%arg11 = %arg6) -> (tensor<?xf32>) {
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %arg7 into %arg11[%arg10] [%arg1] [1] : tensor<?xf32> into tensor<?xf32>
      }
    } {mapping = [#gpu.thread<x>]}
    %5:2 = scf.forall (%arg10, %arg11) = (0, %arg1) to (10, 20) step (1, %arg1) shared_outs(%arg12 = %arg6, %arg13 = %arg7) -> (tensor<?xf32>, tensor<?xf32>) {
      scf.forall.in_parallel {
      }
    }
    %c1 = arith.constant 1 : index
    gpu.launch blocks(%arg10, %arg11, %arg12) in (%arg16 = %c1, %arg17 = %c1, %arg18 = %c1) threads(%arg13, %arg14, %arg15) in (%arg19 = %c1, %arg20 = %c1, %arg21 = %c1) {
      gpu.terminator
    }
    %c8_i32 = arith.constant 8 : i32
    %6 = gpu.wait async
    %7 = gpu.launch async [%6] clusters(%arg22, %arg23, %arg24) in (%arg25 = %c1, %arg26 = %c1, %arg27 = %c1) blocks(%arg10, %arg11, %arg12) in (%arg16 = %c1, %arg17 = %c1, %arg18 = %c1) threads(%arg13, %arg14, %arg15) in (%arg19 = %c1, %arg20 = %c1, %arg21 = %c1) dynamic_shared_memory_size %c8_i32 workgroup(%arg28 : memref<32xf32, 3>) private(%arg29 : memref<1xf32, 5>) {
      gpu.terminator
    } {foo}
    gpu.launch blocks(%arg10, %arg11, %arg12) in (%arg16 = %c1, %arg17 = %c1, %arg18 = %c1) threads(%arg13, %arg14, %arg15) in (%arg19 = %c1, %arg20 = %c1, %arg21 = %c1) module(@mod) function(@fun) {
      gpu.terminator
    }
    gpu.launch_func  @mod::@fun blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1)  
    gpu.launch_func  @mod::@k clusters in (%c1, %c1, %c1) blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1)  dynamic_shared_memory_size %c8_i32 args(%arg9 : !llvm.ptr)
    %c1_i64 = arith.constant 1 : i64
    %8 = gpu.launch_func async [%6] @mod::@fun blocks in (%c1_i64, %c1_i64, %c1_i64) threads in (%c1_i64, %c1_i64, %c1_i64) : i64 
    return
  }
  gpu.module @mod {
    gpu.func @k(%arg0: !llvm.ptr {llvm.noalias}) workgroup(%arg1 : memref<32xf32, 3> {a}, %arg2 : memref<32xf32, 3>) private(%arg3 : memref<1xf32, 5>) kernel attributes {foo} {
      gpu.return
    }
    gpu.func @k2(%arg0: f32) -> (f32, i32) {
      %c1_i32 = arith.constant 1 : i32
      gpu.return %arg0, %c1_i32 : f32, i32
    }
    gpu.func @fun() kernel {
      gpu.return
    }
  }
}

