// RUN-FLAGS: --convert-scf-to-cf
// A yield that goes to an operation that does not exist is not there to convert; an unknown parent keeps its own.
func.func @ok(%a: i32) -> i32 {
  %r = scf.while (%x = %a) : (i32) -> i32 {
    %c = arith.constant false
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%v: i32):
    scf.yield %v : i32
  }
  return %r : i32
}
