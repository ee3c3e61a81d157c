func.func @f(%a: i32) {
  %1 = "own.source"() : () -> i8
  "own.sink"(%1) : (i8) -> ()
  "own.sink"(%a) : (i32) -> ()
  %2 = "own.same_type"(%a, %a) : (i32, i32) -> i32
  "own.sink"(%2) : (i32) -> ()
  "own.nothing"() : () -> ()
  return
}
