// The descriptor brings the offsets.

func.func @scattered(%places: !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, %mask: vector<16xi1>) {
  xegpu.prefetch %places <{l1_hint = #xegpu.cache_hint<cached>}> : !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>
  %0 = xegpu.load %places, %mask : !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, vector<16xi1> -> vector<16xf32>
  xegpu.store %0, %places, %mask : vector<16xf32>, !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>, vector<16xi1>
  return
}
