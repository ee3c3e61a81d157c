func.func @f(%a: index, %b: index, %s: index, %x: f32, %y: i32) -> f32 {
  %0:2 = scf.for %i = %a to %a step %s iter_args(%p = %x, %q = %y) -> (f32, i32) {
    "t.body"(%i) : (index) -> ()
    scf.yield %p, %q : f32, i32
  }
  %1 = scf.for %i = %a to %b step %s iter_args(%p = %0#0) -> f32 {
    %r = "t.step"(%p, %i) : (f32, index) -> f32
    scf.yield %r : f32
  }
  "t.after"(%1) : (f32) -> ()
  return %1 : f32
}
