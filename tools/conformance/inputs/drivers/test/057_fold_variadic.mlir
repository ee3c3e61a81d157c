// RUN-FLAGS: --test-legalize-patterns
func.func @variadic(%a: i32, %b: i32) -> (i32, i32) {
  %0:2 = "test.op_with_variadic_results_and_folder"(%a, %b) : (i32, i32) -> (i32, i32)
  "test.return"(%0#0, %0#1) : (i32, i32) -> ()
}
