// ODS: mlir/Dialect/XeGPU/IR/XeGPUOps.td mlir/Dialect/GPU/IR/GPUOps.td
// Lists of offsets that may be missing.
gpu.module @m {
gpu.func @f(%src: memref<24x32xf32>, %o: vector<4xindex>, %ui: ui64, %x: index) {
  %0 = xegpu.create_nd_tdesc %src[0, 0] : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>
  %1 = xegpu.create_nd_tdesc %src[%x, 3] : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>
  %2 = xegpu.create_nd_tdesc %src : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>
  %3 = xegpu.load_nd %0[0, %x] : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32>
  %4 = xegpu.load_nd %0 <{l1_hint = #xegpu.cache_hint<cached>, l2_hint = #xegpu.cache_hint<uncached>}> : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32>
  xegpu.store_nd %3, %0[0, 0] : vector<8x16xf32>, !xegpu.tensor_desc<8x16xf32>
  %5 = xegpu.update_nd_offset %0, [0, %x] : !xegpu.tensor_desc<8x16xf32>
  xegpu.prefetch_nd %0 : !xegpu.tensor_desc<8x16xf32>
  gpu.return
}
}
