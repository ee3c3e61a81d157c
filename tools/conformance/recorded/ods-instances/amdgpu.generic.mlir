"builtin.module"() ({
  "func.func"() <{function_type = (!amdgpu.tdm_base<i32>, vector<16xi1>, i1) -> (), sym_name = "early_timeout"}> ({
  ^bb0(%arg0: !amdgpu.tdm_base<i32>, %arg1: vector<16xi1>, %arg2: i1):
    %0 = "amdgpu.make_dma_descriptor"(%arg0, %arg1, %arg2) <{global_static_sizes = array<i64: 64, 32>, global_static_strides = array<i64: 32, 1>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0>, shared_static_sizes = array<i64: 16, 8>}> : (!amdgpu.tdm_base<i32>, vector<16xi1>, i1) -> !amdgpu.tdm_descriptor
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32, memref<f32, 1>) -> (), sym_name = "no_indices"}> ({
  ^bb0(%arg0: f32, %arg1: memref<f32, 1>):
    "amdgpu.raw_buffer_atomic_fadd"(%arg0, %arg1) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (f32, memref<f32, 1>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32, memref<f32, 1>) -> (), sym_name = "no_indices"}> ({
  ^bb0(%arg0: f32, %arg1: memref<f32, 1>):
    "amdgpu.raw_buffer_atomic_fmax"(%arg0, %arg1) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (f32, memref<f32, 1>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, memref<i32, 1>) -> (), sym_name = "no_indices"}> ({
  ^bb0(%arg0: i32, %arg1: memref<i32, 1>):
    "amdgpu.raw_buffer_atomic_smax"(%arg0, %arg1) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (i32, memref<i32, 1>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, memref<i32, 1>) -> (), sym_name = "no_indices"}> ({
  ^bb0(%arg0: i32, %arg1: memref<i32, 1>):
    "amdgpu.raw_buffer_atomic_umin"(%arg0, %arg1) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (i32, memref<i32, 1>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32, memref<i32, 1>) -> (), sym_name = "no_indices"}> ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: memref<i32, 1>):
    %0 = "amdgpu.raw_buffer_atomic_cmpswap"(%arg0, %arg1, %arg2) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (i32, i32, memref<i32, 1>) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

