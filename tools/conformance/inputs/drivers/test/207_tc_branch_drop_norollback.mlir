// RUN-FLAGS: --test-legalize-type-conversion="allow-pattern-rollback=0"
// RULES: 66
func.func @f(%c: i1, %x: f32, %i: i64) {
  cf.cond_br %c, ^bb1(%x : f32), ^bb2(%i, %x : i64, f32)
^bb1(%y: f32):
  cf.br ^bb2(%i, %y : i64, f32)
^bb2(%u: i64, %v: f32):
  "test.use"(%u, %v) : (i64, f32) -> ()
  return
}
