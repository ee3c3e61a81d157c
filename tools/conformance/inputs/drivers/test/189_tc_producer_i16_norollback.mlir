// RUN-FLAGS: --test-legalize-type-conversion="allow-pattern-rollback=0"
func.func @f() {
  %0 = "test.type_producer"() : () -> i16
  "test.use"(%0) : (i16) -> ()
  return
}
