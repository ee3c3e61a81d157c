func.func @ack(%m: i32, %n: i32) -> i32 {
  %z = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %m0 = arith.cmpi eq, %m, %z : i32
  %r = scf.if %m0 -> i32 {
    %s = arith.addi %n, %one : i32
    scf.yield %s : i32
  } else {
    %n0 = arith.cmpi eq, %n, %z : i32
    %md = arith.subi %m, %one : i32
    %t = scf.if %n0 -> i32 {
      %u = func.call @ack(%md, %one) : (i32, i32) -> i32
      scf.yield %u : i32
    } else {
      %nd = arith.subi %n, %one : i32
      %in = func.call @ack(%m, %nd) : (i32, i32) -> i32
      %u = func.call @ack(%md, %in) : (i32, i32) -> i32
      scf.yield %u : i32
    }
    scf.yield %t : i32
  }
  return %r : i32
}
func.func @main() -> i32 {
  %a = arith.constant 2 : i32
  %b = arith.constant 7 : i32
  %r = call @ack(%a, %b) : (i32, i32) -> i32
  return %r : i32
}
