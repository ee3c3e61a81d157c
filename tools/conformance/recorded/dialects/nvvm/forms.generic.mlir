"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "registers"}> ({
    %0 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
    %1 = "nvvm.read.ptx.sreg.tid.y"() <{range = #llvm.constant_range<i32, 0, 64>}> : () -> i32
    %2 = "nvvm.read.ptx.sreg.ntid.z"() <{range = #llvm.constant_range<i32, 1, 1025>}> {note} : () -> i32
    %3 = "nvvm.read.ptx.sreg.ctaid.x"() <{range = #llvm.constant_range<i32, 0, 0>}> : () -> i32
    %4 = "nvvm.read.ptx.sreg.nctaid.y"() <{range = #llvm.constant_range<i32, -1, -1>}> : () -> i32
    %5 = "nvvm.read.ptx.sreg.clusterid.z"() : () -> i32
    %6 = "nvvm.read.ptx.sreg.nclusterid.x"() : () -> i32
    %7 = "nvvm.read.ptx.sreg.cluster.ctaid.y"() : () -> i32
    %8 = "nvvm.read.ptx.sreg.cluster.nctaid.z"() : () -> i32
    %9 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> i32
    %10 = "nvvm.read.ptx.sreg.cluster.nctarank"() : () -> i32
    %11 = "nvvm.read.ptx.sreg.laneid"() <{range = #llvm.constant_range<i32, 0, 32>}> : () -> i32
    %12 = "nvvm.read.ptx.sreg.warpsize"() : () -> i32
    %13 = "nvvm.read.ptx.sreg.warpid"() : () -> i32
    %14 = "nvvm.read.ptx.sreg.nwarpid"() : () -> i32
    %15 = "nvvm.read.ptx.sreg.smid"() : () -> i32
    %16 = "nvvm.read.ptx.sreg.nsmid"() : () -> i32
    %17 = "nvvm.read.ptx.sreg.gridid"() : () -> i64
    %18 = "nvvm.read.ptx.sreg.lanemask.eq"() : () -> i32
    %19 = "nvvm.read.ptx.sreg.lanemask.ge"() {note} : () -> i32
    %20 = "nvvm.read.ptx.sreg.clock"() : () -> i32
    %21 = "nvvm.read.ptx.sreg.clock64"() : () -> i64
    %22 = "nvvm.read.ptx.sreg.globaltimer"() : () -> i64
    %23 = "nvvm.read.ptx.sreg.globaltimer.lo"() : () -> i32
    %24 = "nvvm.read.ptx.sreg.envreg0"() : () -> i32
    %25 = "nvvm.read.ptx.sreg.envreg31"() : () -> i32
    %26 = "nvvm.read.ptx.sreg.total.smem.size"() : () -> i32
    %27 = "nvvm.read.ptx.sreg.dynamic.smem.size"() : () -> i32
    %28 = "nvvm.read.ptx.sreg.aggr.smem.size"() : () -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32, i32, i1, vector<4xi8>, vector<2xi16>) -> (), sym_name = "alone"}> ({
  ^bb0(%arg0: f32, %arg1: i32, %arg2: i1, %arg3: vector<4xi8>, %arg4: vector<2xi16>):
    %0 = "nvvm.rcp.approx.ftz.f"(%arg0) : (f32) -> f32
    "nvvm.nanosleep"(%arg1) : (i32) -> ()
    "nvvm.pmevent"() <{eventId = 1 : i32}> : () -> ()
    "nvvm.pmevent"() <{maskedEventId = 255 : i16}> : () -> ()
    "nvvm.pmevent"() <{eventId = 15 : i32}> {note} : () -> ()
    "nvvm.setmaxregister"() <{action = #nvvm<action increase>, regCount = 240 : i32}> : () -> ()
    "nvvm.setmaxregister"() <{action = #nvvm<action decrease>, regCount = 24 : i32}> {note} : () -> ()
    %1 = "nvvm.prmt"(%arg1, %arg1, %arg1) <{mode = #nvvm.permute_mode<default>}> : (i32, i32, i32) -> i32
    %2 = "nvvm.prmt"(%arg1, %arg1) <{mode = #nvvm.permute_mode<rc8>}> : (i32, i32) -> i32
    %3 = "nvvm.dot.accumulate.4way"(%arg3, %arg3, %arg1) <{a_type = #nvvm.dot_accumulate_type<signed>, b_type = #nvvm.dot_accumulate_type<unsigned>}> : (vector<4xi8>, vector<4xi8>, i32) -> i32
    %4 = "nvvm.dot.accumulate.2way"(%arg4, %arg3, %arg1) <{a_type = #nvvm.dot_accumulate_type<unsigned>, b_hi = true, b_type = #nvvm.dot_accumulate_type<signed>}> : (vector<2xi16>, vector<4xi8>, i32) -> i32
    "nvvm.inline_ptx"() <{operandSegmentSizes = array<i32: 0, 0, 0>, ptxCode = "exit;"}> : () -> ()
    %5 = "nvvm.inline_ptx"(%arg0, %arg2) <{operandSegmentSizes = array<i32: 1, 0, 1>, ptxCode = "ex2.approx.ftz.f32 $0, $1;"}> : (f32, i1) -> f32
    %6 = "nvvm.inline_ptx"(%arg0, %arg0) <{operandSegmentSizes = array<i32: 2, 0, 0>, ptxCode = "add.f32 $0, $1, $2;"}> : (f32, f32) -> f32
    %7:2 = "nvvm.inline_ptx"(%arg1, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0>, ptxCode = "foo"}> {note} : (i32, f32) -> (i32, i64)
    "nvvm.breakpoint"() : () -> ()
    "nvvm.exit"() : () -> ()
    "nvvm.griddepcontrol"() <{kind = #nvvm<grid_dep_action wait>}> : () -> ()
    "nvvm.griddepcontrol"() <{kind = #nvvm<grid_dep_action launch_dependents>}> {note} : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i64, f32, i1) -> (), sym_name = "warp"}> ({
  ^bb0(%arg0: i32, %arg1: i64, %arg2: f32, %arg3: i1):
    %0 = "nvvm.redux.sync"(%arg0, %arg0) <{abs = false, kind = #nvvm<redux_kind add>, nan = false}> : (i32, i32) -> i32
    %1 = "nvvm.redux.sync"(%arg0, %arg0) <{abs = false, kind = #nvvm<redux_kind umax>, nan = false}> {note} : (i32, i32) -> i32
    %2 = "nvvm.redux.sync"(%arg2, %arg0) <{abs = true, kind = #nvvm<redux_kind fmin>, nan = true}> : (f32, i32) -> f32
    %3 = "nvvm.shfl.sync"(%arg0, %arg2, %arg0, %arg0) <{kind = #nvvm<shfl_kind bfly>}> : (i32, f32, i32, i32) -> f32
    %4 = "nvvm.shfl.sync"(%arg0, %arg0, %arg0, %arg0) <{kind = #nvvm<shfl_kind up>}> : (i32, i32, i32, i32) -> i32
    %5 = "nvvm.shfl.sync"(%arg0, %arg2, %arg0, %arg0) <{kind = #nvvm<shfl_kind idx>, return_value_and_is_valid}> : (i32, f32, i32, i32) -> !llvm.struct<(f32, i1)>
    %6 = "nvvm.vote.sync"(%arg0, %arg3) <{kind = #nvvm<vote_sync_kind ballot>}> : (i32, i1) -> i32
    %7 = "nvvm.vote.sync"(%arg0, %arg3) <{kind = #nvvm<vote_sync_kind any>}> : (i32, i1) -> i1
    %8 = "nvvm.vote.sync"(%arg0, %arg3) <{kind = #nvvm<vote_sync_kind uni>}> {note} : (i32, i1) -> i1
    %9 = "nvvm.match.sync"(%arg0, %arg0) <{kind = #nvvm<match_sync_kind any>}> : (i32, i32) -> i32
    %10 = "nvvm.match.sync"(%arg0, %arg1) <{kind = #nvvm<match_sync_kind all>}> : (i32, i64) -> !llvm.struct<(i32, i1)>
    "nvvm.bar.warp.sync"(%arg0) : (i32) -> ()
    %11 = "nvvm.elect.sync"() : () -> i1
    %12 = "nvvm.elect.sync"(%arg0) {note} : (i32) -> i1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32, !llvm.ptr) -> (), sym_name = "barriers"}> ({
  ^bb0(%arg0: i32, %arg1: !llvm.ptr):
    "nvvm.barrier0"() : () -> ()
    "nvvm.barrier"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> ()
    "nvvm.barrier"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
    "nvvm.barrier"(%arg0, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
    %0 = "nvvm.barrier"(%arg0) <{operandSegmentSizes = array<i32: 0, 0, 1>, reductionOp = #nvvm.reduction<popc>}> : (i32) -> i32
    "nvvm.barrier.arrive"(%arg0) : (i32) -> ()
    "nvvm.barrier.arrive"(%arg0, %arg0) : (i32, i32) -> ()
    "nvvm.cluster.arrive"() : () -> ()
    "nvvm.cluster.arrive"() <{aligned}> : () -> ()
    "nvvm.cluster.arrive.relaxed"() <{aligned}> : () -> ()
    "nvvm.cluster.wait"() : () -> ()
    "nvvm.memory.barrier"() <{scope = #nvvm.mem_scope<cta>}> : () -> ()
    "nvvm.memory.barrier"() <{scope = #nvvm.mem_scope<sys>}> : () -> ()
    "nvvm.fence.mbarrier.init"() : () -> ()
    "nvvm.fence.sc.cluster"() : () -> ()
    "nvvm.fence.sync_restrict"() <{order = #nvvm.mem_order<acquire>}> : () -> ()
    "nvvm.fence.proxy"() <{kind = #nvvm.proxy_kind<alias>}> : () -> ()
    "nvvm.fence.proxy"() <{kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cluster>}> : () -> ()
    "nvvm.fence.proxy.acquire"(%arg1, %arg0) <{fromProxy = #nvvm.proxy_kind<generic>, scope = #nvvm.mem_scope<cta>, toProxy = #nvvm.proxy_kind<tensormap>}> : (!llvm.ptr, i32) -> ()
    "nvvm.fence.proxy.acquire"(%arg1, %arg0) <{fromProxy = #nvvm.proxy_kind<generic>, scope = #nvvm.mem_scope<gpu>, toProxy = #nvvm.proxy_kind<tensormap>}> : (!llvm.ptr, i32) -> ()
    "nvvm.fence.proxy.release"() <{fromProxy = #nvvm.proxy_kind<generic>, scope = #nvvm.mem_scope<cluster>, toProxy = #nvvm.proxy_kind<tensormap>}> : () -> ()
    "nvvm.fence.proxy.release"() <{fromProxy = #nvvm.proxy_kind<generic>, scope = #nvvm.mem_scope<sys>, toProxy = #nvvm.proxy_kind<tensormap>}> {note} : () -> ()
    "nvvm.fence.proxy.sync_restrict"() <{fromProxy = #nvvm.proxy_kind<generic>, order = #nvvm.mem_order<release>, toProxy = #nvvm.proxy_kind<async>}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, !llvm.ptr<3>, !llvm.ptr<7>, i32, i64, i1) -> (), sym_name = "mbarriers"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr<3>, %arg2: !llvm.ptr<7>, %arg3: i32, %arg4: i64, %arg5: i1):
    "nvvm.mbarrier.init"(%arg0, %arg3) : (!llvm.ptr, i32) -> ()
    "nvvm.mbarrier.init"(%arg1, %arg3, %arg5) : (!llvm.ptr<3>, i32, i1) -> ()
    "nvvm.mbarrier.inval"(%arg1) : (!llvm.ptr<3>) -> ()
    "nvvm.mbarrier.expect_tx"(%arg1, %arg3) <{scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<3>, i32) -> ()
    "nvvm.mbarrier.complete_tx"(%arg2, %arg3) <{scope = #nvvm.mem_scope<cluster>}> : (!llvm.ptr<7>, i32) -> ()
    %0 = "nvvm.mbarrier.arrive"(%arg0) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr) -> i64
    %1 = "nvvm.mbarrier.arrive"(%arg1, %arg3) <{relaxed = true, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<3>, i32) -> i64
    "nvvm.mbarrier.arrive"(%arg2) <{relaxed = false, scope = #nvvm.mem_scope<cluster>}> : (!llvm.ptr<7>) -> ()
    %2 = "nvvm.mbarrier.arrive_drop"(%arg1) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<3>) -> i64
    "nvvm.mbarrier.arrive_drop"(%arg2, %arg3) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<7>, i32) -> ()
    %3 = "nvvm.mbarrier.arrive.nocomplete"(%arg0, %arg3) : (!llvm.ptr, i32) -> i64
    %4 = "nvvm.mbarrier.arrive_drop.nocomplete"(%arg1, %arg3) : (!llvm.ptr<3>, i32) -> i64
    %5 = "nvvm.mbarrier.arrive.expect_tx"(%arg1, %arg3) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<3>, i32) -> i64
    "nvvm.mbarrier.arrive.expect_tx"(%arg0, %arg3, %arg5) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr, i32, i1) -> ()
    "nvvm.mbarrier.arrive_drop.expect_tx"(%arg2, %arg3) <{relaxed = false, scope = #nvvm.mem_scope<cluster>}> : (!llvm.ptr<7>, i32) -> ()
    "nvvm.mbarrier.try_wait.parity"(%arg0, %arg3, %arg3) : (!llvm.ptr, i32, i32) -> ()
    %6 = "nvvm.mbarrier.test.wait"(%arg1, %arg4) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<3>, i64) -> i1
    %7 = "nvvm.mbarrier.try_wait"(%arg1, %arg3, %arg3) <{relaxed = true, scope = #nvvm.mem_scope<cluster>}> : (!llvm.ptr<3>, i32, i32) -> i1
    %8 = "nvvm.mbarrier.try_wait"(%arg0, %arg4) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr, i64) -> i1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, !llvm.ptr<1>, !llvm.ptr<3>, !llvm.ptr<4>, !llvm.ptr<7>, i32, i16, i64, i1) -> (), sym_name = "copies"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr<1>, %arg2: !llvm.ptr<3>, %arg3: !llvm.ptr<4>, %arg4: !llvm.ptr<7>, %arg5: i32, %arg6: i16, %arg7: i64, %arg8: i1):
    "nvvm.cp.async.shared.global"(%arg2, %arg1) <{modifier = #nvvm<load_cache_modifier cg>, size = 16 : i32}> : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
    "nvvm.cp.async.shared.global"(%arg2, %arg1, %arg5) <{modifier = #nvvm<load_cache_modifier ca>, size = 8 : i32}> : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
    "nvvm.cp.async.commit.group"() : () -> ()
    "nvvm.cp.async.wait.group"() <{n = 2 : i32}> : () -> ()
    "nvvm.cp.async.mbarrier.arrive"(%arg2) <{noinc = true}> : (!llvm.ptr<3>) -> ()
    "nvvm.cp.async.bulk.commit.group"() : () -> ()
    "nvvm.cp.async.bulk.wait_group"() <{group = 1 : i32, read}> : () -> ()
    "nvvm.cp.async.bulk.shared.cluster.global"(%arg4, %arg1, %arg2, %arg5) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0>}> : (!llvm.ptr<7>, !llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
    "nvvm.cp.async.bulk.shared.cluster.global"(%arg4, %arg1, %arg2, %arg5, %arg6, %arg7) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1>}> : (!llvm.ptr<7>, !llvm.ptr<1>, !llvm.ptr<3>, i32, i16, i64) -> ()
    "nvvm.cp.async.bulk.shared.cluster.shared.cta"(%arg4, %arg2, %arg2, %arg5) : (!llvm.ptr<7>, !llvm.ptr<3>, !llvm.ptr<3>, i32) -> ()
    "nvvm.cp.async.bulk.global.shared.cta"(%arg1, %arg2, %arg5, %arg7, %arg6) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32, i64, i16) -> ()
    "nvvm.cp.async.bulk.prefetch"(%arg1, %arg5, %arg7) : (!llvm.ptr<1>, i32, i64) -> ()
    "nvvm.cp.async.bulk.tensor.prefetch"(%arg0, %arg5) <{mode = #nvvm.tma_load_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (!llvm.ptr, i32) -> ()
    "nvvm.cp.async.bulk.tensor.prefetch"(%arg0, %arg5, %arg5, %arg5, %arg6, %arg7) <{mode = #nvvm.tma_load_mode<im2col>, operandSegmentSizes = array<i32: 1, 3, 1, 1>}> : (!llvm.ptr, i32, i32, i32, i16, i64) -> ()
    "nvvm.cp.async.bulk.tensor.prefetch"(%arg0, %arg5, %arg5, %arg5, %arg5, %arg5) <{mode = #nvvm.tma_load_mode<tile_gather4>, operandSegmentSizes = array<i32: 1, 5, 0, 0>}> : (!llvm.ptr, i32, i32, i32, i32, i32) -> ()
    "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%arg4, %arg0, %arg5, %arg5, %arg2, %arg6, %arg8) <{isCTAOnly = false, mode = #nvvm.tma_load_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 2, 1, 0, 1, 0, 1>}> : (!llvm.ptr<7>, !llvm.ptr, i32, i32, !llvm.ptr<3>, i16, i1) -> ()
    "nvvm.cp.async.bulk.tensor.global.shared.cta"(%arg0, %arg2, %arg5, %arg8) <{mode = #nvvm.tma_store_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 1, 0, 1>}> : (!llvm.ptr, !llvm.ptr<3>, i32, i1) -> ()
    "nvvm.cp.async.bulk.tensor.reduce"(%arg0, %arg2, %arg5, %arg5) <{mode = #nvvm.tma_store_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 2, 0>, redKind = #nvvm.tma_redux_kind<add>}> : (!llvm.ptr, !llvm.ptr<3>, i32, i32) -> ()
    "nvvm.prefetch"(%arg1) <{cacheLevel = #nvvm<prefetch_cache_level L1>}> : (!llvm.ptr<1>) -> ()
    "nvvm.prefetch"(%arg0) <{cacheLevel = #nvvm<prefetch_cache_level L1>, uniform}> : (!llvm.ptr) -> ()
    "nvvm.prefetch"(%arg3) <{tensormap}> : (!llvm.ptr<4>) -> ()
    "nvvm.prefetch"(%arg0, %arg8) <{in_param_space, tensormap}> : (!llvm.ptr, i1) -> ()
    "nvvm.prefetch"(%arg1) <{cacheLevel = #nvvm<prefetch_cache_level L2>, evictPriority = #nvvm<cache_eviction_priority evict_last>}> {note} : (!llvm.ptr<1>) -> ()
    "nvvm.st.bulk"(%arg2, %arg7) <{initVal = 0 : i64}> : (!llvm.ptr<3>, i64) -> ()
    "nvvm.st.bulk"(%arg0, %arg7) <{initVal = 0 : i64}> : (!llvm.ptr, i64) -> ()
    %0 = "nvvm.mapa"(%arg2, %arg5) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
    %1 = "nvvm.mapa"(%arg0, %arg5) : (!llvm.ptr, i32) -> !llvm.ptr
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (f32, i32, vector<2xf16>, vector<2xbf16>, vector<2xi8>, i8, vector<4xf32>) -> (), sym_name = "convert"}> ({
  ^bb0(%arg0: f32, %arg1: i32, %arg2: vector<2xf16>, %arg3: vector<2xbf16>, %arg4: vector<2xi8>, %arg5: i8, %arg6: vector<4xf32>):
    %0 = "nvvm.convert.float.to.tf32"(%arg0) <{relu = true, rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<none>}> : (f32) -> i32
    %1 = "nvvm.convert.float.to.tf32"(%arg0) <{relu = false, rnd = #nvvm.fp_rnd_mode<rna>, sat = #nvvm.sat_mode<satfinite>}> : (f32) -> i32
    %2 = "nvvm.convert.f32x2.to.f4x2"(%arg0, %arg0) <{dstTy = f4E2M1FN, relu = true}> : (f32, f32) -> i8
    %3 = "nvvm.convert.f32x2.to.f6x2"(%arg0, %arg0) <{dstTy = f6E2M3FN, relu = false}> : (f32, f32) -> i16
    %4 = "nvvm.convert.f32x2.to.f6x2"(%arg0, %arg0) <{dstTy = f6E3M2FN, relu = true}> : (f32, f32) -> vector<2xi8>
    %5 = "nvvm.convert.f32x2.to.f8x2"(%arg0, %arg0) <{dstTy = f8E4M3FN, relu = false, rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>}> : (f32, f32) -> i16
    %6 = "nvvm.convert.f32x2.to.f8x2"(%arg0, %arg0) <{dstTy = f8E8M0FNU, relu = false, rnd = #nvvm.fp_rnd_mode<rz>, sat = #nvvm.sat_mode<none>}> : (f32, f32) -> vector<2xi8>
    %7 = "nvvm.convert.f16x2.to.f8x2"(%arg2) <{dstTy = f8E5M2, relu = true}> : (vector<2xf16>) -> i16
    %8 = "nvvm.convert.bf16x2.to.f8x2"(%arg3) <{dstTy = f8E8M0FNU, rnd = #nvvm.fp_rnd_mode<rp>, sat = #nvvm.sat_mode<none>}> : (vector<2xbf16>) -> vector<2xi8>
    %9 = "nvvm.convert.f8x2.to.f16x2"(%arg4) <{relu = true, srcType = f8E4M3FN}> : (vector<2xi8>) -> vector<2xf16>
    %10 = "nvvm.convert.f8x2.to.bf16x2"(%arg4) <{srcType = f8E8M0FNU}> : (vector<2xi8>) -> vector<2xbf16>
    %11 = "nvvm.convert.f6x2.to.f16x2"(%arg4) <{relu = false, srcType = f6E3M2FN}> : (vector<2xi8>) -> vector<2xf16>
    %12 = "nvvm.convert.f4x2.to.f16x2"(%arg5) <{relu = false, srcType = f4E2M1FN}> : (i8) -> vector<2xf16>
    %13 = "nvvm.convert.f32x2.to.f16x2"(%arg0, %arg0) <{relu = false, rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<none>}> : (f32, f32) -> vector<2xf16>
    %14 = "nvvm.convert.f32x2.to.bf16x2"(%arg0, %arg0, %arg1) <{relu = false, rnd = #nvvm.fp_rnd_mode<rs>, sat = #nvvm.sat_mode<satfinite>}> : (f32, f32, i32) -> vector<2xbf16>
    %15 = "nvvm.convert.f32x4.to.f8x4"(%arg6, %arg1) <{dstTy = f8E5M2, relu = true}> : (vector<4xf32>, i32) -> vector<4xi8>
    %16 = "nvvm.convert.f32x4.to.f6x4"(%arg6, %arg1) <{dstTy = f6E2M3FN, relu = false}> : (vector<4xf32>, i32) -> vector<4xi8>
    %17 = "nvvm.convert.f32x4.to.f4x4"(%arg6, %arg1) <{dstTy = f4E2M1FN, relu = false}> : (vector<4xf32>, i32) -> i16
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, !llvm.ptr<3>, i32, vector<2xf16>) -> (), sym_name = "matrices"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr<3>, %arg2: i32, %arg3: vector<2xf16>):
    %0 = "nvvm.ldmatrix"(%arg1) <{eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 1 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>}> : (!llvm.ptr<3>) -> i32
    %1 = "nvvm.ldmatrix"(%arg1) <{eltType = #nvvm.ld_st_matrix_elt_type<b8x16.b4x16_p64>, layout = #nvvm.mma_layout<row>, num = 2 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 16>}> : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32)>
    %2 = "nvvm.ldmatrix"(%arg1) <{eltType = #nvvm.ld_st_matrix_elt_type<b8>, layout = #nvvm.mma_layout<col>, num = 1 : i32, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>}> : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32)>
    "nvvm.stmatrix"(%arg1, %arg2) <{eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>}> : (!llvm.ptr<3>, i32) -> ()
    "nvvm.stmatrix"(%arg1, %arg2, %arg2) <{eltType = #nvvm.ld_st_matrix_elt_type<b8>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 8>}> : (!llvm.ptr<3>, i32, i32) -> ()
    %3 = "nvvm.wmma.load"(%arg0, %arg2) <{eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<a>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32}> : (!llvm.ptr, i32) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
    "nvvm.wmma.store"(%arg0, %arg3, %arg3, %arg3, %arg3, %arg2) <{eltype = #nvvm.mma_type<f16>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32}> : (!llvm.ptr, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, i32) -> ()
    "nvvm.wgmma.fence.aligned"() : () -> ()
    "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
    "nvvm.wgmma.wait.group.sync.aligned"() <{group = 1 : i64}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr, !llvm.ptr<3>, !llvm.ptr<6>, i32, i16, i64, vector<4xi32>, i128, i8, i1) -> (), sym_name = "tensor_memory"}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr<3>, %arg2: !llvm.ptr<6>, %arg3: i32, %arg4: i16, %arg5: i64, %arg6: vector<4xi32>, %arg7: i128, %arg8: i8, %arg9: i1):
    "nvvm.tcgen05.alloc"(%arg0, %arg3) <{group = #nvvm.cta_group<cta_1>}> : (!llvm.ptr, i32) -> ()
    "nvvm.tcgen05.alloc"(%arg1, %arg3) <{group = #nvvm.cta_group<cta_2>}> : (!llvm.ptr<3>, i32) -> ()
    "nvvm.tcgen05.dealloc"(%arg2, %arg3) <{group = #nvvm.cta_group<cta_1>}> : (!llvm.ptr<6>, i32) -> ()
    "nvvm.tcgen05.relinquish_alloc_permit"() <{group = #nvvm.cta_group<cta_2>}> : () -> ()
    "nvvm.tcgen05.fence"() <{kind = #nvvm.tcgen05_fence<before>}> : () -> ()
    "nvvm.tcgen05.wait"() <{kind = #nvvm.tcgen05_wait<store>}> : () -> ()
    "nvvm.tcgen05.commit"(%arg1, %arg4) <{group = #nvvm.cta_group<cta_1>}> : (!llvm.ptr<3>, i16) -> ()
    "nvvm.tcgen05.shift"(%arg2) <{group = #nvvm.cta_group<cta_1>}> : (!llvm.ptr<6>) -> ()
    "nvvm.tcgen05.cp"(%arg2, %arg5) <{group = #nvvm.cta_group<cta_1>, multicast = #nvvm.tcgen05_cp_multicast<none>, shape = #nvvm.tcgen05_cp_shape<shape_128x256b>}> : (!llvm.ptr<6>, i64) -> ()
    %0 = "nvvm.tcgen05.ld"(%arg2) <{shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>}> : (!llvm.ptr<6>) -> i32
    %1 = "nvvm.tcgen05.ld"(%arg2) <{pack, shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>}> : (!llvm.ptr<6>) -> vector<4xi32>
    %2 = "nvvm.tcgen05.ld"(%arg2, %arg5) <{pack, shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>}> : (!llvm.ptr<6>, i64) -> i32
    "nvvm.tcgen05.st"(%arg2, %arg3) <{shape = #nvvm.tcgen05_ldst_shape<shape_32x32b>}> : (!llvm.ptr<6>, i32) -> ()
    "nvvm.tcgen05.st"(%arg2, %arg6) <{shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>, unpack}> : (!llvm.ptr<6>, vector<4xi32>) -> ()
    "nvvm.tcgen05.st"(%arg2, %arg6, %arg5) <{shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>}> : (!llvm.ptr<6>, vector<4xi32>, i64) -> ()
    "nvvm.clusterlaunchcontrol.try.cancel"(%arg1, %arg1) : (!llvm.ptr<3>, !llvm.ptr<3>) -> ()
    "nvvm.clusterlaunchcontrol.try.cancel"(%arg1, %arg1) <{multicast}> : (!llvm.ptr<3>, !llvm.ptr<3>) -> ()
    %3 = "nvvm.clusterlaunchcontrol.query.cancel"(%arg7) <{query_type = #nvvm<cluster_launch_control_query_type is_canceled>}> : (i128) -> i1
    %4 = "nvvm.clusterlaunchcontrol.query.cancel"(%arg7) <{query_type = #nvvm<cluster_launch_control_query_type get_first_cta_id_y>}> : (i128) -> i32
    %5 = "nvvm.tcgen05.mma_smem_desc"(%arg3, %arg3, %arg3, %arg8, %arg9, %arg8) : (i32, i32, i32, i8, i1, i8) -> i64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{llvm.byval = i32, nvvm.grid_constant}], function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "kernel", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr):
    "llvm.return"() : () -> ()
  }) {nvvm.blocksareclusters, nvvm.cluster_dim = array<i32: 2, 1, 1>, nvvm.cluster_max_blocks = 8 : i32, nvvm.kernel, nvvm.maxnreg = 64 : i32, nvvm.maxntid = array<i32: 128, 2>, nvvm.minctasm = 4 : i32, nvvm.reqntid = array<i32: 128, 2, 1>} : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "attributes", sym_visibility = "private"}> ({
  }) {a.a = [#nvvm.target, #nvvm.target<O = 3, chip = "sm_90", features = "+ptx80", flags = {fast}, link = ["a.bc"], verifyTarget = false>], a.b = #nvvm.memory_space<shared>, a.c = #nvvm.shape<m = 16, n = 8, k = 4>, a.d = [#nvvm.mma_b1op<xor_popc>, #nvvm.mma_int_overflow<satfinite>]} : () -> ()
}) : () -> ()

