"builtin.module"() ({
  "emitc.func"() <{function_type = (i32, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: f32):
    %0 = "emitc.expression"(%arg0) ({
    ^bb0(%arg2: i32):
      %1 = "emitc.constant"() <{value = -1 : i32}> : () -> i32
      "emitc.yield"(%1) : (i32) -> ()
    }) : (i32) -> i32
    "emitc.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "emitc.func"() <{function_type = (i32, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: f32):
    %0 = "emitc.expression"() ({
      %1 = "emitc.constant"() <{value = -1 : i32}> : () -> i32
      "emitc.yield"(%1) : (i32) -> ()
    }) : () -> i32
    "emitc.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "emitc.func"() <{function_type = (i32, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: f32):
    %0 = "emitc.expression"(%arg0) ({
    ^bb0(%arg2: i32):
      %1 = "emitc.add"(%arg2, %arg2) : (i32, i32) -> i32
      "emitc.yield"(%1) : (i32) -> ()
    }) : (i32) -> i32
    "emitc.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "emitc.func"() <{function_type = (i32, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: f32):
    %0 = "emitc.expression"(%arg0) <{do_not_inline}> ({
    ^bb0(%arg2: i32):
      %1 = "emitc.add"(%arg2, %arg2) : (i32, i32) -> i32
      "emitc.yield"(%1) : (i32) -> ()
    }) : (i32) -> i32
    "emitc.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "emitc.func"() <{function_type = (i32, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: f32):
    %0 = "emitc.expression"(%arg0) ({
    ^bb0(%arg2: i32):
      %1 = "emitc.add"(%arg2, %arg2) : (i32, i32) -> i32
      "emitc.yield"(%1) : (i32) -> ()
    }) {x.y} : (i32) -> i32
    "emitc.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "emitc.func"() <{function_type = (i32, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: f32):
    %0 = "emitc.expression"(%arg0, %arg0) ({
    ^bb0(%arg2: i32, %arg3: i32):
      %1 = "emitc.add"(%arg2, %arg3) : (i32, i32) -> i32
      "emitc.yield"(%1) : (i32) -> ()
    }) : (i32, i32) -> i32
    "emitc.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "emitc.func"() <{function_type = (i32, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: f32):
    %0 = "emitc.expression"(%arg0, %arg1) ({
    ^bb0(%arg2: i32, %arg3: f32):
      %1 = "emitc.add"(%arg2, %arg2) : (i32, i32) -> i32
      %2 = "emitc.add"(%1, %arg2) : (i32, i32) -> i32
      "emitc.yield"(%2) : (i32) -> ()
    }) : (i32, f32) -> i32
    "emitc.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "emitc.func"() <{function_type = (i32, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: f32):
    %0 = "emitc.expression"(%arg0) ({
    ^bb0(%arg2: index):
      %1 = "emitc.constant"() <{value = -1 : i32}> : () -> i32
      "emitc.yield"(%1) : (i32) -> ()
    }) : (i32) -> i32
    "emitc.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "emitc.func"() <{function_type = (i32, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: f32):
    %0 = "emitc.expression"(%arg0) ({
    ^bb0(%arg2: i32):
      %1 = "emitc.call_opaque"() <{callee = "f"}> : () -> i32
      "emitc.yield"(%1) : (i32) -> ()
    }) : (i32) -> i32
    "emitc.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "emitc.func"() <{function_type = (i32, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: f32):
    %0 = "emitc.expression"(%arg0) <{do_not_inline}> ({
    ^bb0(%arg2: i32):
      %1 = "emitc.add"(%arg2, %arg2) : (i32, i32) -> i32
      "emitc.yield"(%1) : (i32) -> ()
    }) : (i32) -> i32
    "emitc.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>, tensor<f32>, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %arg2: f32):
    %0 = "linalg.map"(%arg0) ({
    ^bb0(%arg3: f32):
      %1 = "tensor.rank"(%arg0) : (tensor<4xf32>) -> index
      "linalg.yield"(%arg2) : (f32) -> ()
    }) : (tensor<4xf32>) -> tensor<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>, tensor<f32>, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %arg2: f32):
    %0 = "linalg.map"(%arg0) ({
    ^bb0(%arg3: f32):
      %1 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
      "linalg.yield"(%1) : (f32) -> ()
    }) : (tensor<4xf32>) -> tensor<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>, tensor<f32>, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %arg2: f32):
    %0 = "linalg.map"(%arg0) ({
    ^bb0(%arg3: f32):
      %1 = "math.exp"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%1) : (f32) -> ()
    }) : (tensor<4xf32>) -> tensor<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>, tensor<f32>, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %arg2: f32):
    %0 = "linalg.map"(%arg0, %arg0) ({
    ^bb0(%arg3: f32, %arg4: f32):
      %1 = "math.exp"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%1) : (f32) -> ()
    }) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>, tensor<f32>, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %arg2: f32):
    %0 = "linalg.map"(%arg0, %arg0) ({
    ^bb0(%arg3: f32, %arg4: f32):
      %1 = "math.exp"(%arg4) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%1) : (f32) -> ()
    }) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>, tensor<f32>, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %arg2: f32):
    %0 = "linalg.map"(%arg0, %arg0) ({
    ^bb0(%arg3: f32, %arg4: f32):
      %1 = "arith.addf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%1) : (f32) -> ()
    }) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>, tensor<f32>, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %arg2: f32):
    %0 = "linalg.map"(%arg0, %arg0, %arg0) ({
    ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
      %1 = "arith.addf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%1) : (f32) -> ()
    }) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>, tensor<f32>, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %arg2: f32):
    %0 = "linalg.map"(%arg0, %arg0, %arg0) ({
    ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
      %1 = "arith.addf"(%arg4, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%1) : (f32) -> ()
    }) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>, tensor<f32>, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %arg2: f32):
    %0 = "linalg.map"(%arg0, %arg0, %arg0) ({
    ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
      %1 = "arith.addf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%arg3) : (f32) -> ()
    }) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>, tensor<f32>, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %arg2: f32):
    %0 = "linalg.map"(%arg0, %arg0, %arg0) ({
    ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
      %1 = "math.fma"(%arg3, %arg4, %arg5) <{fastmath = #arith.fastmath<none>}> : (f32, f32, f32) -> f32
      "linalg.yield"(%1) : (f32) -> ()
    }) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>, tensor<f32>, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %arg2: f32):
    %0 = "linalg.map"(%arg0, %arg0, %arg0) ({
    ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
      %1 = "arith.addf"(%arg3, %arg4) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
      "linalg.yield"(%1) : (f32) -> ()
    }) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>, tensor<f32>, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %arg2: f32):
    %0 = "linalg.map"(%arg0, %arg0, %arg0) ({
    ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
      %1 = "arith.addf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%1) : (f32) -> ()
    }) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>, tensor<f32>, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %arg2: f32):
    %0 = "linalg.map"(%arg0) ({
    ^bb0(%arg3: f32):
      %1 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
      "linalg.yield"(%1) : (f32) -> ()
    }) : (tensor<4xf32>) -> tensor<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>, tensor<f32>, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %arg2: f32):
    %0 = "linalg.reduce"(%arg0, %arg1) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %1 = "arith.addf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%1) : (f32) -> ()
    }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>, tensor<f32>, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %arg2: f32):
    %0 = "linalg.reduce"(%arg0, %arg1) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %1 = "arith.addf"(%arg4, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%1) : (f32) -> ()
    }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>, tensor<f32>, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %arg2: f32):
    %0 = "linalg.reduce"(%arg0, %arg1) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %1 = "arith.addf"(%arg4, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%1) : (f32) -> ()
    }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>, tensor<f32>, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %arg2: f32):
    %0 = "linalg.reduce"(%arg0, %arg1) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %1 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
      "linalg.yield"(%1) : (f32) -> ()
    }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>, tensor<f32>, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %arg2: f32):
    %0 = "linalg.reduce"(%arg0, %arg1) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %1 = "arith.addf"(%arg4, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%arg3) : (f32) -> ()
    }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>, tensor<f32>, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %arg2: f32):
    %0 = "linalg.reduce"(%arg0, %arg1) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %1 = "math.exp"(%arg4) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%1) : (f32) -> ()
    }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "shard.grid"() <{shape = array<i64: 2, 2>, sym_name = "grid0"}> : () -> ()
  "func.func"() <{function_type = (tensor<2x2xi8>, index) -> (), sym_name = "send"}> ({
  ^bb0(%arg0: tensor<2x2xi8>, %arg1: index):
    %0 = "shard.send"(%arg0) <{destination = array<i64: 1>, grid = @grid0, grid_axes = array<i16: 0>}> : (tensor<2x2xi8>) -> tensor<2x2xi8>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "wasmssa.func"() <{functionType = (i32) -> i32, sym_name = "x"}> ({
  ^bb0(%arg0: !wasmssa<local ref to i32>):
    %0 = "wasmssa.local_get"(%arg0) : (!wasmssa<local ref to i32>) -> i32
    "wasmssa.return"(%0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({
  }) : () -> ()
  "acc.routine"() <{bindIdName = [@f, @f], bindIdNameDeviceType = [#acc.device_type<default>, #acc.device_type<default>, #acc.device_type<default>], bindStrName = ["two words", "two words", "two words"], bindStrNameDeviceType = [#acc.device_type<default>], func_name = @f, sym_name = "r"}> : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({
  }) : () -> ()
  "acc.routine"() <{bindIdName = [], bindIdNameDeviceType = [#acc.device_type<none>, #acc.device_type<default>, #acc.device_type<default>, #acc.device_type<default>], bindStrName = ["a", "a", "a"], bindStrNameDeviceType = [#acc.device_type<default>], func_name = @f, sym_name = "r"}> : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({
  }) : () -> ()
  "acc.routine"() <{bindIdName = [@f], bindIdNameDeviceType = [#acc.device_type<none>], bindStrName = ["a", "b"], bindStrNameDeviceType = [#acc.device_type<none>, #acc.device_type<nvidia>], func_name = @f, sym_name = "r"}> : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({
  }) : () -> ()
  "acc.routine"() <{bindStrName = ["a", "b"], bindStrNameDeviceType = [#acc.device_type<none>, #acc.device_type<nvidia>], func_name = @f, sym_name = "r"}> : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({
  }) : () -> ()
  "acc.routine"() <{bindStrName = ["a", "b"], bindStrNameDeviceType = [#acc.device_type<nvidia>], func_name = @f, sym_name = "r"}> : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({
  }) : () -> ()
  "acc.routine"() <{bindIdName = [@f, @f], bindIdNameDeviceType = [#acc.device_type<default>], func_name = @f, sym_name = "r"}> : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({
  }) : () -> ()
  "acc.routine"() <{bindIdName = [@f], bindIdNameDeviceType = [#acc.device_type<default>, #acc.device_type<nvidia>], func_name = @f, sym_name = "r"}> : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({
  }) : () -> ()
  "acc.routine"() <{bindIdName = [@f], bindIdNameDeviceType = [#acc.device_type<default>, #acc.device_type<nvidia>], bindStrName = ["a", "b", "c"], bindStrNameDeviceType = [#acc.device_type<nvidia>], func_name = @f, sym_name = "r"}> : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({
  }) : () -> ()
  "acc.routine"() <{bindIdName = [], bindIdNameDeviceType = [], bindStrName = ["a", "b", "c"], bindStrNameDeviceType = [#acc.device_type<nvidia>], func_name = @f, sym_name = "r"}> : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({
  }) : () -> ()
  "acc.routine"() <{bindIdName = [@f, @f, @f], bindIdNameDeviceType = [#acc.device_type<default>], bindStrName = [], bindStrNameDeviceType = [#acc.device_type<nvidia>, #acc.device_type<none>], func_name = @f, sym_name = "r"}> : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i1):
    "cf.cond_br"(%arg0)[^bb1, ^bb1] <{branch_weights = array<i32: 1, 2>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:  // 2 preds: ^bb0, ^bb0
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

