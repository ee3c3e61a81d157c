"t.a"() : () -> tensor<2xi1, array<i8: 1>>
