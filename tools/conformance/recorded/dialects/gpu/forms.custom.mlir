module {
  func.func @ids() {
    %block_dim_x = gpu.block_dim  x
    %block_id_y = gpu.block_id  y
    %cluster_block_id_z = gpu.cluster_block_id  z
    %cluster_dim_x = gpu.cluster_dim  x
    %cluster_dim_blocks_y = gpu.cluster_dim_blocks  y
    %cluster_id_z = gpu.cluster_id  z
    %global_id_x = gpu.global_id  x
    %grid_dim_y = gpu.grid_dim  y upper_bound 12
    %thread_id_z = gpu.thread_id  z upper_bound 64 {note}
    %thread_id_z_0 = gpu.thread_id  z
    %0 = gpu.lane_id
    %1 = gpu.lane_id upper_bound 32
    %2 = gpu.subgroup_id : index
    %3 = gpu.num_subgroups upper_bound 4 : index
    %4 = gpu.subgroup_size upper_bound 64 {note} : index
    return
  }
}

// -----
module {
  gpu.module @empty {
  }
  gpu.module @targets [#nvvm.target, #rocdl.target<O = 3, chip = "gfx90a">] {
  }
  gpu.module @handled<#gpu.select_object<1 : i64>> [#nvvm.target<chip = "sm_90">] attributes {note} {
    gpu.func @plain() {
      gpu.return
    }
    gpu.func @kernel(%arg0: f32, %arg1: memref<?xf32> {a.note}) workgroup(%arg2 : memref<32xf32, 3>, %arg3 : memref<4xi32, #gpu.address_space<workgroup>>) private(%arg4 : memref<1xf32, 5>) kernel attributes {note} {
      gpu.return
    }
    gpu.func @results(%arg0: f32) -> (f32, i32 {a.note}) private(%arg1 : memref<2xf32, #gpu.address_space<private>> {a.note}) {
      %c1_i32 = arith.constant 1 : i32
      gpu.return {note} %arg0, %c1_i32 : f32, i32
    }
    gpu.func @sized() kernel attributes {known_block_size = array<i32: 128, 1, 1>, known_cluster_size = array<i32: 2, 1, 1>, known_grid_size = array<i32: 4, 1, 1>} {
      gpu.return
    }
    gpu.func @workgroup_only() workgroup(%arg0 : memref<1xi8, 3> {a.note}) {
      gpu.return
    }
  }
}

// -----
module {
  gpu.binary @first  [#gpu.object<#nvvm.target, "bytes">]
  gpu.binary @formats  {note} [#gpu.object<#nvvm.target, offload = "a">, #gpu.object<#nvvm.target, assembly = "b">, #gpu.object<#rocdl.target, bin = "c\00">, #gpu.object<#rocdl.target, "d">]
  gpu.binary @chosen <#gpu.select_object<#rocdl.target>> [#gpu.object<#rocdl.target, properties = {O = 3 : i32}, bin = "x">]
  gpu.binary @tables  [#gpu.object<#rocdl.target, kernels = <[#gpu.kernel_metadata<"k", (i32) -> ()>, #gpu.kernel_metadata<"l", () -> (), metadata = {sgpr = 4 : i32}>]>, bin = "y">]
}

// -----
module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k() kernel {
      gpu.return
    }
    gpu.func @args(%arg0: f32, %arg1: memref<?xf32, 1>) kernel {
      gpu.return
    }
  }
  func.func @host(%arg0: index, %arg1: i32, %arg2: i64, %arg3: f32, %arg4: memref<?xf32, 1>, %arg5: !llvm.ptr, %arg6: !gpu.async.token) {
    gpu.launch_func  @m::@k blocks in (%arg0, %arg0, %arg0) threads in (%arg0, %arg0, %arg0)  
    gpu.launch_func  @m::@k blocks in (%arg1, %arg1, %arg1) threads in (%arg1, %arg1, %arg1) : i32 
    gpu.launch_func  @m::@k clusters in (%arg2, %arg2, %arg2) blocks in (%arg2, %arg2, %arg2) threads in (%arg2, %arg2, %arg2) : i64 dynamic_shared_memory_size %arg1 
    gpu.launch_func  @m::@args clusters in (%arg0, %arg0, %arg0) blocks in (%arg0, %arg0, %arg0) threads in (%arg0, %arg0, %arg0)  args(%arg3 : f32, %arg4 : memref<?xf32, 1>) {note}
    gpu.launch_func <%arg5 : !llvm.ptr> @m::@args blocks in (%arg0, %arg0, %arg0) threads in (%arg0, %arg0, %arg0)  args(%arg3 : f32, %arg4 : memref<?xf32, 1>)
    gpu.launch_func [%arg6] @m::@k blocks in (%arg0, %arg0, %arg0) threads in (%arg0, %arg0, %arg0)  
    %0 = gpu.launch_func async [%arg6, %arg6] @m::@k blocks in (%arg0, %arg0, %arg0) threads in (%arg0, %arg0, %arg0)  dynamic_shared_memory_size %arg1 
    %1 = gpu.launch_func async @m::@k blocks in (%arg0, %arg0, %arg0) threads in (%arg0, %arg0, %arg0)  
    return
  }
}

// -----
module {
  func.func @launch(%arg0: index, %arg1: i32, %arg2: !gpu.async.token) {
    gpu.launch blocks(%arg3, %arg4, %arg5) in (%arg9 = %arg0, %arg10 = %arg0, %arg11 = %arg0) threads(%arg6, %arg7, %arg8) in (%arg12 = %arg0, %arg13 = %arg0, %arg14 = %arg0) {
      %3 = arith.addi %arg3, %arg14 : index
      gpu.terminator
    }
    gpu.launch clusters(%arg15, %arg16, %arg17) in (%arg18 = %arg0, %arg19 = %arg0, %arg20 = %arg0) blocks(%arg3, %arg4, %arg5) in (%arg9 = %arg0, %arg10 = %arg0, %arg11 = %arg0) threads(%arg6, %arg7, %arg8) in (%arg12 = %arg0, %arg13 = %arg0, %arg14 = %arg0) dynamic_shared_memory_size %arg1 {
      %3 = arith.addi %arg3, %arg15 : index
      %4 = arith.addi %3, %arg20 : index
      gpu.terminator {note}
    } {note}
    %0 = gpu.launch async [%arg2] blocks(%arg3, %arg4, %arg5) in (%arg9 = %arg0, %arg10 = %arg0, %arg11 = %arg0) threads(%arg6, %arg7, %arg8) in (%arg12 = %arg0, %arg13 = %arg0, %arg14 = %arg0) module(@m) function(@f) workgroup(%arg15 : memref<8xf32, 3>) private(%arg16 : memref<1xf32, 5>, %arg17 : memref<2xf32, #gpu.address_space<private>>) {
      cf.br ^bb1
    ^bb1:  // pred: ^bb0
      gpu.terminator
    }
    %1 = gpu.launch async blocks(%arg3, %arg4, %arg5) in (%arg9 = %arg0, %arg10 = %arg0, %arg11 = %arg0) threads(%arg6, %arg7, %arg8) in (%arg12 = %arg0, %arg13 = %arg0, %arg14 = %arg0) {
      gpu.terminator
    }
    %2 = gpu.launch async [%0, %1] blocks(%arg3, %arg4, %arg5) in (%arg9 = %arg0, %arg10 = %arg0, %arg11 = %arg0) threads(%arg6, %arg7, %arg8) in (%arg12 = %arg0, %arg13 = %arg0, %arg14 = %arg0) {
      gpu.printf "at %lld of %f\0A", %arg3, %arg1 : index, i32
      gpu.printf "nothing"
      gpu.terminator
    }
    return
  }
}

// -----
#map = affine_map<(d0)[s0] -> (d0 + s0)>
module {
  func.func @memory(%arg0: index, %arg1: i32, %arg2: f32, %arg3: memref<*xf32>, %arg4: memref<?xf32>, %arg5: memref<?xf32, 1>) {
    gpu.host_register %arg3 : memref<*xf32>
    gpu.host_unregister %arg3 {note} : memref<*xf32>
    gpu.set_default_device %arg1
    %0 = gpu.wait async
    %1 = gpu.wait async [%0] {note}
    %2 = gpu.wait async [%0, %1]
    gpu.wait [%2]
    gpu.wait 
    %memref = gpu.alloc  () : memref<4xf32>
    %memref_0 = gpu.alloc  (%arg0) : memref<?x4xf32, 1>
    %memref_1, %asyncToken = gpu.alloc async [%1] (%arg0, %arg0) {note} : memref<?x?xf32>
    %memref_2 = gpu.alloc  host_shared () : memref<4xf32>
    %memref_3, %asyncToken_4 = gpu.alloc async host_shared (%arg0) : memref<?xf32>
    %memref_5 = gpu.alloc  (%arg0)[%arg0] : memref<?xf32, #map>
    gpu.dealloc  %memref : memref<4xf32>
    %3 = gpu.dealloc async [%asyncToken] %memref_1 : memref<?x?xf32>
    gpu.memcpy  %arg4, %arg5 : memref<?xf32>, memref<?xf32, 1>
    %4 = gpu.memcpy async [%3, %asyncToken_4] %arg5, %arg4 : memref<?xf32, 1>, memref<?xf32> {note}
    gpu.memset  %arg4, %arg2 : memref<?xf32>, f32
    %5 = gpu.memset async [%4] %arg5, %arg2 : memref<?xf32, 1>, f32
    %6 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
    return
  }
}

// -----
module {
  func.func @reduce(%arg0: f32, %arg1: f16, %arg2: i32, %arg3: vector<4xf16>) {
    gpu.barrier
    %0 = gpu.all_reduce  add %arg0 {
    } : (f32) -> f32
    %1 = gpu.all_reduce  maxsi %arg2 uniform {
    } {note} : (i32) -> i32
    %2 = gpu.all_reduce  %arg0 {
    ^bb0(%arg4: f32, %arg5: f32):
      %9 = arith.mulf %arg4, %arg5 : f32
      gpu.yield %9 : f32
    } : (f32) -> f32
    %3 = gpu.subgroup_reduce  xor %arg2 : (i32) -> i32
    %4 = gpu.subgroup_reduce  minimumf %arg0 uniform : (f32) -> f32
    %5 = gpu.subgroup_reduce  mul %arg3 cluster(size = 4) : (vector<4xf16>) -> vector<4xf16>
    %6 = gpu.subgroup_reduce  and %arg2 uniform cluster(size = 8, stride = 2) {note} : (i32) -> i32
    %shuffleResult, %valid = gpu.shuffle  xor %arg0, %arg2, %arg2 : f32
    %shuffleResult_0, %valid_1 = gpu.shuffle  up %arg3, %arg2, %arg2 : vector<4xf16>
    %shuffleResult_2, %valid_3 = gpu.shuffle  down %arg1, %arg2, %arg2 {note} : f16
    %shuffleResult_4, %valid_5 = gpu.shuffle  idx %arg2, %arg2, %arg2 : i32
    %rotateResult, %valid_6 = gpu.rotate %arg0, 3, 16 : f32
    %7 = gpu.subgroup_broadcast %arg0,  first_active_lane : f32
    %8 = gpu.subgroup_broadcast %arg3,  specific_lane %arg2 : vector<4xf16>
    return
  }
}

// -----
module {
  func.func @warp(%arg0: index, %arg1: vector<4xf32>, %arg2: f32) -> (vector<1xf32>, f32) {
    gpu.warp_execute_on_lane_0(%arg0)[32] {
    }
    gpu.warp_execute_on_lane_0(%arg0)[32] {
      gpu.barrier
    } {note}
    %0:2 = gpu.warp_execute_on_lane_0(%arg0)[32] args(%arg1, %arg2 : vector<4xf32>, f32) -> (vector<1xf32>, f32) {
    ^bb0(%arg3: vector<128xf32>, %arg4: f32):
      %1 = "t.take"(%arg3) : (vector<128xf32>) -> vector<32xf32>
      gpu.yield %1, %arg4 : vector<32xf32>, f32
    }
    return %0#0, %0#1 : vector<1xf32>, f32
  }
}

// -----
module {
  func.func @matrices(%arg0: memref<32x32xf16, 3>, %arg1: memref<32x32xf32>, %arg2: index, %arg3: f16, %arg4: si8) {
    %0 = gpu.subgroup_mma_load_matrix %arg0[%arg2, %arg2] {leadDimension = 32 : index} : memref<32x32xf16, 3> -> !gpu.mma_matrix<16x16xf16, "AOp">
    %1 = gpu.subgroup_mma_load_matrix %arg0[%arg2, %arg2] {leadDimension = 32 : index, transpose} : memref<32x32xf16, 3> -> !gpu.mma_matrix<16x16xf16, "BOp">
    %2 = gpu.subgroup_mma_constant_matrix %arg3 : !gpu.mma_matrix<16x16xf16, "COp">
    %3 = gpu.subgroup_mma_compute %0, %1, %2 : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
    %4 = gpu.subgroup_mma_compute %0, %1, %3 {a_transpose, b_transpose} : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
    %5 = gpu.subgroup_mma_elementwise  addf %3, %4 : (!gpu.mma_matrix<16x16xf16, "COp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
    %6 = gpu.subgroup_mma_elementwise  extf %5 {note} : (!gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf32, "COp">
    %7 = gpu.subgroup_mma_extract_thread_local %5[%arg2] : !gpu.mma_matrix<16x16xf16, "COp"> -> f16
    %8 = gpu.subgroup_mma_insert_thread_local %7, %5[%arg2] : f16, !gpu.mma_matrix<16x16xf16, "COp"> -> !gpu.mma_matrix<16x16xf16, "COp">
    gpu.subgroup_mma_store_matrix %6, %arg1[%arg2, %arg2] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf32, "COp">, memref<32x32xf32>
    %9 = gpu.subgroup_mma_constant_matrix %arg4 : !gpu.mma_matrix<8x32xsi8, "AOp">
    return
  }
}

// -----
module {
  func.func @sparse(%arg0: index, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: memref<?x?xf64>, %arg4: memref<?x?xf16>, %arg5: memref<?xi8>, %arg6: !gpu.async.token) {
    %dnTensor, %asyncToken = gpu.create_dn_tensor async [%arg6] %arg2, %arg0 : index into memref<?xf64>
    %dnTensor_0, %asyncToken_1 = gpu.create_dn_tensor async [%asyncToken] %arg3, %arg0, %arg0 : index, index into memref<?x?xf64>
    %spmat, %asyncToken_2 = gpu.create_coo async [%asyncToken_1] %arg0, %arg0, %arg0, %arg1, %arg1, %arg2 : memref<?xindex>, memref<?xindex>, memref<?xf64>
    %spmat_3, %asyncToken_4 = gpu.create_coo_aos async [%asyncToken_2] %arg0, %arg0, %arg0, %arg1, %arg2 : memref<?xindex>, memref<?xf64>
    %spmat_5, %asyncToken_6 = gpu.create_csr async [%asyncToken_4] %arg0, %arg0, %arg0, %arg1, %arg1, %arg2 : memref<?xindex>, memref<?xindex>, memref<?xf64>
    %spmat_7, %asyncToken_8 = gpu.create_csc async [%asyncToken_6] %arg0, %arg0, %arg0, %arg1, %arg1, %arg2 : memref<?xindex>, memref<?xindex>, memref<?xf64>
    %spmat_9, %asyncToken_10 = gpu.create_bsr async [%asyncToken_8] %arg0, %arg0, %arg0, %arg0, %arg0, %arg1, %arg1, %arg2 : memref<?xindex>, memref<?xindex>, memref<?xf64>
    %spMat, %asyncToken_11 = gpu.create_2to4_spmat async [%asyncToken_10]{ PRUNE_AND_CHECK} %arg0, %arg0, %arg4 : memref<?x?xf16>
    %bufferSz, %asyncToken_12 = gpu.spmv_buffer_size async [%asyncToken_11] %spmat, %dnTensor, %dnTensor into f64
    %0 = gpu.spmv async [%asyncToken_12] %spmat{ TRANSPOSE}, %dnTensor, %dnTensor, %arg5 : memref<?xi8> into f64
    %bufferSzs, %asyncToken_13 = gpu.spmm_buffer_size async [%0] %spmat, %dnTensor_0{ TRANSPOSE}, %dnTensor_0 : index into f64
    %bufferSzs_14:3, %asyncToken_15 = gpu.spmm_buffer_size async [%asyncToken_13] %spMat{ CONJUGATE_TRANSPOSE}, %dnTensor_0, %dnTensor_0 : index, index, index into f16
    %1 = gpu.spmm async [%asyncToken_15] %spmat, %dnTensor_0, %dnTensor_0, %arg5 : memref<?xi8> into f64
    %2 = gpu.spmm async [%1] %spMat, %dnTensor_0, %dnTensor_0, %arg5, %arg5, %arg5 : memref<?xi8>, memref<?xi8>, memref<?xi8> into f16
    %bufferSz_16, %asyncToken_17 = gpu.sddmm_buffer_size async [%2] %dnTensor_0, %dnTensor_0, %spmat_5 into f64
    %3 = gpu.sddmm async [%asyncToken_17] %dnTensor_0{ TRANSPOSE}, %dnTensor_0, %spmat_5, %arg5 : memref<?xi8> into f64
    %desc, %asyncToken_18 = gpu.spgemm_create_descr async [%3]
    %bufferSzNew, %asyncToken_19 = gpu.spgemm_work_estimation_or_compute async [%asyncToken_18]{ WORK_ESTIMATION} %spmat, %spmat_5, %spmat_7, %desc, %arg0, %arg5 : f64 into memref<?xi8>
    %bufferSzNew_20, %asyncToken_21 = gpu.spgemm_work_estimation_or_compute async [%asyncToken_19]{ COMPUTE} %spmat{ TRANSPOSE}, %spmat_5{ TRANSPOSE}, %spmat_7, %desc, %arg0, %arg5 : f64 into memref<?xi8>
    %4 = gpu.spgemm_copy async [%asyncToken_21] %spmat, %spmat_5, %spmat_7, %desc : f64
    %rows, %cols, %nnz, %asyncToken_22 = gpu.spmat_get_size async [%4] %spmat_7
    %5 = gpu.set_csr_pointers async [%asyncToken_22] %spmat_7, %arg1, %arg1, %arg2 : memref<?xindex>, memref<?xindex>, memref<?xf64>
    %6 = gpu.spgemm_destroy_descr async [%5] %desc
    %7 = gpu.destroy_sp_mat async [%6] %spmat
    %8 = gpu.destroy_dn_tensor async [%7] %dnTensor
    %dnTensor_23 = gpu.create_dn_tensor  %arg2, %arg0 : index into memref<?xf64>
    gpu.destroy_dn_tensor  %dnTensor_23 {note}
    return
  }
}

// -----
module {
  func.func private @attributes(!gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spgemmop_handle, !gpu.async.token, !gpu.mma_matrix<8x8xi32, "COp">) attributes {a.blocks = [#gpu.block<x>, #gpu.block<linear_dim_9>], a.groups = #gpu.warpgroup<y>, a.lanes = #gpu.lane<x>, a.loops = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0 + 1), bound = (d0) -> (d0)>], a.mask = #gpu.mask<255>, a.space = #gpu.memory_space<workgroup>, a.threads = #gpu.thread<linear_dim_0>, a.warps = #gpu.warp<z>, a.words = [#gpu<dim x>, #gpu<all_reduce_op minnumf>, #gpu<shuffle_mode idx>, #gpu<mma_element_wise negatef>, #gpu<prune_2to4_spmat_flag PRUNE_ONLY>, #gpu<mat_transpose_mode TRANSPOSE>]}
}

// -----
module {
  func.func @launch(%arg0: index, %arg1: !gpu.async.token) {
    %0 = gpu.launch async [%arg1] blocks(%arg2, %arg3, %arg4) in (%arg8 = %arg0, %arg9 = %arg0, %arg10 = %arg0) threads(%arg5, %arg6, %arg7) in (%arg11 = %arg0, %arg12 = %arg0, %arg13 = %arg0) {
      gpu.terminator
    }
    return
  }
}

// -----
module {
  func.func @launch(%arg0: index, %arg1: !gpu.async.token) {
    gpu.launch blocks(%arg2, %arg3, %arg4) in (%arg8 = %arg0, %arg9 = %arg0, %arg10 = %arg0) threads(%arg5, %arg6, %arg7) in (%arg11 = %arg0, %arg12 = %arg0, %arg13 = %arg0) {
      gpu.terminator
    }
    return
  }
}

