// --convert-scf-to-cf
// Reductions of several values, nested, that give one of their arguments.

func.func @f(%a: index, %b: index, %c: index, %x: f32, %y: i32) -> (f32, i32) {
  %r:2 = scf.parallel (%i) = (%a) to (%b) step (%c) init (%x, %y) -> (f32, i32) {
    %f = arith.constant 1.0 : f32
    %n = arith.index_cast %i : index to i32
    scf.reduce(%f, %n : f32, i32) {
    ^bb0(%p: f32, %q: f32):
      %s = arith.addf %p, %q : f32
      scf.reduce.return %s : f32
    }, {
    ^bb0(%p: i32, %q: i32):
      %s = arith.addi %p, %q : i32
      scf.reduce.return %s : i32
    }
  }
  return %r#0, %r#1 : f32, i32
}
func.func @g(%a: index, %b: index, %c: index, %x: f32, %y: i32) -> (i32, f32) {
  %r:2 = scf.parallel (%i, %j, %k) = (%a, %b, %a) to (%b, %c, %c) step (%c, %a, %a) init (%y, %x) -> (i32, f32) {
    %f = arith.constant 1.0 : f32
    %n = arith.index_cast %k : index to i32
    %z = scf.parallel (%l) = (%a) to (%k) step (%c) init (%n) -> i32 {
       scf.reduce(%n : i32) {
       ^bb0(%p: i32, %q: i32):
         scf.reduce.return %q : i32
       }
    }
    scf.reduce(%z, %f : i32, f32) {
    ^bb0(%p: i32, %q: i32):
      %cc = arith.cmpi slt, %p, %q : i32
      %s = scf.if %cc -> i32 { scf.yield %p : i32 } else { %h = arith.addi %q, %z : i32 scf.yield %h : i32 }
      scf.reduce.return %s : i32
    }, {
    ^bb0(%p: f32, %q: f32):
      scf.reduce.return %p : f32
    }
  }
  return %r#0, %r#1 : i32, f32
}
