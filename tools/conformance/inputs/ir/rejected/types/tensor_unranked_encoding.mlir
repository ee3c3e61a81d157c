"t.a"() : () -> tensor<*xi1, "x">
