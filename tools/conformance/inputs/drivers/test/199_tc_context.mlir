// RUN-FLAGS: --test-legalize-type-conversion
func.func @f(%a: i37) {
  "test.use"(%a) : (i37) -> ()
  return
}
