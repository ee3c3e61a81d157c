"builtin.module"() ({
  "func.func"() <{function_type = (memref<24x32xf32>) -> (), sym_name = "offsets"}> ({
  ^bb0(%arg0: memref<24x32xf32>):
    %0 = "xegpu.create_nd_tdesc"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<24x32xf32>) -> !xegpu.tensor_desc<24x32xf32>
    "xegpu.prefetch_nd"(%0) : (!xegpu.tensor_desc<24x32xf32>) -> ()
    "xegpu.prefetch_nd"(%0) <{const_offsets = array<i64: 0, 0>}> : (!xegpu.tensor_desc<24x32xf32>) -> ()
    "xegpu.prefetch_nd"(%0) <{const_offsets = array<i64>}> : (!xegpu.tensor_desc<24x32xf32>) -> ()
    "xegpu.prefetch_nd"(%0) <{const_offsets = array<i64: 8, 16>}> : (!xegpu.tensor_desc<24x32xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

