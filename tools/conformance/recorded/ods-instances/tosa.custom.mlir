module {
  func.func @joined() {
    %0 = tosa.const_shape  {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %1 = tosa.const_shape  {values = dense<3> : tensor<1xindex>} : () -> !tosa.shape<1>
    %2 = tosa.concat_shape %0, %1, %0 : (!tosa.shape<2>, !tosa.shape<1>, !tosa.shape<2>) -> !tosa.shape<5>
    return
  }
}

// -----
module {
  func.func @nothing(%arg0: tensor<i1>) {
    tosa.cond_if %arg0 : tensor<i1> -> () {
      tosa.yield  : 
    } else {
      tosa.yield  : 
    }
    return
  }
}

// -----
module {
  tosa.variable @vector : tensor<2xi32>
}

