// A signature of types alone: the body's first block names the arguments.
func.func @several(i32, f32 {t.note = "second"}) -> f32 {
^bb0(%count: i32, %value: f32):
  cf.br ^bb1(%value : f32)
^bb1(%again: f32):
  return %again : f32
}
func.func @none() {
^entry:
  return
}
