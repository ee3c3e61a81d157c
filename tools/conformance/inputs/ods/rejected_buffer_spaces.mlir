// ODS: mlir/Dialect/AMDGPU/IR/AMDGPU.td mlir/Dialect/GPU/IR/GPUOps.td
func.func @a(%0: i32, %m: memref<4x4xi32>, %m2: memref<4x4xi32, 3>, %m3: memref<4x4xi32, #gpu.address_space<workgroup>>, %m4: memref<4x4xi32, #gpu.address_space<global>>, %m5: memref<4x4xi32, 0>, %m6: memref<4x4xi32, 1>, %m7: memref<4x4xi32, #amdgpu.address_space<fat_raw_buffer>>, %m8: memref<4x4xi32,7>) {
  // expected-error @below {{'amdgpu.raw_buffer_atomic_smax' op Buffer ops must operate on a memref in global memory}}
  "amdgpu.raw_buffer_atomic_smax"(%0, %m2, %0, %0) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (i32, memref<4x4xi32,3>, i32, i32) -> ()
  return
}
