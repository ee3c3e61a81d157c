func.func @f(%a: i16, %b: i16, %c: i32) -> (i16, i32, i16) {
  %0 = arith.muli %a, %b : i16
  %1 = arith.muli %c, %c : i32
  %2 = arith.muli %0, %0 overflow<nsw, nuw> : i16
  return %0, %1, %2 : i16, i32, i16
}
