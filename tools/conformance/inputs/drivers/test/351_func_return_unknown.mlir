// RUN-FLAGS: --test-legalize-patterns
// RULES: 69
// func.return is unknown to the target: its operand is materialized, the result does not verify
func.func @f(%a: f32) -> f32 {
  return %a : f32
}
