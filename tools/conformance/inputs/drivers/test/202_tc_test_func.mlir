// RUN-FLAGS: --test-legalize-type-conversion
// RULES: 70
// any function-like operation
"test.conversion_func_op"() <{function_type = (f32) -> f32, sym_name = "other"}> ({
^bb0(%a: f32):
  "test.return"(%a) : (f32) -> ()
}) : () -> ()
