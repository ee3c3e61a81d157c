// RUN-FLAGS: --remove-dead-values
func.func @f(%n: index, %c: i1, %q: i32) {
  %k = arith.constant 7 : index
  %m = arith.muli %n, %k : index
  %x = scf.if %c -> i32 {
    %z = arith.addi %q, %q : i32
    scf.yield %z : i32
  } else {
    scf.yield %q : i32
  }
  %e = scf.execute_region -> i32 {
    %z = arith.muli %q, %q : i32
    scf.yield %z : i32
  }
  scf.for %i = %n to %m step %k {
    %z = arith.addi %i, %m : index
  }
  %s = scf.index_switch %m -> i32
  case 2 { scf.yield %q : i32 }
  default { scf.yield %e : i32 }
  return }
