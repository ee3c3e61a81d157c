func.func @f(%x: i32, %y: i32) -> (i32, i32, i32) {
  %c1 = "t.const"() {value = 1 : i32} : () -> i32
  %c2 = "t.const"() {value = 2 : i32} : () -> i32
  %a = "t.add"(%x, %y) : (i32, i32) -> i32
  %n = "t.neg"(%a) : (i32) -> i32
  %m = "t.mul"(%n, %c1) : (i32, i32) -> i32
  %k = "t.mul"(%n, %c2) : (i32, i32) -> i32
  %l = "t.neg"(%k) : (i32) -> i32
  return %m, %k, %l : i32, i32, i32
}
