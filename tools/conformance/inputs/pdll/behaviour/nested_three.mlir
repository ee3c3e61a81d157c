func.func @f(%x: i32) -> (i32, i32, i32) {
  %a = "t.a"(%x) : (i32) -> i32
  %b = "t.b"(%a) : (i32) -> i32
  %c = "t.c"(%b) : (i32) -> i32
  %d = "t.c"(%a) : (i32) -> i32
  %e = "t.b"(%d) : (i32) -> i32
  %g = "t.c"(%e) : (i32) -> i32
  return %c, %d, %g : i32, i32, i32
}
