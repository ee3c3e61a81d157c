// ODS: mlir/Dialect/AMDGPU/IR/AMDGPU.td mlir/Dialect/GPU/IR/GPUOps.td

// Conversions.

func.func @packed(%a: f8E5M2FNUZ, %b: vector<4xf8E4M3FN>, %c: vector<3xf8E5M2>, %f: f32, %i: i32, %h: vector<2xf16>, %g: vector<8xf4E2M1FN>, %s: vector<1xbf16>) {
  %0 = amdgpu.ext_packed_fp8 %a[0] : f8E5M2FNUZ to f32
  %1 = amdgpu.ext_packed_fp8 %b[3] : vector<4xf8E4M3FN> to f32
  %2 = amdgpu.ext_packed_fp8 {note} %b[1] : vector<4xf8E4M3FN> to vector<2xf32>
  %3 = amdgpu.scaled_ext_packed %c[0], %f : vector<3xf8E5M2> to vector<2xf32>
  %4 = amdgpu.scaled_ext_packed %g[3], %f : vector<8xf4E2M1FN> to vector<2xbf16>
  %5 = amdgpu.packed_trunc_2xfp8 %f, undef into undef[word 0] : f32 to vector<4xf8E4M3FNUZ>
  %6 = amdgpu.packed_trunc_2xfp8 %f, %f into %5[word 1] : f32 to vector<4xf8E4M3FNUZ> into vector<4xf8E4M3FNUZ>
  %7 = amdgpu.packed_trunc_2xfp8 {note} %f, undef into %6[word 0] : f32 to vector<4xf8E4M3FNUZ> into vector<4xf8E4M3FNUZ>
  %8 = amdgpu.packed_scaled_trunc %h into undef[0], %f : vector<2xf16> to vector<4xf8E5M2>
  %9 = amdgpu.packed_scaled_trunc %h into %8[1], %f : vector<2xf16> to vector<4xf8E5M2> into vector<4xf8E5M2>
  %10 = amdgpu.packed_scaled_trunc {note} %s into %g[3], %f : vector<1xbf16> to vector<8xf4E2M1FN> into vector<8xf4E2M1FN>
  %11 = amdgpu.packed_stoch_round_fp8 %f + %i into undef[2] : f32 to vector<4xf8E5M2FNUZ>
  %12 = amdgpu.packed_stoch_round_fp8 %f + %i into %11[3] : f32 to vector<4xf8E5M2FNUZ> into vector<4xf8E5M2FNUZ>
  return
}
func.func @matrix(%v: vector<8xf8E5M2>, %w: vector<16xf6E3M2FN>, %s: vector<4xf8E8M0FNU>) {
  %0 = amdgpu.scaled_ext_packed_matrix %v scale(%s) blockSize(32) firstScaleLane(0) firstScaleByte(0) : vector<8xf8E5M2>, vector<4xf8E8M0FNU> -> vector<8xf32>
  %1 = amdgpu.scaled_ext_packed_matrix %w scale(%s) blockSize(32) firstScaleLane(16) firstScaleByte(0) : vector<16xf6E3M2FN>, vector<4xf8E8M0FNU> -> vector<16xbf16>
  return
}

// -----

// Buffers.

func.func @cast(%m: memref<8xi32, strided<[1], offset: ?>>, %d: memref<?xf16, #gpu.address_space<global>>, %n: i64, %s: i14) {
  %0 = amdgpu.fat_raw_buffer_cast %m : memref<8xi32, strided<[1], offset: ?>> to memref<8xi32, strided<[1], offset: ?>, #amdgpu.address_space<fat_raw_buffer>>
  %1 = amdgpu.fat_raw_buffer_cast %m resetOffset : memref<8xi32, strided<[1], offset: ?>> to memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>
  %2 = amdgpu.fat_raw_buffer_cast %d validBytes(%n) cacheSwizzleStride(%s) boundsCheck(false) {note} : memref<?xf16, #gpu.address_space<global>> to memref<?xf16, #amdgpu.address_space<fat_raw_buffer>>
  return
}
func.func @access(%m: memref<64x4xf32>, %g: memref<128xf32, #gpu.address_space<global>>, %n: memref<4xi32, 1>, %z: memref<f32>, %d: memref<8xf64>, %h: memref<8xf16>, %i: i32, %f: f32, %e: f64, %v: vector<4xf32>, %w: vector<2xf16>) {
  %0 = amdgpu.raw_buffer_load %m[%i, %i] : memref<64x4xf32>, i32, i32 -> f32
  %1 = amdgpu.raw_buffer_load {boundsCheck = false, indexOffset = 4 : i32} %g[%i] sgprOffset %i : memref<128xf32, #gpu.address_space<global>>, i32 -> vector<4xf32>
  %2 = amdgpu.raw_buffer_load %z[] : memref<f32> -> f32
  amdgpu.raw_buffer_store %f -> %m[%i, %i] : f32 -> memref<64x4xf32>, i32, i32
  amdgpu.raw_buffer_store {boundsCheck = true, note} %v -> %g[%i] sgprOffset %i : vector<4xf32> -> memref<128xf32, #gpu.address_space<global>>, i32
  amdgpu.raw_buffer_store %f -> %z[] : f32 -> memref<f32>
  amdgpu.raw_buffer_atomic_fadd %f -> %g[%i] : f32 -> memref<128xf32, #gpu.address_space<global>>, i32
  amdgpu.raw_buffer_atomic_fadd {indexOffset = 1 : i32} %w -> %h[%i] sgprOffset %i : vector<2xf16> -> memref<8xf16>, i32
  amdgpu.raw_buffer_atomic_fmax %e -> %d[%i] : f64 -> memref<8xf64>, i32
  amdgpu.raw_buffer_atomic_smax %i -> %n[%i] : i32 -> memref<4xi32, 1>, i32
  amdgpu.raw_buffer_atomic_umin %i -> %n[%i] sgprOffset %i : i32 -> memref<4xi32, 1>, i32
  %3 = amdgpu.raw_buffer_atomic_cmpswap %i, %i -> %n[%i] : i32 -> memref<4xi32, 1>, i32
  %4 = amdgpu.raw_buffer_atomic_cmpswap {boundsCheck = false} %i, %i -> %n[%i] sgprOffset %i : i32 -> memref<4xi32, 1>, i32
  return
}

// -----

// Lanes and order.

func.func @lanes(%i: i32, %f: f32, %v: vector<4xf16>) {
  %0 = amdgpu.dpp %i %i quad_perm([1, 0, 3, 2]) : i32
  %1 = amdgpu.dpp %f %f row_shl(1 : i32) {row_mask = 10 : i32, bound_ctrl = true} : f32
  %2 = amdgpu.dpp %i %i wave_shr : i32
  %3 = amdgpu.dpp %i %i row_mirror(unit) {bank_mask = 3 : i32} : i32
  %4 = amdgpu.swizzle_bitmode %v 1 2 4 : vector<4xf16>
  %5 = amdgpu.permlane_swap %f 16 : f32
  %6 = amdgpu.permlane_swap %v 32 {fetch_inactive = true, bound_ctrl = true} : vector<4xf16>
  amdgpu.lds_barrier
  amdgpu.sched_barrier allow = <none>
  amdgpu.sched_barrier allow = <valu|all_vmem|transcendental>
  amdgpu.sched_barrier allow = <ds_read> {note}
  amdgpu.memory_counter_wait load(1)
  amdgpu.memory_counter_wait load(1) store(2) ds(3) exp(4) tensor(5) {note}
  amdgpu.memory_counter_wait
  return
}

// -----

// Products.

func.func @mfma(%a: f32, %b: vector<32xf32>, %c: vector<4xf16>, %d: vector<16xf32>, %e: vector<8xi8>, %g: vector<4xi32>) {
  %0 = amdgpu.mfma 32x32x1 %a * %a + %b {blocks = 2 : i32, abid = 1 : i32, cbsz = 1 : i32} blgp = bcast_second_32 : f32, f32, vector<32xf32>
  %1 = amdgpu.mfma 32x32x8 %c * %c + %d blgp = none : vector<4xf16>, vector<4xf16>, vector<16xf32>
  %2 = amdgpu.mfma 16x16x32 %e * %e + %g {note} blgp = none : vector<8xi8>, vector<8xi8>, vector<4xi32>
  return
}
func.func @wmma(%a: vector<16xf16>, %b: vector<8xf32>, %c: vector<16xi8>, %d: vector<8xi32>, %e: vector<16xf16>) {
  %0 = amdgpu.wmma 16x16x16 %a * %a + %b : vector<16xf16>, vector<16xf16>, vector<8xf32>
  %1 = amdgpu.wmma 16x16x16 %c * %c + %d {unsignedA, unsignedB, clamp} : vector<16xi8>, vector<16xi8>, vector<8xi32>
  %2 = amdgpu.wmma 16x16x16 %a * %a + %e {subwordOffset = 1 : i32} : vector<16xf16>, vector<16xf16>, vector<16xf16>
  return
}
func.func @sparse(%a: vector<4xf16>, %b: vector<8xf16>, %c: vector<4xf32>, %i: vector<4xi8>, %j: vector<2xi16>, %d: vector<8xi8>, %e: vector<16xi8>, %f: vector<16xi32>) {
  %0 = amdgpu.sparse_mfma 16x16x32 %a * %b + %c sparse(%i : vector<4xi8>) : vector<4xf16>, vector<8xf16>, vector<4xf32>
  %1 = amdgpu.sparse_mfma 32x32x32 %d * %e + %f sparse(%j : vector<2xi16>) {abid = 1 : i32, cbsz = 1 : i32} : vector<8xi8>, vector<16xi8>, vector<16xi32>
  return
}
func.func @scaled(%a: vector<32xf4E2M1FN>, %b: vector<32xf8E5M2>, %c: vector<4xf32>, %s: f8E8M0FNU, %v: vector<4xf8E8M0FNU>, %d: vector<16xf32>, %x: vector<64xf8E4M3FN>, %y: vector<8xf32>) {
  %0 = amdgpu.scaled_mfma 16x16x128 (%s[0] * %a) * (%v[3] * %b) + %c : f8E8M0FNU, vector<32xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<32xf8E5M2>, vector<4xf32>
  %1 = amdgpu.scaled_mfma 32x32x64 (%v[1] * %b) * (%v[2] * %b) + %d {note} : vector<4xf8E8M0FNU>, vector<32xf8E5M2>, vector<4xf8E8M0FNU>, vector<32xf8E5M2>, vector<16xf32>
  %2 = amdgpu.scaled_wmma 16x16x128 (%v * %x) * (%v * %x) + %y {a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<8xf32>
  return
}

// -----

// Between memories.

#lds = #gpu.address_space<workgroup>
func.func @move(%m: memref<32768xi8>, %f: memref<?x?xf16, #amdgpu.address_space<fat_raw_buffer>>, %l: memref<32768xi8, #lds>, %h: memref<32x128xf16, #lds>, %i: index) {
  amdgpu.gather_to_lds %m[%i], %l[%i] : i8, memref<32768xi8>, memref<32768xi8, #lds>
  amdgpu.gather_to_lds %f[%i, %i], %h[%i, %i] {note} : vector<8xf16>, memref<?x?xf16, #amdgpu.address_space<fat_raw_buffer>>, memref<32x128xf16, #lds>
  %0 = amdgpu.transpose_load %h[%i, %i] : memref<32x128xf16, #lds> -> vector<4xf16>
  return
}
func.func @tensors(%m: memref<8x16xi32>, %l: memref<8x16xi32, #lds>, %b: memref<8xi64, #lds>, %n: index, %i: i32, %mask: vector<16xi1>, %t: i1, %rows: vector<4xi32>, %halves: vector<13xi16>) {
  %0 = amdgpu.make_dma_base %m[%n, %n], %l[%n, %n] : memref<8x16xi32>, memref<8x16xi32, #lds> -> !amdgpu.tdm_base<i32>
  %1 = amdgpu.make_gather_dma_base %m[%n, %n], %l[%n, %n] : memref<8x16xi32>, memref<8x16xi32, #lds> -> !amdgpu.tdm_gather_base<i32, i32>
  %2 = amdgpu.make_dma_descriptor %0 globalSize [128, 64] globalStride [64, 1] sharedSize [128, 64] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  %3 = amdgpu.make_dma_descriptor %0 globalSize [%n, 64] globalStride [%n, 1] sharedSize [%n, %n] padShared(%i every %i) workgroupMask %mask earlyTimeout %t atomicBarrier(%b[%n] : memref<8xi64, #lds>) iterate %n, %i, %n : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  %4 = amdgpu.make_gather_dma_descriptor %1[%rows] globalSize [128, 64] globalStride [64, 1] sharedSize [128, 64] workgroupMask %mask {note} : !amdgpu.tdm_gather_base<i32, i32>, vector<4xi32> -> !amdgpu.tdm_descriptor
  amdgpu.tensor_load_to_lds %2 : !amdgpu.tdm_descriptor
  amdgpu.tensor_store_from_lds %3 {note} : !amdgpu.tdm_descriptor
  return
}
func.func private @words(memref<4xf32, #amdgpu.address_space<buffer_rsrc>>, memref<4xf32, #amdgpu.address_space<fat_structured_buffer>>) attributes {a.a = [#amdgpu<dpp_perm row_bcast_15>, #amdgpu<mfma_perm_b rotate_16_right>]}

// -----

func.func @a(%i: index, %m: memref<4xf32>, %l: memref<4xf32, 3>) {
  amdgpu.gather_to_lds %m[%i, %i], %l[%i] : f32, memref<4xf32>, memref<4xf32, 3>
  return
}

// -----

func.func @b(%i: index, %m: memref<4xf32>, %l: memref<4xf32, 3>) {
  amdgpu.gather_to_lds %m[%i], %l[%i, %i] : f32, memref<4xf32>, memref<4xf32, 3>
  return
}

// -----

func.func @b(%i: index, %m: memref<4xf32, 3>, %s: memref<4xf32>) {
  %0 = amdgpu.make_dma_base %s[%i, %i], %m[%i] : memref<4xf32>, memref<4xf32, 3> -> !amdgpu.tdm_base<f32>
  return
}

// -----

func.func @s(%a: vector<8xf16>, %b: vector<16xf16>, %c: vector<4xf32>, %x: vector<4xi8>, %y: vector<2xi16>) {
  %0 = amdgpu.sparse_mfma 16x16x64 %a * %b + %c sparse(%x : vector<4xi8>) : vector<8xf16>, vector<16xf16>, vector<4xf32>
  return
}

// -----

func.func @s(%a: vector<8xi8>, %b: vector<16xi8>, %c: vector<4xi32>, %x: vector<4xi8>, %y: vector<2xi16>) {
  %0 = amdgpu.sparse_mfma 16x16x64 %a * %b + %c sparse(%y : vector<2xi16>) {abid = 3 : i32, cbsz = 1 : i32} : vector<8xi8>, vector<16xi8>, vector<4xi32>
  return
}

// -----

func.func @s(%a: vector<8xf8E5M2>, %b: vector<16xf8E4M3FN>, %c: vector<4xf32>, %x: vector<4xi8>, %y: vector<2xi16>) {
  %0 = amdgpu.sparse_mfma 16x16x64 %a * %b + %c sparse(%y : vector<2xi16>) : vector<8xf8E5M2>, vector<16xf8E4M3FN>, vector<4xf32>
  return
}

// -----

func.func @w(%a: vector<4xf16>, %b: vector<4xf16>, %c: vector<4xf32>) {
  %0 = amdgpu.wmma 16x16x16 %a * %b + %c : vector<4xf16>, vector<4xf16>, vector<4xf32>
  return
}

// -----

func.func @q(%a: i32, %c: vector<4xi32>) {
  %0 = amdgpu.mfma 16x16x16 %a * %a + %c blgp = none : i32, i32, vector<4xi32>
  return
}

// -----

func.func @q(%a: i64, %c: vector<4xi32>) {
  %0 = amdgpu.mfma 16x16x32 %a * %a + %c blgp = none : i64, i64, vector<4xi32>
  return
}

// -----

func.func @e(%a: vector<64xf8E5M2>, %b: vector<128xf4E2M1FN>, %f: vector<64xf4E2M1FN>, %s: vector<4xf8E8M0FNU>, %c: vector<8xf32>, %d: vector<16xf32>, %e : vector<4xf8E4M3FN>) {
  %0 = amdgpu.scaled_wmma 16x16x128 (%s * %a) * (%e * %f) + %c {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E5M2>, vector<4xf8E4M3FN>, vector<64xf4E2M1FN>, vector<8xf32>
  return
}
