// Bounds and starting values are looked up behind the region, where upstream does.
func.func @a(%a: i8, %c: index) {
  scf.for %i = %a to %c step %c { } {x, x}
  return
}
// -----
func.func @b() {
  scf.for %i = %i to %i step %i { }
  return
}
// -----
func.func @c(%c: index) {
  scf.for %i = %k to %c step %c { %k = arith.constant 0 : index }
  return
}
// -----
func.func @d(%c: index) {
  scf.for %i = %k to %c step %c { }
  %k = arith.constant 0 : index
  return
}
// -----
func.func @a(%a: index, %init: f32) -> i32 {
  %0 = scf.for %i = %a to %a step %a iter_args(%x = %init) -> (i32) { arith.negf %x : f32 }
  return %0 : i32
}
