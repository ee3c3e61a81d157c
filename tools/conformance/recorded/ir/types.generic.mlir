#map = affine_map<(d0, d1) -> (d1, d0)>
"builtin.module"() ({
  "t.types"() {a = i1, b = si32, c = ui7, d = i128, e = index, f = none, g = tuple<i32, tuple<>, f32>, h = complex<f64>, i = vector<4xf32>, j = vector<[4]x2xi8>, k = vector<f32>, l = tensor<*xf32>, m = tensor<?x4x0xi1>, n = tensor<2xf32, "enc">, o = memref<*xi8, 3>, p = memref<2x?xf32, strided<[?, 1], offset: ?>>, q = memref<4x4xf32, #map, 1 : i32>, r = (i32, f32) -> (), s = () -> (i32, f32), t = () -> (() -> i32), u = !foo.bar, v = !foo<"weird $ body">, w = !foo.bar<1, [2], {a = "b"}>, x = bf16, y = f8E5M2, z = tf32} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/types.mlir":0:0)
#loc1 = loc("ir/types.mlir":1:1)

// -----
"builtin.module"() ({
  "t.floats"() {f0 = f4E2M1FN, f1 = f6E2M3FN, f2 = f6E3M2FN, f3 = f8E4M3, f4 = f8E4M3FN, f5 = f8E5M2FNUZ, f6 = f8E4M3FNUZ, f7 = f8E4M3B11FNUZ, f8 = f8E3M4, f9 = f8E8M0FNU, g0 = f16, g1 = f80, g2 = f128} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/types.mlir":12:9)
#loc1 = loc("ir/types.mlir":13:1)

