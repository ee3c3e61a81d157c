#map = affine_map<(d0) -> (d0 * 2)>
#map1 = affine_map<(d0, d1)[s0] -> (d1, d0 + s0)>
"builtin.module"() ({
  "t.op"() {a = memref<4xf32, #map>, b = memref<?x?xf32, #map1, 2>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/types/memref_map.mlir":0:0)
#loc1 = loc("ir/types/memref_map.mlir":1:1)

// -----
"builtin.module"() ({
  "t.op"() {a = memref<4xf32>, b = memref<4x5xf32, 1>, c = memref<f32>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/types/memref_map.mlir":2:9)
#loc1 = loc("ir/types/memref_map.mlir":3:1)

// -----
#map = affine_map<(d0) -> (d0, d0)>
#map1 = affine_map<(d0) -> ()>
"builtin.module"() ({
  "t.op"() {a = memref<4xf32>, b = memref<4xf32, #map>, c = memref<4xf32, #map1>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/types/memref_map.mlir":4:9)
#loc1 = loc("ir/types/memref_map.mlir":5:1)

