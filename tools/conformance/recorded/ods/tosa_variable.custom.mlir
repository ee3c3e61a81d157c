module {
  tosa.variable @v = dense<7> : tensor<2x3xi8>
  tosa.variable @u : tensor<2x?xi8>
  func.func @f(%arg0: tensor<2x3xi8>) -> tensor<2x3xi8> {
    tosa.variable_write @v, %arg0 : tensor<2x3xi8>
    %0 = tosa.variable_read @v : tensor<2x3xi8>
    return %0 : tensor<2x3xi8>
  }
}

// -----
module {
  tosa.variable @u {foo} : tensor<f32>
  tosa.variable @a {foo.bar = 1 : i32} = dense<1.000000e+00> : tensor<f32>
  tosa.variable @c : tensor<?x?xf32>
  tosa.variable @d : tensor<4x4xf32>
}

