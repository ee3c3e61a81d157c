// RUN-FLAGS: --test-remapped-value
func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  "test.return"(%0) : (i32) -> ()
}
