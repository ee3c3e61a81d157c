// RUN-FLAGS: --test-remapped-value
func.func @f(%a: i32) -> i32 {
  %0 = "test.one_variadic_out_one_variadic_in1"(%a, %a) : (i32, i32) -> i32
  "test.return"(%0) : (i32) -> ()
}
