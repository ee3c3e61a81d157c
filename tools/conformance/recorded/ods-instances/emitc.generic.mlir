"builtin.module"() ({
  "emitc.func"() <{function_type = (i32, !emitc.ptr<f32>) -> (), sym_name = "filled_in"}> ({
  ^bb0(%arg0: i32, %arg1: !emitc.ptr<f32>):
    "emitc.verbatim"(%arg1, %arg0) <{value = "memset({}, 0, {});"}> : (!emitc.ptr<f32>, i32) -> ()
    "emitc.verbatim"() <{value = "return;"}> : () -> ()
    "emitc.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

