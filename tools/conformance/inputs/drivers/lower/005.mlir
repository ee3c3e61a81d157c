// RUN-FLAGS: --convert-scf-to-cf
func.func @while_three(%a: i32, %f: f32) -> (f32, i32, i1) {
  %r:3 = scf.while (%x = %a, %y = %f) : (i32, f32) -> (f32, i32, i1) {
    %c = arith.constant 10 : i32
    %g = arith.cmpi slt, %x, %c : i32
    scf.condition(%g) %y, %x, %g : f32, i32, i1
  } do {
  ^bb0(%u: f32, %v: i32, %w: i1):
    %n = arith.addi %v, %v : i32
    %m = arith.mulf %u, %u : f32
    scf.yield %n, %m : i32, f32
  }
  return %r#0, %r#1, %r#2 : f32, i32, i1
}
func.func @do_while(%a: i32) -> i32 {
  %r = scf.while (%x = %a) : (i32) -> i32 {
    %n = arith.addi %x, %x : i32
    %c = arith.constant 99 : i32
    %g = arith.cmpi slt, %n, %c : i32
    scf.condition(%g) %n : i32
  } do {
  ^bb0(%v: i32):
    scf.yield %v : i32
  }
  return %r : i32
}
func.func @while_nothing(%c: i1) {
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  }
  return
}
func.func @do_while_swapped(%a: i32, %b: i32) -> (i32, i32) {
  %r:2 = scf.while (%x = %a, %y = %b) : (i32, i32) -> (i32, i32) {
    %g = arith.cmpi slt, %x, %y : i32
    scf.condition(%g) %x, %y : i32, i32
  } do {
  ^bb0(%u: i32, %v: i32):
    scf.yield %v, %u : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
