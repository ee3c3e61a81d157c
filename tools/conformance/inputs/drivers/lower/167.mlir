// RUN-FLAGS: --convert-scf-to-cf
// A condition that is a complement folds: the branches change places, in a conversion as elsewhere.
func.func @complement(%c: i1, %a: i32, %b: i32) -> i32 {
  %true = arith.constant true
  %n = arith.xori %c, %true : i1
  %r = scf.if %n -> (i32) {
    %x = arith.addi %a, %b : i32
    scf.yield %x : i32
  } else {
    %inner = scf.if %n -> (i32) { scf.yield %a : i32 } else { scf.yield %b : i32 }
    scf.yield %inner : i32
  }
  return %r : i32
}
func.func @twice(%c: i1, %a: i32, %b: i32) -> i32 {
  %true = arith.constant true
  %n = arith.xori %c, %true : i1
  %m = arith.xori %n, %true : i1
  %r = scf.if %m -> (i32) { scf.yield %a : i32 } else { scf.yield %b : i32 }
  return %r : i32
}
func.func private @seen(i32)
func.func @no_else(%c: i1, %a: i32) {
  %true = arith.constant true
  %n = arith.xori %c, %true : i1
  scf.if %n { func.call @seen(%a) : (i32) -> () }
  return
}
