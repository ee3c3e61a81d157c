func.func private @log(i32)
func.func private @keep(i32)
func.func @f(%x: i32, %y: i32) -> (i32, i32) {
  call @log(%x) : (i32) -> ()
  call @keep(%x) : (i32) -> ()
  %0 = arith.addi %x, %x : i32
  %1 = arith.addi %x, %y : i32
  return %0, %1 : i32, i32
}
