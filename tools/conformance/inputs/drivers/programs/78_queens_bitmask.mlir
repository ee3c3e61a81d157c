func.func @place(%all: i32, %cols: i32, %l: i32, %r: i32) -> i32 {
  %z = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %full = arith.cmpi eq, %cols, %all : i32
  %ans = scf.if %full -> i32 {
    scf.yield %one : i32
  } else {
    %a = arith.ori %cols, %l : i32
    %b = arith.ori %a, %r : i32
    %m = arith.constant -1 : i32
    %nb = arith.xori %b, %m : i32
    %free = arith.andi %nb, %all : i32
    %w:2 = scf.while (%f = %free, %n = %z) : (i32, i32) -> (i32, i32) {
      %go = arith.cmpi ne, %f, %z : i32
      scf.condition(%go) %f, %n : i32, i32
    } do {
    ^bb0(%f: i32, %n: i32):
      %neg = arith.subi %z, %f : i32
      %bit = arith.andi %f, %neg : i32
      %f1 = arith.xori %f, %bit : i32
      %c2 = arith.ori %cols, %bit : i32
      %l1 = arith.ori %l, %bit : i32
      %l2 = arith.shli %l1, %one : i32
      %r1 = arith.ori %r, %bit : i32
      %r2 = arith.shrui %r1, %one : i32
      %k = func.call @place(%all, %c2, %l2, %r2) : (i32, i32, i32, i32) -> i32
      %n1 = arith.addi %n, %k : i32
      scf.yield %f1, %n1 : i32, i32
    }
    scf.yield %w#1 : i32
  }
  return %ans : i32
}
func.func @main() -> i32 {
  %all = arith.constant 127 : i32
  %z = arith.constant 0 : i32
  %r = call @place(%all, %z, %z, %z) : (i32, i32, i32, i32) -> i32
  return %r : i32
}
