// RUN-FLAGS: --test-legalize-patterns
func.func @f(%a: i8) -> (i32, i8) {
  %0 = "test.constant"() <{value = 5 : i32}> : () -> i32
  %1 = "test.op_with_region_fold"(%0) ({
    "test.valid"() : () -> ()
  }) : (i32) -> i32
  %2 = "test.op_q"(%a, %a) : (i8, i8) -> i8
  "test.return"(%1, %2) : (i32, i8) -> ()
}
