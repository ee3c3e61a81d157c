// RUN-FLAGS: --test-legalize-patterns
func.func private @callee(i16) -> i16
func.func @caller(%a: i16) {
  %0 = call @callee(%a) : (i16) -> i16
  "test.invalid"(%0) : (i16) -> ()
}
