func.func @pick(%x: i32) -> i32 {
  %r = scf.execute_region -> i32 {
    %c10 = arith.constant 10 : i32
    %big = arith.cmpi sgt, %x, %c10 : i32
    cf.cond_br %big, ^large(%x : i32), ^small
  ^large(%v: i32):
    %t = arith.muli %v, %v : i32
    cf.br ^done(%t : i32)
  ^small:
    %u = arith.addi %x, %c10 : i32
    scf.yield %u : i32
  ^done(%w: i32):
    %c1 = arith.constant 1 : i32
    %d = arith.subi %w, %c1 : i32
    scf.yield %d : i32
  }
  scf.execute_region {
    scf.yield
  }
  %q:2 = scf.execute_region -> (i32, i1) no_inline {
    %f = arith.constant false
    scf.yield %r, %f : i32, i1
  }
  return %q#0 : i32
}
func.func @main() -> i32 {
  %a = arith.constant 3 : i32
  %b = arith.constant 14 : i32
  %x = call @pick(%a) : (i32) -> i32
  %y = call @pick(%b) : (i32) -> i32
  %s = arith.addi %x, %y : i32
  return %s : i32
}
