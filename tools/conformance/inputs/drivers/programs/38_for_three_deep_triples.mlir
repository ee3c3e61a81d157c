func.func @triples(%n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %count = scf.for %a = %c1 to %n step %c1 iter_args(%x = %c0) -> (i32) : i32 {
    %y = scf.for %b = %a to %n step %c1 iter_args(%x1 = %x) -> (i32) : i32 {
      %z = scf.for %c = %b to %n step %c1 iter_args(%x2 = %x1) -> (i32) : i32 {
        %aa = arith.muli %a, %a : i32
        %bb = arith.muli %b, %b : i32
        %cc = arith.muli %c, %c : i32
        %s = arith.addi %aa, %bb : i32
        %e = arith.cmpi eq, %s, %cc : i32
        %q = scf.if %e -> (i32) {
          %p = arith.addi %x2, %c : i32
          scf.yield %p : i32
        } else {
          scf.yield %x2 : i32
        }
        scf.yield %q : i32
      }
      scf.yield %z : i32
    }
    scf.yield %y : i32
  }
  return %count : i32
}
func.func @main() -> i32 {
  %n = arith.constant 30 : i32
  %r = call @triples(%n) : (i32) -> i32
  %c = arith.constant 255 : i32
  %m = arith.andi %r, %c : i32
  return %m : i32
}
