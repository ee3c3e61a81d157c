module {
  "t.op"() {a = dense<(1,2)> : tensor<2xcomplex<i32>>, b = dense<[(1.000000e+00,-2.000000e+00), (5.000000e-01,2.500000e-01)]> : tensor<2xcomplex<f32>>, c = dense<(1,2)> : tensor<complex<i8>>, d = dense<(0x7F800000,0.000000e+00)> : tensor<1xcomplex<f32>>, e = dense<> : tensor<0xcomplex<f32>>} : () -> ()
}

