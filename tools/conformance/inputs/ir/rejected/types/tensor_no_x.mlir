"t.a"() : () -> tensor<2 i1>
