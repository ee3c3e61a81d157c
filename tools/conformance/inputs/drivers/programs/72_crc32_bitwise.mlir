func.func @byte(%crc: i32, %b: i8) -> i32 {
  %e = arith.extui %b : i8 to i32
  %x = arith.xori %crc, %e : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %one = arith.constant 1 : i32
  %poly = arith.constant 0xEDB88320 : i32
  %r = scf.for %i = %c0 to %c8 step %c1 iter_args(%v = %x) -> (i32) {
    %bit = arith.trunci %v : i32 to i1
    %s = arith.shrui %v, %one : i32
    %p = arith.xori %s, %poly : i32
    %n = arith.select %bit, %p, %s : i32
    scf.yield %n : i32
  }
  return %r : i32
}
func.func @main() -> i32 {
  %z = arith.constant -1 : i32
  %a = arith.constant 77 : i8
  %b = arith.constant 76 : i8
  %c = arith.constant 73 : i8
  %d = arith.constant 82 : i8
  %0 = call @byte(%z, %a) : (i32, i8) -> i32
  %1 = call @byte(%0, %b) : (i32, i8) -> i32
  %2 = call @byte(%1, %c) : (i32, i8) -> i32
  %3 = call @byte(%2, %d) : (i32, i8) -> i32
  %n = arith.xori %3, %z : i32
  %m = arith.constant 251 : i32
  %r = arith.remui %n, %m : i32
  return %r : i32
}
