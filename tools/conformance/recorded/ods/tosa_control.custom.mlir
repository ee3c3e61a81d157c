module {
  func.func @c(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = tosa.cond_if %arg0 (%arg3 = %arg1, %arg4 = %arg2) : tensor<i1> (tensor<f32>, tensor<f32>) -> tensor<f32> {
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %2 = tosa.add %arg3, %arg4 : (tensor<f32>, tensor<f32>) -> tensor<f32>
      tosa.yield %2 : tensor<f32>
    } else {
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %2 = tosa.sub %arg3, %arg4 : (tensor<f32>, tensor<f32>) -> tensor<f32>
      tosa.yield %2 : tensor<f32>
    }
    %1 = tosa.cond_if %arg0 : tensor<i1> -> tensor<f32> {
      tosa.yield %arg1 : tensor<f32>
    } else {
      tosa.yield %arg2 : tensor<f32>
    }
    return %0 : tensor<f32>
  }
  func.func @w(%arg0: tensor<10xi32>, %arg1: tensor<i32>) {
    %0 = "tosa.const"() <{values = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1:3 = tosa.while_loop (%arg2 = %0, %arg3 = %arg1, %arg4 = %arg0) : (tensor<i32>, tensor<i32>, tensor<10xi32>) -> (tensor<i32>, tensor<i32>, tensor<10xi32>) {
      %2 = tosa.greater_equal %arg3, %arg2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      tosa.yield %2 : tensor<i1>
    } do {
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<10xi32>):
      %2 = tosa.add %arg2, %arg3 : (tensor<i32>, tensor<i32>) -> tensor<i32>
      tosa.yield %2, %arg3, %arg4 : tensor<i32>, tensor<i32>, tensor<10xi32>
    }
    return
  }
}

// -----
module {
  func.func @c(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = tosa.cond_if %arg0 (%arg3 = %arg1, %arg4 = %arg2) : tensor<i1> (tensor<f32>, tensor<f32>) -> tensor<f32> {
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %2 = tosa.add %arg3, %arg4 : (tensor<f32>, tensor<f32>) -> tensor<f32>
      tosa.yield %2 : tensor<f32>
    } else {
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %2 = tosa.sub %arg3, %arg4 : (tensor<f32>, tensor<f32>) -> tensor<f32>
      tosa.yield %2 : tensor<f32>
    } {foo.bar}
    %1 = tosa.cond_if %arg0 : tensor<i1> -> tensor<f32> {
      tosa.yield %arg1 : tensor<f32>
    } else {
      tosa.yield %arg2 : tensor<f32>
    }
    tosa.cond_if %arg0 : tensor<i1> -> () {
      tosa.yield  : 
    } else {
      tosa.yield  : 
    }
    return %0 : tensor<f32>
  }
}

// -----
module {
  func.func @w(%arg0: tensor<10xi32>, %arg1: tensor<i32>) {
    %0:2 = tosa.while_loop (%arg2 = %arg1, %arg3 = %arg0) : (tensor<i32>, tensor<10xi32>) -> (tensor<i32>, tensor<10xi32>) {
      %1 = tosa.greater_equal %arg1, %arg2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      tosa.yield %1 : tensor<i1>
    } do {
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<10xi32>):
      tosa.yield %arg2, %arg3 : tensor<i32>, tensor<10xi32>
    } attributes {foo.bar = 1 : i32}
    return
  }
}

