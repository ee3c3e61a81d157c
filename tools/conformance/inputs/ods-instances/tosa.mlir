// Only shapes that are known when compiling are put together.

func.func @joined() {
  %0 = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.const_shape {values = dense<3> : tensor<1xindex>} : () -> !tosa.shape<1>
  %2 = tosa.concat_shape %0, %1, %0 : (!tosa.shape<2>, !tosa.shape<1>, !tosa.shape<2>) -> !tosa.shape<5>
  return
}

// -----

func.func @nothing(%on: tensor<i1>) {
  "tosa.cond_if"(%on) ({
    "tosa.yield"() : () -> ()
  }, {
    "tosa.yield"() : () -> ()
  }) : (tensor<i1>) -> ()
  return
}

// -----

// Whatever has a shape may be the type of a variable; it is kept as a tensor.

tosa.variable @vector : vector<2xi32>
