func.func @isqrt(%n: i32) -> i32 {
  %z = arith.constant 0 : i32
  %ok = arith.cmpi sge, %n, %z : i32
  cf.assert %ok, "isqrt of a negative number"
  %one = arith.constant 1 : i32
  %r = scf.while (%k = %z) : (i32) -> i32 {
    %k1 = arith.addi %k, %one : i32
    %sq = arith.muli %k1, %k1 : i32
    %go = arith.cmpi sle, %sq, %n : i32
    scf.condition(%go) %k : i32
  } do {
  ^bb0(%k: i32):
    %k1 = arith.addi %k, %one : i32
    cf.assert %ok, "still \"fine\"\n"
    scf.yield %k1 : i32
  }
  %sq = arith.muli %r, %r : i32
  %le = arith.cmpi sle, %sq, %n : i32
  cf.assert %le, "result too large"
  return %r : i32
}
func.func @main() -> i32 {
  %n = arith.constant 15130 : i32
  %r = call @isqrt(%n) : (i32) -> i32
  return %r : i32
}
