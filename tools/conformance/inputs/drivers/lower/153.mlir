// RUN-FLAGS: --canonicalize
func.func @a(%a: i1) {
  cf.cond_br %a, ^b, ^c
^b:
  ub.unreachable
^c:
  return
}
func.func @b(%a: i1, %x: i32) -> i32 {
  cf.cond_br %a, ^c(%x : i32), ^b(%x : i32)
^b(%y: i32):
  ub.unreachable
^c(%z: i32):
  return %z : i32
}
func.func @c(%a: i1) {
  cf.cond_br %a, ^b, ^c
^b:
  ub.unreachable
^c:
  ub.unreachable
}
func.func @d(%a: i1) {
  cf.cond_br %a, ^b, ^c
^b:
  func.call @c(%a) : (i1) -> ()
  ub.unreachable
^c:
  return
}
func.func @e(%a: i32) {
  cf.switch %a : i32, [default: ^b, 1: ^c, 2: ^b]
^b:
  ub.unreachable
^c:
  return
}
