// RUN-FLAGS: --test-remapped-value
func.func @f() {
  %0 = "test.remapped_value_region"() ({
    %1 = "test.type_producer"() : () -> f32
    "test.return"(%1) : (f32) -> ()
  }) : () -> f32
  "test.type_consumer"(%0) : (f32) -> ()
  "test.return"() : () -> ()
}
