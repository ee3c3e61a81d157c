// RUN-FLAGS: --reconcile-unrealized-casts
// Nothing to do, and things that only look like casts.
func.func @f(%a: i32) -> i64 {
  %0 = arith.extsi %a : i32 to i64
  %1 = builtin.unrealized_conversion_cast %0 : i64 to f64
  return %0 : i64
}
