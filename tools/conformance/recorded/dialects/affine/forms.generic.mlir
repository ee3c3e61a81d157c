#map = affine_map<(d0, d1)[s0] -> (d0 + d1 * 2 - s0)>
#map1 = affine_map<()[s0] -> (s0 ceildiv 2)>
#map2 = affine_map<() -> (42)>
#map3 = affine_map<(d0)[s0] -> (d0, s0 floordiv 3, d0 mod 4, 7)>
#map4 = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (index, index, index) -> index, sym_name = "applied"}> ({
  ^bb0(%arg0: index, %arg1: index, %arg2: index):
    %0 = "affine.apply"(%arg0, %arg1, %arg2) <{map = #map}> : (index, index, index) -> index
    %1 = "affine.apply"(%0) <{map = #map1}> {note} : (index) -> index
    %2 = "affine.apply"() <{map = #map2}> : () -> index
    %3 = "affine.min"(%1, %2) <{map = #map3}> : (index, index) -> index
    %4 = "affine.max"(%3, %arg0) <{map = #map3}> {note = "largest"} : (index, index) -> index
    %5 = "affine.max"(%4) <{map = #map4}> : (index) -> index
    "func.return"(%5) : (index) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (index, index, index) -> index, sym_name = "places"}> ({
  ^bb0(%arg0: index, %arg1: index, %arg2: index):
    %0:3 = "affine.delinearize_index"(%arg0, %arg1) <{static_basis = array<i64: 4, -9223372036854775808, 5>}> : (index, index) -> (index, index, index)
    %1:2 = "affine.delinearize_index"(%arg0, %arg2) <{static_basis = array<i64: -9223372036854775808>}> {note} : (index, index) -> (index, index)
    %2 = "affine.delinearize_index"(%arg0) <{static_basis = array<i64>}> : (index) -> index
    %3 = "affine.linearize_index"(%0#0, %0#1, %0#2, %arg1) <{disjoint = false, operandSegmentSizes = array<i32: 3, 1>, static_basis = array<i64: 4, -9223372036854775808, 5>}> : (index, index, index, index) -> index
    %4 = "affine.linearize_index"(%1#0, %1#1, %arg2) <{disjoint, operandSegmentSizes = array<i32: 2, 1>, static_basis = array<i64: -9223372036854775808>}> {note} : (index, index, index) -> index
    %5 = "affine.linearize_index"(%3, %4, %2, %arg1, %arg2) <{disjoint = false, operandSegmentSizes = array<i32: 3, 2>, static_basis = array<i64: -9223372036854775808, -9223372036854775808>}> : (index, index, index, index, index) -> index
    %6 = "affine.linearize_index"() <{disjoint = false, operandSegmentSizes = array<i32: 0, 0>, static_basis = array<i64>}> : () -> index
    "func.return"(%5) : (index) -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0)[s0] -> (d0 + s0)>
#map1 = affine_map<(d0)[s0] -> (d0 + 8, s0)>
#map2 = affine_map<() -> (0)>
#map3 = affine_map<() -> (16)>
#map4 = affine_map<()[s0] -> (s0)>
#map5 = affine_map<()[s0, s1] -> (s0, s1, -4)>
#map6 = affine_map<() -> (99)>
#map7 = affine_map<() -> (1)>
#map8 = affine_map<() -> (2)>
#map9 = affine_map<() -> (-8)>
"builtin.module"() ({
  "func.func"() <{function_type = (index, index, f32) -> f32, sym_name = "loops"}> ({
  ^bb0(%arg0: index, %arg1: index, %arg2: f32):
    "affine.for"() <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map3}> ({
    ^bb0(%arg10: index):
      "affine.for"(%arg10, %arg0, %arg10, %arg1) <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 2, 2, 0>, step = 4 : index, upperBoundMap = #map1}> ({
      ^bb0(%arg11: index):
        "affine.yield"() : () -> ()
      }) {unrolled = 2 : i32} : (index, index, index, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "affine.for"(%arg0, %arg1) <{lowerBoundMap = #map4, operandSegmentSizes = array<i32: 1, 1, 0>, step = 2 : index, upperBoundMap = #map4}> ({
    ^bb0(%arg9: index):
      "affine.yield"() : () -> ()
    }) : (index, index) -> ()
    "affine.for"(%arg0, %arg1) <{lowerBoundMap = #map5, operandSegmentSizes = array<i32: 2, 0, 0>, step = 1 : index, upperBoundMap = #map6}> ({
    ^bb0(%arg8: index):
      "affine.yield"() : () -> ()
    }) : (index, index) -> ()
    %0 = "affine.for"(%arg2) <{lowerBoundMap = #map7, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = #map8}> ({
    ^bb0(%arg6: index, %arg7: f32):
      %2 = "arith.addf"(%arg7, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "affine.yield"(%2) : (f32) -> ()
    }) : (f32) -> f32
    %1:2 = "affine.for"(%arg0, %0, %arg0) <{lowerBoundMap = #map9, operandSegmentSizes = array<i32: 0, 1, 2>, step = 3 : index, upperBoundMap = #map4}> ({
    ^bb0(%arg3: index, %arg4: f32, %arg5: index):
      "affine.yield"(%arg4, %arg5) : (f32, index) -> ()
    }) {note} : (index, f32, index) -> (f32, index)
    "func.return"(%1#0) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<() -> (0)>
#map1 = affine_map<() -> (10)>
#set = affine_set<(d0)[s0] : (d0 >= 0, -d0 + s0 - 1 >= 0)>
#set1 = affine_set<(d0, d1) : (d0 - d1 == 0)>
#set2 = affine_set<() : (1 == 0)>
#set3 = affine_set<()[s0] : (s0 mod 2 == 0)>
"builtin.module"() ({
  "func.func"() <{function_type = (index, f32) -> f32, sym_name = "conditions"}> ({
  ^bb0(%arg0: index, %arg1: f32):
    "affine.for"() <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map1}> ({
    ^bb0(%arg2: index):
      "affine.if"(%arg2, %arg0) <{condition = #set}> ({
        %3 = "arith.addi"(%arg2, %arg0) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        "affine.yield"() : () -> ()
      }, {
      }) : (index, index) -> ()
      "affine.if"(%arg2, %arg2) <{condition = #set1}> ({
        "affine.yield"() : () -> ()
      }, {
        "affine.yield"() : () -> ()
      }) {note} : (index, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    %0 = "affine.if"() <{condition = #set2}> ({
      "affine.yield"(%arg1) : (f32) -> ()
    }, {
      %2 = "arith.negf"(%arg1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "affine.yield"(%2) : (f32) -> ()
    }) : () -> f32
    %1:2 = "affine.if"(%arg0) <{condition = #set3}> ({
      "affine.yield"(%0, %arg0) : (f32, index) -> ()
    }, {
      "affine.yield"(%arg1, %arg0) : (f32, index) -> ()
    }) : (index) -> (f32, index)
    "func.return"(%1#0) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<() -> (0)>
#map1 = affine_map<() -> (8)>
#map2 = affine_map<(d0) -> (d0, 0)>
#map3 = affine_map<(d0) -> (0, d0)>
#map4 = affine_map<(d0, d1) -> (d0, 8, d1 + 4, 10)>
#map5 = affine_map<(d0, d1) -> (d0, d1)>
#map6 = affine_map<() -> (0, 0)>
#map7 = affine_map<() -> (8, 8)>
#map8 = affine_map<(d0, d1) -> (0, d0, d1)>
#map9 = affine_map<()[s0] -> (s0 * 2)>
#map10 = affine_map<() -> ()>
"builtin.module"() ({
  "func.func"() <{function_type = (index, index, f32, memref<8x8xf32>) -> (), sym_name = "at_once"}> ({
  ^bb0(%arg0: index, %arg1: index, %arg2: f32, %arg3: memref<8x8xf32>):
    "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map1}> ({
    ^bb0(%arg9: index):
      "affine.yield"() : () -> ()
    }) : () -> ()
    "affine.parallel"(%arg0, %arg1, %arg0) <{lowerBoundsGroups = dense<1> : tensor<2xi32>, lowerBoundsMap = #map3, reductions = [], steps = [2, 5], upperBoundsGroups = dense<[3, 1]> : tensor<2xi32>, upperBoundsMap = #map4}> ({
    ^bb0(%arg7: index, %arg8: index):
      "affine.store"(%arg2, %arg3, %arg7) <{map = #map2}> : (f32, memref<8x8xf32>, index) -> ()
      "affine.yield"() : () -> ()
    }) {note} : (index, index, index) -> ()
    %0 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<2xi32>, lowerBoundsMap = #map6, reductions = [0], steps = [1, 1], upperBoundsGroups = dense<1> : tensor<2xi32>, upperBoundsMap = #map7}> ({
    ^bb0(%arg5: index, %arg6: index):
      %3 = "affine.load"(%arg3, %arg5, %arg6) <{map = #map5}> : (memref<8x8xf32>, index, index) -> f32
      "affine.yield"(%3) : (f32) -> ()
    }) : () -> f32
    %1:3 = "affine.parallel"(%arg0, %arg1, %arg0) <{lowerBoundsGroups = dense<3> : tensor<1xi32>, lowerBoundsMap = #map8, reductions = [4, 3, 13], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map9}> ({
    ^bb0(%arg4: index):
      %2 = "arith.constant"() <{value = 1 : i32}> : () -> i32
      "affine.yield"(%arg2, %0, %2) : (f32, f32, i32) -> ()
    }) : (index, index, index) -> (f32, f32, i32)
    "affine.parallel"() <{lowerBoundsGroups = dense<> : tensor<0xi32>, lowerBoundsMap = #map10, reductions = [], steps = [], upperBoundsGroups = dense<> : tensor<0xi32>, upperBoundsMap = #map10}> ({
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1)[s0] -> (d0 - s0 + 3, (d1 floordiv 2) mod 8)>
#map2 = affine_map<(d0) -> (d0 * 2, 5)>
#map3 = affine_map<(d0, d1) -> (-d0 + 16, d1 ceildiv 3)>
#map4 = affine_map<(d0, d1) -> (d0, d1 + 5)>
#map5 = affine_map<(d0) -> (d0)>
#map6 = affine_map<(d0)[s0] -> (d0 + s0)>
#map7 = affine_map<(d0, d1) -> (d0, d1 * 8)>
#map8 = affine_map<() -> (0)>
#map9 = affine_map<()[s0] -> (s0)>
#map10 = affine_map<() -> (16)>
#map11 = affine_map<() -> ()>
"builtin.module"() ({
  "func.func"() <{function_type = (index, memref<16x?xf32>, memref<?xi8>, memref<i32>) -> (), sym_name = "accesses"}> ({
  ^bb0(%arg0: index, %arg1: memref<16x?xf32>, %arg2: memref<?xi8>, %arg3: memref<i32>):
    "affine.for"() <{lowerBoundMap = #map8, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map10}> ({
    ^bb0(%arg4: index):
      "affine.for"(%arg0) <{lowerBoundMap = #map8, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = #map9}> ({
      ^bb0(%arg5: index):
        %1 = "affine.load"(%arg1, %arg4, %arg5) <{map = #map}> : (memref<16x?xf32>, index, index) -> f32
        %2 = "affine.load"(%arg1, %arg4, %arg5, %arg0) <{map = #map1}> {note} : (memref<16x?xf32>, index, index, index) -> f32
        "affine.store"(%1, %arg1, %arg5) <{map = #map2}> : (f32, memref<16x?xf32>, index) -> ()
        "affine.store"(%2, %arg1, %arg4, %arg5) <{map = #map3}> {note} : (f32, memref<16x?xf32>, index, index) -> ()
        "affine.prefetch"(%arg1, %arg4, %arg5) <{isDataCache = true, isWrite = false, localityHint = 3 : i32, map = #map4}> : (memref<16x?xf32>, index, index) -> ()
        "affine.prefetch"(%arg2, %arg4) <{isDataCache = false, isWrite = true, localityHint = 0 : i32, map = #map5}> {note} : (memref<?xi8>, index) -> ()
        %3 = "affine.vector_load"(%arg1, %arg4, %arg5) <{map = #map}> : (memref<16x?xf32>, index, index) -> vector<8xf32>
        %4 = "affine.vector_load"(%arg2, %arg4, %arg0) <{map = #map6}> {note} : (memref<?xi8>, index, index) -> vector<2x4xi8>
        "affine.vector_store"(%3, %arg1, %arg4, %arg5) <{map = #map7}> : (vector<8xf32>, memref<16x?xf32>, index, index) -> ()
        "affine.vector_store"(%4, %arg2) <{map = #map8}> {note} : (vector<2x4xi8>, memref<?xi8>) -> ()
        "affine.yield"() : () -> ()
      }) : (index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    %0 = "affine.load"(%arg3) <{map = #map11}> : (memref<i32>) -> i32
    "affine.store"(%0, %arg3) <{map = #map11}> : (i32, memref<i32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0) -> (d0 * 8)>
#map1 = affine_map<(d0) -> (d0, 0)>
#map2 = affine_map<() -> (0)>
#map3 = affine_map<(d0)[s0] -> (d0 + s0, d0)>
#map4 = affine_map<() -> (4)>
"builtin.module"() ({
  "func.func"() <{function_type = (index, memref<32x32xf32>, memref<64xf32, 2>, memref<1xi32>, index) -> (), sym_name = "transfers"}> ({
  ^bb0(%arg0: index, %arg1: memref<32x32xf32>, %arg2: memref<64xf32, 2>, %arg3: memref<1xi32>, %arg4: index):
    "affine.for"() <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map4}> ({
    ^bb0(%arg5: index):
      "affine.dma_start"(%arg1, %arg5, %arg2, %arg5, %arg3, %arg4) {dst_map = #map, src_map = #map1, tag_map = #map2} : (memref<32x32xf32>, index, memref<64xf32, 2>, index, memref<1xi32>, index) -> ()
      "affine.dma_start"(%arg1, %arg5, %arg0, %arg2, %arg3, %arg4, %arg0, %arg4) {dst_map = #map2, src_map = #map3, tag_map = #map2} : (memref<32x32xf32>, index, index, memref<64xf32, 2>, memref<1xi32>, index, index, index) -> ()
      "affine.dma_wait"(%arg3, %arg4) {tag_map = #map2} : (memref<1xi32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0)[s0] -> (d0 + s0)>
#map1 = affine_map<(d0) -> (d0, 3)>
#map2 = affine_map<()[s0] -> (s0)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<() -> (0)>
#map5 = affine_map<() -> (1)>
#set = affine_set<(d0) : (d0 == 0)>
"builtin.module"() ({
  "func.func"() <{function_type = (index, index, memref<4xf32>, f32) -> (), sym_name = "general"}> ({
  ^bb0(%arg0: index, %arg1: index, %arg2: memref<4xf32>, %arg3: f32):
    %0 = "affine.apply"(%arg0, %arg1) <{map = #map}> : (index, index) -> index
    %1 = "affine.min"(%arg0) <{map = #map1}> : (index) -> index
    %2 = "affine.for"(%arg0, %arg1, %arg3) <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 1, 1, 1>, step = 2 : index, upperBoundMap = #map3}> ({
    ^bb0(%arg5: index, %arg6: f32):
      "affine.yield"(%arg6) : (f32) -> ()
    }) : (index, index, f32) -> f32
    "affine.if"(%arg0) <{condition = #set}> ({
      "affine.yield"() : () -> ()
    }, {
    }) : (index) -> ()
    "affine.parallel"(%arg1) <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map4, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map2}> ({
    ^bb0(%arg4: index):
      "affine.yield"() : () -> ()
    }) : (index) -> ()
    %3 = "affine.load"(%arg2, %arg0) <{map = #map3}> : (memref<4xf32>, index) -> f32
    "affine.store"(%3, %arg2) <{map = #map5}> : (f32, memref<4xf32>) -> ()
    %4 = "affine.linearize_index"(%arg0, %arg1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 5>}> : (index, index) -> index
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (d0, 8)>
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> (), sym_name = "prefixed_bounds"}> ({
  ^bb0(%arg0: index):
    "affine.for"(%arg0, %arg0) <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 1, 1, 0>, step = 1 : index, upperBoundMap = #map1}> ({
    ^bb0(%arg1: index):
      "affine.yield"() : () -> ()
    }) : (index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<() -> (0)>
#map1 = affine_map<() -> (4)>
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> (), sym_name = "prefix_of_number"}> ({
  ^bb0(%arg0: index):
    "affine.for"() <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map1}> ({
    ^bb0(%arg1: index):
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<() -> (0)>
#map1 = affine_map<()[s0] -> (s0)>
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> (), sym_name = "prefix_of_value"}> ({
  ^bb0(%arg0: index):
    "affine.for"(%arg0) <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = #map1}> ({
    ^bb0(%arg1: index):
      "affine.yield"() : () -> ()
    }) : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

