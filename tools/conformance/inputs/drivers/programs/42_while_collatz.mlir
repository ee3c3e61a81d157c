func.func @steps(%n: i64) -> i32 {
  %c0 = arith.constant 0 : i32
  %one = arith.constant 1 : i64
  %r:2 = scf.while (%x = %n, %k = %c0) : (i64, i32) -> (i64, i32) {
    %go = arith.cmpi ne, %x, %one : i64
    scf.condition(%go) %x, %k : i64, i32
  } do {
  ^bb0(%x: i64, %k: i32):
    %odd = arith.trunci %x : i64 to i1
    %c3 = arith.constant 3 : i64
    %t = arith.muli %x, %c3 : i64
    %u = arith.addi %t, %one : i64
    %h = arith.shrui %x, %one : i64
    %y = arith.select %odd, %u, %h : i64
    %i1 = arith.constant 1 : i32
    %k1 = arith.addi %k, %i1 : i32
    scf.yield %y, %k1 : i64, i32
  }
  return %r#1 : i32
}
func.func @main() -> i32 {
  %a = arith.constant 27 : i64
  %b = arith.constant 97 : i64
  %x = call @steps(%a) : (i64) -> i32
  %y = call @steps(%b) : (i64) -> i32
  %s = arith.addi %x, %y : i32
  return %s : i32
}
