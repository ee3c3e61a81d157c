"t.op"() {a = memref<4xf32, affine_map<(d0) -> (d0 * 2)>>, b = memref<?x?xf32, affine_map<(i, j)[s] -> (j, i + s)>, 2>} : () -> ()
// -----
"t.op"() {a = memref<4xf32, affine_map<(d0) -> (d0)>>, b = memref<4x5xf32, affine_map<(a, b) -> (a, b)>, 1>, c = memref<f32, affine_map<() -> ()>>} : () -> ()
// -----
"t.op"() {a = memref<4xf32, affine_map<(d0)[s0] -> (d0)>>, b = memref<4xf32, affine_map<(d0) -> (d0, d0)>>, c = memref<4xf32, affine_map<(d0) -> ()>>} : () -> ()
