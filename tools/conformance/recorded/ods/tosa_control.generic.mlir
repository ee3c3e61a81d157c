"builtin.module"() ({
  "func.func"() <{function_type = (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>, sym_name = "c"}> ({
  ^bb0(%arg8: tensor<i1>, %arg9: tensor<f32>, %arg10: tensor<f32>):
    %4 = "tosa.cond_if"(%arg8, %arg9, %arg10) ({
    ^bb0(%arg13: tensor<f32>, %arg14: tensor<f32>):
      %7 = "tosa.add"(%arg13, %arg14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "tosa.yield"(%7) : (tensor<f32>) -> ()
    }, {
    ^bb0(%arg11: tensor<f32>, %arg12: tensor<f32>):
      %6 = "tosa.sub"(%arg11, %arg12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "tosa.yield"(%6) : (tensor<f32>) -> ()
    }) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %5 = "tosa.cond_if"(%arg8) ({
      "tosa.yield"(%arg9) : (tensor<f32>) -> ()
    }, {
      "tosa.yield"(%arg10) : (tensor<f32>) -> ()
    }) : (tensor<i1>) -> tensor<f32>
    "func.return"(%4) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<10xi32>, tensor<i32>) -> (), sym_name = "w"}> ({
  ^bb0(%arg0: tensor<10xi32>, %arg1: tensor<i32>):
    %0 = "tosa.const"() <{values = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1:3 = "tosa.while_loop"(%0, %arg1, %arg0) ({
    ^bb0(%arg5: tensor<i32>, %arg6: tensor<i32>, %arg7: tensor<10xi32>):
      %3 = "tosa.greater_equal"(%arg6, %arg5) : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "tosa.yield"(%3) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<10xi32>):
      %2 = "tosa.add"(%arg2, %arg3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "tosa.yield"(%2, %arg3, %arg4) : (tensor<i32>, tensor<i32>, tensor<10xi32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<10xi32>) -> (tensor<i32>, tensor<i32>, tensor<10xi32>)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>, sym_name = "c"}> ({
  ^bb0(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>):
    %0 = "tosa.cond_if"(%arg0, %arg1, %arg2) ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %3 = "tosa.add"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "tosa.yield"(%3) : (tensor<f32>) -> ()
    }, {
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %2 = "tosa.sub"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "tosa.yield"(%2) : (tensor<f32>) -> ()
    }) {foo.bar} : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %1 = "tosa.cond_if"(%arg0) ({
      "tosa.yield"(%arg1) : (tensor<f32>) -> ()
    }, {
      "tosa.yield"(%arg2) : (tensor<f32>) -> ()
    }) : (tensor<i1>) -> tensor<f32>
    "tosa.cond_if"(%arg0) ({
      "tosa.yield"() : () -> ()
    }, {
      "tosa.yield"() : () -> ()
    }) : (tensor<i1>) -> ()
    "func.return"(%0) : (tensor<f32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<10xi32>, tensor<i32>) -> (), sym_name = "w"}> ({
  ^bb0(%arg0: tensor<10xi32>, %arg1: tensor<i32>):
    %0:2 = "tosa.while_loop"(%arg1, %arg0) ({
    ^bb0(%arg4: tensor<i32>, %arg5: tensor<10xi32>):
      %1 = "tosa.greater_equal"(%arg1, %arg4) : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "tosa.yield"(%1) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<10xi32>):
      "tosa.yield"(%arg2, %arg3) : (tensor<i32>, tensor<10xi32>) -> ()
    }) {foo.bar = 1 : i32} : (tensor<i32>, tensor<10xi32>) -> (tensor<i32>, tensor<10xi32>)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

