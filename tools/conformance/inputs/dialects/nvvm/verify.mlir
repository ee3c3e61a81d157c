// ODS: mlir/Dialect/LLVMIR/NVVMOps.td

// Barriers.

func.func @f(%i: i32) {
  // expected-error @below {{barrier id is missing, it should be set between 0 to 15}}
  nvvm.barrier number_of_threads = %i
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{reduction are only available when id is 0}}
  %0 = "nvvm.barrier"(%i, %i) <{operandSegmentSizes = array<i32: 1, 0, 1>, reductionOp = #nvvm.reduction<popc>}> : (i32, i32) -> i32
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{reduction predicate and reduction operation must be specified together}}
  %0 = "nvvm.barrier"(%i) <{operandSegmentSizes = array<i32: 0, 0, 1>}> : (i32) -> i32
  return
}

// -----

// Launch control.

func.func @f(%x: i128) {
  // expected-error @below {{is_canceled query type returns an i1}}
  %0 = nvvm.clusterlaunchcontrol.query.cancel query = is_canceled, %x : i32
  return
}

// -----

func.func @f(%x: i128) {
  // expected-error @below {{get_first_cta_id_x, get_first_cta_id_y, get_first_cta_id_z query types return an i32}}
  %0 = nvvm.clusterlaunchcontrol.query.cancel query = get_first_cta_id_x, %x : i1
  return
}

// -----

// Conversions of pairs.

func.func @f(%f: f32, %i: i32) {
  // expected-error @below {{random_bits not supported for RN and RZ rounding modes.}}
  %0 = nvvm.convert.f32x2.to.f16x2 %f, %f, %i {rnd = #nvvm.fp_rnd_mode<rn>} : vector<2xf16>
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @below {{random_bits is required for RS rounding mode.}}
  %0 = nvvm.convert.f32x2.to.f16x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rs>} : vector<2xf16>
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @below {{Only RN, RZ, and RS rounding modes are supported for conversions from f32x2 to f16x2.}}
  %0 = nvvm.convert.f32x2.to.f16x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rm>} : vector<2xf16>
  return
}

// -----

func.func @f(%f: f32, %i: i32) {
  // expected-error @below {{random_bits not supported for RN and RZ rounding modes.}}
  %0 = nvvm.convert.f32x2.to.bf16x2 %f, %f, %i {rnd = #nvvm.fp_rnd_mode<rn>} : vector<2xbf16>
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @below {{random_bits is required for RS rounding mode.}}
  %0 = nvvm.convert.f32x2.to.bf16x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rs>} : vector<2xbf16>
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @below {{Only RN, RZ, and RS rounding modes are supported for conversions from f32x2 to bf16x2.}}
  %0 = nvvm.convert.f32x2.to.bf16x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rm>} : vector<2xbf16>
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @below {{Only {rn,rz,rna} rounding modes supported for ConvertFloatToTF32Op.}}
  %0 = nvvm.convert.float.to.tf32 %f {rnd = #nvvm.fp_rnd_mode<rp>}
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @below {{Relu not supported with rna rounding mode.}}
  %0 = nvvm.convert.float.to.tf32 %f {rnd = #nvvm.fp_rnd_mode<rna>, relu = true}
  return
}

// -----

// Small formats.

func.func @f(%f: f32) {
  // expected-error @below {{Only 'f4E2M1FN' type is supported for conversions from f32x2 to f4x2.}}
  %0 = nvvm.convert.f32x2.to.f4x2 %f, %f : i8 (f6E2M3FN)
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @below {{Only 'f6E2M3FN' and 'f6E3M2FN' types are supported for conversions from f32x2 to f6x2.}}
  %0 = nvvm.convert.f32x2.to.f6x2 %f, %f : i16 (f8E5M2)
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @below {{Only 'f8E4M3FN', 'f8E5M2', and 'f8E8M0FNU' types are supported for conversions from f32x2 to f8x2}}
  %0 = nvvm.convert.f32x2.to.f8x2 %f, %f : i16 (f4E2M1FN)
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @below {{Only RZ and RP rounding modes are supported for conversions from f32x2 to 'f8E8M0FNU' type}}
  %0 = nvvm.convert.f32x2.to.f8x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rn>} : i16 (f8E8M0FNU)
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @below {{relu not supported for conversions to 'f8E8M0FNU' type}}
  %0 = nvvm.convert.f32x2.to.f8x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rz>, relu = true} : i16 (f8E8M0FNU)
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @below {{Only RN rounding mode is supported for conversions from f32x2 to 'f8E4M3FN' and 'f8E5M2' types}}
  %0 = nvvm.convert.f32x2.to.f8x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rz>} : i16 (f8E4M3FN)
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @below {{Only SATFINITE saturation mode is supported for conversions from f32x2 to 'f8E4M3FN' and 'f8E5M2' types}}
  %0 = nvvm.convert.f32x2.to.f8x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rn>} : i16 (f8E5M2)
  return
}

// -----

func.func @f(%a: vector<2xf16>) {
  // expected-error @below {{Only 'f8E4M3FN' and 'f8E5M2' types are supported for conversions from f16x2 to f8x2.}}
  %0 = nvvm.convert.f16x2.to.f8x2 %a : vector<2xf16> -> i16 (f8E8M0FNU)
  return
}

// -----

func.func @f(%a: vector<2xbf16>) {
  // expected-error @below {{Only 'f8E8M0FNU' type is supported for conversions from bf16x2 to f8x2.}}
  %0 = nvvm.convert.bf16x2.to.f8x2 %a {rnd = #nvvm.fp_rnd_mode<rz>} : vector<2xbf16> -> i16 (f8E5M2)
  return
}

// -----

func.func @f(%a: vector<2xbf16>) {
  // expected-error @below {{Only RZ and RP rounding modes are supported for conversions from bf16x2 to f8x2.}}
  %0 = nvvm.convert.bf16x2.to.f8x2 %a {rnd = #nvvm.fp_rnd_mode<rn>} : vector<2xbf16> -> i16 (f8E8M0FNU)
  return
}

// -----

func.func @f(%a: vector<2xi8>) {
  // expected-error @below {{Only 'f8E4M3FN' and 'f8E5M2' types are supported for conversions from f8x2 to f16x2.}}
  %0 = nvvm.convert.f8x2.to.f16x2 %a : vector<2xi8> (f8E8M0FNU) -> vector<2xf16>
  return
}

// -----

func.func @f(%a: vector<2xi8>) {
  // expected-error @below {{Only 'f8E8M0FNU' type is supported for conversions from f8x2 to bf16x2.}}
  %0 = nvvm.convert.f8x2.to.bf16x2 %a : vector<2xi8> (f8E5M2) -> vector<2xbf16>
  return
}

// -----

func.func @f(%a: vector<2xi8>) {
  // expected-error @below {{Only 'f6E2M3FN' and 'f6E3M2FN' types are supported for conversions from f6x2 to f16x2.}}
  %0 = nvvm.convert.f6x2.to.f16x2 %a : vector<2xi8> (f8E5M2) -> vector<2xf16>
  return
}

// -----

func.func @f(%a: i8) {
  // expected-error @below {{Only 'f4E2M1FN' type is supported for conversions from f4x2 to f16x2.}}
  %0 = nvvm.convert.f4x2.to.f16x2 %a : i8 (f8E5M2) -> vector<2xf16>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %i: i32) {
  // expected-error @below {{Only 'f8E4M3FN' and 'f8E5M2' types are supported for conversions from f32x4 to f8x4.}}
  %0 = nvvm.convert.f32x4.to.f8x4 %a, %i : vector<4xf32> -> vector<4xi8> (f6E2M3FN)
  return
}

// -----

func.func @f(%a: vector<4xf32>, %i: i32) {
  // expected-error @below {{Only 'f6E2M3FN' and 'f6E3M2FN' types are supported for conversions from f32x4 to f6x4.}}
  %0 = nvvm.convert.f32x4.to.f6x4 %a, %i : vector<4xf32> -> vector<4xi8> (f8E5M2)
  return
}

// -----

func.func @f(%a: vector<4xf32>, %i: i32) {
  // expected-error @below {{Only 'f4E2M1FN' type is supported for conversions from f32x4 to f4x4.}}
  %0 = nvvm.convert.f32x4.to.f4x4 %a, %i : vector<4xf32> -> i16 (f8E5M2)
  return
}

// -----

// Tensors.

func.func @f(%p: !llvm.ptr) {
  // expected-error @below {{expects coordinates between 1 to 5 dimension}}
  nvvm.cp.async.bulk.tensor.prefetch %p, box[] : !llvm.ptr
  return
}

// -----

func.func @f(%p: !llvm.ptr, %i: i32) {
  // expected-error @below {{expects coordinates between 1 to 5 dimension}}
  nvvm.cp.async.bulk.tensor.prefetch %p, box[%i, %i, %i, %i, %i, %i] : !llvm.ptr
  return
}

// -----

func.func @f(%p: !llvm.ptr, %i: i32) {
  // expected-error @below {{Gather4 mode expects 5 coordinates}}
  nvvm.cp.async.bulk.tensor.prefetch %p, box[%i, %i] {mode = #nvvm.tma_load_mode<tile_gather4>} : !llvm.ptr
  return
}

// -----

func.func @f(%p: !llvm.ptr, %i: i32, %h: i16) {
  // expected-error @below {{to use im2col mode, the tensor has to be at least 3-dimensional}}
  nvvm.cp.async.bulk.tensor.prefetch %p, box[%i, %i] im2col[%h] {mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr
  return
}

// -----

func.func @f(%p: !llvm.ptr, %i: i32) {
  // expected-error @below {{im2col offsets expected 2 (provided 0)}}
  nvvm.cp.async.bulk.tensor.prefetch %p, box[%i, %i, %i, %i] {mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr
  return
}

// -----

func.func @f(%p: !llvm.ptr, %i: i32, %h: i16) {
  // expected-error @below {{im2col offsets expected 2 (provided 1)}}
  nvvm.cp.async.bulk.tensor.prefetch %p, box[%i, %i, %i] im2col[%h] {mode = #nvvm.tma_load_mode<im2col_w_128>} : !llvm.ptr
  return
}

// -----

func.func @f(%p: !llvm.ptr, %i: i32, %h: i16) {
  // expected-error @below {{im2col offsets expected 0 (provided 1)}}
  nvvm.cp.async.bulk.tensor.prefetch %p, box[%i, %i, %i] im2col[%h] : !llvm.ptr
  return
}

// -----

// Prefetches.

func.func @f(%p: !llvm.ptr) {
  // expected-error @below {{requires specification of either cache level or tensormap}}
  nvvm.prefetch %p : !llvm.ptr
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error @below {{cannot specify both tensormap and cache level}}
  nvvm.prefetch level = L1, tensormap, %p : !llvm.ptr
  return
}

// -----

func.func @f(%p: !llvm.ptr<1>) {
  // expected-error @below {{prefetch tensormap requires a generic or constant pointer}}
  nvvm.prefetch tensormap, %p : !llvm.ptr<1>
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error @below {{prefetch tensormap does not support eviction priority}}
  nvvm.prefetch tensormap, evict_priority = evict_last, %p : !llvm.ptr
  return
}

// -----

func.func @f(%p: !llvm.ptr<4>) {
  // expected-error @below {{in_param_space can only be specified for a generic pointer}}
  nvvm.prefetch tensormap in_param_space, %p : !llvm.ptr<4>
  return
}

// -----

func.func @f(%p: !llvm.ptr<4>) {
  // expected-error @below {{prefetch to cache level requires a generic, global, or local pointer}}
  nvvm.prefetch level = L1, %p : !llvm.ptr<4>
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error @below {{unsupported cache level, the only supported uniform cache level is L1}}
  nvvm.prefetch level = L2 uniform, %p : !llvm.ptr
  return
}

// -----

func.func @f(%p: !llvm.ptr<1>) {
  // expected-error @below {{prefetch to uniform cache requires a generic pointer}}
  nvvm.prefetch level = L1 uniform, %p : !llvm.ptr<1>
  return
}

// -----

func.func @f(%p: !llvm.ptr<1>) {
  // expected-error @below {{cache eviction priority supported only for cache level L2}}
  nvvm.prefetch level = L1, evict_priority = evict_last, %p : !llvm.ptr<1>
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error @below {{cache eviction priority requires a global pointer}}
  nvvm.prefetch level = L2, evict_priority = evict_last, %p : !llvm.ptr
  return
}

// -----

func.func @f(%p: !llvm.ptr<1>) {
  // expected-error @below {{unsupported cache eviction priority, only evict_last and evict_normal are supported}}
  nvvm.prefetch level = L2, evict_priority = evict_first, %p : !llvm.ptr<1>
  return
}

// -----

func.func @f(%p: !llvm.ptr, %b: i1) {
  // expected-error @below {{predicate supported only on prefetch tensormap}}
  nvvm.prefetch level = L1, %p, predicate = %b : !llvm.ptr, i1
  return
}

// -----

// Threads by themselves.

func.func @f(%i: i32) {
  // expected-error @below {{mode 'b4e' requires 'hi' operand.}}
  %0 = nvvm.prmt #nvvm.permute_mode<b4e> %i, %i : i32
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{mode 'ecl' does not accept 'hi' operand.}}
  %0 = nvvm.prmt #nvvm.permute_mode<ecl> %i, %i, %i : i32
  return
}

// -----

func.func @f() {
  // expected-error @below {{either `id` or `mask` must be set}}
  nvvm.pmevent
  return
}

// -----

func.func @f() {
  // expected-error @below {{`id` and `mask` cannot be set at the same time}}
  nvvm.pmevent id = 1 mask = 1
  return
}

// -----

func.func @f() {
  // expected-error @below {{`id` must be between 0 and 15}}
  nvvm.pmevent id = 16
  return
}

// -----

func.func @f() {
  // expected-error @below {{new register size must be multiple of 8}}
  nvvm.setmaxregister increase 30
  return
}

// -----

func.func @f() {
  // expected-error @below {{new register size must be in between 24 to 256}}
  nvvm.setmaxregister decrease 16
  return
}

// -----

func.func @f() {
  // expected-error @below {{invalid range attribute: Lower == Upper, but they aren't min (0) or max (4294967295) value! This is an invalid constant range.}}
  %0 = nvvm.read.ptx.sreg.tid.x range <i32, 32, 32> : i32
  return
}

// -----

// Tensor memory.

func.func @f(%t: !llvm.ptr<6>) {
  // expected-error @below {{shape 16x32bx2 requires offset argument}}
  %0 = nvvm.tcgen05.ld %t {shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>} : i32
  return
}

// -----

func.func @f(%t: !llvm.ptr<6>, %l: i64) {
  // expected-error @below {{offset argument is only supported for shape 16x32bx2}}
  %0 = nvvm.tcgen05.ld %t, %l {shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>} : i32
  return
}

// -----

func.func @f(%t: !llvm.ptr<6>) {
  // expected-error @below {{invalid result type length 1 for shape shape_16x128b in tcgen05.ld Op}}
  %0 = nvvm.tcgen05.ld %t {shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : i32
  return
}

// -----

func.func @f(%t: !llvm.ptr<6>, %i: i32) {
  // expected-error @below {{shape 16x32bx2 requires offset argument}}
  nvvm.tcgen05.st %t, %i {shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>} : i32
  return
}

// -----

func.func @f(%t: !llvm.ptr<6>, %v: vector<2xi32>) {
  // expected-error @below {{invalid input length 2 for shape shape_16x256b in tcgen05.st Op}}
  nvvm.tcgen05.st %t, %v {shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>} : vector<2xi32>
  return
}

// -----

// Lanes together.

func.func @f(%i: i32) {
  // expected-error @below {{"return_value_and_is_valid" attribute must be specified}}
  %0 = nvvm.shfl.sync bfly %i, %i, %i, %i : i32 -> !llvm.struct<(i32, i1)>
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{expected return type to be of type 'i32' but got 'f32' instead}}
  %0 = nvvm.shfl.sync bfly %i, %i, %i, %i : i32 -> f32
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{expected return type to be a two-element struct}}
  %0 = nvvm.shfl.sync bfly %i, %i, %i, %i {return_value_and_is_valid} : i32 -> i32
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{expected first element in the returned struct to be of type 'i32' but got 'f32' instead}}
  %0 = nvvm.shfl.sync bfly %i, %i, %i, %i {return_value_and_is_valid} : i32 -> !llvm.struct<(f32, i1)>
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{expected second element in the returned struct to be of type 'i1' but got 'i32' instead}}
  %0 = nvvm.shfl.sync bfly %i, %i, %i, %i {return_value_and_is_valid} : i32 -> !llvm.struct<(i32, i32)>
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{abs attribute is supported only for f32 type}}
  %0 = nvvm.redux.sync add %i, %i {abs = true} : i32 -> i32
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{nan attribute is supported only for f32 type}}
  %0 = nvvm.redux.sync add %i, %i {nan = true} : i32 -> i32
  return
}

// -----

func.func @f(%f: f32, %i: i32) {
  // expected-error @below {{'add' redux kind unsupported with 'f32' type. Only supported type is 'i32'.}}
  %0 = nvvm.redux.sync add %f, %i : f32 -> f32
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{'fmax' redux kind unsupported with 'i32' type. Only supported type is 'f32'.}}
  %0 = nvvm.redux.sync fmax %i, %i : i32 -> i32
  return
}

// -----

func.func @f(%i: i32, %b: i1) {
  // expected-error @below {{vote.sync 'ballot' returns an i32}}
  %0 = nvvm.vote.sync ballot %i, %b -> i1
  return
}

// -----

func.func @f(%i: i32, %b: i1) {
  // expected-error @below {{vote.sync 'any', 'all' and 'uni' returns an i1}}
  %0 = nvvm.vote.sync all %i, %b -> i32
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{match.sync 'any' returns an i32}}
  %0 = nvvm.match.sync any %i, %i : i32 -> !llvm.struct<(i32, i1)>
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{match.sync 'all' returns a two element struct with first element as i32 and second element as i1}}
  %0 = nvvm.match.sync all %i, %i : i32 -> !llvm.struct<(i32, i32)>
  return
}

// -----

// Fences.

func.func @f() {
  // expected-error @below {{tensormap proxy is not a supported proxy kind}}
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<tensormap>}
  return
}

// -----

func.func @f() {
  // expected-error @below {{generic proxy not a supported proxy kind}}
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<generic>}
  return
}

// -----

func.func @f() {
  // expected-error @below {{async_shared fence requires space attribute}}
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>}
  return
}

// -----

func.func @f() {
  // expected-error @below {{only async_shared fence can have space attribute}}
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<alias>, space = #nvvm.shared_space<cta>}
  return
}

// -----

func.func @f(%p: !llvm.ptr, %i: i32) {
  // expected-error @below {{uni-directional proxies only support generic for from_proxy attribute}}
  nvvm.fence.proxy.acquire #nvvm.mem_scope<cta> %p, %i from_proxy = #nvvm.proxy_kind<alias>
  return
}

// -----

func.func @f(%p: !llvm.ptr, %i: i32) {
  // expected-error @below {{uni-directional proxies only support tensormap for to_proxy attribute}}
  nvvm.fence.proxy.acquire #nvvm.mem_scope<cta> %p, %i to_proxy = #nvvm.proxy_kind<async>
  return
}

// -----

func.func @f() {
  // expected-error @below {{uni-directional proxies only support generic for from_proxy attribute}}
  nvvm.fence.proxy.release #nvvm.mem_scope<cta> from_proxy = #nvvm.proxy_kind<alias>
  return
}

// -----

func.func @f() {
  // expected-error @below {{uni-directional proxies only support tensormap for to_proxy attribute}}
  nvvm.fence.proxy.release #nvvm.mem_scope<cta> to_proxy = #nvvm.proxy_kind<generic>
  return
}

// -----

func.func @f() {
  // expected-error @below {{only acquire and release semantics are supported}}
  nvvm.fence.sync_restrict {order = #nvvm.mem_order<weak>}
  return
}

// -----

func.func @f() {
  // expected-error @below {{only acquire and release semantics are supported}}
  nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<mmio>}
  return
}

// -----

func.func @f() {
  // expected-error @below {{only generic is support for from_proxy attribute}}
  nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<acquire>, fromProxy = #nvvm.proxy_kind<alias>}
  return
}

// -----

func.func @f() {
  // expected-error @below {{only async is supported for to_proxy attribute}}
  nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<acquire>, toProxy = #nvvm.proxy_kind<alias>}
  return
}

// -----

// Barriers in memory.

func.func @f(%s: !llvm.ptr<3>, %i: i32) {
  // expected-error @below {{mbarrier scope must be either CTA or Cluster}}
  nvvm.mbarrier.expect_tx %s, %i {scope = #nvvm.mem_scope<gpu>} : !llvm.ptr<3>, i32
  return
}

// -----

func.func @f(%s: !llvm.ptr<3>, %i: i32) {
  // expected-error @below {{mbarrier scope must be either CTA or Cluster}}
  nvvm.mbarrier.complete_tx %s, %i {scope = #nvvm.mem_scope<gpu>} : !llvm.ptr<3>, i32
  return
}

// -----

func.func @f(%s: !llvm.ptr<3>) {
  // expected-error @below {{mbarrier scope must be either CTA or Cluster}}
  %0 = nvvm.mbarrier.arrive %s {scope = #nvvm.mem_scope<gpu>} : !llvm.ptr<3> -> i64
  return
}

// -----

func.func @f(%s: !llvm.ptr<3>) {
  // expected-error @below {{mbarrier scope must be either CTA or Cluster}}
  %0 = nvvm.mbarrier.arrive_drop %s {scope = #nvvm.mem_scope<gpu>} : !llvm.ptr<3> -> i64
  return
}

// -----

func.func @f(%s: !llvm.ptr<3>, %i: i32) {
  // expected-error @below {{mbarrier scope must be either CTA or Cluster}}
  %0 = nvvm.mbarrier.arrive.expect_tx %s, %i {scope = #nvvm.mem_scope<gpu>} : !llvm.ptr<3>, i32 -> i64
  return
}

// -----

func.func @f(%s: !llvm.ptr<3>, %i: i32) {
  // expected-error @below {{mbarrier scope must be either CTA or Cluster}}
  %0 = nvvm.mbarrier.arrive_drop.expect_tx %s, %i {scope = #nvvm.mem_scope<sys>} : !llvm.ptr<3>, i32 -> i64
  return
}

// -----

func.func @f(%s: !llvm.ptr<3>, %l: i64) {
  // expected-error @below {{mbarrier scope must be either CTA or Cluster}}
  %0 = nvvm.mbarrier.test.wait %s, %l {scope = #nvvm.mem_scope<gpu>} : !llvm.ptr<3>, i64 -> i1
  return
}

// -----

func.func @f(%s: !llvm.ptr<3>, %l: i64) {
  // expected-error @below {{mbarrier scope must be either CTA or Cluster}}
  %0 = nvvm.mbarrier.try_wait %s, %l {scope = #nvvm.mem_scope<gpu>} : !llvm.ptr<3>, i64 -> i1
  return
}

// -----

func.func @f(%c: !llvm.ptr<7>) {
  // expected-error @below {{mbarrier in shared_cluster space cannot return any value}}
  %0 = nvvm.mbarrier.arrive %c : !llvm.ptr<7> -> i64
  return
}

// -----

func.func @f(%c: !llvm.ptr<7>) {
  // expected-error @below {{mbarrier in shared_cluster space cannot return any value}}
  %0 = nvvm.mbarrier.arrive_drop %c : !llvm.ptr<7> -> i64
  return
}

// -----

func.func @f(%c: !llvm.ptr<7>, %i: i32) {
  // expected-error @below {{mbarrier in shared_cluster space cannot return any value}}
  %0 = nvvm.mbarrier.arrive.expect_tx %c, %i : !llvm.ptr<7>, i32 -> i64
  return
}

// -----

func.func @f(%c: !llvm.ptr<7>, %i: i32) {
  // expected-error @below {{mbarrier in shared_cluster space cannot return any value}}
  %0 = nvvm.mbarrier.arrive_drop.expect_tx %c, %i : !llvm.ptr<7>, i32 -> i64
  return
}

// -----

func.func @f(%c: !llvm.ptr<7>, %i: i32, %b: i1) {
  // expected-error @below {{mbarrier in shared_cluster space is not supported when using predicate}}
  nvvm.mbarrier.arrive.expect_tx %c, %i, predicate = %b : !llvm.ptr<7>, i32, i1
  return
}

// -----

func.func @f(%s: !llvm.ptr<3>, %i: i32, %b: i1) {
  // expected-error @below {{return-value is not supported when using predicate}}
  %0 = nvvm.mbarrier.arrive.expect_tx %s, %i, predicate = %b : !llvm.ptr<3>, i32, i1 -> i64
  return
}

// -----

// Copies.

func.func @f(%s: !llvm.ptr<3>, %g: !llvm.ptr<1>) {
  // expected-error @below {{Only CG and CA cache modifiers are supported.}}
  nvvm.cp.async.shared.global %s, %g, 16, cache = lu : !llvm.ptr<3>, !llvm.ptr<1>
  return
}

// -----

func.func @f(%s: !llvm.ptr<3>, %g: !llvm.ptr<1>) {
  // expected-error @below {{expected byte size to be either 4, 8 or 16.}}
  nvvm.cp.async.shared.global %s, %g, 32, cache = ca : !llvm.ptr<3>, !llvm.ptr<1>
  return
}

// -----

func.func @f(%s: !llvm.ptr<3>, %g: !llvm.ptr<1>) {
  // expected-error @below {{CG cache modifier is only support for 16 bytes copy.}}
  nvvm.cp.async.shared.global %s, %g, 8, cache = cg : !llvm.ptr<3>, !llvm.ptr<1>
  return
}

// -----

func.func @f(%s: !llvm.ptr<3>, %l: i64) {
  // expected-error @below {{only 0 is supported for initVal, got 1}}
  nvvm.st.bulk %s, size = %l, init = 1 : !llvm.ptr<3>
  return
}

// -----

func.func @f(%p: !llvm.ptr, %i: i32) {
  // expected-error @below {{Valid address-space check(or mapping) for mapa Op}}
  %0 = nvvm.mapa %p, %i : !llvm.ptr -> !llvm.ptr<7>
  return
}

// -----

// Matrices.

func.func @f(%s: !llvm.ptr<3>) {
  // expected-error @below {{expected shape to be 8x8, 8x16 or 16x16}}
  %0 = nvvm.ldmatrix %s {num = 1 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> i32
  return
}

// -----

func.func @f(%s: !llvm.ptr<3>) {
  // expected-error @below {{expected num attribute to be 1, 2 or 4 for 8x8 matrix}}
  %0 = nvvm.ldmatrix %s {num = 3 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> i32
  return
}

// -----

func.func @f(%s: !llvm.ptr<3>) {
  // expected-error @below {{expected element type to be b16 for 8x8 matrix}}
  %0 = nvvm.ldmatrix %s {num = 1 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : (!llvm.ptr<3>) -> i32
  return
}

// -----

func.func @f(%s: !llvm.ptr<3>) {
  // expected-error @below {{expected layout to be row for 8x16 matrix}}
  %0 = nvvm.ldmatrix %s {num = 1 : i32, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8x16.b6x16_p32>} : (!llvm.ptr<3>) -> i32
  return
}

// -----

func.func @f(%s: !llvm.ptr<3>) {
  // expected-error @below {{expected num attribute to be 1, 2 or 4 for 8x16 matrix}}
  %0 = nvvm.ldmatrix %s {num = 3 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8x16.b6x16_p32>} : (!llvm.ptr<3>) -> i32
  return
}

// -----

func.func @f(%s: !llvm.ptr<3>) {
  // expected-error @below {{expected element type to be b8x16.b4x16_p64 or b8x16.b6x16_p32 for 8x16 matrix}}
  %0 = nvvm.ldmatrix %s {num = 1 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : (!llvm.ptr<3>) -> i32
  return
}

// -----

func.func @f(%s: !llvm.ptr<3>) {
  // expected-error @below {{expected layout to be col for 16x16 matrix}}
  %0 = nvvm.ldmatrix %s {num = 1 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : (!llvm.ptr<3>) -> i32
  return
}

// -----

func.func @f(%s: !llvm.ptr<3>) {
  // expected-error @below {{expected num attribute to be 1 or 2 for 16x16 matrix}}
  %0 = nvvm.ldmatrix %s {num = 4 : i32, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : (!llvm.ptr<3>) -> i32
  return
}

// -----

func.func @f(%s: !llvm.ptr<3>) {
  // expected-error @below {{expected element type to be b8, b8x16.b4x16_p64 or b8x16.b6x16_p32 for 16x16 matrix}}
  %0 = nvvm.ldmatrix %s {num = 1 : i32, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> i32
  return
}

// -----

func.func @f(%s: !llvm.ptr<3>) {
  // expected-error @below {{expected destination type is i32}}
  %0 = nvvm.ldmatrix %s {num = 1 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> f32
  return
}

// -----

func.func @f(%s: !llvm.ptr<3>) {
  // expected-error @below {{expected destination type is a structure of 4 elements of type i32}}
  %0 = nvvm.ldmatrix %s {num = 4 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32)>
  return
}

// -----

func.func @f(%s: !llvm.ptr<3>) {
  // expected-error @below {{expected destination type is a structure of 2 elements of type i32}}
  %0 = nvvm.ldmatrix %s {num = 1 : i32, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : (!llvm.ptr<3>) -> i32
  return
}

// -----

func.func @f(%s: !llvm.ptr<3>, %i: i32) {
  // expected-error @below {{expected num attribute to be 1, 2 or 4}}
  nvvm.stmatrix %s, %i, %i, %i {layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : !llvm.ptr<3>, i32, i32, i32
  return
}

// -----

func.func @f(%s: !llvm.ptr<3>, %i: i32) {
  // expected-error @below {{expected element type to be B16 for 8x8 matrix}}
  nvvm.stmatrix %s, %i {layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : !llvm.ptr<3>, i32
  return
}

// -----

func.func @f(%s: !llvm.ptr<3>, %i: i32) {
  // expected-error @below {{expected element type to be B8 for 16x8 matrix}}
  nvvm.stmatrix %s, %i {layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : !llvm.ptr<3>, i32
  return
}

// -----

func.func @f(%s: !llvm.ptr<3>, %i: i32) {
  // expected-error @below {{expected layout to be col for 16x8 matrix}}
  nvvm.stmatrix %s, %i {layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : !llvm.ptr<3>, i32
  return
}

// -----

func.func @f(%s: !llvm.ptr<3>, %i: i32) {
  // expected-error @below {{expected shape to be 8x8 or 16x8}}
  nvvm.stmatrix %s, %i {layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : !llvm.ptr<3>, i32
  return
}

// -----

// Attributes of functions.

// expected-error @below {{'nvvm.kernel' attribute attached to unexpected op}}
func.func private @f() attributes {nvvm.kernel}

// -----

// expected-error @below {{attribute must be integer array with maximum 3 index}}
llvm.func @f() attributes {nvvm.maxntid = array<i32: 1, 1, 1, 1>}

// -----

// expected-error @below {{attribute must be integer array with maximum 3 index}}
llvm.func @f() attributes {nvvm.reqntid = 4 : i32}

// -----

// expected-error @below {{attribute must be integer array with maximum 3 index}}
llvm.func @f() attributes {nvvm.cluster_dim = "x"}

// -----

// expected-error @below {{attribute must be integer constant}}
llvm.func @f() attributes {nvvm.minctasm = "x"}

// -----

// expected-error @below {{attribute must be integer constant}}
llvm.func @f() attributes {nvvm.maxnreg = array<i32: 1>}

// -----

// expected-error @below {{attribute must be integer constant}}
llvm.func @f() attributes {nvvm.cluster_max_blocks = "x"}

// -----

// expected-error @below {{attribute must be used along with}}
llvm.func @f() attributes {nvvm.blocksareclusters}

// -----

// Constraints.

func.func @f(%i: i32) {
  // expected-error @below {{result #0 must be 32-bit signless integer or 32-bit float or LLVM struct type, but got 'i64'}}
  %0 = "nvvm.shfl.sync"(%i, %i, %i, %i) <{kind = #nvvm<shfl_kind up>}> : (i32, i32, i32, i32) -> i64
  return
}

// -----

func.func @f(%p: !llvm.ptr<1>, %i: i32) {
  // expected-error @below {{operand #0 must be LLVM pointer in address space 0 or LLVM pointer in address space 3, but got '!llvm.ptr<1>'}}
  nvvm.mbarrier.init %p, %i : !llvm.ptr<1>, i32
  return
}

// -----

func.func @f(%i: i32, %f: f32) {
  // expected-error @below {{failed to verify that all of {res, val} have same type}}
  %0 = nvvm.redux.sync fmin %f, %i : f32 -> i32
  return
}

// -----

// expected-error @below {{The optimization level must be a number between 0 and 3.}}
gpu.module @k [#nvvm.target<O = 4>] {}

// -----

// expected-error @below {{The optimization level must be a number between 0 and 3.}}
gpu.module @k [#nvvm.target<O = -1>] {}

// -----

// expected-error @below {{The target triple cannot be empty.}}
gpu.module @k [#nvvm.target<triple = "">] {}

// -----

// expected-error @below {{The target chip cannot be empty.}}
gpu.module @k [#nvvm.target<chip = "">] {}

// -----

// expected-error @below {{Minimum NVVM target SM version is sm_20}}
gpu.module @k [#nvvm.target<chip = "sm_10">] {}

// -----

// expected-error @below {{All the elements in the `link` array must be strings.}}
gpu.module @k [#nvvm.target<link = ["", 1]>] {}

// -----

// expected-error @below {{All the elements in the `link` array must be strings.}}
gpu.module @k [#nvvm.target<link = [1]>] {}

// -----

// expected-error @below {{'nvvm.tcgen05.alloc' op is not supported on sm_90}}
gpu.module @k [#nvvm.target<chip = "sm_90">] { llvm.func @f(%a: !llvm.ptr, %n: i32) { nvvm.tcgen05.alloc %a, %n : !llvm.ptr, i32
 llvm.return } }

// -----

// expected-error @below {{'nvvm.tcgen05.alloc' op is not supported on sm_100}}
gpu.module @k [#nvvm.target<chip = "sm_100">] { llvm.func @f(%a: !llvm.ptr, %n: i32) { nvvm.tcgen05.alloc %a, %n : !llvm.ptr, i32
 llvm.return } }

// -----

// expected-error @below {{'nvvm.tcgen05.alloc' op is not supported on sm_90}}
gpu.module @k [#nvvm.target<chip = "sm_90", flags = {"verify-target" = false}>] { llvm.func @f(%a: !llvm.ptr, %n: i32) { nvvm.tcgen05.alloc %a, %n : !llvm.ptr, i32
 llvm.return } }

// -----

// expected-error @below {{The optimization level must be a number between 0 and 3.}}
module attributes {a.b = #nvvm.target<O = 4>} {}

// -----

llvm.func @f(%a: vector<2xf16>, %c: f32) {
  // expected-error @below {{'nvvm.wmma.mma' op expected 20 arguments}}
  %0 = nvvm.wmma.mma %a, %a, %a
    {eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f16>, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
  llvm.return
}

// -----

llvm.func @f(%a: vector<2xf16>, %c: f32) {
  // expected-error @below {{'nvvm.wmma.mma' op expected 24 arguments}}
  %0 = nvvm.wmma.mma %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %c, %c, %c, %c, %c, %c, %c
    {eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f32>, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a: vector<2xf16>, %c: f32) {
  // expected-error @below {{'nvvm.wmma.mma' op expected argument 16 to be of type 'f32'}}
  %0 = nvvm.wmma.mma %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %c, %c, %c, %c, %c, %c, %c
    {eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f32>, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a: vector<2xf16>, %c: f32) {
  // expected-error @below {{'nvvm.wmma.mma' op expected argument 16 to be of type 'vector<2xf16>'}}
  %0 = nvvm.wmma.mma %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %c, %a, %a, %a
    {eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f16>, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
  llvm.return
}

// -----

llvm.func @f(%a: vector<2xf16>, %c: f32) {
  // expected-error @below {{'nvvm.wmma.mma' op expected destination type is a structure of 4 elements of type 'vector<2xf16>'}}
  %0 = nvvm.wmma.mma %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a
    {eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f16>, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a: vector<2xf16>, %c: f32) {
  // expected-error @below {{'nvvm.wmma.mma' op expected destination type is a structure of 8 elements of type 'f32'}}
  %0 = nvvm.wmma.mma %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %c, %c, %c, %c, %c, %c, %c, %c
    {eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f32>, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, f32, f32, f32, f32) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
  llvm.return
}

// -----

llvm.func @f(%a: vector<2xf16>, %c: f32) {
  // expected-error @below {{'nvvm.wmma.mma' op expected argument 0 to be of type 'vector<2xf16>'}}
  %0 = nvvm.wmma.mma %c, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %c, %c, %c, %c, %c, %c, %c, %c
    {eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f32>, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32} : (f32, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
  llvm.return
}
