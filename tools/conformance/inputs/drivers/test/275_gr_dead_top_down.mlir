// RUN-FLAGS: --test-greedy-patterns="top-down=1"
// RULES: 102
// dead operations and unreachable blocks
func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %0, %a : i32
  %2 = "test.op_d"(%a) : (i32) -> i32
  return %a : i32
^bb1:
  return %a : i32
}
