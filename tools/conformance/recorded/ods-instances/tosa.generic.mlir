"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "joined"}> ({
    %0 = "tosa.const_shape"() <{values = dense<[1, 2]> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %1 = "tosa.const_shape"() <{values = dense<3> : tensor<1xindex>}> : () -> !tosa.shape<1>
    %2 = "tosa.concat_shape"(%0, %1, %0) : (!tosa.shape<2>, !tosa.shape<1>, !tosa.shape<2>) -> !tosa.shape<5>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<i1>) -> (), sym_name = "nothing"}> ({
  ^bb0(%arg0: tensor<i1>):
    "tosa.cond_if"(%arg0) ({
      "tosa.yield"() : () -> ()
    }, {
      "tosa.yield"() : () -> ()
    }) : (tensor<i1>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "tosa.variable"() <{sym_name = "vector", type = i32, var_shape = dense<2> : tensor<1xindex>}> : () -> ()
}) : () -> ()

