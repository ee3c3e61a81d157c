// RUN-FLAGS: --test-legalize-type-conversion="allow-pattern-rollback=0"
func.func @f(%a: i16) {
  "test.use"(%a) : (i16) -> ()
  return
}
