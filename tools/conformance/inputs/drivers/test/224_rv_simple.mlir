// RUN-FLAGS: --test-remapped-value
// RULES: 56
func.func @f(%a: i32) -> i32 {
  %0 = "test.one_variadic_out_one_variadic_in1"(%a) : (i32) -> i32
  %1 = "test.one_variadic_out_one_variadic_in1"(%0) : (i32) -> i32
  "test.return"(%1) : (i32) -> ()
}
