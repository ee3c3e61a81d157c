// RUN-FLAGS: --test-legalize-patterns
// an unknown operation whose pattern creates nothing is replaced (17)
func.func @tried(%a: i32) -> i32 {
  %0 = "test.rewrite"(%a) : (i32) -> i32
  %1 = "test.rewrite"(%0) : (i32) -> i32
  "test.return"(%1) : (i32) -> ()
}
