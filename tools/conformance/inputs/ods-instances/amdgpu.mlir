// Only with a mask can a timeout be early.

func.func @early_timeout(%base: !amdgpu.tdm_base<i32>, %mask: vector<16xi1>, %early: i1) {
  %0 = amdgpu.make_dma_descriptor %base globalSize [64, 32] globalStride [32, 1] sharedSize [16, 8] workgroupMask %mask earlyTimeout %early : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}

// -----

// A memref of rank 0 has no indices; the custom form, which then lacks their types, cannot be read.

func.func @no_indices(%value: f32, %buffer: memref<f32, 1>) {
  "amdgpu.raw_buffer_atomic_fadd"(%value, %buffer) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (f32, memref<f32, 1>) -> ()
  return
}

// -----

func.func @no_indices(%value: f32, %buffer: memref<f32, 1>) {
  "amdgpu.raw_buffer_atomic_fmax"(%value, %buffer) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (f32, memref<f32, 1>) -> ()
  return
}

// -----

func.func @no_indices(%value: i32, %buffer: memref<i32, 1>) {
  "amdgpu.raw_buffer_atomic_smax"(%value, %buffer) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (i32, memref<i32, 1>) -> ()
  return
}

// -----

func.func @no_indices(%value: i32, %buffer: memref<i32, 1>) {
  "amdgpu.raw_buffer_atomic_umin"(%value, %buffer) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (i32, memref<i32, 1>) -> ()
  return
}

// -----

func.func @no_indices(%new: i32, %old: i32, %buffer: memref<i32, 1>) {
  %was = "amdgpu.raw_buffer_atomic_cmpswap"(%new, %old, %buffer) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (i32, i32, memref<i32, 1>) -> i32
  return
}
