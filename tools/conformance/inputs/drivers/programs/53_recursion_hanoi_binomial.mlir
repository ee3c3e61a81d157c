func.func @hanoi(%n: i16, %from: i16, %to: i16) -> i16 {
  %z = arith.constant 0 : i16
  %done = arith.cmpi eq, %n, %z : i16
  cf.cond_br %done, ^end(%z : i16), ^move
^move:
  %six = arith.constant 6 : i16
  %one = arith.constant 1 : i16
  %ft = arith.addi %from, %to : i16
  %via = arith.subi %six, %ft : i16
  %m = arith.subi %n, %one : i16
  %a = call @hanoi(%m, %from, %via) : (i16, i16, i16) -> i16
  %b = call @hanoi(%m, %via, %to) : (i16, i16, i16) -> i16
  %s = arith.addi %a, %b : i16
  %w = arith.muli %from, %to : i16
  %t = arith.addi %s, %w : i16
  cf.br ^end(%t : i16)
^end(%r: i16):
  return %r : i16
}
func.func @binom(%n: i32, %k: i32) -> i32 {
  %z = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %k0 = arith.cmpi eq, %k, %z : i32
  %kn = arith.cmpi eq, %k, %n : i32
  %edge = arith.ori %k0, %kn : i1
  %r = scf.if %edge -> i32 {
    scf.yield %one : i32
  } else {
    %m = arith.subi %n, %one : i32
    %j = arith.subi %k, %one : i32
    %a = func.call @binom(%m, %j) : (i32, i32) -> i32
    %b = func.call @binom(%m, %k) : (i32, i32) -> i32
    %s = arith.addi %a, %b : i32
    scf.yield %s : i32
  }
  return %r : i32
}
func.func @main() -> i32 {
  %n = arith.constant 7 : i16
  %a = arith.constant 1 : i16
  %b = arith.constant 3 : i16
  %h = call @hanoi(%n, %a, %b) : (i16, i16, i16) -> i16
  %c9 = arith.constant 9 : i32
  %c4 = arith.constant 4 : i32
  %q = call @binom(%c9, %c4) : (i32, i32) -> i32
  %he = arith.extui %h : i16 to i32
  %s = arith.addi %he, %q : i32
  %c = arith.constant 255 : i32
  %r = arith.andi %s, %c : i32
  return %r : i32
}
