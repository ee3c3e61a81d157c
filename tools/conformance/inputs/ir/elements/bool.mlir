"t.op"() {a = dense<[true, false, true]> : tensor<3xi1>, b = dense<[1, 0]> : tensor<2xi1>, c = dense<"0x05"> : tensor<3xi1>, d = dense<"0x00"> : tensor<9xi1>, e = dense<"0xFF"> : tensor<9xi1>} : () -> ()
// -----
"t.op"() {a = dense<[true, false]> : tensor<2xui1>, b = dense<[true, false]> : tensor<2xsi1>, c = dense<"0x02"> : tensor<2xui1>} : () -> ()
