func.func @price(%k: index) -> (i32, f32) {
  %r:2 = scf.index_switch %k -> i32, f32
  case 0 {
    %a = arith.constant 10 : i32
    %b = arith.constant 1.5 : f32
    scf.yield %a, %b : i32, f32
  }
  case 3 {
    %a = arith.constant 33 : i32
    %b = arith.constant 2.25 : f32
    scf.yield %a, %b : i32, f32
  }
  case -4 {
    %a = arith.constant 44 : i32
    %b = arith.constant 0.5 : f32
    scf.yield %a, %b : i32, f32
  }
  default {
    %a = arith.index_cast %k : index to i32
    %b = arith.sitofp %a : i32 to f32
    scf.yield %a, %b : i32, f32
  }
  return %r#0, %r#1 : i32, f32
}
func.func @main() -> i32 {
  %lb = arith.constant -6 : index
  %ub = arith.constant 6 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %zf = arith.constant 0.0 : f32
  %r:2 = scf.for %i = %lb to %ub step %c1 iter_args(%a = %z, %b = %zf) -> (i32, f32) {
    %p:2 = func.call @price(%i) : (index) -> (i32, f32)
    %x = arith.addi %a, %p#0 : i32
    %y = arith.addf %b, %p#1 : f32
    scf.yield %x, %y : i32, f32
  }
  %q = arith.constant 4.0 : f32
  %s = arith.mulf %r#1, %q : f32
  %t = arith.fptosi %s : f32 to i32
  %u = arith.addi %r#0, %t : i32
  %c = arith.constant 255 : i32
  %m = arith.andi %u, %c : i32
  return %m : i32
}
