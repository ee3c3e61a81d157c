// RUN-FLAGS: --test-legalize-patterns
// calls are converted with their signature
func.func private @callee(f32, i64) -> (i64, f32)
func.func @caller(%a: f32, %b: i64) {
  %0:2 = call @callee(%a, %b) : (f32, i64) -> (i64, f32)
  "test.invalid"(%0#0, %0#1) : (i64, f32) -> ()
}
