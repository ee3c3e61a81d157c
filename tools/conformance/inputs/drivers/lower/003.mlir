// RUN-FLAGS: --convert-scf-to-cf
func.func @ifs(%c: i1, %d: i1, %a: i32) -> i32 {
  scf.if %c {
  }
  scf.if %c {
    %x = arith.addi %a, %a : i32
  } else {
    %y = arith.muli %a, %a : i32
  }
  %r:2 = scf.if %c -> (i32, i1) {
    %q = scf.if %d -> i32 {
      scf.yield %a : i32
    } else {
      %z = arith.subi %a, %a : i32
      scf.yield %z : i32
    }
    scf.yield %q, %d : i32, i1
  } else {
    scf.yield %a, %c : i32, i1
  }
  return %r#0 : i32
}
