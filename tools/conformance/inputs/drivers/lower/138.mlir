// RUN-FLAGS: --allow-unregistered-dialect --remove-dead-values
func.func @f(%a: i1, %b: i32) -> i32 {
  %c = arith.xori %a, %a : i1
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  }
  %d = arith.andi %a, %c : i1
  %r = scf.if %d -> i32 {
    scf.yield %b : i32
  } else {
    %k = arith.muli %b, %b : i32
    scf.yield %k : i32
  }
  return %b : i32
}
func.func private @g(%m: memref<i32>, %x: i32, %y: i32) -> (i32, i32) {
  %s = arith.addi %x, %x : i32
  "t.store"(%s, %m) : (i32, memref<i32>) -> ()
  %t = arith.addi %y, %y : i32
  return %s, %t : i32, i32
}
func.func @h(%m: memref<i32>, %x: i32, %c: i1) {
  %0:2 = call @g(%m, %x, %x) : (memref<i32>, i32, i32) -> (i32, i32)
  %1 = arith.addi %0#1, %0#1 : i32
  scf.if %c {
    "t.store"(%x, %m) : (i32, memref<i32>) -> ()
  }
  cf.cond_br %c, ^a(%1 : i32), ^b
^a(%z: i32):
  cf.br ^b
^b:
  return
}
func.func private @taken(%x: i32) -> i32 {
  %d = arith.addi %x, %x : i32
  return %x : i32
}
func.func @ref() -> ((i32) -> i32) {
  %f = constant @taken : (i32) -> i32
  return %f : (i32) -> i32
}
func.func private @ext(i32) -> i32
func.func @callext(%x: i32) {
  %d = arith.addi %x, %x : i32
  %r = call @ext(%d) : (i32) -> i32
  return
}
func.func @sw(%i: index, %a: i32) -> i32 {
  %r:2 = scf.index_switch %i -> i32, i32
  case 2 {
    %q = arith.muli %a, %a : i32
    scf.yield %a, %q : i32, i32
  }
  default {
    scf.yield %a, %a : i32, i32
  }
  %e = scf.execute_region -> i32 {
    cf.br ^x
  ^x:
    scf.yield %r#1 : i32
  }
  return %r#0 : i32
}
func.func @nested(%n: index, %a: i32, %m: memref<i32>) {
  %r:3 = scf.for %i = %n to %n step %n iter_args(%x = %a, %y = %a, %z = %a) -> (i32, i32, i32) {
    %s = arith.addi %x, %y : i32
    "t.store"(%y, %m) : (i32, memref<i32>) -> ()
    %w = arith.muli %z, %z : i32
    scf.yield %s, %y, %w : i32, i32, i32
  }
  return
}
