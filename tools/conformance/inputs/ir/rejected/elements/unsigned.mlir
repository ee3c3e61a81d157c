"t.a"() {a = dense<-1> : tensor<2xui8>} : () -> ()
