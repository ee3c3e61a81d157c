// RUN-FLAGS: --test-legalize-patterns
// RULES: 31, 33, 34, 98
// a chain, the shorter way first; rules that create unknown operations are tried, as one pattern here is for any function
func.func @f(%a: i32) -> i32 {
  %0 = "test.illegal_op_a"() : () -> i32
  %1 = "test.illegal_op_c"() : () -> i32
  %2 = "test.op_d"(%a) : (i32) -> i32
  %3 = "test.op_c"(%2) : (i32) -> i32
  "test.return"(%1) : (i32) -> ()
}
