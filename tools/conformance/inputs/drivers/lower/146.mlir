// RUN-FLAGS: --canonicalize
func.func private @u()
func.func @a(%c: i1) {
  cf.cond_br %c, ^b2, ^b7
^b2: return
^b7: cf.br ^b8
^b8: call @u() : () -> ()
  cf.br ^b8 }
func.func @s(%f: i32) {
  cf.switch %f : i32, [default: ^b7, 1: ^b8]
^b7: cf.br ^b8
^b8: call @u() : () -> ()
  cf.br ^b8 }
func.func @d(%i: i32) -> i32 {
  %r = scf.while (%q = %i) : (i32) -> i32 {
    %z = arith.cmpi slt, %q, %i : i32
    scf.if %z { func.call @u() : () -> () }
    scf.condition(%z) %q : i32
  } do {
  ^bb0(%w: i32):
    %k = arith.muli %w, %w : i32
    scf.yield %k : i32
  } attributes {x}
  return %r : i32 }
