// RUN-FLAGS: --test-legalize-type-conversion
// RULES: 43
// a type without a rule
func.func @f(%a: memref<f32>) {
  return
}
