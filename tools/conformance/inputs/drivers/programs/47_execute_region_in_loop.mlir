func.func @work(%n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 1 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %z) -> (i32) {
    %v = scf.execute_region -> i32 {
      %t = arith.index_cast %i : index to i32
      cf.switch %t : i32, [
        default: ^other(%a : i32),
        2: ^two(%t : i32),
        5: ^five
      ]
    ^two(%k: i32):
      %s2 = arith.shli %a, %k : i32
      scf.yield %s2 : i32
    ^five:
      cf.br ^two(%t : i32)
    ^other(%o: i32):
      %e = arith.addi %o, %t : i32
      scf.yield %e : i32
    }
    scf.yield %v : i32
  }
  return %r : i32
}
func.func @main() -> i32 {
  %n = arith.constant 9 : index
  %r = call @work(%n) : (index) -> i32
  %c = arith.constant 251 : i32
  %m = arith.remui %r, %c : i32
  return %m : i32
}
