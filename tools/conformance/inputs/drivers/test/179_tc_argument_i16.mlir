// RUN-FLAGS: --test-legalize-type-conversion
func.func @f(%a: i16) {
  "test.use"(%a) : (i16) -> ()
  return
}
