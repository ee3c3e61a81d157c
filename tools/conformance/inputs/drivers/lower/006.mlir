// RUN-FLAGS: --convert-scf-to-cf
func.func @switch(%k: index, %a: i32) -> i32 {
  scf.index_switch %k
  case 2 {
    %t = arith.addi %a, %a : i32
    scf.yield
  }
  default {
  }
  %r:2 = scf.index_switch %k -> i32, f32
  case 5 {
    %x = arith.constant 1 : i32
    %f = arith.constant 1.0 : f32
    scf.yield %x, %f : i32, f32
  }
  case -1 {
    %f = arith.constant 2.0 : f32
    scf.yield %a, %f : i32, f32
  }
  case 5000000000 {
    %f = arith.constant 3.0 : f32
    scf.yield %a, %f : i32, f32
  }
  default {
    %f = arith.constant 4.0 : f32
    scf.yield %a, %f : i32, f32
  }
  %d = scf.index_switch %k -> i32
  default {
    scf.yield %a : i32
  }
  return %r#0 : i32
}
