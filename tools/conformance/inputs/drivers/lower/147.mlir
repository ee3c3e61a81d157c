// RUN-FLAGS: --convert-func-to-llvm
func.func @c(%d: i64) -> i64 { %x = arith.constant -1 : i64
  %q = arith.ori %d, %x : i64
  return %q : i64 }
func.func @d(%i: i32) -> i32 { %x = arith.constant -1 : i32
  %n = arith.xori %i, %x : i32
  %q = arith.ori %n, %i : i32
  return %q : i32 }
func.func @e(%i: i32) -> i32 { %x = arith.constant -1 : i32
  %n = arith.xori %i, %x : i32
  %q = arith.ori %i, %n : i32
  return %q : i32 }
