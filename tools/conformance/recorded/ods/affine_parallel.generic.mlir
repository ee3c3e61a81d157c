#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<() -> (0, 0)>
#map2 = affine_map<() -> (100, 100)>
#map3 = affine_map<()[s0] -> (0, s0)>
#map4 = affine_map<()[s0] -> (100, s0 + 10)>
#map5 = affine_map<() -> ()>
#map6 = affine_map<(d0) -> (d0, 0)>
#map7 = affine_map<(d0)[s0] -> (d0 + 10, s0)>
#map8 = affine_map<(d0, d1) -> (0, d0, d0, d1, 3)>
#map9 = affine_map<(d0, d1) -> (10, d0 + 5, d0 * 2, d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<100x100xf32>, index, index) -> (f32, f32), sym_name = "p"}> ({
  ^bb0(%arg0: memref<100x100xf32>, %arg1: index, %arg2: index):
    "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<2xi32>, lowerBoundsMap = #map1, reductions = [], steps = [1, 1], upperBoundsGroups = dense<1> : tensor<2xi32>, upperBoundsMap = #map2}> ({
    ^bb0(%arg9: index, %arg10: index):
      %2 = "affine.load"(%arg0, %arg9, %arg10) <{map = #map}> : (memref<100x100xf32>, index, index) -> f32
      "affine.store"(%2, %arg0, %arg9, %arg10) <{map = #map}> : (f32, memref<100x100xf32>, index, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "affine.parallel"(%arg1, %arg1) <{lowerBoundsGroups = dense<2> : tensor<1xi32>, lowerBoundsMap = #map3, reductions = [], steps = [3], upperBoundsGroups = dense<2> : tensor<1xi32>, upperBoundsMap = #map4}> ({
    ^bb0(%arg8: index):
      "affine.yield"() : () -> ()
    }) : (index, index) -> ()
    "affine.parallel"() <{lowerBoundsGroups = dense<> : tensor<0xi32>, lowerBoundsMap = #map5, reductions = [], steps = [], upperBoundsGroups = dense<> : tensor<0xi32>, upperBoundsMap = #map5}> ({
      "affine.yield"() : () -> ()
    }) : () -> ()
    %0:2 = "affine.parallel"(%arg1, %arg1, %arg2) <{lowerBoundsGroups = dense<1> : tensor<2xi32>, lowerBoundsMap = #map6, reductions = [0, 12], steps = [1, 2], upperBoundsGroups = dense<1> : tensor<2xi32>, upperBoundsMap = #map7}> ({
    ^bb0(%arg6: index, %arg7: index):
      %1 = "affine.load"(%arg0, %arg6, %arg7) <{map = #map}> : (memref<100x100xf32>, index, index) -> f32
      "affine.yield"(%1, %1) : (f32, f32) -> ()
    }) : (index, index, index) -> (f32, f32)
    "affine.parallel"(%arg1, %arg2, %arg1, %arg2) <{lowerBoundsGroups = dense<[1, 1, 3]> : tensor<3xi32>, lowerBoundsMap = #map8, reductions = [], steps = [1, 1, 4], upperBoundsGroups = dense<[1, 1, 2]> : tensor<3xi32>, upperBoundsMap = #map9}> ({
    ^bb0(%arg3: index, %arg4: index, %arg5: index):
      "affine.yield"() : () -> ()
    }) {foo.bar = 1 : i32} : (index, index, index, index) -> ()
    "func.return"(%0#0, %0#1) : (f32, f32) -> ()
  }) : () -> ()
}) : () -> ()

