"t.a"() {x = dense<"0x00"> : tensor<4xi0>} : () -> ()
