// RUN-FLAGS: --convert-scf-to-cf
func.func @regions(%a: i32, %c: i1) -> i32 {
  scf.execute_region {
    scf.yield
  }
  %r = scf.execute_region -> i32 no_inline {
    cf.cond_br %c, ^x(%a : i32), ^y
  ^x(%q: i32):
    scf.yield %q : i32
  ^y:
    scf.yield %a : i32
  }
  return %r : i32
}
