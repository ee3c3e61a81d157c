func.func @f(%a: i32, %b: i64) -> (i32, i64) {
  %0 = "own.optional"(%a) {tag = "x"} : (i32) -> i8
  "own.optional"() {tag = "y"} : () -> ()
  %1 = "own.source"() : () -> i8
  "own.sink"(%1) : (i8) -> ()
  %2:2 = "own.pair"(%a, %b) : (i32, i64) -> (i32, i64)
  %3:2 = "own.pair"(%2#0, %2#1) : (i32, i64) -> (i32, i64)
  return %3#0, %3#1 : i32, i64
}
