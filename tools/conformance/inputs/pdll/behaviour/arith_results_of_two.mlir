func.func @f(%a: i32, %b: i32) -> (i32, i1) {
  %s, %o = arith.addui_extended %a, %b : i32, i1
  "t.carry"(%o) : (i1) -> ()
  "t.sum"(%s) : (i32) -> ()
  return %s, %o : i32, i1
}
