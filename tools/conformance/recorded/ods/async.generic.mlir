"builtin.module"() ({
  "func.func"() <{function_type = (!async.value<f32>, !async.token, !async.value<!async.value<tensor<?xf32>>>) -> (), sym_name = "values"}> ({
  ^bb0(%arg0: !async.value<f32>, %arg1: !async.token, %arg2: !async.value<!async.value<tensor<?xf32>>>):
    %0 = "async.await"(%arg0) : (!async.value<f32>) -> f32
    "async.await"(%arg1) : (!async.token) -> ()
    %1 = "async.await"(%arg2) : (!async.value<!async.value<tensor<?xf32>>>) -> !async.value<tensor<?xf32>>
    %2 = "async.runtime.create"() : () -> !async.value<tensor<?xf32>>
    "async.runtime.store"(%0, %arg0) : (f32, !async.value<f32>) -> ()
    %3 = "async.runtime.load"(%arg0) : (!async.value<f32>) -> f32
    %4:3 = "async.execute"(%arg1, %arg0) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg3: f32):
      "async.yield"(%arg3, %0) : (f32, f32) -> ()
    }) : (!async.token, !async.value<f32>) -> (!async.token, !async.value<f32>, !async.value<f32>)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

