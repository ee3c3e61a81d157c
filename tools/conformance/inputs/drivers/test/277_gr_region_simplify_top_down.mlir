// RUN-FLAGS: --test-greedy-patterns="top-down=1"
func.func @f(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %0 = "test.op_d"(%a) : (i32) -> i32
  return %0 : i32
^bb2:
  %1 = "test.op_d"(%a) : (i32) -> i32
  return %1 : i32
}
