func.func private @old(i32) -> i32
func.func private @new(i32) -> i32
func.func private @none()
func.func @f(%a: i32) -> (i32, i32) {
  %0 = call @old(%a) : (i32) -> i32
  %1 = call @new(%0) : (i32) -> i32
  call @none() : () -> ()
  %2 = func.call @old(%1) {no_inline} : (i32) -> i32
  return %1, %2 : i32, i32
}
