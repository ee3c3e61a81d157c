// RUN-FLAGS: --test-remapped-value
func.func @f() {
  %1 = "test.type_producer"() : () -> f32
  %0 = "test.remapped_value_region"() ({
    "test.return"(%1) : (f32) -> ()
  }) : () -> f32
  "test.type_consumer"(%0) : (f32) -> ()
  "test.return"() : () -> ()
}
