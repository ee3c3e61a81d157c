// RUN-FLAGS: --test-legalize-patterns
// RULES: 45
func.func private @callee(i8) -> i8
func.func @caller(%a: i8) {
  %0 = call @callee(%a) : (i8) -> i8
  "test.return"(%0) : (i8) -> ()
}
