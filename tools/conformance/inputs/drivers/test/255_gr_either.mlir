// RUN-FLAGS: --test-greedy-patterns
func.func @f(%a: i32, %b: i16, %x: i8) -> (i32, i32) {
  %0 = "test.either_op_a"(%a, %b, %x) : (i32, i16, i8) -> i32
  %1 = "test.either_op_a"(%b, %a, %x) : (i16, i32, i8) -> i32
  return %0, %1 : i32, i32
}
