// ODS: mlir/Dialect/LLVMIR/ROCDLOps.td

// Where a thread is.

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

// -----

// Buffers by a descriptor.

func.func @raw(%r: vector<4xi32>, %i: i32, %f: f32, %v: vector<2xf16>) {
  %0 = rocdl.raw.buffer.load %r, %i, %i, %i : f32
  %1 = rocdl.raw.buffer.load %r, %i, %i, %i : vector<4xf32>
  rocdl.raw.buffer.store %f, %r, %i, %i, %i : f32
  rocdl.raw.buffer.store %v, %r, %i, %i, %i : vector<2xf16>
  rocdl.raw.buffer.atomic.fadd %f, %r, %i, %i, %i : f32
  rocdl.raw.buffer.atomic.fmax %f, %r, %i, %i, %i : f32
  rocdl.raw.buffer.atomic.smax %i, %r, %i, %i, %i : i32
  rocdl.raw.buffer.atomic.umin %i, %r, %i, %i, %i : i32
  %2 = rocdl.raw.buffer.atomic.cmpswap(%i, %i, %r, %i, %i, %i) : i32, vector<4xi32>
  return
}

// -----

// Buffers by a pointer.

func.func @pointers(%b: !llvm.ptr, %p: !llvm.ptr<8>, %l: !llvm.ptr<3>, %h: i16, %n: i64, %i: i32, %f: f32, %v: vector<4xf32>) {
  %0 = rocdl.make.buffer.rsrc %b, %h, %n, %i : !llvm.ptr to !llvm.ptr<8>
  %1 = rocdl.raw.ptr.buffer.load %p, %i, %i, %i : vector<4xf32>
  rocdl.raw.ptr.buffer.store %v, %p, %i, %i, %i : vector<4xf32>
  rocdl.raw.ptr.buffer.atomic.fadd %f, %p, %i, %i, %i : f32
  rocdl.raw.ptr.buffer.atomic.fmax %f, %p, %i, %i, %i {note} : f32
  rocdl.raw.ptr.buffer.atomic.smax %i, %p, %i, %i, %i : i32
  rocdl.raw.ptr.buffer.atomic.umin %i, %p, %i, %i, %i : i32
  %2 = rocdl.raw.ptr.buffer.atomic.cmpswap %i, %i, %p, %i, %i, %i : i32
  rocdl.raw.ptr.buffer.load.lds %p, %l, %i, %i, %i, %i, %i
  return
}

// -----

#domain = #llvm.alias_scope_domain<id = "d", description = "all">
#scope = #llvm.alias_scope<id = "s", domain = #domain>
#root = #llvm.tbaa_root<id = "r">
#type = #llvm.tbaa_type_desc<id = "t", members = {<#root, 0>}>
#tag = #llvm.tbaa_tag<base_type = #type, access_type = #type, offset = 0>
func.func @aliases(%p: !llvm.ptr<8>, %i: i32) {
  %0 = rocdl.raw.ptr.buffer.load %p, %i, %i, %i {alias_scopes = [#scope], tbaa = [#tag]} : f32
  rocdl.raw.ptr.buffer.store %0, %p, %i, %i, %i {noalias_scopes = [#scope]} : f32
  return
}

// -----

// Lanes and order.

func.func @lanes(%i: i32, %b: i1, %f: f32, %v: vector<2xf16>) {
  %0 = rocdl.mbcnt.lo %i, %i : (i32, i32) -> i32
  %1 = rocdl.mbcnt.hi %i, %i {res_attrs = [{llvm.range = #llvm.constant_range<i32, 0, 64>}]} : (i32, i32) -> i32
  %2 = rocdl.ds_swizzle %i, %i : (i32, i32) -> i32
  %3 = rocdl.ds_bpermute %i, %i : (i32, i32) -> i32
  %4 = rocdl.ballot %b : i64
  %5 = rocdl.readfirstlane %f : f32
  %6 = rocdl.readlane %v, %i : (vector<2xf16>, i32) -> vector<2xf16>
  %7 = rocdl.update.dpp %f, %f with 280, 15, 15, true : f32
  %8 = rocdl.permlanex16 %f, %f, %i, %i, true, false : f32, i32
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
func.func @named(%l: !llvm.ptr<3>) {
  rocdl.s.barrier.init %l member_cnt = 4 : !llvm.ptr<3>
  rocdl.s.barrier.signal.var %l member_cnt = 4 : !llvm.ptr<3>
  rocdl.s.barrier.join %l : !llvm.ptr<3>
  rocdl.s.barrier.leave id = 1
  %0 = rocdl.s.get.named.barrier.state %l : !llvm.ptr<3> -> i32
  rocdl.s.wakeup.barrier %l : !llvm.ptr<3>
  return
}

// -----

// Products.

func.func @products(%f: f32, %i: i32, %a: vector<32xf32>, %b: vector<4xf16>, %c: vector<8xf16>, %d: vector<4xf32>, %e: vector<16xf16>, %g: vector<8xf32>, %h: vector<4xi32>, %k: vector<8xi32>) {
  %0 = rocdl.mfma.f32.32x32x1f32 %f, %f, %a, %i, %i, %i : (f32, f32, vector<32xf32>, i32, i32, i32) -> vector<32xf32>
  %1 = rocdl.smfmac.f32.16x16x32.f16 %b, %c, %d, %i, %i, %i : (vector<4xf16>, vector<8xf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  %2 = rocdl.mfma.scale.f32.16x16x128.f8f6f4 %k, %k, %d, %i, %i, %i, %i, %i, %i : (vector<8xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32, i32, i32, i32) -> vector<4xf32>
  %3 = rocdl.wmma.f32.16x16x16.f16 %e, %e, %g : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  %4 = rocdl.wmma.f16.16x16x16.f16 %e, %e, %e {opsel = true} : (vector<16xf16>, vector<16xf16>, vector<16xf16>) -> vector<16xf16>
  %5 = rocdl.wmma.i32.16x16x16.iu8 %h, %h, %k {signA = true, clamp = true} : (vector<4xi32>, vector<4xi32>, vector<8xi32>) -> vector<8xi32>
  %6 = rocdl.wmma.f32.16x16x32.f16 %e, %e, %g {reuseA = true, modC = 1 : i16} : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  return
}

// -----

// Memory, conversions, functions of floats.

func.func @memory(%g: !llvm.ptr<1>, %l: !llvm.ptr<3>, %p: !llvm.ptr, %i: i32, %n: i64) {
  rocdl.load.to.lds %g, %l, 4, 0, 0 : !llvm.ptr<1>
  rocdl.global.load.lds %g, %l, 4, 0, 0
  rocdl.global.load.async.to.lds.b32 %g, %l, 0, 0 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.cluster.load.async.to.lds.b128 %g, %l, 0, 0, %i : !llvm.ptr<1>, !llvm.ptr<3>
  %0 = rocdl.ds.read.tr8.b64 %l : !llvm.ptr<3> -> vector<2xi32>
  %1 = rocdl.global.load.tr.b64 %g : !llvm.ptr<1> -> vector<2xi32>
  %2 = rocdl.ds.load.tr16.b128 %l : !llvm.ptr<3> -> vector<8xi16>
  rocdl.global.prefetch %g, scope 0 : !llvm.ptr<1>
  rocdl.flat.prefetch %p, scope 1 : !llvm.ptr
  %3 = rocdl.ds.atomic.barrier.arrive.rtn.b64 %l, %n : !llvm.ptr<3>, i64 -> i64
  rocdl.ds.atomic.async.barrier.arrive.b64 %l : !llvm.ptr<3>
  return
}
func.func @convert(%f: f32, %i: i32, %h: vector<2xf16>, %v: vector<2xi16>, %w: vector<32xf16>, %x: vector<6xi32>, %y: vector<8xf32>, %z: vector<16xf32>) {
  %0 = rocdl.cvt.pkrtz %f, %f : vector<2xf16>
  %1 = rocdl.cvt.f32.bf8 %i[1] : f32
  %2 = rocdl.cvt.pk.f32.fp8 %i[true] : vector<2xf32>
  %3 = rocdl.cvt.pk.fp8.f32 %f, %f -> %i[false] : i32
  %4 = rocdl.cvt.sr.bf8.f32 %f, %i -> %i[2] : i32
  %5 = rocdl.cvt.scalef32.pk32.fp6.f16 %w, %f : vector<6xi32>
  %6 = rocdl.cvt.scalef32.pk32.f32.bf6 %x, %f : vector<32xf32>
  %7 = rocdl.cvt.scalef32.sr.pk8.fp4.f32 %y, %i, %f : i32
  %8 = rocdl.cvt.scalef32.2xpk16.fp6.f32 %z, %z, %f : vector<6xi32>
  %9 = rocdl.cvt.scalef32.pk.fp8.f16 %h, %f -> %v[true] : vector<2xi16>
  %10 = rocdl.cvt.scalef32.f16.bf8 %i[1], %f -> %h[false] : vector<2xf16>
  %11 = rocdl.cvt.scale.pk8.f32.fp4 %i, %i[3] : vector<8xf32>
  %12 = rocdl.fmed3 %f, %f, %f : f32
  %13 = rocdl.tanh %f f32 -> f32
  %14 = rocdl.exp2 %f f32 {note} -> f32
  return
}

// -----

llvm.func @kernel() attributes {rocdl.kernel, rocdl.flat_work_group_size = "1,256", rocdl.reqd_work_group_size = array<i32: 64, 1, 1>} {
  llvm.return
}
func.func private @targets() attributes {a.a = [#rocdl.target, #rocdl.target<O = 3, triple = "amdgcn", chip = "gfx942", features = "+x", abi = "500", flags = {fast}, link = ["a.bc"]>]}

// -----

// The predicate of a structure of two is not evaluated (`getBody()[0]`), and the operations are refused.
func.func @f(%i: i32) {
  %9 = rocdl.permlane16.swap %i, %i, true, false : (i32, i32) -> !llvm.struct<(i32, i32)>
  %10 = rocdl.permlane32.swap %i, %i, false, true : (i32, i32) -> !llvm.struct<(i32, i32)>
  return
}
