// RUN-FLAGS: --test-legalize-patterns="test-legalize-mode=full"
func.func @constants() -> i32 {
  %0 = arith.constant {test.dynamically_legal} 4 : i32
  %1 = arith.addi %0, %0 : i32
  "test.return"(%1) : (i32) -> ()
}
