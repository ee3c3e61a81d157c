// RUN-FLAGS: --test-greedy-patterns="fold=0 cse-constants=0 top-down=1 max-iterations=1"
func.func @f(%a: i32) -> (i32, i32) {
  %0 = arith.constant 3 : i32
  %1 = arith.constant 3 : i32
  %2 = arith.addi %0, %1 : i32
  %3 = "test.op_a"(%2) <{attr = 1 : i32}> : (i32) -> i32
  return %3, %1 : i32, i32
}
