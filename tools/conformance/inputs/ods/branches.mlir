func.func @branches(%c: i1, %a: i32, %f: f32) -> i32 {
  cf.cond_br %c, ^bb1(%a : i32), ^bb2
^bb1(%x: i32):
  cf.br ^bb3(%x, %f : i32, f32)
^bb2:
  cf.cond_br %c weights([3, 4]), ^bb3(%a, %f : i32, f32), ^bb1(%a : i32) {foo.y = 1 : i32}
^bb3(%y: i32, %g: f32):
  cf.assert %c, "a \"message\""
  return %y : i32
}
func.func private @declared(i32, f32) -> (i32, i32)
func.func @calls(%a: i32, %f: f32) -> (i32, i32) {
  %0:2 = call @declared(%a, %f) : (i32, f32) -> (i32, i32)
  %1 = func.constant @branches : (i1, i32, f32) -> i32
  %t = index.bool.constant true
  %2 = call_indirect %1(%t, %a, %f) : (i1, i32, f32) -> i32
  return %0#0, %2 : i32, i32
}
func.func @indices(%i: index, %j: index) -> index {
  %0 = index.add %i, %j
  %1 = index.cmp slt(%0, %j)
  %2 = index.constant 42
  %3 = index.casts %2 : index to i32
  %4 = index.castu %3 : i32 to index
  %5 = index.sizeof
  return %4 : index
}
