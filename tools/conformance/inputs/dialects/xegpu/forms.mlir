// ODS: mlir/Dialect/XeGPU/IR/XeGPUOps.td

// Blocks.

func.func @blocks(%m: memref<24x32xf32>, %d: memref<?x?xf16>, %p: ui64, %s: memref<16x16xf32, 3>, %h: index, %w: index) {
  %0 = xegpu.create_nd_tdesc %m : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>
  %1 = xegpu.create_nd_tdesc %m[0, 0] : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>
  %2 = xegpu.create_nd_tdesc %m[%h, 4] {note} : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<array_length = 2 : i64, boundary_check = false>>
  %3 = xegpu.create_nd_tdesc %d[0, 0], shape : [%h, %w], strides : [%w, 1] : memref<?x?xf16> -> !xegpu.tensor_desc<8x16xf16>
  %4 = xegpu.create_nd_tdesc %p, shape : [%h, 32], strides : [32, 1] : ui64 -> !xegpu.tensor_desc<8x16xbf16>
  %5 = xegpu.create_nd_tdesc %s : memref<16x16xf32, 3> -> !xegpu.tensor_desc<16xf32, #xegpu.block_tdesc_attr<memory_space = slm>>
  %6 = xegpu.create_nd_tdesc %m : memref<24x32xf32> -> !xegpu.tensor_desc<24x32xf32, #xegpu.layout<sg_layout = [2, 2], sg_data = [12, 16], lane_layout = [1, 16], lane_data = [1, 1]>>
  %7 = xegpu.update_nd_offset %0, [0, 16] : !xegpu.tensor_desc<8x16xf32>
  %8 = xegpu.update_nd_offset %7, [%h, %w] {note} : !xegpu.tensor_desc<8x16xf32>
  xegpu.prefetch_nd %0 : !xegpu.tensor_desc<8x16xf32>
  xegpu.prefetch_nd %0[%h, 0] <{l1_hint = #xegpu.cache_hint<cached>, l2_hint = #xegpu.cache_hint<uncached>, l3_hint = #xegpu.cache_hint<streaming>}> : !xegpu.tensor_desc<8x16xf32>
  %9 = xegpu.load_nd %0 : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32>
  %10 = xegpu.load_nd %1[0, %w] <{l1_hint = #xegpu.cache_hint<cached>, layout = #xegpu.layout<inst_data = [8, 16]>}> {note} : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32>
  %11 = xegpu.load_nd %4 <{packed}> : !xegpu.tensor_desc<8x16xbf16> -> vector<4x16x2xbf16>
  %12 = xegpu.load_nd %0 <{transpose = array<i64: 1, 0>}> : !xegpu.tensor_desc<8x16xf32> -> vector<16x8xf32>
  %13 = xegpu.load_nd %2 : !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<array_length = 2 : i64, boundary_check = false>> -> vector<2x8x16xf32>
  xegpu.store_nd %9, %0 : vector<8x16xf32>, !xegpu.tensor_desc<8x16xf32>
  xegpu.store_nd %9, %0[%h, %w] <{l1_hint = #xegpu.cache_hint<write_back>, l3_hint = #xegpu.cache_hint<write_through>}> : vector<8x16xf32>, !xegpu.tensor_desc<8x16xf32>
  return
}

// -----

// Scattered elements.

!plain = !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>
!chunks = !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>
func.func @scattered(%m: memref<?xf32>, %p: ui64, %o: vector<4xindex>, %k: vector<4xi1>, %v: vector<4xf32>, %c: vector<4x2xf32>, %i: index, %b: i1, %f: f32) {
  %0 = xegpu.create_tdesc %m, %o : memref<?xf32>, vector<4xindex> -> !plain
  %1 = xegpu.create_tdesc %p, %o {note} : ui64, vector<4xindex> -> !chunks
  xegpu.prefetch %0 : !plain
  xegpu.prefetch %m[%o] <{l1_hint = #xegpu.cache_hint<cached>}> : memref<?xf32>, vector<4xindex>
  xegpu.prefetch %p[%o] <{offset_align_byte = 4}> : ui64, vector<4xindex>
  %2 = xegpu.load %0, %k : !plain, vector<4xi1> -> vector<4xf32>
  %3 = xegpu.load %1, %k <{l1_hint = #xegpu.cache_hint<cached>, l2_hint = #xegpu.cache_hint<read_invalidate>}> : !chunks, vector<4xi1> -> vector<4x2xf32>
  %4 = xegpu.load %m[%o], %k : memref<?xf32>, vector<4xindex>, vector<4xi1> -> vector<4xf32>
  %5 = xegpu.load %m[%o], %k <{chunk_size = 2 : i64}> {note} : memref<?xf32>, vector<4xindex>, vector<4xi1> -> vector<4x2xf32>
  %6 = xegpu.load %p[%i], %b : ui64, index, i1 -> f32
  xegpu.store %2, %0, %k : vector<4xf32>, !plain, vector<4xi1>
  xegpu.store %3, %1, %k <{l1_hint = #xegpu.cache_hint<write_back>}> : vector<4x2xf32>, !chunks, vector<4xi1>
  xegpu.store %4, %m[%o], %k : vector<4xf32>, memref<?xf32>, vector<4xindex>, vector<4xi1>
  xegpu.store %c, %m[%o], %k <{chunk_size = 2 : i64}> : vector<4x2xf32>, memref<?xf32>, vector<4xindex>, vector<4xi1>
  xegpu.store %f, %p[%i], %b : f32, ui64, index, i1
  %7 = xegpu.update_offset %0, %o : !plain, vector<4xindex>
  %8 = xegpu.update_offset %1, %o : !chunks, vector<4xindex>
  %9 = xegpu.atomic_rmw addf %0, %k, %v : !plain, vector<4xi1>, vector<4xf32> -> vector<4xf32>
  return
}

// -----

// Products, layouts.

func.func @products(%a: vector<8x16xf16>, %b: vector<16x16xf16>, %p: vector<8x16x2xf16>, %c: vector<8x16xf32>, %x: vector<8xf16>, %y: vector<16xf16>, %z: vector<8xf32>) {
  %0 = xegpu.dpas %a, %b : vector<8x16xf16>, vector<16x16xf16> -> vector<8x16xf32>
  %1 = xegpu.dpas %a, %b, %c : vector<8x16xf16>, vector<16x16xf16>, vector<8x16xf32> -> vector<8x16xf32>
  %2 = xegpu.dpas %a, %p, %c {note} : vector<8x16xf16>, vector<8x16x2xf16>, vector<8x16xf32> -> vector<8x16xf32>
  %3 = xegpu.dpas %x, %y, %z : vector<8xf16>, vector<16xf16>, vector<8xf32> -> vector<8xf32>
  %4 = xegpu.dpas %a, %b {layout_a = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>} : vector<8x16xf16>, vector<16x16xf16> -> vector<8x16xf32>
  %5 = xegpu.convert_layout %c <{input_layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>, target_layout = #xegpu.layout<lane_layout = [2, 8], lane_data = [1, 1], order = [1, 0]>}> : vector<8x16xf32>
  return
}

// -----

// Barriers.

func.func @barriers(%i: i8) {
  xegpu.alloc_nbarrier 8
  %0 = xegpu.init_nbarrier %i, %i : i8, i8 -> !xegpu.nbarrier
  xegpu.nbarrier_arrive %0 : !xegpu.nbarrier
  xegpu.nbarrier_wait %0 {note} : !xegpu.nbarrier
  xegpu.fence memory_kind = global, fence_scope = workgroup
  xegpu.fence memory_kind = slm, fence_scope = gpu {note}
  return
}

// -----

func.func private @layouts() attributes {
  a.slice = #xegpu.slice<#xegpu.layout<sg_layout = [4, 8], sg_data = [8, 4]>, dims = [0]>,
  a.nested = #xegpu.slice<#xegpu.slice<#xegpu.layout<lane_layout = [4, 4, 1], lane_data = [1, 1, 1]>, dims = [1]>, dims = [0]>,
  a.range = #xegpu.range<[4, 12]>, a.block = #xegpu.block_tdesc_attr<>,
  a.scatter = #xegpu.scatter_tdesc_attr<memory_space = slm, chunk_size = 4 : i64>}

// -----

func.func @matrices(%m: memref<2048xi8, 3>, %i: index, %v: vector<8x16xf16>) {
  %0 = xegpu.create_mem_desc %m : memref<2048xi8, 3> -> !xegpu.mem_desc<16x64xf16, #xegpu.mem_layout<stride = [1, 16], block = [8, 8]>>
  %1 = xegpu.load_matrix %0[8, %i] : !xegpu.mem_desc<16x64xf16, #xegpu.mem_layout<stride = [1, 16], block = [8, 8]>>, index -> vector<8x16xf16>
  return
}

// -----

func.func private @a(!xegpu.mem_desc<16xf16>)

// -----

func.func private @a(!xegpu.mem_desc<16x4xf16, #xegpu.mem_layout<a = 4>>)

// -----

func.func private @a(!xegpu.mem_desc<16x4xf16, #xegpu.mem_layout<stride = 4>>)

// -----

"a.b"() {x = #xegpu.mem_layout<stride = [4, 1]>} : () -> ()

// -----

func.func @matrices(%m: memref<2048xi8, #gpu.address_space<workgroup>>) {
  %0 = xegpu.create_mem_desc %m : memref<2048xi8, #gpu.address_space<workgroup>> -> !xegpu.mem_desc<16x64xf16>
  return
}

// -----

func.func @matrices(%0: !xegpu.mem_desc<16x64xf16>, %i: index, %v: vector<8x16xf16>) {
  %1 = xegpu.load_matrix %0[8] : !xegpu.mem_desc<16x64xf16> -> vector<8x16xf16>
  return
}

// -----

func.func @matrices(%0: !xegpu.mem_desc<16x64xf16>, %i: index, %v: vector<16xf16>) {
  xegpu.store_matrix %v, %0[8, 8] : vector<16xf16>, !xegpu.mem_desc<16x64xf16>
  return
}

// -----

// Types `!xegpu.mem_desc` and attributes `#xegpu.mem_layout`, whose text no hook knows.
func.func @matrices(%m: memref<2048xi8, 3>, %i: index, %v: vector<8x16xf16>) {
  %0 = xegpu.create_mem_desc %m : memref<2048xi8, 3> -> !xegpu.mem_desc<16x64xf16>
  %1 = xegpu.load_matrix %0[8, %i] : !xegpu.mem_desc<16x64xf16>, index -> vector<8x16xf16>
  xegpu.store_matrix %v, %0[8, %i] : vector<8x16xf16>, !xegpu.mem_desc<16x64xf16>, index
  return
}
