"builtin.module"() ({
  "func.func"() <{function_type = (f8E5M2FNUZ, vector<4xf8E4M3FN>, vector<3xf8E5M2>, f32, i32, vector<2xf16>, vector<8xf4E2M1FN>, vector<1xbf16>) -> (), sym_name = "packed"}> ({
  ^bb0(%arg3: f8E5M2FNUZ, %arg4: vector<4xf8E4M3FN>, %arg5: vector<3xf8E5M2>, %arg6: f32, %arg7: i32, %arg8: vector<2xf16>, %arg9: vector<8xf4E2M1FN>, %arg10: vector<1xbf16>):
    %2 = "amdgpu.ext_packed_fp8"(%arg3) <{index = 0 : i32}> : (f8E5M2FNUZ) -> f32
    %3 = "amdgpu.ext_packed_fp8"(%arg4) <{index = 3 : i32}> : (vector<4xf8E4M3FN>) -> f32
    %4 = "amdgpu.ext_packed_fp8"(%arg4) <{index = 1 : i32}> {note} : (vector<4xf8E4M3FN>) -> vector<2xf32>
    %5 = "amdgpu.scaled_ext_packed"(%arg5, %arg6) <{index = 0 : i32}> : (vector<3xf8E5M2>, f32) -> vector<2xf32>
    %6 = "amdgpu.scaled_ext_packed"(%arg9, %arg6) <{index = 3 : i32}> : (vector<8xf4E2M1FN>, f32) -> vector<2xbf16>
    %7 = "amdgpu.packed_trunc_2xfp8"(%arg6) <{operandSegmentSizes = array<i32: 1, 0, 0>, wordIndex = 0 : i32}> : (f32) -> vector<4xf8E4M3FNUZ>
    %8 = "amdgpu.packed_trunc_2xfp8"(%arg6, %arg6, %7) <{operandSegmentSizes = array<i32: 1, 1, 1>, wordIndex = 1 : i32}> : (f32, f32, vector<4xf8E4M3FNUZ>) -> vector<4xf8E4M3FNUZ>
    %9 = "amdgpu.packed_trunc_2xfp8"(%arg6, %8) <{operandSegmentSizes = array<i32: 1, 0, 1>, wordIndex = 0 : i32}> {note} : (f32, vector<4xf8E4M3FNUZ>) -> vector<4xf8E4M3FNUZ>
    %10 = "amdgpu.packed_scaled_trunc"(%arg8, %arg6) <{index = 0 : i32}> : (vector<2xf16>, f32) -> vector<4xf8E5M2>
    %11 = "amdgpu.packed_scaled_trunc"(%arg8, %arg6, %10) <{index = 1 : i32}> : (vector<2xf16>, f32, vector<4xf8E5M2>) -> vector<4xf8E5M2>
    %12 = "amdgpu.packed_scaled_trunc"(%arg10, %arg6, %arg9) <{index = 3 : i32}> {note} : (vector<1xbf16>, f32, vector<8xf4E2M1FN>) -> vector<8xf4E2M1FN>
    %13 = "amdgpu.packed_stoch_round_fp8"(%arg6, %arg7) <{storeIndex = 2 : i32}> : (f32, i32) -> vector<4xf8E5M2FNUZ>
    %14 = "amdgpu.packed_stoch_round_fp8"(%arg6, %arg7, %13) <{storeIndex = 3 : i32}> : (f32, i32, vector<4xf8E5M2FNUZ>) -> vector<4xf8E5M2FNUZ>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<8xf8E5M2>, vector<16xf6E3M2FN>, vector<4xf8E8M0FNU>) -> (), sym_name = "matrix"}> ({
  ^bb0(%arg0: vector<8xf8E5M2>, %arg1: vector<16xf6E3M2FN>, %arg2: vector<4xf8E8M0FNU>):
    %0 = "amdgpu.scaled_ext_packed_matrix"(%arg0, %arg2) <{blockSize = 32 : i32, firstScaleByte = 0 : i32, firstScaleLane = 0 : i32}> : (vector<8xf8E5M2>, vector<4xf8E8M0FNU>) -> vector<8xf32>
    %1 = "amdgpu.scaled_ext_packed_matrix"(%arg1, %arg2) <{blockSize = 32 : i32, firstScaleByte = 0 : i32, firstScaleLane = 16 : i32}> : (vector<16xf6E3M2FN>, vector<4xf8E8M0FNU>) -> vector<16xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xi32, strided<[1], offset: ?>>, memref<?xf16, #gpu.address_space<global>>, i64, i14) -> (), sym_name = "cast"}> ({
  ^bb0(%arg11: memref<8xi32, strided<[1], offset: ?>>, %arg12: memref<?xf16, #gpu.address_space<global>>, %arg13: i64, %arg14: i14):
    %5 = "amdgpu.fat_raw_buffer_cast"(%arg11) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 0, 0>}> : (memref<8xi32, strided<[1], offset: ?>>) -> memref<8xi32, strided<[1], offset: ?>, #amdgpu.address_space<fat_raw_buffer>>
    %6 = "amdgpu.fat_raw_buffer_cast"(%arg11) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 0, 0>, resetOffset}> : (memref<8xi32, strided<[1], offset: ?>>) -> memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>
    %7 = "amdgpu.fat_raw_buffer_cast"(%arg12, %arg13, %arg14) <{boundsCheck = false, operandSegmentSizes = array<i32: 1, 1, 1>}> {note} : (memref<?xf16, #gpu.address_space<global>>, i64, i14) -> memref<?xf16, #amdgpu.address_space<fat_raw_buffer>>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<64x4xf32>, memref<128xf32, #gpu.address_space<global>>, memref<4xi32, 1>, memref<f32>, memref<8xf64>, memref<8xf16>, i32, f32, f64, vector<4xf32>, vector<2xf16>) -> (), sym_name = "access"}> ({
  ^bb0(%arg0: memref<64x4xf32>, %arg1: memref<128xf32, #gpu.address_space<global>>, %arg2: memref<4xi32, 1>, %arg3: memref<f32>, %arg4: memref<8xf64>, %arg5: memref<8xf16>, %arg6: i32, %arg7: f32, %arg8: f64, %arg9: vector<4xf32>, %arg10: vector<2xf16>):
    %0 = "amdgpu.raw_buffer_load"(%arg0, %arg6, %arg6) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<64x4xf32>, i32, i32) -> f32
    %1 = "amdgpu.raw_buffer_load"(%arg1, %arg6, %arg6) <{boundsCheck = false, indexOffset = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<128xf32, #gpu.address_space<global>>, i32, i32) -> vector<4xf32>
    %2 = "amdgpu.raw_buffer_load"(%arg3) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 0, 0>}> : (memref<f32>) -> f32
    "amdgpu.raw_buffer_store"(%arg7, %arg0, %arg6, %arg6) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (f32, memref<64x4xf32>, i32, i32) -> ()
    "amdgpu.raw_buffer_store"(%arg9, %arg1, %arg6, %arg6) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> {note} : (vector<4xf32>, memref<128xf32, #gpu.address_space<global>>, i32, i32) -> ()
    "amdgpu.raw_buffer_store"(%arg7, %arg3) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (f32, memref<f32>) -> ()
    "amdgpu.raw_buffer_atomic_fadd"(%arg7, %arg1, %arg6) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (f32, memref<128xf32, #gpu.address_space<global>>, i32) -> ()
    "amdgpu.raw_buffer_atomic_fadd"(%arg10, %arg5, %arg6, %arg6) <{boundsCheck = true, indexOffset = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (vector<2xf16>, memref<8xf16>, i32, i32) -> ()
    "amdgpu.raw_buffer_atomic_fmax"(%arg8, %arg4, %arg6) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (f64, memref<8xf64>, i32) -> ()
    "amdgpu.raw_buffer_atomic_smax"(%arg6, %arg2, %arg6) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (i32, memref<4xi32, 1>, i32) -> ()
    "amdgpu.raw_buffer_atomic_umin"(%arg6, %arg2, %arg6, %arg6) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (i32, memref<4xi32, 1>, i32, i32) -> ()
    %3 = "amdgpu.raw_buffer_atomic_cmpswap"(%arg6, %arg6, %arg2, %arg6) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (i32, i32, memref<4xi32, 1>, i32) -> i32
    %4 = "amdgpu.raw_buffer_atomic_cmpswap"(%arg6, %arg6, %arg2, %arg6, %arg6) <{boundsCheck = false, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (i32, i32, memref<4xi32, 1>, i32, i32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, f32, vector<4xf16>) -> (), sym_name = "lanes"}> ({
  ^bb0(%arg0: i32, %arg1: f32, %arg2: vector<4xf16>):
    %0 = "amdgpu.dpp"(%arg0, %arg0) <{bank_mask = 15 : i32, bound_ctrl = false, kind = #amdgpu<dpp_perm quad_perm>, permArgument = [1, 0, 3, 2], row_mask = 15 : i32}> : (i32, i32) -> i32
    %1 = "amdgpu.dpp"(%arg1, %arg1) <{bank_mask = 15 : i32, bound_ctrl = true, kind = #amdgpu<dpp_perm row_shl>, permArgument = 1 : i32, row_mask = 10 : i32}> : (f32, f32) -> f32
    %2 = "amdgpu.dpp"(%arg0, %arg0) <{bank_mask = 15 : i32, bound_ctrl = false, kind = #amdgpu<dpp_perm wave_shr>, row_mask = 15 : i32}> : (i32, i32) -> i32
    %3 = "amdgpu.dpp"(%arg0, %arg0) <{bank_mask = 3 : i32, bound_ctrl = false, kind = #amdgpu<dpp_perm row_mirror>, permArgument, row_mask = 15 : i32}> : (i32, i32) -> i32
    %4 = "amdgpu.swizzle_bitmode"(%arg2) <{and_mask = 1 : i32, or_mask = 2 : i32, xor_mask = 4 : i32}> : (vector<4xf16>) -> vector<4xf16>
    %5 = "amdgpu.permlane_swap"(%arg1) <{bound_ctrl = false, fetch_inactive = false, row_length = 16 : i32}> : (f32) -> f32
    %6 = "amdgpu.permlane_swap"(%arg2) <{bound_ctrl = true, fetch_inactive = true, row_length = 32 : i32}> : (vector<4xf16>) -> vector<4xf16>
    "amdgpu.lds_barrier"() : () -> ()
    "amdgpu.sched_barrier"() <{opts = #amdgpu.sched_barrier_opt<none>}> : () -> ()
    "amdgpu.sched_barrier"() <{opts = #amdgpu.sched_barrier_opt<valu|all_vmem|transcendental>}> : () -> ()
    "amdgpu.sched_barrier"() <{opts = #amdgpu.sched_barrier_opt<ds_read>}> {note} : () -> ()
    "amdgpu.memory_counter_wait"() <{load = 1 : i32}> : () -> ()
    "amdgpu.memory_counter_wait"() <{ds = 3 : i32, exp = 4 : i32, load = 1 : i32, store = 2 : i32, tensor = 5 : i32}> {note} : () -> ()
    "amdgpu.memory_counter_wait"() : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32, vector<32xf32>, vector<4xf16>, vector<16xf32>, vector<8xi8>, vector<4xi32>) -> (), sym_name = "mfma"}> ({
  ^bb0(%arg21: f32, %arg22: vector<32xf32>, %arg23: vector<4xf16>, %arg24: vector<16xf32>, %arg25: vector<8xi8>, %arg26: vector<4xi32>):
    %8 = "amdgpu.mfma"(%arg21, %arg21, %arg22) <{abid = 1 : i32, blgp = #amdgpu<mfma_perm_b bcast_second_32>, blocks = 2 : i32, cbsz = 1 : i32, k = 1 : i32, m = 32 : i32, n = 32 : i32}> : (f32, f32, vector<32xf32>) -> vector<32xf32>
    %9 = "amdgpu.mfma"(%arg23, %arg23, %arg24) <{abid = 0 : i32, blgp = #amdgpu<mfma_perm_b none>, blocks = 1 : i32, cbsz = 0 : i32, k = 8 : i32, m = 32 : i32, n = 32 : i32}> : (vector<4xf16>, vector<4xf16>, vector<16xf32>) -> vector<16xf32>
    %10 = "amdgpu.mfma"(%arg25, %arg25, %arg26) <{abid = 0 : i32, blgp = #amdgpu<mfma_perm_b none>, blocks = 1 : i32, cbsz = 0 : i32, k = 32 : i32, m = 16 : i32, n = 16 : i32}> {note} : (vector<8xi8>, vector<8xi8>, vector<4xi32>) -> vector<4xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<16xf16>, vector<8xf32>, vector<16xi8>, vector<8xi32>, vector<16xf16>) -> (), sym_name = "wmma"}> ({
  ^bb0(%arg16: vector<16xf16>, %arg17: vector<8xf32>, %arg18: vector<16xi8>, %arg19: vector<8xi32>, %arg20: vector<16xf16>):
    %5 = "amdgpu.wmma"(%arg16, %arg16, %arg17) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
    %6 = "amdgpu.wmma"(%arg18, %arg18, %arg19) <{clamp, k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32, unsignedA, unsignedB}> : (vector<16xi8>, vector<16xi8>, vector<8xi32>) -> vector<8xi32>
    %7 = "amdgpu.wmma"(%arg16, %arg16, %arg20) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 1 : i32}> : (vector<16xf16>, vector<16xf16>, vector<16xf16>) -> vector<16xf16>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<4xf16>, vector<8xf16>, vector<4xf32>, vector<4xi8>, vector<2xi16>, vector<8xi8>, vector<16xi8>, vector<16xi32>) -> (), sym_name = "sparse"}> ({
  ^bb0(%arg8: vector<4xf16>, %arg9: vector<8xf16>, %arg10: vector<4xf32>, %arg11: vector<4xi8>, %arg12: vector<2xi16>, %arg13: vector<8xi8>, %arg14: vector<16xi8>, %arg15: vector<16xi32>):
    %3 = "amdgpu.sparse_mfma"(%arg8, %arg9, %arg10, %arg11) <{abid = 0 : i32, cbsz = 0 : i32, k = 32 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<8xf16>, vector<4xf32>, vector<4xi8>) -> vector<4xf32>
    %4 = "amdgpu.sparse_mfma"(%arg13, %arg14, %arg15, %arg12) <{abid = 1 : i32, cbsz = 1 : i32, k = 32 : i32, m = 32 : i32, n = 32 : i32}> : (vector<8xi8>, vector<16xi8>, vector<16xi32>, vector<2xi16>) -> vector<16xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<32xf4E2M1FN>, vector<32xf8E5M2>, vector<4xf32>, f8E8M0FNU, vector<4xf8E8M0FNU>, vector<16xf32>, vector<64xf8E4M3FN>, vector<8xf32>) -> (), sym_name = "scaled"}> ({
  ^bb0(%arg0: vector<32xf4E2M1FN>, %arg1: vector<32xf8E5M2>, %arg2: vector<4xf32>, %arg3: f8E8M0FNU, %arg4: vector<4xf8E8M0FNU>, %arg5: vector<16xf32>, %arg6: vector<64xf8E4M3FN>, %arg7: vector<8xf32>):
    %0 = "amdgpu.scaled_mfma"(%arg0, %arg1, %arg2, %arg3, %arg4) <{k = 128 : i32, m = 16 : i32, n = 16 : i32, scalesIdxA = 0 : i32, scalesIdxB = 3 : i32}> : (vector<32xf4E2M1FN>, vector<32xf8E5M2>, vector<4xf32>, f8E8M0FNU, vector<4xf8E8M0FNU>) -> vector<4xf32>
    %1 = "amdgpu.scaled_mfma"(%arg1, %arg1, %arg5, %arg4, %arg4) <{k = 64 : i32, m = 32 : i32, n = 32 : i32, scalesIdxA = 1 : i32, scalesIdxB = 2 : i32}> {note} : (vector<32xf8E5M2>, vector<32xf8E5M2>, vector<16xf32>, vector<4xf8E8M0FNU>, vector<4xf8E8M0FNU>) -> vector<16xf32>
    %2 = "amdgpu.scaled_wmma"(%arg6, %arg6, %arg7, %arg4, %arg4) <{a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32, k = 128 : i32, m = 16 : i32, n = 16 : i32}> : (vector<64xf8E4M3FN>, vector<64xf8E4M3FN>, vector<8xf32>, vector<4xf8E8M0FNU>, vector<4xf8E8M0FNU>) -> vector<8xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<32768xi8>, memref<?x?xf16, #amdgpu.address_space<fat_raw_buffer>>, memref<32768xi8, #gpu.address_space<workgroup>>, memref<32x128xf16, #gpu.address_space<workgroup>>, index) -> (), sym_name = "move"}> ({
  ^bb0(%arg9: memref<32768xi8>, %arg10: memref<?x?xf16, #amdgpu.address_space<fat_raw_buffer>>, %arg11: memref<32768xi8, #gpu.address_space<workgroup>>, %arg12: memref<32x128xf16, #gpu.address_space<workgroup>>, %arg13: index):
    "amdgpu.gather_to_lds"(%arg9, %arg13, %arg11, %arg13) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, transferType = i8}> : (memref<32768xi8>, index, memref<32768xi8, #gpu.address_space<workgroup>>, index) -> ()
    "amdgpu.gather_to_lds"(%arg10, %arg13, %arg13, %arg12, %arg13, %arg13) <{operandSegmentSizes = array<i32: 1, 2, 1, 2>, transferType = vector<8xf16>}> {note} : (memref<?x?xf16, #amdgpu.address_space<fat_raw_buffer>>, index, index, memref<32x128xf16, #gpu.address_space<workgroup>>, index, index) -> ()
    %5 = "amdgpu.transpose_load"(%arg12, %arg13, %arg13) : (memref<32x128xf16, #gpu.address_space<workgroup>>, index, index) -> vector<4xf16>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<8x16xi32>, memref<8x16xi32, #gpu.address_space<workgroup>>, memref<8xi64, #gpu.address_space<workgroup>>, index, i32, vector<16xi1>, i1, vector<4xi32>, vector<13xi16>) -> (), sym_name = "tensors"}> ({
  ^bb0(%arg0: memref<8x16xi32>, %arg1: memref<8x16xi32, #gpu.address_space<workgroup>>, %arg2: memref<8xi64, #gpu.address_space<workgroup>>, %arg3: index, %arg4: i32, %arg5: vector<16xi1>, %arg6: i1, %arg7: vector<4xi32>, %arg8: vector<13xi16>):
    %0 = "amdgpu.make_dma_base"(%arg0, %arg3, %arg3, %arg1, %arg3, %arg3) <{operandSegmentSizes = array<i32: 1, 2, 1, 2>}> : (memref<8x16xi32>, index, index, memref<8x16xi32, #gpu.address_space<workgroup>>, index, index) -> !amdgpu.tdm_base<i32>
    %1 = "amdgpu.make_gather_dma_base"(%arg0, %arg3, %arg3, %arg1, %arg3, %arg3) <{operandSegmentSizes = array<i32: 1, 2, 1, 2>}> : (memref<8x16xi32>, index, index, memref<8x16xi32, #gpu.address_space<workgroup>>, index, index) -> !amdgpu.tdm_gather_base<i32, i32>
    %2 = "amdgpu.make_dma_descriptor"(%0) <{global_static_sizes = array<i64: 128, 64>, global_static_strides = array<i64: 64, 1>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, shared_static_sizes = array<i64: 128, 64>}> : (!amdgpu.tdm_base<i32>) -> !amdgpu.tdm_descriptor
    %3 = "amdgpu.make_dma_descriptor"(%0, %arg3, %arg3, %arg3, %arg3, %arg5, %arg6, %arg4, %arg4, %arg2, %arg3, %arg3, %arg4, %arg3) <{global_static_sizes = array<i64: -9223372036854775808, 64>, global_static_strides = array<i64: -9223372036854775808, 1>, operandSegmentSizes = array<i32: 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1>, shared_static_sizes = array<i64: -9223372036854775808, -9223372036854775808>}> : (!amdgpu.tdm_base<i32>, index, index, index, index, vector<16xi1>, i1, i32, i32, memref<8xi64, #gpu.address_space<workgroup>>, index, index, i32, index) -> !amdgpu.tdm_descriptor
    %4 = "amdgpu.make_gather_dma_descriptor"(%1, %arg7, %arg5) <{global_static_sizes = array<i64: 128, 64>, global_static_strides = array<i64: 64, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0>, shared_static_sizes = array<i64: 128, 64>}> {note} : (!amdgpu.tdm_gather_base<i32, i32>, vector<4xi32>, vector<16xi1>) -> !amdgpu.tdm_descriptor
    "amdgpu.tensor_load_to_lds"(%2) : (!amdgpu.tdm_descriptor) -> ()
    "amdgpu.tensor_store_from_lds"(%3) {note} : (!amdgpu.tdm_descriptor) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4xf32, #amdgpu.address_space<buffer_rsrc>>, memref<4xf32, #amdgpu.address_space<fat_structured_buffer>>) -> (), sym_name = "words", sym_visibility = "private"}> ({
  }) {a.a = [#amdgpu<dpp_perm row_bcast_15>, #amdgpu<mfma_perm_b rotate_16_right>]} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (index, memref<4xf32>, memref<4xf32, 3>) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: index, %arg1: memref<4xf32>, %arg2: memref<4xf32, 3>):
    "amdgpu.gather_to_lds"(%arg1, %arg0, %arg0, %arg2, %arg0) <{operandSegmentSizes = array<i32: 1, 2, 1, 1>, transferType = f32}> : (memref<4xf32>, index, index, memref<4xf32, 3>, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (index, memref<4xf32>, memref<4xf32, 3>) -> (), sym_name = "b"}> ({
  ^bb0(%arg0: index, %arg1: memref<4xf32>, %arg2: memref<4xf32, 3>):
    "amdgpu.gather_to_lds"(%arg1, %arg0, %arg2, %arg0, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 1, 2>, transferType = f32}> : (memref<4xf32>, index, memref<4xf32, 3>, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (index, memref<4xf32, 3>, memref<4xf32>) -> (), sym_name = "b"}> ({
  ^bb0(%arg0: index, %arg1: memref<4xf32, 3>, %arg2: memref<4xf32>):
    %0 = "amdgpu.make_dma_base"(%arg2, %arg0, %arg0, %arg1, %arg0) <{operandSegmentSizes = array<i32: 1, 2, 1, 1>}> : (memref<4xf32>, index, index, memref<4xf32, 3>, index) -> !amdgpu.tdm_base<f32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xf16>, vector<16xf16>, vector<4xf32>, vector<4xi8>, vector<2xi16>) -> (), sym_name = "s"}> ({
  ^bb0(%arg0: vector<8xf16>, %arg1: vector<16xf16>, %arg2: vector<4xf32>, %arg3: vector<4xi8>, %arg4: vector<2xi16>):
    %0 = "amdgpu.sparse_mfma"(%arg0, %arg1, %arg2, %arg3) <{abid = 0 : i32, cbsz = 0 : i32, k = 64 : i32, m = 16 : i32, n = 16 : i32}> : (vector<8xf16>, vector<16xf16>, vector<4xf32>, vector<4xi8>) -> vector<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi8>, vector<16xi8>, vector<4xi32>, vector<4xi8>, vector<2xi16>) -> (), sym_name = "s"}> ({
  ^bb0(%arg0: vector<8xi8>, %arg1: vector<16xi8>, %arg2: vector<4xi32>, %arg3: vector<4xi8>, %arg4: vector<2xi16>):
    %0 = "amdgpu.sparse_mfma"(%arg0, %arg1, %arg2, %arg4) <{abid = 3 : i32, cbsz = 1 : i32, k = 64 : i32, m = 16 : i32, n = 16 : i32}> : (vector<8xi8>, vector<16xi8>, vector<4xi32>, vector<2xi16>) -> vector<4xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xf8E5M2>, vector<16xf8E4M3FN>, vector<4xf32>, vector<4xi8>, vector<2xi16>) -> (), sym_name = "s"}> ({
  ^bb0(%arg0: vector<8xf8E5M2>, %arg1: vector<16xf8E4M3FN>, %arg2: vector<4xf32>, %arg3: vector<4xi8>, %arg4: vector<2xi16>):
    %0 = "amdgpu.sparse_mfma"(%arg0, %arg1, %arg2, %arg4) <{abid = 0 : i32, cbsz = 0 : i32, k = 64 : i32, m = 16 : i32, n = 16 : i32}> : (vector<8xf8E5M2>, vector<16xf8E4M3FN>, vector<4xf32>, vector<2xi16>) -> vector<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> (), sym_name = "w"}> ({
  ^bb0(%arg0: vector<4xf16>, %arg1: vector<4xf16>, %arg2: vector<4xf32>):
    %0 = "amdgpu.wmma"(%arg0, %arg1, %arg2) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, vector<4xi32>) -> (), sym_name = "q"}> ({
  ^bb0(%arg0: i32, %arg1: vector<4xi32>):
    %0 = "amdgpu.mfma"(%arg0, %arg0, %arg1) <{abid = 0 : i32, blgp = #amdgpu<mfma_perm_b none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (i32, i32, vector<4xi32>) -> vector<4xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i64, vector<4xi32>) -> (), sym_name = "q"}> ({
  ^bb0(%arg0: i64, %arg1: vector<4xi32>):
    %0 = "amdgpu.mfma"(%arg0, %arg0, %arg1) <{abid = 0 : i32, blgp = #amdgpu<mfma_perm_b none>, blocks = 1 : i32, cbsz = 0 : i32, k = 32 : i32, m = 16 : i32, n = 16 : i32}> : (i64, i64, vector<4xi32>) -> vector<4xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<64xf8E5M2>, vector<128xf4E2M1FN>, vector<64xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<8xf32>, vector<16xf32>, vector<4xf8E4M3FN>) -> (), sym_name = "e"}> ({
  ^bb0(%arg0: vector<64xf8E5M2>, %arg1: vector<128xf4E2M1FN>, %arg2: vector<64xf4E2M1FN>, %arg3: vector<4xf8E8M0FNU>, %arg4: vector<8xf32>, %arg5: vector<16xf32>, %arg6: vector<4xf8E4M3FN>):
    %0 = "amdgpu.scaled_wmma"(%arg0, %arg2, %arg4, %arg3, %arg6) <{a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32, k = 128 : i32, m = 16 : i32, n = 16 : i32}> : (vector<64xf8E5M2>, vector<64xf4E2M1FN>, vector<8xf32>, vector<4xf8E8M0FNU>, vector<4xf8E4M3FN>) -> vector<8xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

