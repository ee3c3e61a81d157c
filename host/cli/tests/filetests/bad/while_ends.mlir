// test: opt
func.func @before(%x: i32) -> i32 {
  %r = "scf.while"(%x) ({ // error: [verify::op] "expects the 'before' region to terminate with 'scf.condition'"
  ^bb0(%a: i32):
    scf.yield %a : i32
  }, {
  ^bb1(%b: i32):
    scf.yield %b : i32
  }) : (i32) -> i32
  return %r : i32
}
