// RUN-FLAGS: --allow-unregistered-dialect --reconcile-unrealized-casts
func.func @nested(%a: i32) {
  %0 = builtin.unrealized_conversion_cast %a : i32 to f32
  "foreign.region"() ({
    %1 = builtin.unrealized_conversion_cast %0 : f32 to i32
    "foreign.use"(%1) : (i32) -> ()
  }) : () -> ()
  return
}
