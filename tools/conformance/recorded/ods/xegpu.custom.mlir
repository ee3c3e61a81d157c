module {
  func.func @offsets(%arg0: memref<24x32xf32>) {
    %0 = xegpu.create_nd_tdesc %arg0 : memref<24x32xf32> -> !xegpu.tensor_desc<24x32xf32>
    xegpu.prefetch_nd %0  : !xegpu.tensor_desc<24x32xf32>
    xegpu.prefetch_nd %0[0, 0]  : !xegpu.tensor_desc<24x32xf32>
    xegpu.prefetch_nd %0  : !xegpu.tensor_desc<24x32xf32>
    xegpu.prefetch_nd %0[8, 16]  : !xegpu.tensor_desc<24x32xf32>
    return
  }
}

