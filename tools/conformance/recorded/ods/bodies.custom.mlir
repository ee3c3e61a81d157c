module {
  emitc.func @f(%arg0: i32, %arg1: f32) {
    %0 = expression %arg0 : (i32) -> i32 {
      %1 = "emitc.constant"() <{value = -1 : i32}> : () -> i32
      yield %1 : i32
    }
    return
  }
}

// -----
module {
  emitc.func @f(%arg0: i32, %arg1: f32) {
    %0 = expression  : () -> i32 {
      %1 = "emitc.constant"() <{value = -1 : i32}> : () -> i32
      yield %1 : i32
    }
    return
  }
}

// -----
module {
  emitc.func @f(%arg0: i32, %arg1: f32) {
    %0 = expression %arg0 : (i32) -> i32 {
      %1 = add %arg0, %arg0 : (i32, i32) -> i32
      yield %1 : i32
    }
    return
  }
}

// -----
module {
  emitc.func @f(%arg0: i32, %arg1: f32) {
    %0 = expression %arg0 : (i32) -> i32 {
      %1 = add %arg0, %arg0 : (i32, i32) -> i32
      yield %1 : i32
    }
    return
  }
}

// -----
module {
  emitc.func @f(%arg0: i32, %arg1: f32) {
    %0 = expression %arg0 : (i32) -> i32 {
      %1 = add %arg0, %arg0 : (i32, i32) -> i32
      yield %1 : i32
    }
    return
  }
}

// -----
module {
  emitc.func @f(%arg0: i32, %arg1: f32) {
    %0 = expression %arg0, %arg0 : (i32, i32) -> i32 {
      %1 = add %arg0, %arg0 : (i32, i32) -> i32
      yield %1 : i32
    }
    return
  }
}

// -----
module {
  emitc.func @f(%arg0: i32, %arg1: f32) {
    %0 = expression %arg0, %arg1 : (i32, f32) -> i32 {
      %1 = add %arg0, %arg0 : (i32, i32) -> i32
      %2 = add %1, %arg0 : (i32, i32) -> i32
      yield %2 : i32
    }
    return
  }
}

// -----
module {
  emitc.func @f(%arg0: i32, %arg1: f32) {
    %0 = expression %arg0 : (i32) -> i32 {
      %1 = "emitc.constant"() <{value = -1 : i32}> : () -> i32
      yield %1 : i32
    }
    return
  }
}

// -----
module {
  emitc.func @f(%arg0: i32, %arg1: f32) {
    %0 = expression %arg0 : (i32) -> i32 {
      %1 = call_opaque "f"() : () -> i32
      yield %1 : i32
    }
    return
  }
}

// -----
module {
  emitc.func @f(%arg0: i32, %arg1: f32) {
    %0 = expression %arg0 : (i32) -> i32 {
      %1 = add %arg0, %arg0 : (i32, i32) -> i32
      yield %1 : i32
    }
    return
  }
}

// -----
module {
  func.func @f(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %arg2: f32) {
    %mapped = linalg.map outs(%arg0 : tensor<4xf32>)
      (%init: f32) {
        %rank = tensor.rank %arg0 : tensor<4xf32>
        linalg.yield %arg2 : f32
      }
    return
  }
}

// -----
module {
  func.func @f(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %arg2: f32) {
    %mapped = linalg.map outs(%arg0 : tensor<4xf32>)
      (%init: f32) {
        %cst = arith.constant 1.000000e+00 : f32
        linalg.yield %cst : f32
      }
    return
  }
}

// -----
module {
  func.func @f(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %arg2: f32) {
    %mapped = linalg.map outs(%arg0 : tensor<4xf32>)
      (%init: f32) {
        %0 = math.exp %init : f32
        linalg.yield %0 : f32
      }
    return
  }
}

// -----
module {
  func.func @f(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %arg2: f32) {
    %mapped = linalg.map { math.exp } ins(%arg0 : tensor<4xf32>) outs(%arg0 : tensor<4xf32>)
    return
  }
}

// -----
module {
  func.func @f(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %arg2: f32) {
    %mapped = linalg.map ins(%arg0 : tensor<4xf32>) outs(%arg0 : tensor<4xf32>)
      (%in: f32, %init: f32) {
        %0 = math.exp %init : f32
        linalg.yield %0 : f32
      }
    return
  }
}

// -----
module {
  func.func @f(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %arg2: f32) {
    %mapped = linalg.map ins(%arg0 : tensor<4xf32>) outs(%arg0 : tensor<4xf32>)
      (%in: f32, %init: f32) {
        %0 = arith.addf %in, %init : f32
        linalg.yield %0 : f32
      }
    return
  }
}

// -----
module {
  func.func @f(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %arg2: f32) {
    %mapped = linalg.map { arith.addf } ins(%arg0, %arg0 : tensor<4xf32>, tensor<4xf32>) outs(%arg0 : tensor<4xf32>)
    return
  }
}

// -----
module {
  func.func @f(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %arg2: f32) {
    %mapped = linalg.map ins(%arg0, %arg0 : tensor<4xf32>, tensor<4xf32>) outs(%arg0 : tensor<4xf32>)
      (%in: f32, %in_0: f32, %init: f32) {
        %0 = arith.addf %in_0, %in : f32
        linalg.yield %0 : f32
      }
    return
  }
}

// -----
module {
  func.func @f(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %arg2: f32) {
    %mapped = linalg.map ins(%arg0, %arg0 : tensor<4xf32>, tensor<4xf32>) outs(%arg0 : tensor<4xf32>)
      (%in: f32, %in_0: f32, %init: f32) {
        %0 = arith.addf %in, %in_0 : f32
        linalg.yield %in : f32
      }
    return
  }
}

// -----
module {
  func.func @f(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %arg2: f32) {
    %mapped = linalg.map ins(%arg0, %arg0 : tensor<4xf32>, tensor<4xf32>) outs(%arg0 : tensor<4xf32>)
      (%in: f32, %in_0: f32, %init: f32) {
        %0 = math.fma %in, %in_0, %init : f32
        linalg.yield %0 : f32
      }
    return
  }
}

// -----
module {
  func.func @f(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %arg2: f32) {
    %mapped = linalg.map { arith.addf {fastmath = #arith.fastmath<fast>} } ins(%arg0, %arg0 : tensor<4xf32>, tensor<4xf32>) outs(%arg0 : tensor<4xf32>)
    return
  }
}

// -----
module {
  func.func @f(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %arg2: f32) {
    %mapped = linalg.map { arith.addf } ins(%arg0, %arg0 : tensor<4xf32>, tensor<4xf32>) outs(%arg0 : tensor<4xf32>)
    return
  }
}

// -----
module {
  func.func @f(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %arg2: f32) {
    %mapped = linalg.map outs(%arg0 : tensor<4xf32>)
      (%init: f32) {
        %cst = arith.constant 1.000000e+00 : f32
        linalg.yield %cst : f32
      }
    return
  }
}

// -----
module {
  func.func @f(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %arg2: f32) {
    %reduced = linalg.reduce ins(%arg0 : tensor<4xf32>) outs(%arg1 : tensor<f32>) dimensions = [0] 
      (%in: f32, %init: f32) {
        %0 = arith.addf %in, %init : f32
        linalg.yield %0 : f32
      }
    return
  }
}

// -----
module {
  func.func @f(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %arg2: f32) {
    %reduced = linalg.reduce { arith.addf } ins(%arg0 : tensor<4xf32>) outs(%arg1 : tensor<f32>) dimensions = [0] 
    return
  }
}

// -----
module {
  func.func @f(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %arg2: f32) {
    %reduced = linalg.reduce ins(%arg0 : tensor<4xf32>) outs(%arg1 : tensor<f32>) dimensions = [0] 
      (%in: f32, %init: f32) {
        %0 = arith.addf %init, %init : f32
        linalg.yield %0 : f32
      }
    return
  }
}

// -----
module {
  func.func @f(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %arg2: f32) {
    %reduced = linalg.reduce ins(%arg0 : tensor<4xf32>) outs(%arg1 : tensor<f32>) dimensions = [0] 
      (%in: f32, %init: f32) {
        %cst = arith.constant 1.000000e+00 : f32
        linalg.yield %cst : f32
      }
    return
  }
}

// -----
module {
  func.func @f(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %arg2: f32) {
    %reduced = linalg.reduce ins(%arg0 : tensor<4xf32>) outs(%arg1 : tensor<f32>) dimensions = [0] 
      (%in: f32, %init: f32) {
        %0 = arith.addf %init, %in : f32
        linalg.yield %in : f32
      }
    return
  }
}

// -----
module {
  func.func @f(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %arg2: f32) {
    %reduced = linalg.reduce ins(%arg0 : tensor<4xf32>) outs(%arg1 : tensor<f32>) dimensions = [0] 
      (%in: f32, %init: f32) {
        %0 = math.exp %init : f32
        linalg.yield %0 : f32
      }
    return
  }
}

// -----
module {
  shard.grid @grid0(shape = 2x2)
  func.func @send(%arg0: tensor<2x2xi8>, %arg1: index) {
    %send = shard.send %arg0 on @grid0 grid_axes = [0] destination = [1] : (tensor<2x2xi8>) -> tensor<2x2xi8>
    return
  }
}

// -----
module {
  wasmssa.func @x(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    wasmssa.return %0 : i32
  }
}

// -----
module {
  func.func private @f()
  acc.routine @r func(@f) bind(@f [#acc.device_type<default>], @f [#acc.device_type<default>], "two words" [#acc.device_type<default>], "two words" [#acc.device_type<default>])
}

// -----
module {
  func.func private @f()
  acc.routine @r func(@f) bind("a", "a" [#acc.device_type<default>], "a" [#acc.device_type<default>])
}

// -----
module {
  func.func private @f()
  acc.routine @r func(@f) bind(@f, "a", "b" [#acc.device_type<nvidia>])
}

// -----
module {
  func.func private @f()
  acc.routine @r func(@f) bind("a", "b" [#acc.device_type<nvidia>])
}

// -----
module {
  func.func private @f()
  acc.routine @r func(@f) bind("a" [#acc.device_type<nvidia>])
}

// -----
module {
  func.func private @f()
  acc.routine @r func(@f) bind(@f [#acc.device_type<default>])
}

// -----
module {
  func.func private @f()
  acc.routine @r func(@f) bind(@f [#acc.device_type<default>])
}

// -----
module {
  func.func private @f()
  acc.routine @r func(@f) bind(@f [#acc.device_type<default>], "a" [#acc.device_type<nvidia>], "b" [#acc.device_type<nvidia>])
}

// -----
module {
  func.func private @f()
  acc.routine @r func(@f) bind("a" [#acc.device_type<nvidia>])
}

// -----
module {
  func.func private @f()
  acc.routine @r func(@f) bind(@f [#acc.device_type<default>], @f [#acc.device_type<nvidia>], @f)
}

// -----
module {
  func.func @f(%arg0: i1) {
    cf.cond_br %arg0 weights([1, 2]), ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    return
  }
}

