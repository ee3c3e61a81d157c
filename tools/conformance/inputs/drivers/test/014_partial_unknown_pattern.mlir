// RUN-FLAGS: --test-legalize-patterns
// RULES: 17, 18
// patterns are tried on unknown operations; what they create is unknown and so they fail
func.func @tried(%a: i32) -> i32 {
  %0 = "test.op_d"(%a) : (i32) -> i32
  %1 = "test.op_c"(%0) : (i32) -> i32
  "test.return"(%1) : (i32) -> ()
}
