"builtin.module"() ({
  "tosa.variable"() <{initial_value = dense<7> : tensor<2x3xi8>, sym_name = "v", type = i8, var_shape = dense<[2, 3]> : tensor<2xindex>}> : () -> ()
  "tosa.variable"() <{sym_name = "u", type = i8, var_shape = dense<[2, -1]> : tensor<2xindex>}> : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi8>) -> tensor<2x3xi8>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<2x3xi8>):
    "tosa.variable_write"(%arg0) <{name = "v"}> : (tensor<2x3xi8>) -> ()
    %0 = "tosa.variable_read"() <{name = "v"}> : () -> tensor<2x3xi8>
    "func.return"(%0) : (tensor<2x3xi8>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "tosa.variable"() <{sym_name = "u", type = f32, var_shape = dense<> : tensor<0xindex>}> {foo} : () -> ()
  "tosa.variable"() <{initial_value = dense<1.000000e+00> : tensor<f32>, sym_name = "a", type = f32, var_shape = dense<> : tensor<0xindex>}> {foo.bar = 1 : i32} : () -> ()
  "tosa.variable"() <{sym_name = "c", type = f32, var_shape = dense<-1> : tensor<2xindex>}> : () -> ()
  "tosa.variable"() <{sym_name = "d", type = f32, var_shape = dense<4> : tensor<2xindex>}> : () -> ()
}) : () -> ()

