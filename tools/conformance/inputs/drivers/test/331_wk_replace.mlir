// RUN-FLAGS: --test-walk-pattern-rewrite-driver="dump-notifications=true"
// RULES: 92
func.func @f(%a: i32) -> i32 {
  %0 = "test.replace_with_new_op"(%a) : (i32) -> i32
  %1 = "test.replace_with_new_op"(%0) : (i32) -> i32
  return %1 : i32
}
