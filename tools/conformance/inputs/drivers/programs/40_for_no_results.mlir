// A loop that only checks: its assertion never fires.
func.func @check(%n: i64) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  scf.for %i = %c0 to %n step %c1 : i64 {
    %ok = arith.cmpi slt, %i, %n : i64
    cf.assert %ok, "the counter stays below the bound"
  }
  return
}
func.func @main() -> i32 {
  %n = arith.constant 12 : i64
  call @check(%n) : (i64) -> ()
  %r = arith.constant 19 : i32
  return %r : i32
}
