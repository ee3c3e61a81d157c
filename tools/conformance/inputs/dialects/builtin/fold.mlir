func.func @there_and_back(%a: i32, %b: index) -> (i32, index, i32, i64) {
  %0 = builtin.unrealized_conversion_cast %a : i32 to index
  %1 = builtin.unrealized_conversion_cast %0 : index to i32
  %2 = builtin.unrealized_conversion_cast %b : index to index
  %3:2 = builtin.unrealized_conversion_cast %a, %b : i32, index to i64, f32
  %4:2 = builtin.unrealized_conversion_cast %3#0, %3#1 : i64, f32 to i32, index
  %5 = builtin.unrealized_conversion_cast %0 : index to i64
  return %1, %2, %4#0, %5 : i32, index, i32, i64
}
