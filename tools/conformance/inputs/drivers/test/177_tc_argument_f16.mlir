// RUN-FLAGS: --test-legalize-type-conversion
// no materialization to f16 (79)
func.func @f(%a: f16) {
  "test.use"(%a) : (f16) -> ()
  return
}
