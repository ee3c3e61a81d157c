"t.a"() : () -> tensor<2x() -> ()>
