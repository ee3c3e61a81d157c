// RUN-FLAGS: --test-remapped-value
func.func @f() {
  %1 = "test.type_producer"() : () -> f32
  "test.return"(%1) : (f32) -> ()
}
