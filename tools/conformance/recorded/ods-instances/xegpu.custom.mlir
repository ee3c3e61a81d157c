module {
  func.func @scattered(%arg0: !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, %arg1: vector<16xi1>) {
    xegpu.prefetch %arg0 <{l1_hint = #xegpu.cache_hint<cached>}> : !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>
    %0 = xegpu.load %arg0, %arg1  : !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, vector<16xi1> -> vector<16xf32>
    xegpu.store %0, %arg0, %arg1  : vector<16xf32>, !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, vector<16xi1>
    return
  }
}

