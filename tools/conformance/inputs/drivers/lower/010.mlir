// RUN-FLAGS: --allow-unregistered-dialect --convert-scf-to-cf
// Operations nobody knows stay where they are, and what is in them is still converted.
func.func @mixed(%c: i1, %n: index) {
  "foreign.wrap"() ({
    scf.if %c {
      "foreign.leaf"(%n) {k = 1 : i32} : (index) -> ()
    }
    "foreign.end"() : () -> ()
  }) : () -> ()
  %v = "foreign.make"() : () -> !foreign.ty
  %r = scf.if %c -> !foreign.ty {
    scf.yield %v : !foreign.ty
  } else {
    %w = "foreign.other"(%v) : (!foreign.ty) -> !foreign.ty
    scf.yield %w : !foreign.ty
  }
  "foreign.use"(%r) : (!foreign.ty) -> ()
  return
}
