// RUN-FLAGS: --test-legalize-type-conversion="allow-pattern-rollback=0"
func.func @f(%a: f32) {
  "test.type_consumer"(%a) : (f32) -> ()
  return
}
