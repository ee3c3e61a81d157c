// RUN-FLAGS: --test-legalize-patterns
// RULES: 76
// casts of the input are unknown operations; they fold
func.func @casts(%a: i32) -> i32 {
  %0 = builtin.unrealized_conversion_cast %a : i32 to f32
  %1 = builtin.unrealized_conversion_cast %0 : f32 to i32
  "test.return"(%1) : (i32) -> ()
}
