module {
  func.func @registers() {
    %0 = nvvm.read.ptx.sreg.tid.x : i32
    %1 = nvvm.read.ptx.sreg.tid.y range <i32, 0, 64> : i32
    %2 = nvvm.read.ptx.sreg.ntid.z range <i32, 1, 1025> {note} : i32
    %3 = nvvm.read.ptx.sreg.ctaid.x range <i32, 0, 0> : i32
    %4 = nvvm.read.ptx.sreg.nctaid.y range <i32, -1, -1> : i32
    %5 = nvvm.read.ptx.sreg.clusterid.z : i32
    %6 = nvvm.read.ptx.sreg.nclusterid.x : i32
    %7 = nvvm.read.ptx.sreg.cluster.ctaid.y : i32
    %8 = nvvm.read.ptx.sreg.cluster.nctaid.z : i32
    %9 = nvvm.read.ptx.sreg.cluster.ctarank : i32
    %10 = nvvm.read.ptx.sreg.cluster.nctarank : i32
    %11 = nvvm.read.ptx.sreg.laneid range <i32, 0, 32> : i32
    %12 = nvvm.read.ptx.sreg.warpsize : i32
    %13 = nvvm.read.ptx.sreg.warpid : i32
    %14 = nvvm.read.ptx.sreg.nwarpid : i32
    %15 = nvvm.read.ptx.sreg.smid : i32
    %16 = nvvm.read.ptx.sreg.nsmid : i32
    %17 = nvvm.read.ptx.sreg.gridid : i64
    %18 = nvvm.read.ptx.sreg.lanemask.eq : i32
    %19 = nvvm.read.ptx.sreg.lanemask.ge {note} : i32
    %20 = nvvm.read.ptx.sreg.clock : i32
    %21 = nvvm.read.ptx.sreg.clock64 : i64
    %22 = nvvm.read.ptx.sreg.globaltimer : i64
    %23 = nvvm.read.ptx.sreg.globaltimer.lo : i32
    %24 = nvvm.read.ptx.sreg.envreg0 : i32
    %25 = nvvm.read.ptx.sreg.envreg31 : i32
    %26 = nvvm.read.ptx.sreg.total.smem.size : i32
    %27 = nvvm.read.ptx.sreg.dynamic.smem.size : i32
    %28 = nvvm.read.ptx.sreg.aggr.smem.size : i32
    return
  }
}

// -----
module {
  func.func @alone(%arg0: f32, %arg1: i32, %arg2: i1, %arg3: vector<4xi8>, %arg4: vector<2xi16>) {
    %0 = nvvm.rcp.approx.ftz.f %arg0 : f32
    nvvm.nanosleep %arg1
    nvvm.pmevent id = 1
    nvvm.pmevent mask = 255
    nvvm.pmevent {note} id = 15
    nvvm.setmaxregister  increase 240
    nvvm.setmaxregister  decrease 24 {note}
    %1 = nvvm.prmt <default> %arg1, %arg1, %arg1 : i32
    %2 = nvvm.prmt <rc8> %arg1, %arg1 : i32
    %3 = nvvm.dot.accumulate.4way %arg3 <signed>, %arg3 <unsigned>, %arg1 : vector<4xi8>, vector<4xi8>
    %4 = nvvm.dot.accumulate.2way %arg4 <unsigned>, %arg3 <signed>, %arg1 {b_hi = true} : vector<2xi16>, vector<4xi8>
    nvvm.inline_ptx "exit;"
    %5 = nvvm.inline_ptx "ex2.approx.ftz.f32 $0, $1;" ro(%arg0 : f32), predicate = %arg2 -> f32
    %6 = nvvm.inline_ptx "add.f32 $0, $1, $2;" ro(%arg0, %arg0 : f32, f32) -> f32
    %7:2 = nvvm.inline_ptx "foo" ro(%arg1 : i32) rw(%arg0 : f32) {note} -> i32, i64
    nvvm.breakpoint
    nvvm.exit
    nvvm.griddepcontrol  wait
    nvvm.griddepcontrol  launch_dependents {note}
    return
  }
}

// -----
module {
  func.func @warp(%arg0: i32, %arg1: i64, %arg2: f32, %arg3: i1) {
    %0 = nvvm.redux.sync  add %arg0, %arg0 : i32 -> i32
    %1 = nvvm.redux.sync  umax %arg0, %arg0 {note} : i32 -> i32
    %2 = nvvm.redux.sync  fmin %arg2, %arg0 {abs = true, nan = true} : f32 -> f32
    %3 = nvvm.shfl.sync  bfly %arg0, %arg2, %arg0, %arg0 : f32 -> f32
    %4 = nvvm.shfl.sync  up %arg0, %arg0, %arg0, %arg0 : i32 -> i32
    %5 = nvvm.shfl.sync  idx %arg0, %arg2, %arg0, %arg0 {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
    %6 = nvvm.vote.sync  ballot %arg0, %arg3 -> i32
    %7 = nvvm.vote.sync  any %arg0, %arg3 -> i1
    %8 = nvvm.vote.sync  uni %arg0, %arg3 {note} -> i1
    %9 = nvvm.match.sync  any %arg0, %arg0 : i32 -> i32
    %10 = nvvm.match.sync  all %arg0, %arg1 : i64 -> !llvm.struct<(i32, i1)>
    nvvm.bar.warp.sync %arg0 : i32
    %11 = nvvm.elect.sync -> i1
    %12 = nvvm.elect.sync %arg0 {note} -> i1
    return
  }
}

// -----
module {
  func.func @barriers(%arg0: i32, %arg1: !llvm.ptr) {
    nvvm.barrier0
    nvvm.barrier
    nvvm.barrier id = %arg0
    nvvm.barrier id = %arg0 number_of_threads = %arg0
    %0 = nvvm.barrier #nvvm.reduction<popc> %arg0 -> i32
    nvvm.barrier.arrive number_of_threads = %arg0
    nvvm.barrier.arrive id = %arg0 number_of_threads = %arg0
    nvvm.cluster.arrive
    nvvm.cluster.arrive {aligned}
    nvvm.cluster.arrive.relaxed {aligned}
    nvvm.cluster.wait
    nvvm.memory.barrier <cta>
    nvvm.memory.barrier <sys>
    nvvm.fence.mbarrier.init
    nvvm.fence.sc.cluster
    nvvm.fence.sync_restrict {order = #nvvm.mem_order<acquire>}
    nvvm.fence.proxy {kind = #nvvm.proxy_kind<alias>}
    nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cluster>}
    nvvm.fence.proxy.acquire <cta> %arg1, %arg0
    nvvm.fence.proxy.acquire <gpu> %arg1, %arg0
    nvvm.fence.proxy.release <cluster>
    nvvm.fence.proxy.release <sys> {note}
    nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<release>}
    return
  }
}

// -----
module {
  func.func @mbarriers(%arg0: !llvm.ptr, %arg1: !llvm.ptr<3>, %arg2: !llvm.ptr<7>, %arg3: i32, %arg4: i64, %arg5: i1) {
    nvvm.mbarrier.init %arg0, %arg3 : !llvm.ptr, i32
    nvvm.mbarrier.init %arg1, %arg3, predicate = %arg5 : !llvm.ptr<3>, i32, i1
    nvvm.mbarrier.inval %arg1 : !llvm.ptr<3>
    nvvm.mbarrier.expect_tx %arg1, %arg3 : !llvm.ptr<3>, i32
    nvvm.mbarrier.complete_tx %arg2, %arg3 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<7>, i32
    %0 = nvvm.mbarrier.arrive %arg0 : !llvm.ptr -> i64
    %1 = nvvm.mbarrier.arrive %arg1, %arg3 {relaxed = true} : !llvm.ptr<3> -> i64
    nvvm.mbarrier.arrive %arg2 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<7>
    %2 = nvvm.mbarrier.arrive_drop %arg1 : !llvm.ptr<3> -> i64
    nvvm.mbarrier.arrive_drop %arg2, %arg3 : !llvm.ptr<7>
    %3 = nvvm.mbarrier.arrive.nocomplete %arg0, %arg3 : !llvm.ptr, i32 -> i64
    %4 = nvvm.mbarrier.arrive_drop.nocomplete %arg1, %arg3 : !llvm.ptr<3>, i32 -> i64
    %5 = nvvm.mbarrier.arrive.expect_tx %arg1, %arg3 : !llvm.ptr<3>, i32 -> i64
    nvvm.mbarrier.arrive.expect_tx %arg0, %arg3, predicate = %arg5 : !llvm.ptr, i32, i1
    nvvm.mbarrier.arrive_drop.expect_tx %arg2, %arg3 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<7>, i32
    nvvm.mbarrier.try_wait.parity %arg0, %arg3, %arg3 : !llvm.ptr, i32, i32
    %6 = nvvm.mbarrier.test.wait %arg1, %arg4 : !llvm.ptr<3>, i64 -> i1
    %7 = nvvm.mbarrier.try_wait %arg1, %arg3, %arg3 {relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i32, i32 -> i1
    %8 = nvvm.mbarrier.try_wait %arg0, %arg4 : !llvm.ptr, i64 -> i1
    return
  }
}

// -----
module {
  func.func @copies(%arg0: !llvm.ptr, %arg1: !llvm.ptr<1>, %arg2: !llvm.ptr<3>, %arg3: !llvm.ptr<4>, %arg4: !llvm.ptr<7>, %arg5: i32, %arg6: i16, %arg7: i64, %arg8: i1) {
    nvvm.cp.async.shared.global %arg2, %arg1, 16, cache =  cg : !llvm.ptr<3>, !llvm.ptr<1>
    nvvm.cp.async.shared.global %arg2, %arg1, 8, cache =  ca, %arg5 : !llvm.ptr<3>, !llvm.ptr<1>, i32
    nvvm.cp.async.commit.group
    nvvm.cp.async.wait.group 2
    nvvm.cp.async.mbarrier.arrive %arg2 {noinc = true} : !llvm.ptr<3>
    nvvm.cp.async.bulk.commit.group
    nvvm.cp.async.bulk.wait_group 1 {read}
    nvvm.cp.async.bulk.shared.cluster.global %arg4, %arg1, %arg2, %arg5 : !llvm.ptr<7>, <1>
    nvvm.cp.async.bulk.shared.cluster.global %arg4, %arg1, %arg2, %arg5 multicast_mask = %arg6 l2_cache_hint = %arg7 : !llvm.ptr<7>, <1>
    nvvm.cp.async.bulk.shared.cluster.shared.cta %arg4, %arg2, %arg2, %arg5 : <7>, <3>
    nvvm.cp.async.bulk.global.shared.cta %arg1, %arg2, %arg5 l2_cache_hint = %arg7 byte_mask = %arg6 : <1>, <3>
    nvvm.cp.async.bulk.prefetch %arg1, %arg5 l2_cache_hint = %arg7 : <1>
    nvvm.cp.async.bulk.tensor.prefetch %arg0, box[%arg5] : !llvm.ptr
    nvvm.cp.async.bulk.tensor.prefetch %arg0, box[%arg5, %arg5, %arg5] im2col[%arg6] l2_cache_hint = %arg7 {mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr
    nvvm.cp.async.bulk.tensor.prefetch %arg0, box[%arg5, %arg5, %arg5, %arg5, %arg5] {mode = #nvvm.tma_load_mode<tile_gather4>} : !llvm.ptr
    nvvm.cp.async.bulk.tensor.shared.cluster.global %arg4, %arg0, %arg2, box[%arg5, %arg5] multicast_mask = %arg6 predicate = %arg8 : !llvm.ptr<7>, !llvm.ptr
    nvvm.cp.async.bulk.tensor.global.shared.cta %arg0, %arg2, box[%arg5], predicate = %arg8 : !llvm.ptr, <3>
    nvvm.cp.async.bulk.tensor.reduce %arg0, %arg2, box[%arg5, %arg5] {redKind = #nvvm.tma_redux_kind<add>} : !llvm.ptr, <3>
    nvvm.prefetch level =  L1, %arg1 : !llvm.ptr<1>
    nvvm.prefetch level =  L1 uniform, %arg0 : !llvm.ptr
    nvvm.prefetch tensormap, %arg3 : !llvm.ptr<4>
    nvvm.prefetch tensormap in_param_space, %arg0, predicate = %arg8 : !llvm.ptr, i1
    nvvm.prefetch level =  L2, evict_priority =  evict_last, %arg1 {note} : !llvm.ptr<1>
    nvvm.st.bulk %arg2, size = %arg7 : !llvm.ptr<3>
    nvvm.st.bulk %arg0, size = %arg7 : !llvm.ptr
    %0 = nvvm.mapa %arg2, %arg5 : !llvm.ptr<3> -> !llvm.ptr<7>
    %1 = nvvm.mapa %arg0, %arg5 : !llvm.ptr -> !llvm.ptr
    return
  }
}

// -----
module {
  func.func @convert(%arg0: f32, %arg1: i32, %arg2: vector<2xf16>, %arg3: vector<2xbf16>, %arg4: vector<2xi8>, %arg5: i8, %arg6: vector<4xf32>) {
    %0 = nvvm.convert.float.to.tf32 %arg0 {relu = true, rnd = #nvvm.fp_rnd_mode<rn>}
    %1 = nvvm.convert.float.to.tf32 %arg0 {rnd = #nvvm.fp_rnd_mode<rna>, sat = #nvvm.sat_mode<satfinite>}
    %2 = nvvm.convert.f32x2.to.f4x2 %arg0, %arg0 {relu = true} : i8(f4E2M1FN)
    %3 = nvvm.convert.f32x2.to.f6x2 %arg0, %arg0 : i16(f6E2M3FN)
    %4 = nvvm.convert.f32x2.to.f6x2 %arg0, %arg0 {relu = true} : vector<2xi8>(f6E3M2FN)
    %5 = nvvm.convert.f32x2.to.f8x2 %arg0, %arg0 {rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>} : i16(f8E4M3FN)
    %6 = nvvm.convert.f32x2.to.f8x2 %arg0, %arg0 {rnd = #nvvm.fp_rnd_mode<rz>} : vector<2xi8>(f8E8M0FNU)
    %7 = nvvm.convert.f16x2.to.f8x2 %arg2 {relu = true} : vector<2xf16> -> i16(f8E5M2)
    %8 = nvvm.convert.bf16x2.to.f8x2 %arg3 {rnd = #nvvm.fp_rnd_mode<rp>} : vector<2xbf16> -> vector<2xi8>(f8E8M0FNU)
    %9 = nvvm.convert.f8x2.to.f16x2 %arg4 {relu = true} : vector<2xi8>(f8E4M3FN) -> vector<2xf16>
    %10 = nvvm.convert.f8x2.to.bf16x2 %arg4 : vector<2xi8>(f8E8M0FNU) -> vector<2xbf16>
    %11 = nvvm.convert.f6x2.to.f16x2 %arg4 : vector<2xi8>(f6E3M2FN) -> vector<2xf16>
    %12 = nvvm.convert.f4x2.to.f16x2 %arg5 : i8(f4E2M1FN) -> vector<2xf16>
    %13 = nvvm.convert.f32x2.to.f16x2 %arg0, %arg0 {rnd = #nvvm.fp_rnd_mode<rn>} : vector<2xf16>
    %14 = nvvm.convert.f32x2.to.bf16x2 %arg0, %arg0, %arg1 {rnd = #nvvm.fp_rnd_mode<rs>, sat = #nvvm.sat_mode<satfinite>} : vector<2xbf16>
    %15 = nvvm.convert.f32x4.to.f8x4 %arg6, %arg1 {relu = true} : vector<4xf32> -> vector<4xi8>(f8E5M2)
    %16 = nvvm.convert.f32x4.to.f6x4 %arg6, %arg1 : vector<4xf32> -> vector<4xi8>(f6E2M3FN)
    %17 = nvvm.convert.f32x4.to.f4x4 %arg6, %arg1 : vector<4xf32> -> i16(f4E2M1FN)
    return
  }
}

// -----
module {
  func.func @matrices(%arg0: !llvm.ptr, %arg1: !llvm.ptr<3>, %arg2: i32, %arg3: vector<2xf16>) {
    %0 = nvvm.ldmatrix %arg1 {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 1 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> i32
    %1 = nvvm.ldmatrix %arg1 {eltType = #nvvm.ld_st_matrix_elt_type<b8x16.b4x16_p64>, layout = #nvvm.mma_layout<row>, num = 2 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 16>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32)>
    %2 = nvvm.ldmatrix %arg1 {eltType = #nvvm.ld_st_matrix_elt_type<b8>, layout = #nvvm.mma_layout<col>, num = 1 : i32, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32)>
    nvvm.stmatrix %arg1, %arg2 {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : !llvm.ptr<3>, i32
    nvvm.stmatrix %arg1, %arg2, %arg2 {eltType = #nvvm.ld_st_matrix_elt_type<b8>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 8>} : !llvm.ptr<3>, i32, i32
    %3 = nvvm.wmma.load %arg0, %arg2 {eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<a>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
    nvvm.wmma.store %arg0, %arg2, %arg3, %arg3, %arg3, %arg3 {eltype = #nvvm.mma_type<f16>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : !llvm.ptr, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>
    nvvm.wgmma.fence.aligned
    nvvm.wgmma.commit.group.sync.aligned
    nvvm.wgmma.wait.group.sync.aligned 1
    return
  }
}

// -----
module {
  func.func @tensor_memory(%arg0: !llvm.ptr, %arg1: !llvm.ptr<3>, %arg2: !llvm.ptr<6>, %arg3: i32, %arg4: i16, %arg5: i64, %arg6: vector<4xi32>, %arg7: i128, %arg8: i8, %arg9: i1) {
    nvvm.tcgen05.alloc %arg0, %arg3 : !llvm.ptr, i32
    nvvm.tcgen05.alloc %arg1, %arg3 {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<3>, i32
    nvvm.tcgen05.dealloc %arg2, %arg3 : !llvm.ptr<6>, i32
    nvvm.tcgen05.relinquish_alloc_permit {group = #nvvm.cta_group<cta_2>}
    nvvm.tcgen05.fence <before>
    nvvm.tcgen05.wait <store>
    nvvm.tcgen05.commit %arg1, multicast_mask = %arg4 : !llvm.ptr<3>, i16
    nvvm.tcgen05.shift %arg2 : !llvm.ptr<6>
    nvvm.tcgen05.cp %arg2, %arg5 {shape = #nvvm.tcgen05_cp_shape<shape_128x256b>}
    %0 = nvvm.tcgen05.ld %arg2 {shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>} : i32
    %1 = nvvm.tcgen05.ld %arg2 pack {shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>} : vector<4xi32>
    %2 = nvvm.tcgen05.ld %arg2, %arg5 pack {shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>} : i32
    nvvm.tcgen05.st %arg2, %arg3 {shape = #nvvm.tcgen05_ldst_shape<shape_32x32b>} : i32
    nvvm.tcgen05.st %arg2, %arg6 unpack {shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : vector<4xi32>
    nvvm.tcgen05.st %arg2, %arg6, %arg5 {shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>} : vector<4xi32>
    nvvm.clusterlaunchcontrol.try.cancel %arg1, %arg1
    nvvm.clusterlaunchcontrol.try.cancel multicast, %arg1, %arg1
    %3 = nvvm.clusterlaunchcontrol.query.cancel query =  is_canceled, %arg7 : i1
    %4 = nvvm.clusterlaunchcontrol.query.cancel query =  get_first_cta_id_y, %arg7 : i32
    %5 = nvvm.tcgen05.mma_smem_desc(%arg3, %arg3, %arg3, %arg8, %arg9, %arg8) : (i32, i32, i32, i8, i1, i8) -> i64
    return
  }
}

// -----
module {
  llvm.func @kernel(%arg0: !llvm.ptr {llvm.byval = i32, nvvm.grid_constant}) attributes {nvvm.blocksareclusters, nvvm.cluster_dim = array<i32: 2, 1, 1>, nvvm.cluster_max_blocks = 8 : i32, nvvm.kernel, nvvm.maxnreg = 64 : i32, nvvm.maxntid = array<i32: 128, 2>, nvvm.minctasm = 4 : i32, nvvm.reqntid = array<i32: 128, 2, 1>} {
    llvm.return
  }
  func.func private @attributes() attributes {a.a = [#nvvm.target, #nvvm.target<O = 3, chip = "sm_90", features = "+ptx80", flags = {fast}, link = ["a.bc"], verifyTarget = false>], a.b = #nvvm.memory_space<shared>, a.c = #nvvm.shape<m = 16, n = 8, k = 4>, a.d = [#nvvm.mma_b1op<xor_popc>, #nvvm.mma_int_overflow<satfinite>]}
}

