// RUN-FLAGS: --test-legalize-patterns="test-legalize-mode=full"
func.func @kept(%a: i32) -> i32 {
  %3 = "test.nobody_knows"(%a) {test.dynamically_legal = false} : (i32) -> i32
  "test.return"(%3) : (i32) -> ()
}
