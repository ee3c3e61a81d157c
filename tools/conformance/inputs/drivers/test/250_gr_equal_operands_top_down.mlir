// RUN-FLAGS: --test-greedy-patterns="top-down=1"
func.func @f(%a: i32, %b: i32, %c: i32) -> (i32, i32, i32, i32, i32) {
  %0 = "test.op_n"(%a, %a) : (i32, i32) -> i32
  %1 = "test.op_n"(%a, %b) : (i32, i32) -> i32
  %2 = "test.op_p"(%a, %b, %a, %a, %b, %c) : (i32, i32, i32, i32, i32, i32) -> i32
  %3 = "test.op_p"(%a, %b, %c, %a, %b, %c) : (i32, i32, i32, i32, i32, i32) -> i32
  %4 = "test.op_n"(%b, %3) : (i32, i32) -> i32
  return %0, %1, %2, %3, %4 : i32, i32, i32, i32, i32
}
