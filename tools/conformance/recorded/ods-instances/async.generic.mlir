"builtin.module"() ({
  "func.func"() <{function_type = (index, f32) -> (), sym_name = "yielded"}> ({
  ^bb0(%arg0: index, %arg1: f32):
    %0:3 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
      "async.yield"(%arg0, %arg1) : (index, f32) -> ()
    }) : () -> (!async.token, !async.value<index>, !async.value<f32>)
    %1 = "async.await"(%0#2) : (!async.value<f32>) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

