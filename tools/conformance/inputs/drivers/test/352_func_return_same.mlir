// RUN-FLAGS: --test-legalize-patterns
func.func @f(%a: i8) -> i8 {
  return %a : i8
}
