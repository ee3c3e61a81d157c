// RUN-FLAGS: --test-greedy-patterns
func.func @f(%a: i32, %b: f32) -> (i32, i32) {
  %0:2 = "test.one_variadic_out_one_variadic_in1"(%a, %a) : (i32, i32) -> (i32, i32)
  "test.mixed_variadic_in1"(%a, %b, %a) : (i32, f32, i32) -> ()
  "test.mixed_variadic_in4"(%a, %0#0, %a) <{attr1 = 0 : i32}> : (i32, i32, i32) -> ()
  "test.mixed_variadic_in4"(%a, %a, %0#1) <{attr1 = 2 : i32}> : (i32, i32, i32) -> ()
  return %0#0, %0#1 : i32, i32
}
