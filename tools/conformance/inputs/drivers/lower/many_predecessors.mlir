// RUN-FLAGS: --split-input-file --allow-unregistered-dialect --int-range-optimizations
// Blocks, regions and functions that control reaches from more than eight places, some of which pass on what they got.
func.func @loop(%q: i32, %c: i1) -> (i32, i32) {
  %z = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  cf.br ^h(%z, %z : i32, i32)
^h(%x: i32, %y: i32):
  cf.switch %q : i32, [
    default: ^e,
    0: ^b0,
    1: ^b1,
    2: ^b2,
    3: ^b3,
    4: ^b4,
    5: ^b5,
    6: ^b6,
    7: ^b7,
    8: ^b8,
    9: ^b9,
    10: ^b10,
    11: ^b11
  ]
^b0:
  cf.br ^h(%x, %y : i32, i32)
^b1:
  cf.br ^h(%y, %x : i32, i32)
^b2:
  cf.br ^h(%one, %y : i32, i32)
^b3:
  cf.br ^h(%z, %one : i32, i32)
^b4:
  cf.br ^h(%x, %y : i32, i32)
^b5:
  cf.br ^h(%y, %x : i32, i32)
^b6:
  cf.br ^h(%one, %y : i32, i32)
^b7:
  cf.br ^h(%z, %one : i32, i32)
^b8:
  cf.br ^h(%x, %y : i32, i32)
^b9:
  cf.br ^h(%y, %y : i32, i32)
^b10:
  cf.br ^h(%one, %y : i32, i32)
^b11:
  cf.br ^h(%z, %y : i32, i32)
^e:
  %s = arith.andi %x, %one : i32
  %r = arith.cmpi ult, %s, %q : i32
  %k = arith.constant 2 : i32
  %t = arith.cmpi ult, %x, %k : i32
  %u = arith.extui %t : i1 to i32
  return %u, %y : i32, i32
}
// -----
func.func @regions(%i: index) -> (i32, i32) {
  %five = arith.constant 5 : i32
  %r:2 = scf.index_switch %i -> i32, i32
  case 0 {
    %v = arith.constant 3 : i32
    scf.yield %five, %v : i32, i32
  }
  case 1 {
    %v = arith.constant 3 : i32
    scf.yield %five, %v : i32, i32
  }
  case 2 {
    %v = arith.constant 3 : i32
    scf.yield %five, %v : i32, i32
  }
  case 3 {
    %v = arith.constant 3 : i32
    scf.yield %five, %v : i32, i32
  }
  case 4 {
    %v = arith.constant 3 : i32
    scf.yield %five, %v : i32, i32
  }
  case 5 {
    %v = arith.constant 3 : i32
    scf.yield %five, %v : i32, i32
  }
  case 6 {
    %v = arith.constant 3 : i32
    scf.yield %five, %v : i32, i32
  }
  case 7 {
    %v = arith.constant 3 : i32
    scf.yield %five, %v : i32, i32
  }
  case 8 {
    %v = arith.constant 3 : i32
    scf.yield %five, %v : i32, i32
  }
  case 9 {
    %v = arith.constant 3 : i32
    scf.yield %five, %v : i32, i32
  }
  case 10 {
    %v = arith.constant 3 : i32
    scf.yield %five, %v : i32, i32
  }
  case 11 {
    %v = arith.constant 4 : i32
    scf.yield %five, %v : i32, i32
  }
  default {
    %v = arith.constant 3 : i32
    scf.yield %five, %v : i32, i32
  }
  %ten = arith.constant 10 : i32
  %t = arith.cmpi slt, %r#1, %ten : i32
  %u = arith.extui %t : i1 to i32
  return %r#0, %u : i32, i32
}
// -----
func.func private @f(%x: i32, %y: i32) -> (i32, i32) {
  return %x, %y : i32, i32
}
func.func @calls() -> (i32, i32, i32) {
  %seven = arith.constant 7 : i32
  %c0 = arith.constant 0 : i32
  %a0:2 = func.call @f(%seven, %c0) : (i32, i32) -> (i32, i32)
  %c1 = arith.constant 1 : i32
  %a1:2 = func.call @f(%seven, %c1) : (i32, i32) -> (i32, i32)
  %c2 = arith.constant 2 : i32
  %a2:2 = func.call @f(%seven, %c2) : (i32, i32) -> (i32, i32)
  %c3 = arith.constant 3 : i32
  %a3:2 = func.call @f(%seven, %c3) : (i32, i32) -> (i32, i32)
  %c4 = arith.constant 4 : i32
  %a4:2 = func.call @f(%seven, %c4) : (i32, i32) -> (i32, i32)
  %c5 = arith.constant 5 : i32
  %a5:2 = func.call @f(%seven, %c5) : (i32, i32) -> (i32, i32)
  %c6 = arith.constant 6 : i32
  %a6:2 = func.call @f(%seven, %c6) : (i32, i32) -> (i32, i32)
  %c7 = arith.constant 7 : i32
  %a7:2 = func.call @f(%seven, %c7) : (i32, i32) -> (i32, i32)
  %c8 = arith.constant 8 : i32
  %a8:2 = func.call @f(%seven, %c8) : (i32, i32) -> (i32, i32)
  %c9 = arith.constant 9 : i32
  %a9:2 = func.call @f(%seven, %c9) : (i32, i32) -> (i32, i32)
  %c10 = arith.constant 10 : i32
  %a10:2 = func.call @f(%seven, %c10) : (i32, i32) -> (i32, i32)
  %c11 = arith.constant 11 : i32
  %a11:2 = func.call @f(%seven, %c11) : (i32, i32) -> (i32, i32)
  %k = arith.constant 12 : i32
  %t = arith.cmpi ult, %a0#1, %k : i32
  %u = arith.extui %t : i1 to i32
  return %a3#0, %a5#1, %u : i32, i32, i32
}
// -----
// An argument that grows while its block is visited is passed on by a later predecessor.
func.func @f(%p: i1, %q: i32, %u: i1) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %three = arith.constant 3 : i32
  %false = arith.constant false
  %true = arith.constant true
  cf.switch %q : i32, [
    default: ^d(%zero, %zero : i32, i32),
    1: ^d(%zero, %zero : i32, i32),
    2: ^d(%zero, %zero : i32, i32),
    3: ^d(%zero, %zero : i32, i32),
    4: ^d(%zero, %zero : i32, i32),
    5: ^d(%zero, %zero : i32, i32),
    6: ^d(%zero, %zero : i32, i32),
    7: ^d(%zero, %zero : i32, i32),
    8: ^d(%zero, %zero : i32, i32)
  ]
^d(%x: i32, %y: i32):
  cf.cond_br %p, ^m(%false : i1), ^n0
^n0:
  cf.br ^n1
^n1:
  cf.br ^m(%true : i1)
^m3:
  cf.cond_br %u, ^d(%zero, %x : i32, i32), ^ret(%zero : i32)
^m2:
  cf.cond_br %c, ^e, ^m3
^m(%c: i1):
  cf.cond_br %c, ^d(%one, %zero : i32, i32), ^m2
^e:
  %z = arith.addi %x, %y : i32
  %cmp1 = arith.cmpi slt, %x, %two : i32
  %cmp2 = arith.cmpi slt, %y, %two : i32
  %cmp3 = arith.cmpi slt, %z, %three : i32
  "t.use"(%cmp1, %cmp2, %cmp3) : (i1,i1,i1) -> ()
  cf.br ^ret(%z : i32)
^ret(%r: i32):
  return %r : i32
}
