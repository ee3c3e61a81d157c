// RUN-FLAGS: --test-legalize-type-conversion="allow-pattern-rollback=0"
// RULES: 73
// a source materialization from f64 back to f32
func.func @f(%a: f32) -> f32 {
  "test.use"(%a) : (f32) -> ()
  return %a : f32
}
