module attributes {my.dead} {
}
module attributes {my.live} {
  func.func @f(%x: i32) -> i32 {
    %0 = builtin.unrealized_conversion_cast %x : i32 to i64
    %1 = builtin.unrealized_conversion_cast %0 : i64 to i32
    return %1 : i32
  }
}
