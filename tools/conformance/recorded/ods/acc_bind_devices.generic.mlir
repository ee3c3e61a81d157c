"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "named", sym_visibility = "private"}> ({
  }) : () -> ()
  "acc.routine"() <{bindIdName = [@named], bindIdNameDeviceType = [], bindStrName = ["text"], bindStrNameDeviceType = [#acc.device_type<default>], func_name = @named, sym_name = "first"}> : () -> ()
  "acc.routine"() <{bindIdName = [@named], bindIdNameDeviceType = [#acc.device_type<default>], func_name = @named, sym_name = "second"}> : () -> ()
  "func.func"() <{function_type = (i32, memref<4xf32>) -> (), sym_name = "waits"}> ({
  ^bb0(%arg0: i32, %arg1: memref<4xf32>):
    "acc.kernel_environment"(%arg0) <{hasWaitDevnum = [true, true], operandSegmentSizes = array<i32: 0, 0, 1>, waitOperandsDeviceType = [#acc.device_type<default>, #acc.device_type<none>], waitOperandsSegments = array<i32: 0, 1>}> ({
      %0 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    }) : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

