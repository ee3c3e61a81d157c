// RUN-FLAGS: --reconcile-unrealized-casts
// RULES: 84
"test.graph_region"() ({
  %0 = builtin.unrealized_conversion_cast %1 : i64 to i32
  %1 = builtin.unrealized_conversion_cast %0 : i32 to i64
  "test.foo"(%1) : (i64) -> ()
  %2:2 = builtin.unrealized_conversion_cast %3#1, %4 : i64, i64 to i32, i32
  %3:2 = builtin.unrealized_conversion_cast %2#0, %2#1 : i32, i32 to i64, i64
  %4 = "test.bar"(%3#0) : (i64) -> i64
}) : () -> ()
