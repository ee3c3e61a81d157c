module {
  func.func @ids() {
    %0 = rocdl.workitem.id.x : i32
    %1 = rocdl.workitem.id.y range <i32, 0, 64> : i32
    %2 = rocdl.workgroup.id.z range <i32, 0, 4> {note} : i32
    %3 = rocdl.cluster.id.x : i32
    %4 = rocdl.workgroup.dim.x : i64
    %5 = rocdl.workgroup.dim.y range <i64, 1, 257> : i64
    %6 = rocdl.grid.dim.z : i64
    %7 = rocdl.wavefrontsize range <i32, 32, 65> : i32
    return
  }
}

// -----
module {
  func.func @raw(%arg0: vector<4xi32>, %arg1: i32, %arg2: f32, %arg3: vector<2xf16>) {
    %0 = rocdl.raw.buffer.load %arg0, %arg1, %arg1, %arg1 : f32
    %1 = rocdl.raw.buffer.load %arg0, %arg1, %arg1, %arg1 : vector<4xf32>
    rocdl.raw.buffer.store %arg2, %arg0, %arg1, %arg1, %arg1 : f32
    rocdl.raw.buffer.store %arg3, %arg0, %arg1, %arg1, %arg1 : vector<2xf16>
    rocdl.raw.buffer.atomic.fadd %arg2, %arg0, %arg1, %arg1, %arg1 : f32
    rocdl.raw.buffer.atomic.fmax %arg2, %arg0, %arg1, %arg1, %arg1 : f32
    rocdl.raw.buffer.atomic.smax %arg1, %arg0, %arg1, %arg1, %arg1 : i32
    rocdl.raw.buffer.atomic.umin %arg1, %arg0, %arg1, %arg1, %arg1 : i32
    %2 = rocdl.raw.buffer.atomic.cmpswap(%arg1, %arg1, %arg0, %arg1, %arg1, %arg1) : i32, vector<4xi32>
    return
  }
}

// -----
module {
  func.func @pointers(%arg0: !llvm.ptr, %arg1: !llvm.ptr<8>, %arg2: !llvm.ptr<3>, %arg3: i16, %arg4: i64, %arg5: i32, %arg6: f32, %arg7: vector<4xf32>) {
    %0 = rocdl.make.buffer.rsrc %arg0, %arg3, %arg4, %arg5 : !llvm.ptr to <8>
    %1 = rocdl.raw.ptr.buffer.load %arg1, %arg5, %arg5, %arg5 : vector<4xf32>
    rocdl.raw.ptr.buffer.store %arg7, %arg1, %arg5, %arg5, %arg5 : vector<4xf32>
    rocdl.raw.ptr.buffer.atomic.fadd %arg6, %arg1, %arg5, %arg5, %arg5 : f32
    rocdl.raw.ptr.buffer.atomic.fmax %arg6, %arg1, %arg5, %arg5, %arg5 {note} : f32
    rocdl.raw.ptr.buffer.atomic.smax %arg5, %arg1, %arg5, %arg5, %arg5 : i32
    rocdl.raw.ptr.buffer.atomic.umin %arg5, %arg1, %arg5, %arg5, %arg5 : i32
    %2 = rocdl.raw.ptr.buffer.atomic.cmpswap %arg5, %arg5, %arg1, %arg5, %arg5, %arg5 : i32
    rocdl.raw.ptr.buffer.load.lds %arg1, %arg2, %arg5, %arg5, %arg5, %arg5, %arg5
    return
  }
}

// -----
#alias_scope_domain = #llvm.alias_scope_domain<id = "d", description = "all">
#tbaa_root = #llvm.tbaa_root<id = "r">
#alias_scope = #llvm.alias_scope<id = "s", domain = #alias_scope_domain>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "t", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
module {
  func.func @aliases(%arg0: !llvm.ptr<8>, %arg1: i32) {
    %0 = rocdl.raw.ptr.buffer.load %arg0, %arg1, %arg1, %arg1 {alias_scopes = [#alias_scope], tbaa = [#tbaa_tag]} : f32
    rocdl.raw.ptr.buffer.store %0, %arg0, %arg1, %arg1, %arg1 {noalias_scopes = [#alias_scope]} : f32
    return
  }
}

// -----
module {
  func.func @lanes(%arg0: i32, %arg1: i1, %arg2: f32, %arg3: vector<2xf16>) {
    %0 = rocdl.mbcnt.lo %arg0, %arg0 : (i32, i32) -> i32
    %1 = rocdl.mbcnt.hi %arg0, %arg0 {res_attrs = [{llvm.range = #llvm.constant_range<i32, 0, 64>}]} : (i32, i32) -> i32
    %2 = rocdl.ds_swizzle %arg0, %arg0 : (i32, i32) -> i32
    %3 = rocdl.ds_bpermute %arg0, %arg0 : (i32, i32) -> i32
    %4 = rocdl.ballot %arg1 : i64
    %5 = rocdl.readfirstlane %arg2 : f32
    %6 = rocdl.readlane %arg3, %arg0 : (vector<2xf16>, i32) -> vector<2xf16>
    %7 = rocdl.update.dpp %arg2, %arg2 with 280, 15, 15, true : f32
    %8 = rocdl.permlanex16 %arg2, %arg2, %arg0, %arg0, true, false : f32, i32
    rocdl.s.waitcnt 7
    rocdl.s.sleep 1
    rocdl.s.nop 2
    rocdl.s.barrier
    rocdl.barrier
    rocdl.s.setprio 3
    rocdl.sched.barrier 0
    rocdl.sched.group.barrier 8, 1, 0
    rocdl.iglp.opt 1
    rocdl.s.wait.dscnt 0
    rocdl.s.wait.loadcnt 1 {note}
    rocdl.s.barrier.signal id = -1
    rocdl.s.barrier.wait id = -1
    %9 = rocdl.s.barrier.signal.isfirst id = 1 -> i1
    %10 = rocdl.s.get.barrier.state id = 1 -> i32
    return
  }
  func.func @named(%arg0: !llvm.ptr<3>) {
    rocdl.s.barrier.init %arg0 member_cnt = 4 : !llvm.ptr<3>
    rocdl.s.barrier.signal.var %arg0 member_cnt = 4 : !llvm.ptr<3>
    rocdl.s.barrier.join %arg0 : !llvm.ptr<3>
    rocdl.s.barrier.leave id = 1
    %0 = rocdl.s.get.named.barrier.state %arg0 : !llvm.ptr<3> -> i32
    rocdl.s.wakeup.barrier %arg0 : !llvm.ptr<3>
    return
  }
}

// -----
module {
  func.func @products(%arg0: f32, %arg1: i32, %arg2: vector<32xf32>, %arg3: vector<4xf16>, %arg4: vector<8xf16>, %arg5: vector<4xf32>, %arg6: vector<16xf16>, %arg7: vector<8xf32>, %arg8: vector<4xi32>, %arg9: vector<8xi32>) {
    %0 = rocdl.mfma.f32.32x32x1f32 %arg0, %arg0, %arg2, %arg1, %arg1, %arg1 : (f32, f32, vector<32xf32>, i32, i32, i32) -> vector<32xf32>
    %1 = rocdl.smfmac.f32.16x16x32.f16 %arg3, %arg4, %arg5, %arg1, %arg1, %arg1 : (vector<4xf16>, vector<8xf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
    %2 = rocdl.mfma.scale.f32.16x16x128.f8f6f4 %arg9, %arg9, %arg5, %arg1, %arg1, %arg1, %arg1, %arg1, %arg1 : (vector<8xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32, i32, i32, i32) -> vector<4xf32>
    %3 = rocdl.wmma.f32.16x16x16.f16 %arg6, %arg6, %arg7 : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
    %4 = rocdl.wmma.f16.16x16x16.f16 %arg6, %arg6, %arg6 {opsel = true} : (vector<16xf16>, vector<16xf16>, vector<16xf16>) -> vector<16xf16>
    %5 = rocdl.wmma.i32.16x16x16.iu8 %arg8, %arg8, %arg9 {clamp = true, signA = true} : (vector<4xi32>, vector<4xi32>, vector<8xi32>) -> vector<8xi32>
    %6 = rocdl.wmma.f32.16x16x32.f16 %arg6, %arg6, %arg7 {modC = 1 : i16, reuseA = true} : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
    return
  }
}

// -----
module {
  func.func @memory(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>, %arg2: !llvm.ptr, %arg3: i32, %arg4: i64) {
    rocdl.load.to.lds %arg0, %arg1, 4, 0, 0 : <1>
    rocdl.global.load.lds %arg0, %arg1, 4, 0, 0
    rocdl.global.load.async.to.lds.b32 %arg0, %arg1, 0, 0 : !llvm.ptr<1>, !llvm.ptr<3>
    rocdl.cluster.load.async.to.lds.b128 %arg0, %arg1, 0, 0, %arg3 : !llvm.ptr<1>, !llvm.ptr<3>
    %0 = rocdl.ds.read.tr8.b64 %arg1 : <3> -> vector<2xi32>
    %1 = rocdl.global.load.tr.b64 %arg0 : !llvm.ptr<1> -> vector<2xi32>
    %2 = rocdl.ds.load.tr16.b128 %arg1 : !llvm.ptr<3> -> vector<8xi16>
    rocdl.global.prefetch %arg0, scope 0 : !llvm.ptr<1>
    rocdl.flat.prefetch %arg2, scope 1 : !llvm.ptr
    %3 = rocdl.ds.atomic.barrier.arrive.rtn.b64 %arg1, %arg4 : !llvm.ptr<3>, i64 -> i64
    rocdl.ds.atomic.async.barrier.arrive.b64 %arg1 : !llvm.ptr<3>
    return
  }
  func.func @convert(%arg0: f32, %arg1: i32, %arg2: vector<2xf16>, %arg3: vector<2xi16>, %arg4: vector<32xf16>, %arg5: vector<6xi32>, %arg6: vector<8xf32>, %arg7: vector<16xf32>) {
    %0 = rocdl.cvt.pkrtz %arg0, %arg0 : vector<2xf16>
    %1 = rocdl.cvt.f32.bf8 %arg1[1] : f32
    %2 = rocdl.cvt.pk.f32.fp8 %arg1[true] : vector<2xf32>
    %3 = rocdl.cvt.pk.fp8.f32 %arg0, %arg0 -> %arg1[false] : i32
    %4 = rocdl.cvt.sr.bf8.f32 %arg0, %arg1 -> %arg1[2] : i32
    %5 = rocdl.cvt.scalef32.pk32.fp6.f16 %arg4, %arg0 : vector<6xi32>
    %6 = rocdl.cvt.scalef32.pk32.f32.bf6 %arg5, %arg0 : vector<32xf32>
    %7 = rocdl.cvt.scalef32.sr.pk8.fp4.f32 %arg6, %arg1, %arg0 : i32
    %8 = rocdl.cvt.scalef32.2xpk16.fp6.f32 %arg7, %arg7, %arg0 : vector<6xi32>
    %9 = rocdl.cvt.scalef32.pk.fp8.f16 %arg2, %arg0 -> %arg3[true] : vector<2xi16>
    %10 = rocdl.cvt.scalef32.f16.bf8 %arg1[1], %arg0 -> %arg2[false] : vector<2xf16>
    %11 = rocdl.cvt.scale.pk8.f32.fp4 %arg1, %arg1[3] : vector<8xf32>
    %12 = rocdl.fmed3 %arg0, %arg0, %arg0 : f32
    %13 = rocdl.tanh %arg0 f32 -> f32
    %14 = rocdl.exp2 %arg0 f32 {note} -> f32
    return
  }
}

// -----
module {
  llvm.func @kernel() attributes {rocdl.flat_work_group_size = "1,256", rocdl.kernel, rocdl.reqd_work_group_size = array<i32: 64, 1, 1>} {
    llvm.return
  }
  func.func private @targets() attributes {a.a = [#rocdl.target, #rocdl.target<O = 3, triple = "amdgcn", chip = "gfx942", features = "+x", abi = "500", flags = {fast}, link = ["a.bc"]>]}
}

// -----
module {
  func.func @f(%arg0: i32) {
    %0 = rocdl.permlane16.swap %arg0, %arg0, true, false : (i32, i32) -> <(i32, i32)>
    %1 = rocdl.permlane32.swap %arg0, %arg0, false, true : (i32, i32) -> <(i32, i32)>
    return
  }
}

