module {
  func.func private @named()
  acc.routine @first func(@named) bind("text" [#acc.device_type<default>])
  acc.routine @second func(@named) bind(@named [#acc.device_type<default>])
  func.func @waits(%arg0: i32, %arg1: memref<4xf32>) {
    acc.kernel_environment wait({devnum: } [#acc.device_type<default>], {devnum: %arg0 : i32}) {
      %0 = arith.addi %arg0, %arg0 : i32
    }
    return
  }
}

