#map = affine_map<(d0)[s0] -> (d0 + s0)>
"builtin.module"() ({
  "func.func"() <{function_type = (index, index) -> (), sym_name = "symbols"}> ({
  ^bb0(%arg0: index, %arg1: index):
    %0 = "memref.alloca"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> : (index, index) -> memref<?xf32, #map>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

