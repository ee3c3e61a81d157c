// RUN-FLAGS: --allow-unregistered-dialect --test-legalize-patterns
// RULES: 16
func.func @foreign() -> i32 {
  %0 = "foreign.make"() : () -> i32
  %1 = "test.illegal_op_a"() : () -> i32
  "foreign.region"(%1) ({
    %2 = "test.illegal_op_c"() : () -> i32
    "foreign.end"(%2) : (i32) -> ()
  }) : (i32) -> ()
  "test.return"(%0) : (i32) -> ()
}
