module {
  func.func @packed(%arg0: f8E5M2FNUZ, %arg1: vector<4xf8E4M3FN>, %arg2: vector<3xf8E5M2>, %arg3: f32, %arg4: i32, %arg5: vector<2xf16>, %arg6: vector<8xf4E2M1FN>, %arg7: vector<1xbf16>) {
    %0 = amdgpu.ext_packed_fp8 %arg0[0] : f8E5M2FNUZ to f32
    %1 = amdgpu.ext_packed_fp8 %arg1[3] : vector<4xf8E4M3FN> to f32
    %2 = amdgpu.ext_packed_fp8 {note} %arg1[1] : vector<4xf8E4M3FN> to vector<2xf32>
    %3 = amdgpu.scaled_ext_packed %arg2[0], %arg3 : vector<3xf8E5M2> to vector<2xf32>
    %4 = amdgpu.scaled_ext_packed %arg6[3], %arg3 : vector<8xf4E2M1FN> to vector<2xbf16>
    %5 = amdgpu.packed_trunc_2xfp8 %arg3, undef into undef[word 0] : f32 to vector<4xf8E4M3FNUZ>
    %6 = amdgpu.packed_trunc_2xfp8 %arg3, %arg3 into %5[word 1] : f32 to vector<4xf8E4M3FNUZ> into vector<4xf8E4M3FNUZ>
    %7 = amdgpu.packed_trunc_2xfp8 {note} %arg3, undef into %6[word 0] : f32 to vector<4xf8E4M3FNUZ> into vector<4xf8E4M3FNUZ>
    %8 = amdgpu.packed_scaled_trunc %arg5 into undef[0], %arg3 : vector<2xf16> to vector<4xf8E5M2>
    %9 = amdgpu.packed_scaled_trunc %arg5 into %8[1], %arg3 : vector<2xf16> to vector<4xf8E5M2> into vector<4xf8E5M2>
    %10 = amdgpu.packed_scaled_trunc {note} %arg7 into %arg6[3], %arg3 : vector<1xbf16> to vector<8xf4E2M1FN> into vector<8xf4E2M1FN>
    %11 = amdgpu.packed_stoch_round_fp8 %arg3 + %arg4 into undef[2] : f32 to vector<4xf8E5M2FNUZ>
    %12 = amdgpu.packed_stoch_round_fp8 %arg3 + %arg4 into %11[3] : f32 to vector<4xf8E5M2FNUZ> into vector<4xf8E5M2FNUZ>
    return
  }
  func.func @matrix(%arg0: vector<8xf8E5M2>, %arg1: vector<16xf6E3M2FN>, %arg2: vector<4xf8E8M0FNU>) {
    %0 = amdgpu.scaled_ext_packed_matrix %arg0 scale(%arg2) blockSize(32) firstScaleLane(0) firstScaleByte(0) : vector<8xf8E5M2>, vector<4xf8E8M0FNU> -> vector<8xf32>
    %1 = amdgpu.scaled_ext_packed_matrix %arg1 scale(%arg2) blockSize(32) firstScaleLane(16) firstScaleByte(0) : vector<16xf6E3M2FN>, vector<4xf8E8M0FNU> -> vector<16xbf16>
    return
  }
}

// -----
module {
  func.func @cast(%arg0: memref<8xi32, strided<[1], offset: ?>>, %arg1: memref<?xf16, #gpu.address_space<global>>, %arg2: i64, %arg3: i14) {
    %0 = amdgpu.fat_raw_buffer_cast %arg0 : memref<8xi32, strided<[1], offset: ?>> to memref<8xi32, strided<[1], offset: ?>, #amdgpu.address_space<fat_raw_buffer>>
    %1 = amdgpu.fat_raw_buffer_cast %arg0 resetOffset : memref<8xi32, strided<[1], offset: ?>> to memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>
    %2 = amdgpu.fat_raw_buffer_cast %arg1 validBytes(%arg2) cacheSwizzleStride(%arg3) boundsCheck(false) {note} : memref<?xf16, #gpu.address_space<global>> to memref<?xf16, #amdgpu.address_space<fat_raw_buffer>>
    return
  }
  func.func @access(%arg0: memref<64x4xf32>, %arg1: memref<128xf32, #gpu.address_space<global>>, %arg2: memref<4xi32, 1>, %arg3: memref<f32>, %arg4: memref<8xf64>, %arg5: memref<8xf16>, %arg6: i32, %arg7: f32, %arg8: f64, %arg9: vector<4xf32>, %arg10: vector<2xf16>) {
    %0 = amdgpu.raw_buffer_load %arg0[%arg6, %arg6] : memref<64x4xf32>, i32, i32 -> f32
    %1 = amdgpu.raw_buffer_load {boundsCheck = false, indexOffset = 4 : i32} %arg1[%arg6] sgprOffset %arg6 : memref<128xf32, #gpu.address_space<global>>, i32 -> vector<4xf32>
    %2 = amdgpu.raw_buffer_load %arg3[] : memref<f32> -> f32
    amdgpu.raw_buffer_store %arg7 -> %arg0[%arg6, %arg6] : f32 -> memref<64x4xf32>, i32, i32
    amdgpu.raw_buffer_store {note} %arg9 -> %arg1[%arg6] sgprOffset %arg6 : vector<4xf32> -> memref<128xf32, #gpu.address_space<global>>, i32
    amdgpu.raw_buffer_store %arg7 -> %arg3[] : f32 -> memref<f32>
    amdgpu.raw_buffer_atomic_fadd %arg7 -> %arg1[%arg6] : f32 -> memref<128xf32, #gpu.address_space<global>>, i32
    amdgpu.raw_buffer_atomic_fadd {indexOffset = 1 : i32} %arg10 -> %arg5[%arg6] sgprOffset %arg6 : vector<2xf16> -> memref<8xf16>, i32
    amdgpu.raw_buffer_atomic_fmax %arg8 -> %arg4[%arg6] : f64 -> memref<8xf64>, i32
    amdgpu.raw_buffer_atomic_smax %arg6 -> %arg2[%arg6] : i32 -> memref<4xi32, 1>, i32
    amdgpu.raw_buffer_atomic_umin %arg6 -> %arg2[%arg6] sgprOffset %arg6 : i32 -> memref<4xi32, 1>, i32
    %3 = amdgpu.raw_buffer_atomic_cmpswap %arg6, %arg6 -> %arg2[%arg6] : i32 -> memref<4xi32, 1>, i32
    %4 = amdgpu.raw_buffer_atomic_cmpswap {boundsCheck = false} %arg6, %arg6 -> %arg2[%arg6] sgprOffset %arg6 : i32 -> memref<4xi32, 1>, i32
    return
  }
}

// -----
module {
  func.func @lanes(%arg0: i32, %arg1: f32, %arg2: vector<4xf16>) {
    %0 = amdgpu.dpp %arg0 %arg0  quad_perm([1, 0, 3, 2]) : i32
    %1 = amdgpu.dpp %arg1 %arg1  row_shl(1 : i32) {bound_ctrl = true, row_mask = 10 : i32} : f32
    %2 = amdgpu.dpp %arg0 %arg0  wave_shr : i32
    %3 = amdgpu.dpp %arg0 %arg0  row_mirror(unit) {bank_mask = 3 : i32} : i32
    %4 = amdgpu.swizzle_bitmode %arg2 1 2 4 : vector<4xf16>
    %5 = amdgpu.permlane_swap %arg1 16 : f32
    %6 = amdgpu.permlane_swap %arg2 32 {bound_ctrl = true, fetch_inactive = true} : vector<4xf16>
    amdgpu.lds_barrier
    amdgpu.sched_barrier allow = <none>
    amdgpu.sched_barrier allow = <valu|all_vmem|transcendental>
    amdgpu.sched_barrier allow = <ds_read> {note}
    amdgpu.memory_counter_wait load(1)
    amdgpu.memory_counter_wait load(1) store(2) ds(3) exp(4) tensor(5) {note}
    amdgpu.memory_counter_wait
    return
  }
}

// -----
module {
  func.func @mfma(%arg0: f32, %arg1: vector<32xf32>, %arg2: vector<4xf16>, %arg3: vector<16xf32>, %arg4: vector<8xi8>, %arg5: vector<4xi32>) {
    %0 = amdgpu.mfma 32x32x1 %arg0 * %arg0 + %arg1 {abid = 1 : i32, blocks = 2 : i32, cbsz = 1 : i32} blgp =  bcast_second_32 : f32, f32, vector<32xf32>
    %1 = amdgpu.mfma 32x32x8 %arg2 * %arg2 + %arg3 blgp =  none : vector<4xf16>, vector<4xf16>, vector<16xf32>
    %2 = amdgpu.mfma 16x16x32 %arg4 * %arg4 + %arg5 {note} blgp =  none : vector<8xi8>, vector<8xi8>, vector<4xi32>
    return
  }
  func.func @wmma(%arg0: vector<16xf16>, %arg1: vector<8xf32>, %arg2: vector<16xi8>, %arg3: vector<8xi32>, %arg4: vector<16xf16>) {
    %0 = amdgpu.wmma 16x16x16 %arg0 * %arg0 + %arg1 : vector<16xf16>, vector<16xf16>, vector<8xf32>
    %1 = amdgpu.wmma 16x16x16 %arg2 * %arg2 + %arg3 {clamp, unsignedA, unsignedB} : vector<16xi8>, vector<16xi8>, vector<8xi32>
    %2 = amdgpu.wmma 16x16x16 %arg0 * %arg0 + %arg4 {subwordOffset = 1 : i32} : vector<16xf16>, vector<16xf16>, vector<16xf16>
    return
  }
  func.func @sparse(%arg0: vector<4xf16>, %arg1: vector<8xf16>, %arg2: vector<4xf32>, %arg3: vector<4xi8>, %arg4: vector<2xi16>, %arg5: vector<8xi8>, %arg6: vector<16xi8>, %arg7: vector<16xi32>) {
    %0 = amdgpu.sparse_mfma 16x16x32 %arg0 * %arg1 + %arg2 sparse(%arg3 : vector<4xi8>) : vector<4xf16>, vector<8xf16>, vector<4xf32>
    %1 = amdgpu.sparse_mfma 32x32x32 %arg5 * %arg6 + %arg7 sparse(%arg4 : vector<2xi16>) {abid = 1 : i32, cbsz = 1 : i32} : vector<8xi8>, vector<16xi8>, vector<16xi32>
    return
  }
  func.func @scaled(%arg0: vector<32xf4E2M1FN>, %arg1: vector<32xf8E5M2>, %arg2: vector<4xf32>, %arg3: f8E8M0FNU, %arg4: vector<4xf8E8M0FNU>, %arg5: vector<16xf32>, %arg6: vector<64xf8E4M3FN>, %arg7: vector<8xf32>) {
    %0 = amdgpu.scaled_mfma 16x16x128 (%arg3[0] * %arg0) * (%arg4[3] * %arg1) + %arg2 : f8E8M0FNU, vector<32xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<32xf8E5M2>, vector<4xf32>
    %1 = amdgpu.scaled_mfma 32x32x64 (%arg4[1] * %arg1) * (%arg4[2] * %arg1) + %arg5 {note} : vector<4xf8E8M0FNU>, vector<32xf8E5M2>, vector<4xf8E8M0FNU>, vector<32xf8E5M2>, vector<16xf32>
    %2 = amdgpu.scaled_wmma 16x16x128 (%arg4 * %arg6) * (%arg4 * %arg6) + %arg7 {a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<8xf32>
    return
  }
}

// -----
module {
  func.func @move(%arg0: memref<32768xi8>, %arg1: memref<?x?xf16, #amdgpu.address_space<fat_raw_buffer>>, %arg2: memref<32768xi8, #gpu.address_space<workgroup>>, %arg3: memref<32x128xf16, #gpu.address_space<workgroup>>, %arg4: index) {
    amdgpu.gather_to_lds %arg0[%arg4], %arg2[%arg4] : i8, memref<32768xi8>, memref<32768xi8, #gpu.address_space<workgroup>>
    amdgpu.gather_to_lds %arg1[%arg4, %arg4], %arg3[%arg4, %arg4] {note} : vector<8xf16>, memref<?x?xf16, #amdgpu.address_space<fat_raw_buffer>>, memref<32x128xf16, #gpu.address_space<workgroup>>
    %0 = amdgpu.transpose_load %arg3[%arg4, %arg4] : memref<32x128xf16, #gpu.address_space<workgroup>> -> vector<4xf16>
    return
  }
  func.func @tensors(%arg0: memref<8x16xi32>, %arg1: memref<8x16xi32, #gpu.address_space<workgroup>>, %arg2: memref<8xi64, #gpu.address_space<workgroup>>, %arg3: index, %arg4: i32, %arg5: vector<16xi1>, %arg6: i1, %arg7: vector<4xi32>, %arg8: vector<13xi16>) {
    %0 = amdgpu.make_dma_base %arg0[%arg3, %arg3], %arg1[%arg3, %arg3] : memref<8x16xi32>, memref<8x16xi32, #gpu.address_space<workgroup>> -> !amdgpu.tdm_base<i32>
    %1 = amdgpu.make_gather_dma_base %arg0[%arg3, %arg3], %arg1[%arg3, %arg3] : memref<8x16xi32>, memref<8x16xi32, #gpu.address_space<workgroup>> -> !amdgpu.tdm_gather_base<i32, i32>
    %2 = amdgpu.make_dma_descriptor %0 globalSize [128, 64] globalStride [64, 1] sharedSize [128, 64] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
    %3 = amdgpu.make_dma_descriptor %0 globalSize [%arg3, 64] globalStride [%arg3, 1] sharedSize [%arg3, %arg3] padShared(%arg4 every %arg4) workgroupMask %arg5 earlyTimeout %arg6 atomicBarrier(%arg2[%arg3] : memref<8xi64, #gpu.address_space<workgroup>>) iterate %arg3, %arg4, %arg3 : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
    %4 = amdgpu.make_gather_dma_descriptor %1[%arg7] globalSize [128, 64] globalStride [64, 1] sharedSize [128, 64] workgroupMask %arg5 {note} : !amdgpu.tdm_gather_base<i32, i32>, vector<4xi32> -> !amdgpu.tdm_descriptor
    amdgpu.tensor_load_to_lds %2 : !amdgpu.tdm_descriptor
    amdgpu.tensor_store_from_lds %3 {note} : !amdgpu.tdm_descriptor
    return
  }
  func.func private @words(memref<4xf32, #amdgpu.address_space<buffer_rsrc>>, memref<4xf32, #amdgpu.address_space<fat_structured_buffer>>) attributes {a.a = [#amdgpu<dpp_perm row_bcast_15>, #amdgpu<mfma_perm_b rotate_16_right>]}
}

// -----
module {
  func.func @a(%arg0: index, %arg1: memref<4xf32>, %arg2: memref<4xf32, 3>) {
    amdgpu.gather_to_lds %arg1[%arg0, %arg0], %arg2[%arg0] : f32, memref<4xf32>, memref<4xf32, 3>
    return
  }
}

// -----
module {
  func.func @b(%arg0: index, %arg1: memref<4xf32>, %arg2: memref<4xf32, 3>) {
    amdgpu.gather_to_lds %arg1[%arg0], %arg2[%arg0, %arg0] : f32, memref<4xf32>, memref<4xf32, 3>
    return
  }
}

// -----
module {
  func.func @b(%arg0: index, %arg1: memref<4xf32, 3>, %arg2: memref<4xf32>) {
    %0 = amdgpu.make_dma_base %arg2[%arg0, %arg0], %arg1[%arg0] : memref<4xf32>, memref<4xf32, 3> -> !amdgpu.tdm_base<f32>
    return
  }
}

// -----
module {
  func.func @s(%arg0: vector<8xf16>, %arg1: vector<16xf16>, %arg2: vector<4xf32>, %arg3: vector<4xi8>, %arg4: vector<2xi16>) {
    %0 = amdgpu.sparse_mfma 16x16x64 %arg0 * %arg1 + %arg2 sparse(%arg3 : vector<4xi8>) : vector<8xf16>, vector<16xf16>, vector<4xf32>
    return
  }
}

// -----
module {
  func.func @s(%arg0: vector<8xi8>, %arg1: vector<16xi8>, %arg2: vector<4xi32>, %arg3: vector<4xi8>, %arg4: vector<2xi16>) {
    %0 = amdgpu.sparse_mfma 16x16x64 %arg0 * %arg1 + %arg2 sparse(%arg4 : vector<2xi16>) {abid = 3 : i32, cbsz = 1 : i32} : vector<8xi8>, vector<16xi8>, vector<4xi32>
    return
  }
}

// -----
module {
  func.func @s(%arg0: vector<8xf8E5M2>, %arg1: vector<16xf8E4M3FN>, %arg2: vector<4xf32>, %arg3: vector<4xi8>, %arg4: vector<2xi16>) {
    %0 = amdgpu.sparse_mfma 16x16x64 %arg0 * %arg1 + %arg2 sparse(%arg4 : vector<2xi16>) : vector<8xf8E5M2>, vector<16xf8E4M3FN>, vector<4xf32>
    return
  }
}

// -----
module {
  func.func @w(%arg0: vector<4xf16>, %arg1: vector<4xf16>, %arg2: vector<4xf32>) {
    %0 = amdgpu.wmma 16x16x16 %arg0 * %arg1 + %arg2 : vector<4xf16>, vector<4xf16>, vector<4xf32>
    return
  }
}

// -----
module {
  func.func @q(%arg0: i32, %arg1: vector<4xi32>) {
    %0 = amdgpu.mfma 16x16x16 %arg0 * %arg0 + %arg1 blgp =  none : i32, i32, vector<4xi32>
    return
  }
}

// -----
module {
  func.func @q(%arg0: i64, %arg1: vector<4xi32>) {
    %0 = amdgpu.mfma 16x16x32 %arg0 * %arg0 + %arg1 blgp =  none : i64, i64, vector<4xi32>
    return
  }
}

// -----
module {
  func.func @e(%arg0: vector<64xf8E5M2>, %arg1: vector<128xf4E2M1FN>, %arg2: vector<64xf4E2M1FN>, %arg3: vector<4xf8E8M0FNU>, %arg4: vector<8xf32>, %arg5: vector<16xf32>, %arg6: vector<4xf8E4M3FN>) {
    %0 = amdgpu.scaled_wmma 16x16x128 (%arg3 * %arg0) * (%arg6 * %arg2) + %arg4 {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<4xf8E4M3FN>, vector<64xf4E2M1FN>, vector<8xf32>
    return
  }
}

