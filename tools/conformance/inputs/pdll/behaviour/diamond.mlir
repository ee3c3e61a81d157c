func.func @f(%x: i32) -> (i32, i32) {
  %t = "t.top"(%x) : (i32) -> i32
  %u = "t.top"(%x) : (i32) -> i32
  %l = "t.left"(%t) : (i32) -> i32
  %r = "t.right"(%t) : (i32) -> i32
  %s = "t.right"(%u) : (i32) -> i32
  %j = "t.join"(%l, %r) : (i32, i32) -> i32
  %k = "t.join"(%l, %s) : (i32, i32) -> i32
  return %j, %k : i32, i32
}
