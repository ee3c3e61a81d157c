// RUN-FLAGS: --test-remapped-value
func.func @f(%a: f64) {
  "test.type_consumer"(%a) : (f64) -> ()
  "test.return"() : () -> ()
}
