// RUN-FLAGS: --allow-unregistered-dialect --convert-scf-to-cf
// A structured operation where a single block is required: the result cannot stand.
func.func @single(%c: i1, %n: index) {
  "foreign.region"() ({
    scf.for %i = %n to %n step %n {
      scf.if %c {
        "foreign.x"(%i) : (index) -> ()
      }
    }
    "foreign.end"() : () -> ()
  }, {
  ^bb0(%z: i32):
    scf.while : () -> () {
      scf.condition(%c)
    } do {
      scf.yield
    }
    "foreign.end"(%z) : (i32) -> ()
  }) : () -> ()
  return
}
