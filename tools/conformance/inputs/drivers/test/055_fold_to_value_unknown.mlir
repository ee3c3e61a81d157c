// RUN-FLAGS: --test-legalize-patterns
func.func @values(%a: i32) -> i32 {
  %0 = arith.constant 0 : i32
  %1 = arith.addi %a, %0 : i32
  "test.return"(%1) : (i32) -> ()
}
