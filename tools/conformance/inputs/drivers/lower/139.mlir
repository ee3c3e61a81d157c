// RUN-FLAGS: --allow-unregistered-dialect --remove-dead-values
func.func private @rec(%n: i32, %acc: i32, %dead: i32) -> (i32, i32) {
  %c = arith.cmpi eq, %n, %acc : i32
  cf.cond_br %c, ^a, ^b(%dead : i32)
^a:
  return %n, %dead : i32, i32
^b(%d: i32):
  %m = arith.addi %n, %n : i32
  %0:2 = call @rec(%m, %acc, %d) : (i32, i32, i32) -> (i32, i32)
  return %0#0, %0#1 : i32, i32
}
func.func @main(%x: i32) -> i32 {
  %0:2 = call @rec(%x, %x, %x) : (i32, i32, i32) -> (i32, i32)
  return %0#0 : i32
}
func.func @loop(%n: i32, %e: i1) -> i32 {
  %z = arith.constant 0 : i32
  cf.br ^h(%n, %z : i32, i32)
^h(%i: i32, %s: i32):
  %t = arith.addi %s, %i : i32
  %j = arith.subi %i, %n : i32
  cf.cond_br %e, ^h(%j, %t : i32, i32), ^x(%j, %s : i32, i32)
^x(%r: i32, %q: i32):
  return %r : i32
}
func.func @sw(%f: i32, %a: i32) -> i32 {
  %d = arith.muli %a, %a : i32
  cf.switch %f : i32, [
    default: ^x(%a, %d : i32, i32),
    1: ^y(%d : i32),
    2: ^x(%f, %d : i32, i32)
  ]
^x(%p: i32, %q: i32):
  return %p : i32
^y(%z: i32):
  return %a : i32
}
func.func private @unused_results(%a: i32 {test.x}, %b: i32 {test.y}) -> (i32 {test.r}, i32 {test.s}) {
  "t.effect"(%b) : (i32) -> ()
  return %a, %b : i32, i32
}
func.func @callit(%a: i32) -> i32 {
  %0:2 = call @unused_results(%a, %a) : (i32, i32) -> (i32, i32)
  %1:2 = call @unused_results(%a, %a) : (i32, i32) -> (i32, i32)
  return %1#1 : i32
}
func.func @par(%n: index, %a: f32) -> f32 {
  %k = arith.addf %a, %a : f32
  %r:2 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%a, %k) -> (f32, f32) {
    %x = arith.mulf %a, %a : f32
    scf.reduce (%x, %k : f32, f32) {
    ^bb0(%l: f32, %m: f32):
      %s = arith.addf %l, %m : f32
      scf.reduce.return %s : f32
    }, {
    ^bb0(%l: f32, %m: f32):
      scf.reduce.return %l : f32
    }
  }
  return %r#0 : f32
}
module @inner {
  func.func private @p(%a: i32) -> i32 {
    return %a : i32
  }
  func.func @q(%a: i32) {
    %0 = func.call @p(%a) : (i32) -> i32
    return
  }
}
func.func @unreach(%a: i32) -> i32 {
  return %a : i32
^dead(%x: i32):
  %y = arith.addi %x, %x : i32
  "t.effect"(%y) : (i32) -> ()
  cf.br ^dead(%y : i32)
}
