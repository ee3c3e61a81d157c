// branches to empty blocks
func.func @t1(%c: i1, %a: i32) -> i32 {
  cf.br ^x
^x:
  cf.br ^y(%a : i32)
^y(%v: i32):
  return %v : i32
}
func.func @t2(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^x, ^y
^x:
  cf.br ^z(%a : i32)
^y:
  cf.br ^z(%b : i32)
^z(%v: i32):
  return %v : i32
}
func.func @t3(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^x, ^y
^x:
  cf.br ^z(%a : i32)
^y:
  cf.br ^z(%a : i32)
^z(%v: i32):
  return %v : i32
}
func.func @t4(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^x, ^y
^x:
  cf.br ^w
^y:
  cf.br ^w
^w:
  return %a : i32
}
func.func @t5(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^x(%a, %b : i32, i32), ^z(%a : i32)
^x(%p: i32, %q: i32):
  cf.br ^z(%q : i32)
^z(%v: i32):
  return %v : i32
}
func.func @t6(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^x(%a : i32), ^x(%b : i32)
^x(%p: i32):
  cf.br ^z(%p, %p : i32, i32)
^z(%v: i32, %w: i32):
  %s = arith.addi %v, %w : i32
  return %s : i32
}
func.func @t7(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^x, ^y
^x:
  cf.br ^x
^y:
  return %a : i32
}
func.func @t8(%c: i1, %a: i32) -> i32 {
  cf.br ^loop
^loop:
  cf.br ^loop
}
func.func @t9(%c: i1) {
  cf.br ^a
^a:
  cf.br ^b
^b:
  cf.cond_br %c, ^a, ^d
^d:
  return
}

// -----

// conditional branches: constant condition, equal successors, known condition
func.func @t1(%a: i32, %b: i32) -> i32 {
  %c = arith.constant true
  cf.cond_br %c, ^x(%a : i32), ^y(%b : i32)
^x(%v: i32):
  return %v : i32
^y(%w: i32):
  %s = arith.addi %w, %w : i32
  return %s : i32
}
func.func @t2(%a: i32, %b: i32) -> i32 {
  %c = arith.constant false
  cf.cond_br %c, ^x(%a : i32), ^y(%b : i32)
^x(%v: i32):
  return %v : i32
^y(%w: i32):
  %s = arith.addi %w, %w : i32
  return %s : i32
}
func.func @t3(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^x(%a : i32), ^x(%b : i32)
^x(%v: i32):
  return %v : i32
}
func.func @t4(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^x(%a : i32), ^x(%a : i32)
^x(%v: i32):
  return %v : i32
}
func.func @t5(%c: i1, %d: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %d, ^e, ^x(%a : i32)
^e:
  cf.cond_br %c, ^x(%a : i32), ^x(%b : i32)
^x(%v: i32):
  return %v : i32
}
func.func @t6(%c: i1) -> i1 {
  cf.cond_br %c, ^x, ^y
^x:
  return %c : i1
^y:
  %t = arith.constant true
  %n = arith.xori %c, %t : i1
  return %n : i1
}
func.func @t7(%c: i1) -> (i1, i1) {
  cf.cond_br %c, ^x, ^y
^x:
  %0 = func.call @ext(%c) : (i1) -> i1
  return %0, %c : i1, i1
^y:
  %1 = func.call @ext(%c) : (i1) -> i1
  return %c, %1 : i1, i1
}
func.func private @ext(i1) -> i1
func.func @t8(%c: i1, %a: i32) -> i1 {
  cf.cond_br %c, ^x, ^y(%c : i1)
^x:
  cf.br ^y(%c : i1)
^y(%v: i1):
  return %v : i1
}
func.func @t9(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^x, ^y
^x:
  cf.cond_br %c, ^p, ^q
^y:
  cf.cond_br %c, ^p, ^q
^p:
  return %a : i32
^q:
  %s = arith.muli %a, %a : i32
  return %s : i32
}
func.func @t10(%c: i1, %a: i32) -> i32 {
  %t = arith.constant true
  %n = arith.xori %c, %t : i1
  cf.cond_br %n, ^p, ^q
^p:
  return %a : i32
^q:
  %s = arith.muli %a, %a : i32
  return %s : i32
}
func.func @t11(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c weights([1, 5]), ^x, ^y
^x:
  cf.br ^z(%a : i32)
^y:
  %s = arith.muli %a, %a : i32
  cf.br ^z(%s : i32)
^z(%v: i32):
  return %v : i32
}

// -----

// switches
func.func @t1(%a: i32, %b: i32) -> i32 {
  %k = arith.constant 5 : i32
  cf.switch %k : i32, [
    default: ^d(%a : i32),
    5: ^x(%b : i32),
    6: ^d(%b : i32)
  ]
^d(%v: i32):
  return %v : i32
^x(%w: i32):
  %s = arith.addi %w, %w : i32
  return %s : i32
}
func.func @t2(%a: i32, %b: i32) -> i32 {
  %k = arith.constant 7 : i32
  cf.switch %k : i32, [
    default: ^d(%a : i32),
    5: ^x(%b : i32),
    6: ^d(%b : i32)
  ]
^d(%v: i32):
  return %v : i32
^x(%w: i32):
  %s = arith.addi %w, %w : i32
  return %s : i32
}
func.func @t3(%k: i32, %a: i32) -> i32 {
  cf.switch %k : i32, [
    default: ^d(%a : i32)
  ]
^d(%v: i32):
  return %v : i32
}
func.func @t4(%k: i32, %a: i32, %b: i32) -> i32 {
  cf.switch %k : i32, [
    default: ^d(%a : i32),
    5: ^x(%b : i32),
    6: ^d(%a : i32),
    7: ^d(%b : i32)
  ]
^d(%v: i32):
  return %v : i32
^x(%w: i32):
  %s = arith.addi %w, %w : i32
  return %s : i32
}
func.func @t5(%k: i32, %a: i32, %b: i32) -> i32 {
  cf.switch %k : i32, [
    default: ^d(%a : i32),
    6: ^d(%a : i32),
    7: ^d(%a : i32)
  ]
^d(%v: i32):
  return %v : i32
}
func.func @t6(%k: i32, %a: i32, %b: i32) -> i32 {
  cf.switch %k : i32, [
    default: ^d(%a : i32),
    6: ^p,
    7: ^q
  ]
^p:
  cf.br ^d(%b : i32)
^q:
  cf.br ^d(%k : i32)
^d(%v: i32):
  return %v : i32
}
func.func @t7(%k: i32, %a: i32, %b: i32) -> i32 {
  cf.switch %k : i32, [
    default: ^d,
    6: ^p,
    7: ^q
  ]
^p:
  cf.switch %k : i32, [
    default: ^d,
    6: ^e(%a : i32),
    8: ^q
  ]
^q:
  cf.br ^e(%b : i32)
^d:
  cf.switch %k : i32, [
    default: ^e(%k : i32),
    6: ^e(%a : i32),
    9: ^q
  ]
^e(%v: i32):
  return %v : i32
}
func.func @t8(%k: i32, %a: i32, %b: i32) -> i32 {
  cf.switch %k : i32, [
    default: ^p,
    6: ^e(%a : i32)
  ]
^p:
  cf.switch %k : i32, [
    default: ^e(%b : i32),
    6: ^e(%a : i32)
  ]
^e(%v: i32):
  return %v : i32
}
func.func @t9(%a: i32) -> i32 {
  %k = arith.constant -1 : i8
  cf.switch %k : i8, [
    default: ^e(%a : i32),
    -1: ^p
  ]
^p:
  %s = arith.addi %a, %a : i32
  cf.br ^e(%s : i32)
^e(%v: i32):
  return %v : i32
}

// -----

// assertions
func.func @t1() {
  %t = arith.constant true
  cf.assert %t, "true"
  return
}
func.func @t2() {
  %f = arith.constant false
  cf.assert %f, "false"
  return
}
func.func @t3(%a: i32) {
  %c = arith.cmpi eq, %a, %a : i32
  cf.assert %c, "folded"
  return
}
func.func @t4(%c: i1) {
  cf.cond_br %c, ^x, ^y
^x:
  cf.assert %c, "known"
  return
^y:
  cf.assert %c, "known false"
  return
}

// -----

// unreachable blocks and dead arguments
func.func @t1(%a: i32) -> i32 {
  return %a : i32
^dead:
  %s = arith.addi %a, %a : i32
  return %s : i32
}
func.func @t2(%a: i32) -> i32 {
  return %a : i32
^p(%x: i32):
  cf.br ^q(%x : i32)
^q(%y: i32):
  cf.br ^p(%y : i32)
}
func.func @t3(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^x(%a, %b : i32, i32), ^y(%b : i32)
^x(%p: i32, %q: i32):
  return %p : i32
^y(%r: i32):
  %s = arith.muli %a, %a : i32
  return %s : i32
}
func.func @t4(%a: i32, %n: i32) -> i32 {
  %z = arith.constant 0 : i32
  cf.br ^h(%a, %z, %z : i32, i32, i32)
^h(%x: i32, %i: i32, %dead: i32):
  %one = arith.constant 1 : i32
  %i1 = arith.addi %i, %one : i32
  %d1 = arith.addi %dead, %one : i32
  %g = arith.cmpi slt, %i1, %n : i32
  cf.cond_br %g, ^h(%x, %i1, %d1 : i32, i32, i32), ^e
^e:
  return %x : i32
}
func.func @t5(%a: i32, %c: i1) -> i32 {
  cf.br ^h(%a : i32)
^h(%x: i32):
  cf.cond_br %c, ^h(%x : i32), ^e
^e:
  return %x : i32
}
func.func @t6(%a: i32, %c: i1) -> i32 {
  cf.br ^h(%a : i32)
^h(%x: i32):
  cf.cond_br %c, ^h(%a : i32), ^e
^e:
  return %x : i32
}
func.func @t7(%a: i32, %c: i1) {
  cf.br ^h(%a : i32)
^h(%x: i32):
  %y = func.call @f(%x) : (i32) -> i32
  cf.cond_br %c, ^h(%y : i32), ^e
^e:
  return
}
func.func private @f(i32) -> i32
func.func @t8(%a: i32) -> i32 {
  %0 = arith.muli %a, %a : i32
  %1 = arith.addi %0, %a : i32
  %2 = arith.divsi %a, %0 : i32
  %3 = func.call @f(%a) : (i32) -> i32
  return %a : i32
}

// -----

// region simplification normal: equal blocks, dead arguments
func.func private @f(i32) -> i32
func.func @t1(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^x, ^y
^x:
  %0 = func.call @f(%a) : (i32) -> i32
  return %0 : i32
^y:
  %1 = func.call @f(%a) : (i32) -> i32
  return %1 : i32
}
func.func @t2(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^x, ^y
^x:
  %0 = func.call @f(%a) : (i32) -> i32
  return %0 : i32
^y:
  %1 = func.call @f(%b) : (i32) -> i32
  return %1 : i32
}
func.func @t3(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^x(%a : i32), ^y(%b : i32)
^x(%p: i32):
  %0 = func.call @f(%p) : (i32) -> i32
  return %0 : i32
^y(%q: i32):
  %1 = func.call @f(%q) : (i32) -> i32
  return %1 : i32
}
func.func @t4(%c: i1, %a: i32, %b: i32, %k: i32) -> i32 {
  cf.switch %k : i32, [
    default: ^x,
    1: ^y,
    2: ^z
  ]
^x:
  %0 = func.call @f(%a) : (i32) -> i32
  return %0 : i32
^y:
  %1 = func.call @f(%b) : (i32) -> i32
  return %1 : i32
^z:
  %2 = func.call @f(%k) : (i32) -> i32
  return %2 : i32
}
func.func @t5(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^x, ^y
^x:
  %0 = func.call @f(%a) : (i32) -> i32
  %2 = arith.addi %0, %a : i32
  cf.br ^w(%2 : i32)
^y:
  %1 = func.call @f(%a) : (i32) -> i32
  %3 = arith.addi %1, %b : i32
  cf.br ^w(%3 : i32)
^w(%v: i32):
  return %v : i32
}
func.func @t6(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^x, ^y
^x:
  %0 = func.call @f(%a) : (i32) -> i32
  return %0 : i32
^y:
  %1 = arith.addi %a, %b : i32
  return %1 : i32
}
func.func @t7(%c: i1, %a: i32, %n: i32) -> i32 {
  %z = arith.constant 0 : i32
  cf.br ^h(%z, %z : i32, i32)
^h(%x: i32, %u: i32):
  %one = arith.constant 1 : i32
  %y = arith.addi %x, %one : i32
  %w = arith.addi %u, %one : i32
  %g = arith.cmpi slt, %y, %n : i32
  cf.cond_br %g, ^h(%y, %w : i32, i32), ^e
^e:
  cf.br ^l
^l:
  return %x : i32
}
func.func @t8(%c: i1, %a: i32) {
  cf.cond_br %c, ^x, ^y
^x:
  return
^y:
  return
}
func.func @t9(%c: i1, %a: i32, %b: i32) -> (i32, i32) {
  cf.cond_br %c, ^x, ^y
^x:
  return %a, %a : i32, i32
^y:
  return %b, %b : i32, i32
}
