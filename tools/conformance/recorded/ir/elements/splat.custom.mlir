module {
  "t.op"() {a = dense<1> : tensor<4xi32>, b = dense<-1> : vector<2x2xi8>, c = dense<5.000000e-01> : tensor<f64>, d = dense<true> : tensor<8xi1>, e = dense<3> : tensor<2xindex>, f = dense<1> : vector<[4]xi32>} : () -> ()
}

