"t.numbers"() {
  a = 0 : i32, b = -1 : i8, c = 255 : ui8, d = true, e = false, f = 0x7F : i64, g = 3 : index,
  h = 1.0 : f32, i = -0.0 : f64, j = 1.5e10 : f32, k = 3.14159265358979 : f64, l = 0x7F800000 : f32,
  m = 0xFFF0000000000000 : f64, n = 1.0e-40 : f32, o = 0.1 : f16, p = 123456.789 : bf16,
  q = 340282366920938463463374607431768211455 : ui128, r = 1e300 : f64
} : () -> ()
// -----
"t.texts"() {
  a = "plain", b = "esc \22 \\ \0A \t", c = "typed" : i32, d = @sym, e = @"odd name"::@nested::@"x y",
  f = unit, g, h = [], i = [1, "a", [@b]], j = {}, k = {z = 1, "quoted key" = 2 : i8, a}
} : () -> ()
// -----
"t.elements"() {
  a = dense<1> : tensor<4xi32>, b = dense<[1, 2, 3]> : tensor<3xi8>, c = dense<[[1, 2], [3, 4]]> : vector<2x2xi64>,
  d = dense<true> : tensor<2xi1>, e = dense<[true, false]> : tensor<2xi1>, f = dense<> : tensor<0xi32>,
  g = dense<1.5> : tensor<2xf32>, h = dense<[0x7FC00000, 1.0]> : tensor<2xf32>,
  i = dense<"0x01000000"> : tensor<1xi32>, j = dense<["x", "y"]> : tensor<2x!foo.str>,
  k = dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>, l = dense<[(1, 2), (3, 4)]> : tensor<2xcomplex<i8>>,
  m = array<i32>, n = array<i8: 1, -2>, o = array<i1: true, false>, p = array<f64: 1.0, 2.5>,
  q = sparse<[[0, 1], [2, 3]], [1, 2]> : tensor<4x4xi32>, r = dense<-7> : tensor<i64>
} : () -> ()
// -----
"t.affine"() {
  a = affine_map<() -> ()>, b = affine_map<(d0, d1)[s0] -> (d0 + d1 * 2, s0 floordiv 3, (d0 mod 4) ceildiv 5)>,
  c = affine_map<(i, j) -> (j, i)>, d = affine_map<(d0) -> (d0 * 2 + d0 * 3 - 1, -d0)>,
  e = affine_set<(d0)[s0] : (d0 >= 0, -d0 + s0 - 1 >= 0, d0 == 7)>, f = affine_map<(d0) -> (d0 - d0, 2 * 3)>
} : () -> ()
// -----
"t.others"() {
  a = #foo.bar, b = #foo<"x">, c = #foo.bar<"y", [1]> : i32, d = distinct[0]<unit>, e = distinct[1]<"a">,
  f = loc("name"), g = strided<[1, ?], offset: 3>, h = i32, i = dense_resource<blob> : tensor<1xi32>
} : () -> ()
{-#
  dialect_resources: {
    builtin: {
      blob: "0x0400000001000000"
    }
  }
#-}
