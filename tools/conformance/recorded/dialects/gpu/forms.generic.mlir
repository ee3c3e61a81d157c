"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "ids"}> ({
    %0 = "gpu.block_dim"() <{dimension = #gpu<dim x>}> : () -> index
    %1 = "gpu.block_id"() <{dimension = #gpu<dim y>}> : () -> index
    %2 = "gpu.cluster_block_id"() <{dimension = #gpu<dim z>}> : () -> index
    %3 = "gpu.cluster_dim"() <{dimension = #gpu<dim x>}> : () -> index
    %4 = "gpu.cluster_dim_blocks"() <{dimension = #gpu<dim y>}> : () -> index
    %5 = "gpu.cluster_id"() <{dimension = #gpu<dim z>}> : () -> index
    %6 = "gpu.global_id"() <{dimension = #gpu<dim x>}> : () -> index
    %7 = "gpu.grid_dim"() <{dimension = #gpu<dim y>, upper_bound = 12 : index}> : () -> index
    %8 = "gpu.thread_id"() <{dimension = #gpu<dim z>, upper_bound = 64 : index}> {note} : () -> index
    %9 = "gpu.thread_id"() <{dimension = #gpu<dim z>}> : () -> index
    %10 = "gpu.lane_id"() : () -> index
    %11 = "gpu.lane_id"() <{upper_bound = 32 : index}> : () -> index
    %12 = "gpu.subgroup_id"() : () -> index
    %13 = "gpu.num_subgroups"() <{upper_bound = 4 : index}> : () -> index
    %14 = "gpu.subgroup_size"() <{upper_bound = 64 : index}> {note} : () -> index
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "gpu.module"() <{sym_name = "empty"}> ({
  ^bb0:
  }) : () -> ()
  "gpu.module"() <{sym_name = "targets", targets = [#nvvm.target, #rocdl.target<O = 3, chip = "gfx90a">]}> ({
  ^bb0:
  }) : () -> ()
  "gpu.module"() <{offloadingHandler = #gpu.select_object<1 : i64>, sym_name = "handled", targets = [#nvvm.target<chip = "sm_90">]}> ({
    "gpu.func"() <{function_type = () -> ()}> ({
      "gpu.return"() : () -> ()
    }) {sym_name = "plain", workgroup_attributions = 0 : i64} : () -> ()
    "gpu.func"() <{arg_attrs = [{}, {a.note}], function_type = (f32, memref<?xf32>) -> ()}> ({
    ^bb0(%arg3: f32, %arg4: memref<?xf32>, %arg5: memref<32xf32, 3>, %arg6: memref<4xi32, #gpu.address_space<workgroup>>, %arg7: memref<1xf32, 5>):
      "gpu.return"() : () -> ()
    }) {gpu.kernel, note, sym_name = "kernel", workgroup_attributions = 2 : i64} : () -> ()
    "gpu.func"() <{function_type = (f32) -> (f32, i32), private_attrib_attrs = [{a.note}], res_attrs = [{}, {a.note}]}> ({
    ^bb0(%arg1: f32, %arg2: memref<2xf32, #gpu.address_space<private>>):
      %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
      "gpu.return"(%arg1, %0) {note} : (f32, i32) -> ()
    }) {sym_name = "results", workgroup_attributions = 0 : i64} : () -> ()
    "gpu.func"() <{function_type = () -> (), known_block_size = array<i32: 128, 1, 1>, known_cluster_size = array<i32: 2, 1, 1>, known_grid_size = array<i32: 4, 1, 1>}> ({
      "gpu.return"() : () -> ()
    }) {gpu.kernel, sym_name = "sized", workgroup_attributions = 0 : i64} : () -> ()
    "gpu.func"() <{function_type = () -> (), workgroup_attrib_attrs = [{a.note}]}> ({
    ^bb0(%arg0: memref<1xi8, 3>):
      "gpu.return"() : () -> ()
    }) {sym_name = "workgroup_only", workgroup_attributions = 1 : i64} : () -> ()
  }) {note} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "gpu.binary"() <{objects = [#gpu.object<#nvvm.target, "bytes">], offloadingHandler = #gpu.select_object, sym_name = "first"}> : () -> ()
  "gpu.binary"() <{objects = [#gpu.object<#nvvm.target, offload = "a">, #gpu.object<#nvvm.target, assembly = "b">, #gpu.object<#rocdl.target, bin = "c\00">, #gpu.object<#rocdl.target, "d">], offloadingHandler = #gpu.select_object, sym_name = "formats"}> {note} : () -> ()
  "gpu.binary"() <{objects = [#gpu.object<#rocdl.target, properties = {O = 3 : i32}, bin = "x">], offloadingHandler = #gpu.select_object<#rocdl.target>, sym_name = "chosen"}> : () -> ()
  "gpu.binary"() <{objects = [#gpu.object<#rocdl.target, kernels = <[#gpu.kernel_metadata<"k", (i32) -> ()>, #gpu.kernel_metadata<"l", () -> (), metadata = {sgpr = 4 : i32}>]>, bin = "y">], offloadingHandler = #gpu.select_object, sym_name = "tables"}> : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "gpu.module"() <{sym_name = "m"}> ({
    "gpu.func"() <{function_type = () -> ()}> ({
      "gpu.return"() : () -> ()
    }) {gpu.kernel, sym_name = "k", workgroup_attributions = 0 : i64} : () -> ()
    "gpu.func"() <{function_type = (f32, memref<?xf32, 1>) -> ()}> ({
    ^bb0(%arg7: f32, %arg8: memref<?xf32, 1>):
      "gpu.return"() : () -> ()
    }) {gpu.kernel, sym_name = "args", workgroup_attributions = 0 : i64} : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, i32, i64, f32, memref<?xf32, 1>, !llvm.ptr, !gpu.async.token) -> (), sym_name = "host"}> ({
  ^bb0(%arg0: index, %arg1: i32, %arg2: i64, %arg3: f32, %arg4: memref<?xf32, 1>, %arg5: !llvm.ptr, %arg6: !gpu.async.token):
    "gpu.launch_func"(%arg0, %arg0, %arg0, %arg0, %arg0, %arg0) <{kernel = @m::@k, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> : (index, index, index, index, index, index) -> ()
    "gpu.launch_func"(%arg1, %arg1, %arg1, %arg1, %arg1, %arg1) <{kernel = @m::@k, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> : (i32, i32, i32, i32, i32, i32) -> ()
    "gpu.launch_func"(%arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg1) <{kernel = @m::@k, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0>}> : (i64, i64, i64, i64, i64, i64, i64, i64, i64, i32) -> ()
    "gpu.launch_func"(%arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg3, %arg4) <{kernel = @m::@args, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 2, 0>}> {note} : (index, index, index, index, index, index, index, index, index, f32, memref<?xf32, 1>) -> ()
    "gpu.launch_func"(%arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg3, %arg4, %arg5) <{kernel = @m::@args, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 2, 1>}> : (index, index, index, index, index, index, f32, memref<?xf32, 1>, !llvm.ptr) -> ()
    "gpu.launch_func"(%arg6, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0) <{kernel = @m::@k, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> : (!gpu.async.token, index, index, index, index, index, index) -> ()
    %0 = "gpu.launch_func"(%arg6, %arg6, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg1) <{kernel = @m::@k, operandSegmentSizes = array<i32: 2, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0>}> : (!gpu.async.token, !gpu.async.token, index, index, index, index, index, index, i32) -> !gpu.async.token
    %1 = "gpu.launch_func"(%arg0, %arg0, %arg0, %arg0, %arg0, %arg0) <{kernel = @m::@k, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> : (index, index, index, index, index, index) -> !gpu.async.token
    "func.return"() : () -> ()
  }) : () -> ()
}) {gpu.container_module} : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (index, i32, !gpu.async.token) -> (), sym_name = "launch"}> ({
  ^bb0(%arg0: index, %arg1: i32, %arg2: !gpu.async.token):
    "gpu.launch"(%arg0, %arg0, %arg0, %arg0, %arg0, %arg0) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({
    ^bb0(%arg60: index, %arg61: index, %arg62: index, %arg63: index, %arg64: index, %arg65: index, %arg66: index, %arg67: index, %arg68: index, %arg69: index, %arg70: index, %arg71: index):
      %5 = "arith.addi"(%arg60, %arg71) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      "gpu.terminator"() : () -> ()
    }) {workgroup_attributions = 0 : i64} : (index, index, index, index, index, index) -> ()
    "gpu.launch"(%arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg1) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1>}> ({
    ^bb0(%arg42: index, %arg43: index, %arg44: index, %arg45: index, %arg46: index, %arg47: index, %arg48: index, %arg49: index, %arg50: index, %arg51: index, %arg52: index, %arg53: index, %arg54: index, %arg55: index, %arg56: index, %arg57: index, %arg58: index, %arg59: index):
      %3 = "arith.addi"(%arg42, %arg54) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %4 = "arith.addi"(%3, %arg59) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      "gpu.terminator"() {note} : () -> ()
    }) {note, workgroup_attributions = 0 : i64} : (index, index, index, index, index, index, index, index, index, i32) -> ()
    %0 = "gpu.launch"(%arg2, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0) <{function = @f, module = @m, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({
    ^bb0(%arg27: index, %arg28: index, %arg29: index, %arg30: index, %arg31: index, %arg32: index, %arg33: index, %arg34: index, %arg35: index, %arg36: index, %arg37: index, %arg38: index, %arg39: memref<8xf32, 3>, %arg40: memref<1xf32, 5>, %arg41: memref<2xf32, #gpu.address_space<private>>):
      "cf.br"()[^bb1] : () -> ()
    ^bb1:  // pred: ^bb0
      "gpu.terminator"() : () -> ()
    }) {workgroup_attributions = 1 : i64} : (!gpu.async.token, index, index, index, index, index, index) -> !gpu.async.token
    %1 = "gpu.launch"(%arg0, %arg0, %arg0, %arg0, %arg0, %arg0) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({
    ^bb0(%arg15: index, %arg16: index, %arg17: index, %arg18: index, %arg19: index, %arg20: index, %arg21: index, %arg22: index, %arg23: index, %arg24: index, %arg25: index, %arg26: index):
      "gpu.terminator"() : () -> ()
    }) {workgroup_attributions = 0 : i64} : (index, index, index, index, index, index) -> !gpu.async.token
    %2 = "gpu.launch"(%0, %1, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0) <{operandSegmentSizes = array<i32: 2, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({
    ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index, %arg12: index, %arg13: index, %arg14: index):
      "gpu.printf"(%arg3, %arg1) <{format = "at %lld of %f\0A"}> : (index, i32) -> ()
      "gpu.printf"() <{format = "nothing"}> : () -> ()
      "gpu.terminator"() : () -> ()
    }) {workgroup_attributions = 0 : i64} : (!gpu.async.token, !gpu.async.token, index, index, index, index, index, index) -> !gpu.async.token
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0)[s0] -> (d0 + s0)>
"builtin.module"() ({
  "func.func"() <{function_type = (index, i32, f32, memref<*xf32>, memref<?xf32>, memref<?xf32, 1>) -> (), sym_name = "memory"}> ({
  ^bb0(%arg0: index, %arg1: i32, %arg2: f32, %arg3: memref<*xf32>, %arg4: memref<?xf32>, %arg5: memref<?xf32, 1>):
    "gpu.host_register"(%arg3) : (memref<*xf32>) -> ()
    "gpu.host_unregister"(%arg3) {note} : (memref<*xf32>) -> ()
    "gpu.set_default_device"(%arg1) : (i32) -> ()
    %0 = "gpu.wait"() : () -> !gpu.async.token
    %1 = "gpu.wait"(%0) {note} : (!gpu.async.token) -> !gpu.async.token
    %2 = "gpu.wait"(%0, %1) : (!gpu.async.token, !gpu.async.token) -> !gpu.async.token
    "gpu.wait"(%2) : (!gpu.async.token) -> ()
    "gpu.wait"() : () -> ()
    %3 = "gpu.alloc"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> memref<4xf32>
    %4 = "gpu.alloc"(%arg0) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (index) -> memref<?x4xf32, 1>
    %5:2 = "gpu.alloc"(%1, %arg0, %arg0) <{operandSegmentSizes = array<i32: 1, 2, 0>}> {note} : (!gpu.async.token, index, index) -> (memref<?x?xf32>, !gpu.async.token)
    %6 = "gpu.alloc"() <{hostShared, operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> memref<4xf32>
    %7:2 = "gpu.alloc"(%arg0) <{hostShared, operandSegmentSizes = array<i32: 0, 1, 0>}> : (index) -> (memref<?xf32>, !gpu.async.token)
    %8 = "gpu.alloc"(%arg0, %arg0) <{operandSegmentSizes = array<i32: 0, 1, 1>}> : (index, index) -> memref<?xf32, #map>
    "gpu.dealloc"(%3) : (memref<4xf32>) -> ()
    %9 = "gpu.dealloc"(%5#1, %5#0) : (!gpu.async.token, memref<?x?xf32>) -> !gpu.async.token
    "gpu.memcpy"(%arg4, %arg5) : (memref<?xf32>, memref<?xf32, 1>) -> ()
    %10 = "gpu.memcpy"(%9, %7#1, %arg5, %arg4) {note} : (!gpu.async.token, !gpu.async.token, memref<?xf32, 1>, memref<?xf32>) -> !gpu.async.token
    "gpu.memset"(%arg4, %arg2) : (memref<?xf32>, f32) -> ()
    %11 = "gpu.memset"(%10, %arg5, %arg2) : (!gpu.async.token, memref<?xf32, 1>, f32) -> !gpu.async.token
    %12 = "gpu.dynamic_shared_memory"() : () -> memref<?xi8, #gpu.address_space<workgroup>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32, f16, i32, vector<4xf16>) -> (), sym_name = "reduce"}> ({
  ^bb0(%arg0: f32, %arg1: f16, %arg2: i32, %arg3: vector<4xf16>):
    "gpu.barrier"() : () -> ()
    %0 = "gpu.all_reduce"(%arg0) <{op = #gpu<all_reduce_op add>}> ({
    }) : (f32) -> f32
    %1 = "gpu.all_reduce"(%arg2) <{op = #gpu<all_reduce_op maxsi>, uniform}> ({
    }) {note} : (i32) -> i32
    %2 = "gpu.all_reduce"(%arg0) ({
    ^bb0(%arg4: f32, %arg5: f32):
      %14 = "arith.mulf"(%arg4, %arg5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "gpu.yield"(%14) : (f32) -> ()
    }) : (f32) -> f32
    %3 = "gpu.subgroup_reduce"(%arg2) <{cluster_stride = 1 : i32, op = #gpu<all_reduce_op xor>}> : (i32) -> i32
    %4 = "gpu.subgroup_reduce"(%arg0) <{cluster_stride = 1 : i32, op = #gpu<all_reduce_op minimumf>, uniform}> : (f32) -> f32
    %5 = "gpu.subgroup_reduce"(%arg3) <{cluster_size = 4 : i32, cluster_stride = 1 : i32, op = #gpu<all_reduce_op mul>}> : (vector<4xf16>) -> vector<4xf16>
    %6 = "gpu.subgroup_reduce"(%arg2) <{cluster_size = 8 : i32, cluster_stride = 2 : i32, op = #gpu<all_reduce_op and>, uniform}> {note} : (i32) -> i32
    %7:2 = "gpu.shuffle"(%arg0, %arg2, %arg2) <{mode = #gpu<shuffle_mode xor>}> : (f32, i32, i32) -> (f32, i1)
    %8:2 = "gpu.shuffle"(%arg3, %arg2, %arg2) <{mode = #gpu<shuffle_mode up>}> : (vector<4xf16>, i32, i32) -> (vector<4xf16>, i1)
    %9:2 = "gpu.shuffle"(%arg1, %arg2, %arg2) <{mode = #gpu<shuffle_mode down>}> {note} : (f16, i32, i32) -> (f16, i1)
    %10:2 = "gpu.shuffle"(%arg2, %arg2, %arg2) <{mode = #gpu<shuffle_mode idx>}> : (i32, i32, i32) -> (i32, i1)
    %11:2 = "gpu.rotate"(%arg0) <{offset = 3 : i32, width = 16 : i32}> : (f32) -> (f32, i1)
    %12 = "gpu.subgroup_broadcast"(%arg0) <{broadcast_type = #gpu<broadcast first_active_lane>}> : (f32) -> f32
    %13 = "gpu.subgroup_broadcast"(%arg3, %arg2) <{broadcast_type = #gpu<broadcast specific_lane>}> : (vector<4xf16>, i32) -> vector<4xf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (index, vector<4xf32>, f32) -> (vector<1xf32>, f32), sym_name = "warp"}> ({
  ^bb0(%arg0: index, %arg1: vector<4xf32>, %arg2: f32):
    "gpu.warp_execute_on_lane_0"(%arg0) <{warp_size = 32 : i64}> ({
      "gpu.yield"() : () -> ()
    }) : (index) -> ()
    "gpu.warp_execute_on_lane_0"(%arg0) <{warp_size = 32 : i64}> ({
      "gpu.barrier"() : () -> ()
      "gpu.yield"() : () -> ()
    }) {note} : (index) -> ()
    %0:2 = "gpu.warp_execute_on_lane_0"(%arg0, %arg1, %arg2) <{warp_size = 32 : i64}> ({
    ^bb0(%arg3: vector<128xf32>, %arg4: f32):
      %1 = "t.take"(%arg3) : (vector<128xf32>) -> vector<32xf32>
      "gpu.yield"(%1, %arg4) : (vector<32xf32>, f32) -> ()
    }) : (index, vector<4xf32>, f32) -> (vector<1xf32>, f32)
    "func.return"(%0#0, %0#1) : (vector<1xf32>, f32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<32x32xf16, 3>, memref<32x32xf32>, index, f16, si8) -> (), sym_name = "matrices"}> ({
  ^bb0(%arg0: memref<32x32xf16, 3>, %arg1: memref<32x32xf32>, %arg2: index, %arg3: f16, %arg4: si8):
    %0 = "gpu.subgroup_mma_load_matrix"(%arg0, %arg2, %arg2) <{leadDimension = 32 : index}> : (memref<32x32xf16, 3>, index, index) -> !gpu.mma_matrix<16x16xf16, "AOp">
    %1 = "gpu.subgroup_mma_load_matrix"(%arg0, %arg2, %arg2) <{leadDimension = 32 : index, transpose}> : (memref<32x32xf16, 3>, index, index) -> !gpu.mma_matrix<16x16xf16, "BOp">
    %2 = "gpu.subgroup_mma_constant_matrix"(%arg3) : (f16) -> !gpu.mma_matrix<16x16xf16, "COp">
    %3 = "gpu.subgroup_mma_compute"(%0, %1, %2) : (!gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
    %4 = "gpu.subgroup_mma_compute"(%0, %1, %3) <{a_transpose, b_transpose}> : (!gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
    %5 = "gpu.subgroup_mma_elementwise"(%3, %4) <{opType = #gpu<mma_element_wise addf>}> : (!gpu.mma_matrix<16x16xf16, "COp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
    %6 = "gpu.subgroup_mma_elementwise"(%5) <{opType = #gpu<mma_element_wise extf>}> {note} : (!gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf32, "COp">
    %7 = "gpu.subgroup_mma_extract_thread_local"(%5, %arg2) : (!gpu.mma_matrix<16x16xf16, "COp">, index) -> f16
    %8 = "gpu.subgroup_mma_insert_thread_local"(%7, %5, %arg2) : (f16, !gpu.mma_matrix<16x16xf16, "COp">, index) -> !gpu.mma_matrix<16x16xf16, "COp">
    "gpu.subgroup_mma_store_matrix"(%6, %arg1, %arg2, %arg2) <{leadDimension = 32 : index}> : (!gpu.mma_matrix<16x16xf32, "COp">, memref<32x32xf32>, index, index) -> ()
    %9 = "gpu.subgroup_mma_constant_matrix"(%arg4) : (si8) -> !gpu.mma_matrix<8x32xsi8, "AOp">
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (index, memref<?xindex>, memref<?xf64>, memref<?x?xf64>, memref<?x?xf16>, memref<?xi8>, !gpu.async.token) -> (), sym_name = "sparse"}> ({
  ^bb0(%arg0: index, %arg1: memref<?xindex>, %arg2: memref<?xf64>, %arg3: memref<?x?xf64>, %arg4: memref<?x?xf16>, %arg5: memref<?xi8>, %arg6: !gpu.async.token):
    %0:2 = "gpu.create_dn_tensor"(%arg6, %arg2, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (!gpu.async.token, memref<?xf64>, index) -> (!gpu.sparse.dntensor_handle, !gpu.async.token)
    %1:2 = "gpu.create_dn_tensor"(%0#1, %arg3, %arg0, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (!gpu.async.token, memref<?x?xf64>, index, index) -> (!gpu.sparse.dntensor_handle, !gpu.async.token)
    %2:2 = "gpu.create_coo"(%1#1, %arg0, %arg0, %arg0, %arg1, %arg1, %arg2) : (!gpu.async.token, index, index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>) -> (!gpu.sparse.spmat_handle, !gpu.async.token)
    %3:2 = "gpu.create_coo_aos"(%2#1, %arg0, %arg0, %arg0, %arg1, %arg2) : (!gpu.async.token, index, index, index, memref<?xindex>, memref<?xf64>) -> (!gpu.sparse.spmat_handle, !gpu.async.token)
    %4:2 = "gpu.create_csr"(%3#1, %arg0, %arg0, %arg0, %arg1, %arg1, %arg2) : (!gpu.async.token, index, index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>) -> (!gpu.sparse.spmat_handle, !gpu.async.token)
    %5:2 = "gpu.create_csc"(%4#1, %arg0, %arg0, %arg0, %arg1, %arg1, %arg2) : (!gpu.async.token, index, index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>) -> (!gpu.sparse.spmat_handle, !gpu.async.token)
    %6:2 = "gpu.create_bsr"(%5#1, %arg0, %arg0, %arg0, %arg0, %arg0, %arg1, %arg1, %arg2) : (!gpu.async.token, index, index, index, index, index, memref<?xindex>, memref<?xindex>, memref<?xf64>) -> (!gpu.sparse.spmat_handle, !gpu.async.token)
    %7:2 = "gpu.create_2to4_spmat"(%6#1, %arg0, %arg0, %arg4) <{pruneFlag = #gpu<prune_2to4_spmat_flag PRUNE_AND_CHECK>}> : (!gpu.async.token, index, index, memref<?x?xf16>) -> (!gpu.sparse.spmat_handle, !gpu.async.token)
    %8:2 = "gpu.spmv_buffer_size"(%7#1, %2#0, %0#0, %0#0) <{computeType = f64, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>}> : (!gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle) -> (index, !gpu.async.token)
    %9 = "gpu.spmv"(%8#1, %2#0, %0#0, %0#0, %arg5) <{computeType = f64, modeA = #gpu<mat_transpose_mode TRANSPOSE>}> : (!gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, memref<?xi8>) -> !gpu.async.token
    %10:2 = "gpu.spmm_buffer_size"(%9, %2#0, %1#0, %1#0) <{computeType = f64, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode TRANSPOSE>, resultSegmentSizes = array<i32: 1, 1>}> : (!gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle) -> (index, !gpu.async.token)
    %11:4 = "gpu.spmm_buffer_size"(%10#1, %7#0, %1#0, %1#0) <{computeType = f16, modeA = #gpu<mat_transpose_mode CONJUGATE_TRANSPOSE>, modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>, resultSegmentSizes = array<i32: 3, 1>}> : (!gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle) -> (index, index, index, !gpu.async.token)
    %12 = "gpu.spmm"(%11#3, %2#0, %1#0, %1#0, %arg5) <{computeType = f64, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (!gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, memref<?xi8>) -> !gpu.async.token
    %13 = "gpu.spmm"(%12, %7#0, %1#0, %1#0, %arg5, %arg5, %arg5) <{computeType = f16, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 3>}> : (!gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, memref<?xi8>, memref<?xi8>, memref<?xi8>) -> !gpu.async.token
    %14:2 = "gpu.sddmm_buffer_size"(%13, %1#0, %1#0, %4#0) <{computeType = f64, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>}> : (!gpu.async.token, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle) -> (index, !gpu.async.token)
    %15 = "gpu.sddmm"(%14#1, %1#0, %1#0, %4#0, %arg5) <{computeType = f64, modeA = #gpu<mat_transpose_mode TRANSPOSE>, modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>}> : (!gpu.async.token, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle, memref<?xi8>) -> !gpu.async.token
    %16:2 = "gpu.spgemm_create_descr"(%15) : (!gpu.async.token) -> (!gpu.sparse.spgemmop_handle, !gpu.async.token)
    %17:2 = "gpu.spgemm_work_estimation_or_compute"(%16#1, %16#0, %2#0, %4#0, %5#0, %arg0, %arg5) <{computeType = f64, kind = #gpu<spgemm_work_estimation_or_compute_kind WORK_ESTIMATION>, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>}> : (!gpu.async.token, !gpu.sparse.spgemmop_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, index, memref<?xi8>) -> (index, !gpu.async.token)
    %18:2 = "gpu.spgemm_work_estimation_or_compute"(%17#1, %16#0, %2#0, %4#0, %5#0, %arg0, %arg5) <{computeType = f64, kind = #gpu<spgemm_work_estimation_or_compute_kind COMPUTE>, modeA = #gpu<mat_transpose_mode TRANSPOSE>, modeB = #gpu<mat_transpose_mode TRANSPOSE>}> : (!gpu.async.token, !gpu.sparse.spgemmop_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, index, memref<?xi8>) -> (index, !gpu.async.token)
    %19 = "gpu.spgemm_copy"(%18#1, %16#0, %2#0, %4#0, %5#0) <{computeType = f64, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>}> : (!gpu.async.token, !gpu.sparse.spgemmop_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle) -> !gpu.async.token
    %20:4 = "gpu.spmat_get_size"(%19, %5#0) : (!gpu.async.token, !gpu.sparse.spmat_handle) -> (index, index, index, !gpu.async.token)
    %21 = "gpu.set_csr_pointers"(%20#3, %5#0, %arg1, %arg1, %arg2) : (!gpu.async.token, !gpu.sparse.spmat_handle, memref<?xindex>, memref<?xindex>, memref<?xf64>) -> !gpu.async.token
    %22 = "gpu.spgemm_destroy_descr"(%21, %16#0) : (!gpu.async.token, !gpu.sparse.spgemmop_handle) -> !gpu.async.token
    %23 = "gpu.destroy_sp_mat"(%22, %2#0) : (!gpu.async.token, !gpu.sparse.spmat_handle) -> !gpu.async.token
    %24 = "gpu.destroy_dn_tensor"(%23, %0#0) : (!gpu.async.token, !gpu.sparse.dntensor_handle) -> !gpu.async.token
    %25 = "gpu.create_dn_tensor"(%arg2, %arg0) <{operandSegmentSizes = array<i32: 0, 1, 1>}> : (memref<?xf64>, index) -> !gpu.sparse.dntensor_handle
    "gpu.destroy_dn_tensor"(%25) {note} : (!gpu.sparse.dntensor_handle) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spgemmop_handle, !gpu.async.token, !gpu.mma_matrix<8x8xi32, "COp">) -> (), sym_name = "attributes", sym_visibility = "private"}> ({
  }) {a.blocks = [#gpu.block<x>, #gpu.block<linear_dim_9>], a.groups = #gpu.warpgroup<y>, a.lanes = #gpu.lane<x>, a.loops = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0 + 1), bound = (d0) -> (d0)>], a.mask = #gpu.mask<255>, a.space = #gpu.memory_space<workgroup>, a.threads = #gpu.thread<linear_dim_0>, a.warps = #gpu.warp<z>, a.words = [#gpu<dim x>, #gpu<all_reduce_op minnumf>, #gpu<shuffle_mode idx>, #gpu<mma_element_wise negatef>, #gpu<prune_2to4_spmat_flag PRUNE_ONLY>, #gpu<mat_transpose_mode TRANSPOSE>]} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (index, !gpu.async.token) -> (), sym_name = "launch"}> ({
  ^bb0(%arg0: index, %arg1: !gpu.async.token):
    %0 = "gpu.launch"(%arg1, %arg0, %arg0, %arg0, %arg0, %arg0, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({
    ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index, %arg12: index, %arg13: index):
      "gpu.terminator"() : () -> ()
    }) {workgroup_attributions = 0 : i64} : (!gpu.async.token, index, index, index, index, index, index) -> !gpu.async.token
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (index, !gpu.async.token) -> (), sym_name = "launch"}> ({
  ^bb0(%arg0: index, %arg1: !gpu.async.token):
    "gpu.launch"(%arg0, %arg0, %arg0, %arg0, %arg0, %arg0) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({
    ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: index, %arg11: index, %arg12: index, %arg13: index):
      "gpu.terminator"() : () -> ()
    }) {workgroup_attributions = 0 : i64} : (index, index, index, index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

