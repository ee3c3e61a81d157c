// RUN-FLAGS: --pass-pipeline="builtin.module(func.func(test-print-dominance))" --allow-unregistered-dialect
func.func @empty() {
  return
}
func.func @straight(%a: i32, %b: i32) -> i32 {
  %x = arith.addi %a, %b : i32
  %y = arith.muli %x, %a : i32
  %z = arith.subi %y, %x : i32
  return %z : i32
}
func.func @diamond(%p: i1, %a: i32) -> i32 {
  %x = arith.addi %a, %a : i32
  cf.cond_br %p, ^bb1, ^bb2
^bb1:
  %y = arith.muli %x, %a : i32
  cf.br ^bb3(%y : i32)
^bb2:
  cf.br ^bb3(%a : i32)
^bb3(%z: i32):
  %w = arith.addi %z, %x : i32
  return %w : i32
}
func.func @loop(%n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  cf.br ^bb1(%c0 : i32)
^bb1(%i: i32):
  %lt = arith.cmpi slt, %i, %n : i32
  cf.cond_br %lt, ^bb2, ^bb3
^bb2:
  %j = arith.addi %i, %c1 : i32
  cf.br ^bb1(%j : i32)
^bb3:
  return %i : i32
}
func.func @nested_regions(%p: i1, %a: i32, %b: i32) -> i32 {
  %x = arith.addi %a, %b : i32
  %r = scf.if %p -> i32 {
    %y = arith.muli %x, %b : i32
    %s = scf.if %p -> i32 {
      %t = arith.addi %y, %x : i32
      scf.yield %t : i32
    } else {
      scf.yield %y : i32
    }
    scf.yield %s : i32
  } else {
    scf.yield %a : i32
  }
  return %r : i32
}
func.func @unused(%a: i32) {
  %x = arith.addi %a, %a : i32
  %y, %z = arith.mului_extended %a, %a : i32
  "use"(%z) : (i32) -> ()
  return
}
func.func @irreducible(%p: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %p, ^bb1, ^bb2
^bb1:
  "use"(%a) : (i32) -> ()
  cf.cond_br %p, ^bb2, ^bb3
^bb2:
  "use"(%b) : (i32) -> ()
  cf.cond_br %p, ^bb1, ^bb3
^bb3:
  return %a : i32
}
func.func @for_loop(%n: index, %a: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %a) -> i32 {
    %x = arith.index_cast %i : index to i32
    %t = arith.addi %s, %x : i32
    scf.yield %t : i32
  }
  %u = arith.addi %r, %a : i32
  return %u : i32
}
func.func @while_loop(%n: i32, %a: i32) -> i32 {
  %r = scf.while (%x = %a) : (i32) -> i32 {
    %lt = arith.cmpi slt, %x, %n : i32
    scf.condition(%lt) %x : i32
  } do {
  ^bb0(%y: i32):
    %z = arith.addi %y, %n : i32
    scf.yield %z : i32
  }
  return %r : i32
}
func.func @graph_region(%a: i32) {
  "graph"(%a) ({
  ^bb0(%x: i32):
    %y = arith.addi %x, %a : i32
    "end"(%y) : (i32) -> ()
  }, {
  }) : (i32) -> ()
  return
}
func.func @blocks_in_region(%p: i1, %a: i32) {
  %x = arith.addi %a, %a : i32
  scf.execute_region {
    cf.cond_br %p, ^bb1, ^bb2
  ^bb1:
    "use"(%x) : (i32) -> ()
    cf.br ^bb2
  ^bb2:
    scf.yield
  }
  return
}
func.func @self_loop(%p: i1, %a: i32) {
  %x = arith.addi %a, %a : i32
  cf.br ^bb1
^bb1:
  "use"(%x) : (i32) -> ()
  cf.cond_br %p, ^bb1, ^bb2
^bb2:
  return
}
func.func @switch(%k: i32, %a: i32, %b: i32) -> i32 {
  cf.switch %k : i32, [
    default: ^bb1(%a : i32),
    1: ^bb2(%a, %b : i32, i32),
    2: ^bb1(%b : i32)
  ]
^bb1(%x: i32):
  return %x : i32
^bb2(%y: i32, %z: i32):
  %s = arith.addi %y, %z : i32
  cf.br ^bb1(%s : i32)
}
func.func private @declared(i32) -> i32
func.func @calls(%a: i32) -> i32 {
  %r = call @declared(%a) : (i32) -> i32
  %s = call @declared(%r) : (i32) -> i32
  return %s : i32
}
func.func @many_uses(%a: i32) {
  "use"(%a, %a) : (i32, i32) -> ()
  "use"(%a) : (i32) -> ()
  "other"() : () -> ()
  "use"(%a) : (i32) -> ()
  "other"() : () -> ()
  return
}
