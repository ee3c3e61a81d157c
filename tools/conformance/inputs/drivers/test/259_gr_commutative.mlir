// RUN-FLAGS: --test-greedy-patterns
// constants move to the right by folding
func.func @f(%a: i32, %b: i32) -> (i32, i32, i32) {
  %c = arith.constant 1 : i32
  %d = arith.constant 2 : i32
  %0 = "test.op_commutative2"(%c, %a) : (i32, i32) -> i32
  %1 = "test.op_commutative2"(%d, %0) : (i32, i32) -> i32
  %2 = "test.op_commutative"(%c, %a, %d, %b) : (i32, i32, i32, i32) -> i32
  return %0, %1, %2 : i32, i32, i32
}
