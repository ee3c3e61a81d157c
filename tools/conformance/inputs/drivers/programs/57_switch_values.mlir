func.func @days(%month: i32, %leap: i1) -> i32 {
  %c28 = arith.constant 28 : i32
  %c29 = arith.constant 29 : i32
  %c30 = arith.constant 30 : i32
  %c31 = arith.constant 31 : i32
  cf.switch %month : i32, [
    default: ^out(%c31 : i32),
    2: ^feb(%leap : i1),
    4: ^out(%c30 : i32),
    6: ^out(%c30 : i32),
    9: ^out(%c30 : i32),
    11: ^out(%c30 : i32)
  ]
^feb(%l: i1):
  %f = arith.select %l, %c29, %c28 : i32
  cf.br ^out(%f : i32)
^out(%r: i32):
  return %r : i32
}
func.func @main() -> i32 {
  %c1 = arith.constant 1 : i32
  %c13 = arith.constant 13 : i32
  %z = arith.constant 0 : i32
  %t = arith.constant true
  %r = scf.for %m = %c1 to %c13 step %c1 iter_args(%a = %z) -> (i32) : i32 {
    %d = func.call @days(%m, %t) : (i32, i1) -> i32
    %q = arith.muli %d, %m : i32
    %s = arith.addi %a, %q : i32
    scf.yield %s : i32
  }
  %c = arith.constant 255 : i32
  %x = arith.andi %r, %c : i32
  return %x : i32
}
