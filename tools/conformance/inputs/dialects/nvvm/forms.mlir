// ODS: mlir/Dialect/LLVMIR/NVVMOps.td

// Registers.

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

// -----

// Threads by themselves.

func.func @alone(%f: f32, %i: i32, %b: i1, %v: vector<4xi8>, %w: vector<2xi16>) {
  %0 = nvvm.rcp.approx.ftz.f %f : f32
  nvvm.nanosleep %i
  nvvm.pmevent id = 1
  nvvm.pmevent mask = 255
  nvvm.pmevent {note} id = 15
  nvvm.setmaxregister increase 240
  nvvm.setmaxregister decrease 24 {note}
  %1 = nvvm.prmt #nvvm.permute_mode<default> %i, %i, %i : i32
  %2 = nvvm.prmt #nvvm.permute_mode<rc8> %i, %i : i32
  %3 = nvvm.dot.accumulate.4way %v <signed>, %v <unsigned>, %i : vector<4xi8>, vector<4xi8>
  %4 = nvvm.dot.accumulate.2way %w <unsigned>, %v <signed>, %i {b_hi = true} : vector<2xi16>, vector<4xi8>
  nvvm.inline_ptx "exit;"
  nvvm.inline_ptx "ex2.approx.ftz.f32 $0, $1;" ro(%f : f32), predicate = %b -> f32
  %5 = nvvm.inline_ptx "add.f32 $0, $1, $2;" ro(%f, %f : f32, f32) -> f32
  %6:2 = nvvm.inline_ptx "foo" ro(%i : i32) rw(%f : f32) {note} -> i32, i64
  nvvm.breakpoint
  nvvm.exit
  nvvm.griddepcontrol wait
  nvvm.griddepcontrol launch_dependents {note}
  return
}

// -----

// Lanes together.

func.func @warp(%i: i32, %l: i64, %f: f32, %b: i1) {
  %0 = nvvm.redux.sync add %i, %i : i32 -> i32
  %1 = nvvm.redux.sync umax %i, %i {note} : i32 -> i32
  %2 = nvvm.redux.sync fmin %f, %i {abs = true, nan = true} : f32 -> f32
  %3 = nvvm.shfl.sync bfly %i, %f, %i, %i : f32 -> f32
  %4 = nvvm.shfl.sync up %i, %i, %i, %i : i32 -> i32
  %5 = nvvm.shfl.sync idx %i, %f, %i, %i {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
  %6 = nvvm.vote.sync ballot %i, %b -> i32
  %7 = nvvm.vote.sync any %i, %b -> i1
  %8 = nvvm.vote.sync uni %i, %b {note} -> i1
  %9 = nvvm.match.sync any %i, %i : i32 -> i32
  %10 = nvvm.match.sync all %i, %l : i64 -> !llvm.struct<(i32, i1)>
  nvvm.bar.warp.sync %i : i32
  %11 = nvvm.elect.sync -> i1
  %12 = nvvm.elect.sync %i {note} -> i1
  return
}

// -----

// Barriers and fences.

func.func @barriers(%i: i32, %p: !llvm.ptr) {
  nvvm.barrier0
  nvvm.barrier
  nvvm.barrier id = %i
  nvvm.barrier id = %i number_of_threads = %i
  %0 = nvvm.barrier #nvvm.reduction<popc> %i -> i32
  nvvm.barrier.arrive number_of_threads = %i
  nvvm.barrier.arrive id = %i number_of_threads = %i
  nvvm.cluster.arrive
  nvvm.cluster.arrive {aligned}
  nvvm.cluster.arrive.relaxed {aligned}
  nvvm.cluster.wait
  nvvm.memory.barrier #nvvm.mem_scope<cta>
  nvvm.memory.barrier #nvvm.mem_scope<sys>
  nvvm.fence.mbarrier.init
  nvvm.fence.sc.cluster
  nvvm.fence.sync_restrict {order = #nvvm.mem_order<acquire>}
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<alias>}
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cluster>}
  nvvm.fence.proxy.acquire #nvvm.mem_scope<cta> %p, %i
  nvvm.fence.proxy.acquire #nvvm.mem_scope<gpu> %p, %i from_proxy = #nvvm.proxy_kind<generic> to_proxy = #nvvm.proxy_kind<tensormap>
  nvvm.fence.proxy.release #nvvm.mem_scope<cluster>
  nvvm.fence.proxy.release #nvvm.mem_scope<sys> from_proxy = #nvvm.proxy_kind<generic> {note}
  nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<release>}
  return
}

// -----

// Barriers in memory.

func.func @mbarriers(%p: !llvm.ptr, %s: !llvm.ptr<3>, %c: !llvm.ptr<7>, %i: i32, %l: i64, %b: i1) {
  nvvm.mbarrier.init %p, %i : !llvm.ptr, i32
  nvvm.mbarrier.init %s, %i, predicate = %b : !llvm.ptr<3>, i32, i1
  nvvm.mbarrier.inval %s : !llvm.ptr<3>
  nvvm.mbarrier.expect_tx %s, %i : !llvm.ptr<3>, i32
  nvvm.mbarrier.complete_tx %c, %i {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<7>, i32
  %0 = nvvm.mbarrier.arrive %p : !llvm.ptr -> i64
  %1 = nvvm.mbarrier.arrive %s, %i {relaxed = true} : !llvm.ptr<3> -> i64
  nvvm.mbarrier.arrive %c {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<7>
  %2 = nvvm.mbarrier.arrive_drop %s : !llvm.ptr<3> -> i64
  nvvm.mbarrier.arrive_drop %c, %i : !llvm.ptr<7>
  %3 = nvvm.mbarrier.arrive.nocomplete %p, %i : !llvm.ptr, i32 -> i64
  %4 = nvvm.mbarrier.arrive_drop.nocomplete %s, %i : !llvm.ptr<3>, i32 -> i64
  %5 = nvvm.mbarrier.arrive.expect_tx %s, %i : !llvm.ptr<3>, i32 -> i64
  nvvm.mbarrier.arrive.expect_tx %p, %i, predicate = %b : !llvm.ptr, i32, i1
  nvvm.mbarrier.arrive_drop.expect_tx %c, %i {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<7>, i32
  nvvm.mbarrier.try_wait.parity %p, %i, %i : !llvm.ptr, i32, i32
  %6 = nvvm.mbarrier.test.wait %s, %l : !llvm.ptr<3>, i64 -> i1
  %7 = nvvm.mbarrier.try_wait %s, %i, %i {relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i32, i32 -> i1
  %8 = nvvm.mbarrier.try_wait %p, %l : !llvm.ptr, i64 -> i1
  return
}

// -----

// Copies.

func.func @copies(%p: !llvm.ptr, %g: !llvm.ptr<1>, %s: !llvm.ptr<3>, %k: !llvm.ptr<4>, %c: !llvm.ptr<7>, %i: i32, %h: i16, %l: i64, %b: i1) {
  nvvm.cp.async.shared.global %s, %g, 16, cache = cg : !llvm.ptr<3>, !llvm.ptr<1>
  nvvm.cp.async.shared.global %s, %g, 8, cache = ca, %i : !llvm.ptr<3>, !llvm.ptr<1>, i32
  nvvm.cp.async.commit.group
  nvvm.cp.async.wait.group 2
  nvvm.cp.async.mbarrier.arrive %s {noinc = true} : !llvm.ptr<3>
  nvvm.cp.async.bulk.commit.group
  nvvm.cp.async.bulk.wait_group 1 {read}
  nvvm.cp.async.bulk.shared.cluster.global %c, %g, %s, %i : !llvm.ptr<7>, !llvm.ptr<1>
  nvvm.cp.async.bulk.shared.cluster.global %c, %g, %s, %i multicast_mask = %h l2_cache_hint = %l : !llvm.ptr<7>, !llvm.ptr<1>
  nvvm.cp.async.bulk.shared.cluster.shared.cta %c, %s, %s, %i : !llvm.ptr<7>, !llvm.ptr<3>
  nvvm.cp.async.bulk.global.shared.cta %g, %s, %i l2_cache_hint = %l byte_mask = %h : !llvm.ptr<1>, !llvm.ptr<3>
  nvvm.cp.async.bulk.prefetch %g, %i l2_cache_hint = %l : !llvm.ptr<1>
  nvvm.cp.async.bulk.tensor.prefetch %p, box[%i] : !llvm.ptr
  nvvm.cp.async.bulk.tensor.prefetch %p, box[%i, %i, %i] im2col[%h] l2_cache_hint = %l {mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr
  nvvm.cp.async.bulk.tensor.prefetch %p, box[%i, %i, %i, %i, %i] {mode = #nvvm.tma_load_mode<tile_gather4>} : !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %c, %p, %s, box[%i, %i] multicast_mask = %h predicate = %b : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.global.shared.cta %p, %s, box[%i], predicate = %b : !llvm.ptr, !llvm.ptr<3>
  nvvm.cp.async.bulk.tensor.reduce %p, %s, box[%i, %i] {redKind = #nvvm.tma_redux_kind<add>} : !llvm.ptr, !llvm.ptr<3>
  nvvm.prefetch level = L1, %g : !llvm.ptr<1>
  nvvm.prefetch level = L1 uniform, %p : !llvm.ptr
  nvvm.prefetch tensormap, %k : !llvm.ptr<4>
  nvvm.prefetch tensormap in_param_space, %p, predicate = %b : !llvm.ptr, i1
  nvvm.prefetch level = L2, evict_priority = evict_last, %g {note} : !llvm.ptr<1>
  nvvm.st.bulk %s, size = %l : !llvm.ptr<3>
  nvvm.st.bulk %p, size = %l, init = 0 : !llvm.ptr
  %0 = nvvm.mapa %s, %i : !llvm.ptr<3> -> !llvm.ptr<7>
  %1 = nvvm.mapa %p, %i : !llvm.ptr -> !llvm.ptr
  return
}

// -----

// Conversions.

func.func @convert(%f: f32, %i: i32, %a: vector<2xf16>, %b: vector<2xbf16>, %v: vector<2xi8>, %c: i8, %w: vector<4xf32>) {
  %0 = nvvm.convert.float.to.tf32 %f {rnd = #nvvm.fp_rnd_mode<rn>, relu = true}
  %1 = nvvm.convert.float.to.tf32 %f {rnd = #nvvm.fp_rnd_mode<rna>, sat = #nvvm.sat_mode<satfinite>}
  %2 = nvvm.convert.f32x2.to.f4x2 %f, %f {relu = true} : i8 (f4E2M1FN)
  %3 = nvvm.convert.f32x2.to.f6x2 %f, %f : i16 (f6E2M3FN)
  %4 = nvvm.convert.f32x2.to.f6x2 %f, %f {relu = true} : vector<2xi8> (f6E3M2FN)
  %5 = nvvm.convert.f32x2.to.f8x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>} : i16 (f8E4M3FN)
  %6 = nvvm.convert.f32x2.to.f8x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rz>} : vector<2xi8> (f8E8M0FNU)
  %7 = nvvm.convert.f16x2.to.f8x2 %a {relu = true} : vector<2xf16> -> i16 (f8E5M2)
  %8 = nvvm.convert.bf16x2.to.f8x2 %b {rnd = #nvvm.fp_rnd_mode<rp>} : vector<2xbf16> -> vector<2xi8> (f8E8M0FNU)
  %9 = nvvm.convert.f8x2.to.f16x2 %v {relu = true} : vector<2xi8> (f8E4M3FN) -> vector<2xf16>
  %10 = nvvm.convert.f8x2.to.bf16x2 %v : vector<2xi8> (f8E8M0FNU) -> vector<2xbf16>
  %11 = nvvm.convert.f6x2.to.f16x2 %v : vector<2xi8> (f6E3M2FN) -> vector<2xf16>
  %12 = nvvm.convert.f4x2.to.f16x2 %c : i8 (f4E2M1FN) -> vector<2xf16>
  %13 = nvvm.convert.f32x2.to.f16x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rn>} : vector<2xf16>
  %14 = nvvm.convert.f32x2.to.bf16x2 %f, %f, %i {rnd = #nvvm.fp_rnd_mode<rs>, sat = #nvvm.sat_mode<satfinite>} : vector<2xbf16>
  %15 = nvvm.convert.f32x4.to.f8x4 %w, %i {relu = true} : vector<4xf32> -> vector<4xi8> (f8E5M2)
  %16 = nvvm.convert.f32x4.to.f6x4 %w, %i : vector<4xf32> -> vector<4xi8> (f6E2M3FN)
  %17 = nvvm.convert.f32x4.to.f4x4 %w, %i : vector<4xf32> -> i16 (f4E2M1FN)
  return
}

// -----

// Matrices.

func.func @matrices(%p: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %a: vector<2xf16>) {
  %0 = nvvm.ldmatrix %s {num = 1 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> i32
  %1 = nvvm.ldmatrix %s {num = 2 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8x16.b4x16_p64>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32)>
  %2 = nvvm.ldmatrix %s {num = 1 : i32, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32)>
  nvvm.stmatrix %s, %i {layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : !llvm.ptr<3>, i32
  nvvm.stmatrix %s, %i, %i {layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : !llvm.ptr<3>, i32, i32
  %3 = nvvm.wmma.load %p, %i {eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<a>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
  nvvm.wmma.store %p, %i, %a, %a, %a, %a {eltype = #nvvm.mma_type<f16>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : !llvm.ptr, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>
  nvvm.wgmma.fence.aligned
  nvvm.wgmma.commit.group.sync.aligned
  nvvm.wgmma.wait.group.sync.aligned 1
  return
}

// -----

// Tensor memory.

func.func @tensor_memory(%p: !llvm.ptr, %s: !llvm.ptr<3>, %t: !llvm.ptr<6>, %i: i32, %h: i16, %l: i64, %v: vector<4xi32>, %x: i128, %c: i8, %b: i1) {
  nvvm.tcgen05.alloc %p, %i : !llvm.ptr, i32
  nvvm.tcgen05.alloc %s, %i {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<3>, i32
  nvvm.tcgen05.dealloc %t, %i : !llvm.ptr<6>, i32
  nvvm.tcgen05.relinquish_alloc_permit {group = #nvvm.cta_group<cta_2>}
  nvvm.tcgen05.fence <before>
  nvvm.tcgen05.wait <store>
  nvvm.tcgen05.commit %s, multicast_mask = %h : !llvm.ptr<3>, i16
  nvvm.tcgen05.shift %t : !llvm.ptr<6>
  nvvm.tcgen05.cp %t, %l {shape = #nvvm.tcgen05_cp_shape<shape_128x256b>}
  %0 = nvvm.tcgen05.ld %t {shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>} : i32
  %1 = nvvm.tcgen05.ld %t pack {shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>} : vector<4xi32>
  %2 = nvvm.tcgen05.ld %t, %l pack {shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>} : i32
  nvvm.tcgen05.st %t, %i {shape = #nvvm.tcgen05_ldst_shape<shape_32x32b>} : i32
  nvvm.tcgen05.st %t, %v unpack {shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : vector<4xi32>
  nvvm.tcgen05.st %t, %v, %l {shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>} : vector<4xi32>
  nvvm.clusterlaunchcontrol.try.cancel %s, %s
  nvvm.clusterlaunchcontrol.try.cancel multicast, %s, %s
  %3 = nvvm.clusterlaunchcontrol.query.cancel query = is_canceled, %x : i1
  %4 = nvvm.clusterlaunchcontrol.query.cancel query = get_first_cta_id_y, %x : i32
  %5 = nvvm.tcgen05.mma_smem_desc (%i, %i, %i, %c, %b, %c) : (i32, i32, i32, i8, i1, i8) -> i64
  return
}

// -----

// Attributes of functions, and targets.

llvm.func @kernel(%p: !llvm.ptr {llvm.byval = i32, nvvm.grid_constant}) attributes {nvvm.kernel, nvvm.maxntid = array<i32: 128, 2>, nvvm.reqntid = array<i32: 128, 2, 1>, nvvm.minctasm = 4 : i32, nvvm.maxnreg = 64 : i32, nvvm.cluster_dim = array<i32: 2, 1, 1>, nvvm.cluster_max_blocks = 8 : i32, nvvm.blocksareclusters} {
  llvm.return
}
func.func private @attributes() attributes {
  a.a = [#nvvm.target, #nvvm.target<O = 3, chip = "sm_90", features = "+ptx80", flags = {fast}, link = ["a.bc"], verifyTarget = false>],
  a.b = #nvvm.memory_space<shared>, a.c = #nvvm.shape<m = 16, n = 8, k = 4>, a.d = [#nvvm.mma_b1op<xor_popc>, #nvvm.mma_int_overflow<satfinite>]}
