"builtin.module"() ({
  "t.op"() {a = tensor<4xf32, "e">, b = tensor<4xf32, #foo.e<1>>, c = tensor<?xf32, {a = 1 : i64, b}>, d = tensor<f32, [1, i2]>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/types/tensor_encoding.mlir":0:0)
#loc1 = loc("ir/types/tensor_encoding.mlir":1:1)

// -----
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "t.op"() {a = tensor<4xf32, i32>, b = tensor<4xf32, #map>, c = tensor<2xi1, unit>, d = tensor<2xi1, true>, e = tensor<2xi1, -3 : i8>, f = tensor<2xi1, @s::@t>, g = tensor<2xi1, 1.500000e+00 : f16>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/types/tensor_encoding.mlir":2:9)
#loc1 = loc("ir/types/tensor_encoding.mlir":3:1)

// -----
"builtin.module"() ({
  "t.op"() {a = tensor<4xf32, dense<1> : tensor<2xi8>>, b = tensor<4xf32, (i1) -> i2>, c = tensor<4xf32>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/types/tensor_encoding.mlir":4:9)
#loc1 = loc("ir/types/tensor_encoding.mlir":5:1)

