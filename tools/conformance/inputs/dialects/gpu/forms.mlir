// ODS: mlir/Dialect/GPU/IR/GPUOps.td mlir/Dialect/LLVMIR/NVVMOps.td mlir/Dialect/LLVMIR/ROCDLOps.td

// Where a thread is.

func.func @ids() {
  %0 = gpu.block_dim x
  %1 = gpu.block_id y
  %2 = gpu.cluster_block_id z
  %3 = gpu.cluster_dim x
  %4 = gpu.cluster_dim_blocks y
  %5 = gpu.cluster_id z
  %6 = gpu.global_id x
  %7 = gpu.grid_dim y upper_bound 12
  %8 = gpu.thread_id z upper_bound 64 {note}
  %9 = gpu.thread_id z
  %10 = gpu.lane_id
  %11 = gpu.lane_id upper_bound 32
  %12 = gpu.subgroup_id : index
  %13 = gpu.num_subgroups upper_bound 4 : index
  %14 = gpu.subgroup_size upper_bound 64 {note} : index
  return
}

// -----

// Modules, functions, binaries.

gpu.module @empty {
}
gpu.module @targets [#nvvm.target, #rocdl.target<O = 3, chip = "gfx90a">] {
}
gpu.module @handled <#gpu.select_object<1 : i64>> [#nvvm.target<chip = "sm_90">] attributes {note} {
  gpu.func @plain() {
    gpu.return
  }
  gpu.func @kernel(%a: f32, %b: memref<?xf32> {a.note}) workgroup(%w: memref<32xf32, 3>, %x: memref<4xi32, #gpu.address_space<workgroup>>) private(%p: memref<1xf32, 5>) kernel attributes {note} {
    gpu.return
  }
  gpu.func @results(%a: f32) -> (f32, i32 {a.note}) private(%p: memref<2xf32, #gpu.address_space<private>> {a.note}) {
    %0 = arith.constant 1 : i32
    gpu.return {note} %a, %0 : f32, i32
  }
  gpu.func @sized() kernel attributes {known_block_size = array<i32: 128, 1, 1>, known_grid_size = array<i32: 4, 1, 1>, known_cluster_size = array<i32: 2, 1, 1>} {
    gpu.return
  }
  gpu.func @workgroup_only() workgroup(%w: memref<1xi8, 3> {a.note}) {
    gpu.return
  }
}

// -----

gpu.binary @first [#gpu.object<#nvvm.target, "bytes">]
gpu.binary @formats {note} [#gpu.object<#nvvm.target, offload = "a">, #gpu.object<#nvvm.target, assembly = "b">, #gpu.object<#rocdl.target, bin = "c\00">, #gpu.object<#rocdl.target, fatbin = "d">]
gpu.binary @chosen <#gpu.select_object<#rocdl.target>> [#gpu.object<#rocdl.target, properties = {O = 3 : i32}, bin = "x">]
gpu.binary @tables [#gpu.object<#rocdl.target, kernels = <[#gpu.kernel_metadata<"k", (i32) -> ()>, #gpu.kernel_metadata<"l", () -> (), metadata = {sgpr = 4 : i32}>]>, bin = "y">]

// -----

// Launches.

module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k() kernel {
      gpu.return
    }
    gpu.func @args(%a: f32, %b: memref<?xf32, 1>) kernel {
      gpu.return
    }
  }
  func.func @host(%n: index, %i: i32, %l: i64, %f: f32, %m: memref<?xf32, 1>, %o: !llvm.ptr, %t: !gpu.async.token) {
    gpu.launch_func @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n)
    gpu.launch_func @m::@k blocks in (%i, %i, %i) threads in (%i, %i, %i) : i32
    gpu.launch_func @m::@k clusters in (%l, %l, %l) blocks in (%l, %l, %l) threads in (%l, %l, %l) : i64 dynamic_shared_memory_size %i
    gpu.launch_func @m::@args clusters in (%n, %n, %n) blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%f : f32, %m : memref<?xf32, 1>) {note}
    gpu.launch_func <%o : !llvm.ptr> @m::@args blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%f : f32, %m : memref<?xf32, 1>)
    gpu.launch_func [%t] @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n)
    %u = gpu.launch_func async [%t, %t] @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) dynamic_shared_memory_size %i
    %v = gpu.launch_func async @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n)
    return
  }
}

// -----

func.func @launch(%n: index, %i: i32, %t: !gpu.async.token) {
  gpu.launch blocks(%a, %b, %c) in (%d = %n, %e = %n, %f = %n) threads(%g, %h, %j) in (%k = %n, %l = %n, %m = %n) {
    %0 = arith.addi %a, %m : index
    gpu.terminator
  }
  gpu.launch clusters(%x, %y, %z) in (%p = %n, %cq = %n, %r = %n) blocks(%a, %b, %c) in (%d = %n, %e = %n, %f = %n) threads(%g, %h, %j) in (%k = %n, %l = %n, %m = %n) dynamic_shared_memory_size %i {
    %0 = arith.addi %a, %x : index
    %1 = arith.addi %0, %r : index
    gpu.terminator {note}
  } {note}
  %u = gpu.launch async [%t] blocks(%a, %b, %c) in (%d = %n, %e = %n, %f = %n) threads(%g, %h, %j) in (%k = %n, %l = %n, %m = %n) module(@m) function(@f) workgroup(%w: memref<8xf32, 3>) private(%o: memref<1xf32, 5>, %s: memref<2xf32, #gpu.address_space<private>>) {
    cf.br ^end
  ^end:
    gpu.terminator
  }
  %v = gpu.launch async blocks(%a, %b, %c) in (%d = %n, %e = %n, %f = %n) threads(%g, %h, %j) in (%k = %n, %l = %n, %m = %n) {
    gpu.terminator
  }
  %q = gpu.launch async [%u, %v] blocks(%a, %b, %c) in (%d = %n, %e = %n, %f = %n) threads(%g, %h, %j) in (%k = %n, %l = %n, %m = %n) {
    gpu.printf "at %lld of %f\n", %a, %i : index, i32
    gpu.printf "nothing"
    gpu.terminator
  }
  return
}

// -----

// Memory, and tokens.

func.func @memory(%n: index, %i: i32, %f: f32, %h: memref<*xf32>, %a: memref<?xf32>, %b: memref<?xf32, 1>) {
  gpu.host_register %h : memref<*xf32>
  gpu.host_unregister %h {note} : memref<*xf32>
  gpu.set_default_device %i
  %s = gpu.wait async
  %t = gpu.wait async [%s] {note}
  %u = gpu.wait async [%s, %t]
  gpu.wait [%u]
  gpu.wait
  %0 = gpu.alloc () : memref<4xf32>
  %1 = gpu.alloc (%n) : memref<?x4xf32, 1>
  %2, %v = gpu.alloc async [%t] (%n, %n) {note} : memref<?x?xf32>
  %3 = gpu.alloc host_shared () : memref<4xf32>
  %4, %w = gpu.alloc async host_shared (%n) : memref<?xf32>
  %5 = gpu.alloc (%n)[%n] : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  gpu.dealloc %0 : memref<4xf32>
  %x = gpu.dealloc async [%v] %2 : memref<?x?xf32>
  gpu.memcpy %a, %b : memref<?xf32>, memref<?xf32, 1>
  %y = gpu.memcpy async [%x, %w] %b, %a : memref<?xf32, 1>, memref<?xf32> {note}
  gpu.memset %a, %f : memref<?xf32>, f32
  %z = gpu.memset async [%y] %b, %f : memref<?xf32, 1>, f32
  %6 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
  return
}

// -----

// Threads together.

func.func @reduce(%f: f32, %h: f16, %i: i32, %v: vector<4xf16>) {
  gpu.barrier
  %0 = gpu.all_reduce add %f {} : (f32) -> (f32)
  %1 = gpu.all_reduce maxsi %i uniform {} {note} : (i32) -> (i32)
  %2 = gpu.all_reduce %f {
  ^bb0(%a: f32, %b: f32):
    %x = arith.mulf %a, %b : f32
    gpu.yield %x : f32
  } : (f32) -> (f32)
  %3 = gpu.subgroup_reduce xor %i : (i32) -> (i32)
  %4 = gpu.subgroup_reduce minimumf %f uniform : (f32) -> (f32)
  %5 = gpu.subgroup_reduce mul %v cluster(size = 4) : (vector<4xf16>) -> (vector<4xf16>)
  %6 = gpu.subgroup_reduce and %i uniform cluster(size = 8, stride = 2) {note} : (i32) -> (i32)
  %7, %8 = gpu.shuffle xor %f, %i, %i : f32
  %9, %10 = gpu.shuffle up %v, %i, %i : vector<4xf16>
  %11, %12 = gpu.shuffle down %h, %i, %i {note} : f16
  %13, %14 = gpu.shuffle idx %i, %i, %i : i32
  %15, %16 = gpu.rotate %f, 3, 16 : f32
  %17 = gpu.subgroup_broadcast %f, first_active_lane : f32
  %18 = gpu.subgroup_broadcast %v, specific_lane %i : vector<4xf16>
  return
}

// -----

func.func @warp(%lane: index, %v: vector<4xf32>, %f: f32) -> (vector<1xf32>, f32) {
  gpu.warp_execute_on_lane_0(%lane)[32] {
  }
  gpu.warp_execute_on_lane_0(%lane)[32] {
    gpu.barrier
    gpu.yield
  } {note}
  %0:2 = gpu.warp_execute_on_lane_0(%lane)[32] args(%v, %f : vector<4xf32>, f32) -> (vector<1xf32>, f32) {
  ^bb0(%a: vector<128xf32>, %b: f32):
    %w = "t.take"(%a) : (vector<128xf32>) -> vector<32xf32>
    gpu.yield %w, %b : vector<32xf32>, f32
  }
  return %0#0, %0#1 : vector<1xf32>, f32
}

// -----

// Matrices of a subgroup.

func.func @matrices(%m: memref<32x32xf16, 3>, %n: memref<32x32xf32>, %i: index, %h: f16, %s: si8) {
  %a = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf16, 3> -> !gpu.mma_matrix<16x16xf16, "AOp">
  %b = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index, transpose} : memref<32x32xf16, 3> -> !gpu.mma_matrix<16x16xf16, "BOp">
  %c = gpu.subgroup_mma_constant_matrix %h : !gpu.mma_matrix<16x16xf16, "COp">
  %d = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
  %e = gpu.subgroup_mma_compute %a, %b, %d {a_transpose, b_transpose} : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
  %f = gpu.subgroup_mma_elementwise addf %d, %e : (!gpu.mma_matrix<16x16xf16, "COp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
  %g = gpu.subgroup_mma_elementwise extf %f {note} : (!gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf32, "COp">
  %x = gpu.subgroup_mma_extract_thread_local %f[%i] : !gpu.mma_matrix<16x16xf16, "COp"> -> f16
  %y = gpu.subgroup_mma_insert_thread_local %x, %f[%i] : f16, !gpu.mma_matrix<16x16xf16, "COp"> -> !gpu.mma_matrix<16x16xf16, "COp">
  gpu.subgroup_mma_store_matrix %g, %n[%i, %i] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf32, "COp">, memref<32x32xf32>
  %z = gpu.subgroup_mma_constant_matrix %s : !gpu.mma_matrix<8x32xsi8, "AOp">
  return
}

// -----

// Sparse matrices.

func.func @sparse(%n: index, %p: memref<?xindex>, %v: memref<?xf64>, %d: memref<?x?xf64>, %h: memref<?x?xf16>, %buf: memref<?xi8>, %t: !gpu.async.token) {
  %x, %t0 = gpu.create_dn_tensor async [%t] %v, %n : index into memref<?xf64>
  %m, %t1 = gpu.create_dn_tensor async [%t0] %d, %n, %n : index, index into memref<?x?xf64>
  %a, %t2 = gpu.create_coo async [%t1] %n, %n, %n, %p, %p, %v : memref<?xindex>, memref<?xindex>, memref<?xf64>
  %b, %t3 = gpu.create_coo_aos async [%t2] %n, %n, %n, %p, %v : memref<?xindex>, memref<?xf64>
  %c, %t4 = gpu.create_csr async [%t3] %n, %n, %n, %p, %p, %v : memref<?xindex>, memref<?xindex>, memref<?xf64>
  %e, %t5 = gpu.create_csc async [%t4] %n, %n, %n, %p, %p, %v : memref<?xindex>, memref<?xindex>, memref<?xf64>
  %f, %t6 = gpu.create_bsr async [%t5] %n, %n, %n, %n, %n, %p, %p, %v : memref<?xindex>, memref<?xindex>, memref<?xf64>
  %g, %t7 = gpu.create_2to4_spmat async [%t6] {PRUNE_AND_CHECK} %n, %n, %h : memref<?x?xf16>
  %s0, %t8 = gpu.spmv_buffer_size async [%t7] %a, %x, %x into f64
  %t9 = gpu.spmv async [%t8] %a{TRANSPOSE}, %x, %x, %buf : memref<?xi8> into f64
  %s1, %t10 = gpu.spmm_buffer_size async [%t9] %a, %m{TRANSPOSE}, %m : index into f64
  %s2:3, %t11 = gpu.spmm_buffer_size async [%t10] %g{CONJUGATE_TRANSPOSE}, %m, %m : index, index, index into f16
  %t12 = gpu.spmm async [%t11] %a, %m, %m, %buf : memref<?xi8> into f64
  %t13 = gpu.spmm async [%t12] %g, %m, %m, %buf, %buf, %buf : memref<?xi8>, memref<?xi8>, memref<?xi8> into f16
  %s3, %t14 = gpu.sddmm_buffer_size async [%t13] %m, %m, %c into f64
  %t15 = gpu.sddmm async [%t14] %m{TRANSPOSE}, %m, %c, %buf : memref<?xi8> into f64
  %desc, %t16 = gpu.spgemm_create_descr async [%t15]
  %s4, %t17 = gpu.spgemm_work_estimation_or_compute async [%t16] {WORK_ESTIMATION} %a, %c, %e, %desc, %n, %buf : f64 into memref<?xi8>
  %s5, %t18 = gpu.spgemm_work_estimation_or_compute async [%t17] {COMPUTE} %a{TRANSPOSE}, %c{TRANSPOSE}, %e, %desc, %n, %buf : f64 into memref<?xi8>
  %t19 = gpu.spgemm_copy async [%t18] %a, %c, %e, %desc : f64
  %r0, %r1, %r2, %t20 = gpu.spmat_get_size async [%t19] %e
  %t21 = gpu.set_csr_pointers async [%t20] %e, %p, %p, %v : memref<?xindex>, memref<?xindex>, memref<?xf64>
  %t22 = gpu.spgemm_destroy_descr async [%t21] %desc
  %t23 = gpu.destroy_sp_mat async [%t22] %a
  %t24 = gpu.destroy_dn_tensor async [%t23] %x
  %y = gpu.create_dn_tensor %v, %n : index into memref<?xf64>
  gpu.destroy_dn_tensor %y {note}
  return
}

// -----

// Attributes and types.

func.func private @attributes(!gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spgemmop_handle, !gpu.async.token, !gpu.mma_matrix<8x8xi32, "COp">) attributes {
  a.blocks = [#gpu.block<x>, #gpu.block<linear_dim_9>], a.groups = #gpu.warpgroup<y>, a.warps = #gpu.warp<z>,
  a.threads = #gpu.thread<linear_dim_0>, a.lanes = #gpu.lane<x>, a.mask = #gpu.mask<255>,
  a.space = #gpu.memory_space<workgroup>,
  a.loops = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0 + 1), bound = (d0) -> (d0)>],
  a.words = [#gpu<dim x>, #gpu<all_reduce_op minnumf>, #gpu<shuffle_mode idx>, #gpu<mma_element_wise negatef>, #gpu<prune_2to4_spmat_flag PRUNE_ONLY>, #gpu<mat_transpose_mode TRANSPOSE>]}

// -----

func.func @launch(%n: index, %t: !gpu.async.token) {
  %0 = gpu.launch async [%t] blocks(%a, %b, %c) in (%d = %n, %e = %n, %f = %n) threads(%g, %h, %j) in (%k = %n, %l = %n, %m = %n) {
    gpu.terminator
  }
  return
}

// -----

func.func @launch(%n: index, %t: !gpu.async.token) {
  gpu.launch [] blocks(%a, %b, %c) in (%d = %n, %e = %n, %f = %n) threads(%g, %h, %j) in (%k = %n, %l = %n, %m = %n) {
    gpu.terminator
  }
  return
}
