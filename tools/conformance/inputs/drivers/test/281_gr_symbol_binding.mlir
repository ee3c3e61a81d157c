// RUN-FLAGS: --test-greedy-patterns
func.func @f(%a: i32) -> (i32, i32) {
  %0 = "test.symbol_binding_a"(%a) <{attr = 9 : i64}> : (i32) -> i32
  %1 = "test.symbol_binding_a"(%a) <{attr = 8 : i64}> : (i32) -> i32
  "test.symbol_binding_no_result"(%a) : (i32) -> ()
  %2 = arith.addi %1, %1 : i32
  return %0, %2 : i32, i32
}
