#map = affine_map<(d0) -> (d0 * 2)>
#map1 = affine_map<(d0, d1)[s0] -> (d1, d0 + s0)>
module {
  "t.op"() {a = memref<4xf32, #map>, b = memref<?x?xf32, #map1, 2>} : () -> ()
}

// -----
module {
  "t.op"() {a = memref<4xf32>, b = memref<4x5xf32, 1>, c = memref<f32>} : () -> ()
}

// -----
#map = affine_map<(d0) -> (d0, d0)>
#map1 = affine_map<(d0) -> ()>
module {
  "t.op"() {a = memref<4xf32>, b = memref<4xf32, #map>, c = memref<4xf32, #map1>} : () -> ()
}

