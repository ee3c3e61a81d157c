// RUN-FLAGS: --reconcile-unrealized-casts
// A region in which definitions need not come first: casts in a cycle.
module @graph {
  %0 = builtin.unrealized_conversion_cast %1 : i32 to i64
  %1 = builtin.unrealized_conversion_cast %0 : i64 to i32
  func.func @user(%a: i32) -> i32 {
    %2 = builtin.unrealized_conversion_cast %a : i32 to i16
    %3 = builtin.unrealized_conversion_cast %2 : i16 to i32 {tag = 1 : i32}
    return %3 : i32
  }
}
