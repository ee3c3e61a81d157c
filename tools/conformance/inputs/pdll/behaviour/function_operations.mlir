func.func private @log(i32)
func.func private @identity(i32, i32) -> (i32, i32)
func.func @dead() { return }
func.func @f(%a: i32, %b: i32) -> i32 {
  call @log(%a) : (i32) -> ()
  %0:2 = call @identity(%a, %b) : (i32, i32) -> (i32, i32)
  call @log(%0#1) : (i32) -> ()
  return %0#1 : i32
}
