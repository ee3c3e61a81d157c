"t.a"() : () -> tensor<2xtuple<>>
