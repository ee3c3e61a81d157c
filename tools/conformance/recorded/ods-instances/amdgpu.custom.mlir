module {
  func.func @early_timeout(%arg0: !amdgpu.tdm_base<i32>, %arg1: vector<16xi1>, %arg2: i1) {
    %0 = amdgpu.make_dma_descriptor %arg0 globalSize [64, 32] globalStride [32, 1] sharedSize [16, 8] workgroupMask %arg1 earlyTimeout %arg2 : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
    return
  }
}

// -----
module {
  func.func @no_indices(%arg0: f32, %arg1: memref<f32, 1>) {
    amdgpu.raw_buffer_atomic_fadd %arg0 -> %arg1[] : f32 -> memref<f32, 1>, 
    return
  }
}

// -----
module {
  func.func @no_indices(%arg0: f32, %arg1: memref<f32, 1>) {
    amdgpu.raw_buffer_atomic_fmax %arg0 -> %arg1[] : f32 -> memref<f32, 1>, 
    return
  }
}

// -----
module {
  func.func @no_indices(%arg0: i32, %arg1: memref<i32, 1>) {
    amdgpu.raw_buffer_atomic_smax %arg0 -> %arg1[] : i32 -> memref<i32, 1>, 
    return
  }
}

// -----
module {
  func.func @no_indices(%arg0: i32, %arg1: memref<i32, 1>) {
    amdgpu.raw_buffer_atomic_umin %arg0 -> %arg1[] : i32 -> memref<i32, 1>, 
    return
  }
}

// -----
module {
  func.func @no_indices(%arg0: i32, %arg1: i32, %arg2: memref<i32, 1>) {
    %0 = amdgpu.raw_buffer_atomic_cmpswap %arg0, %arg1 -> %arg2[] : i32 -> memref<i32, 1>, 
    return
  }
}

