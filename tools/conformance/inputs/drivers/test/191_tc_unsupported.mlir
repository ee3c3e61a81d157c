// RUN-FLAGS: --test-legalize-type-conversion
// a type without a rule (43)
func.func @f(%a: memref<f32>) {
  return
}
