// RUN-FLAGS: --test-legalize-patterns
// RULES: 17
// an unknown operation whose pattern creates nothing is replaced
func.func @tried(%a: i32) -> i32 {
  %0 = "test.rewrite"(%a) : (i32) -> i32
  %1 = "test.rewrite"(%0) : (i32) -> i32
  "test.return"(%1) : (i32) -> ()
}
