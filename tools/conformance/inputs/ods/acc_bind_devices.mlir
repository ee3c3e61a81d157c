// ODS: mlir/Dialect/OpenACC/OpenACCOps.td
func.func private @named()
"acc.routine"() <{bindIdName = [@named], bindIdNameDeviceType = [], bindStrName = ["text"], bindStrNameDeviceType = [#acc.device_type<default>], func_name = @named, sym_name = "first"}> : () -> ()
"acc.routine"() <{bindIdName = [@named], bindIdNameDeviceType = [#acc.device_type<default>], func_name = @named, sym_name = "second"}> : () -> ()
func.func @waits(%n: i32, %x: memref<4xf32>) {
  "acc.kernel_environment"(%n) <{hasWaitDevnum = [true, true], operandSegmentSizes = array<i32: 0, 0, 1>, waitOperandsDeviceType = [#acc.device_type<default>, #acc.device_type<none>], waitOperandsSegments = array<i32: 0, 1>}> ({
    %0 = arith.addi %n, %n : i32
  }) : (i32) -> ()
  return
}
