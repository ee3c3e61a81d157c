// ODS: mlir/Dialect/XeGPU/IR/XeGPUOps.td
func.func @offsets(%s: memref<24x32xf32>) {
  %0 = xegpu.create_nd_tdesc %s : memref<24x32xf32> -> !xegpu.tensor_desc<24x32xf32>
  xegpu.prefetch_nd %0 : !xegpu.tensor_desc<24x32xf32>
  xegpu.prefetch_nd %0[0, 0] : !xegpu.tensor_desc<24x32xf32>
  "xegpu.prefetch_nd"(%0) <{const_offsets = array<i64>}> : (!xegpu.tensor_desc<24x32xf32>) -> ()
  "xegpu.prefetch_nd"(%0) <{const_offsets = array<i64: 8, 16>}> : (!xegpu.tensor_desc<24x32xf32>) -> ()
  return
}
